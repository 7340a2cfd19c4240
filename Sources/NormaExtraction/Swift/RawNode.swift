// A node of the raw tree with its place: the walk uses it instead of typed nodes, which cost memory and time.

import NormaText
@_spi(RawSyntax) import SwiftSyntax

/// A raw node and its start, including the white space and comments before it.
///
/// Valid while the tree is alive.
package struct RawNode {
    let raw: RawSyntax
    let start: Int

    var kind: SyntaxKind { raw.kind }
    var end: Int { start + raw.byteLength }
    /// The children by slot; an empty slot is nil. A token has no slots.
    var children: UnsafeBufferPointer<RawSyntax?> { raw.slots }

    /// The child in a slot; nil if the slot is empty or doesn't exist.
    ///
    /// Cost: linear in the number of the slot.
    func child(_ slot: Int) -> RawNode? {
        let children = children
        guard slot >= 0, slot < children.count, let child = children[slot] else { return nil }
        var start = start
        for index in 0..<slot {
            if let earlier = children[index] { start += earlier.byteLength }
        }
        return RawNode(raw: child, start: start)
    }

    /// Whether a slot is filled.
    func has(_ slot: Int) -> Bool {
        let children = children
        return slot >= 0 && slot < children.count && children[slot] != nil
    }

    /// The filled slots of the node in a slot, in order, without an array; none if the slot is empty.
    func elements(in slot: Int) -> RawElements {
        guard let child = child(slot) else { return RawElements() }
        return RawElements(of: child)
    }

    /// The filled slots in order; for collections.
    func elements() -> [RawNode] {
        var start = start
        var result: [RawNode] = []
        for case let child? in children {
            result.append(RawNode(raw: child, start: start))
            start += child.byteLength
        }
        return result
    }

    /// The range of a token's text, without white space and comments around it; empty for a node or a missing token.
    var tokenRange: ByteRange {
        guard let token = raw.tokenView, token.presence == .present else { return ByteRange(start, start) }
        let textStart = start + token.leadingTriviaByteLength
        return ByteRange(textStart, textStart + token.textByteLength)
    }

    /// The range of the name in an identifier token: the token's text without backticks.
    func nameRange(in bytes: UnsafeBufferPointer<UInt8>) -> ByteRange { tokenRange.withoutBackticks(in: bytes) }
}

/// The children of a node one after another.
struct RawElements: Sequence, IteratorProtocol {
    private var children = UnsafeBufferPointer<RawSyntax?>(start: nil, count: 0)
    private var start = 0
    private var slot = 0

    init() {}

    init(of node: RawNode) {
        children = node.children
        start = node.start
    }

    mutating func next() -> RawNode? {
        while slot < children.count {
            let child = children[slot]
            slot += 1
            guard let child else { continue }
            defer { start += child.byteLength }
            return RawNode(raw: child, start: start)
        }
        return nil
    }
}

extension RawSyntax {
    var slots: UnsafeBufferPointer<RawSyntax?> {
        guard let layout = layoutView else { return UnsafeBufferPointer(start: nil, count: 0) }
        // The buffer lives in the tree's arena, so it outlives the closure.
        return layout.children.withContiguousStorageIfAvailable { $0 } ?? UnsafeBufferPointer(start: nil, count: 0)
    }
}

extension ByteRange {
    func withoutBackticks(in bytes: UnsafeBufferPointer<UInt8>) -> ByteRange {
        let tick = UInt8(ascii: "`")
        guard count > 2, bytes.byte(at: start) == tick, bytes.byte(at: end - 1) == tick else { return self }
        return ByteRange(start: start + 1, end: end - 1)
    }
}
