// Source text as facts keep it: short, without insignificant white space and comments.

import NormaFacts
import NormaText
@_spi(RawSyntax) import SwiftSyntax

extension UInt8 {
    var isLetterOrDigit: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }

    /// Part of a word: letters, digits, underscores, backticks and all non-ASCII bytes.
    var isWordPart: Bool {
        isLetterOrDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: "`") || self >= 0x80
    }

    var isWhiteSpace: Bool { self == 0x20 || (self >= 0x09 && self <= 0x0D) || self == 0 }
}

extension SourceWalk {
    /// The longest value that a declaration's fact keeps, in bytes.
    private static let longestValue = 80

    /// The source of a range without white space and comments; one space between two words is kept on request.
    mutating func codeText(_ range: ByteRange, spacesBetweenWords: Bool = true) -> NameID {
        let slice = bytes.slice(range)
        if !slice.contains(where: { $0.isWhiteSpace || $0 == UInt8(ascii: "/") }) {
            return context.names.number(of: slice)
        }
        var text: [UInt8] = []
        var index = Int(range.start)
        let end = Int(range.end)
        var isApart = false
        while index < end {
            let byte = source[index]
            if let next = endOfSpace(at: index, end: end) {
                isApart = true
                index = next
                continue
            }
            if isApart, spacesBetweenWords, let last = text.last, last.isWordPart, byte.isWordPart {
                text.append(0x20)
            }
            isApart = false
            let next = byte == UInt8(ascii: "\"") ? endOfLiteral(at: index, end: end) : index + 1
            text.append(contentsOf: bytes.slice(ByteRange(index, next)))
            index = next
        }
        return text.withUnsafeBufferPointer { context.names.number(of: $0) }
    }

    /// The end of the white space or comment that begins here; nil if neither does.
    private func endOfSpace(at index: Int, end: Int) -> Int? {
        let byte = source[index]
        if byte.isWhiteSpace { return index + 1 }
        guard byte == UInt8(ascii: "/"), index + 1 < end else { return nil }
        let second = source[index + 1]
        guard second == UInt8(ascii: "/") || second == UInt8(ascii: "*") else { return nil }
        return CommentScan.comment(at: index, in: source, end: end).end
    }

    /// The approximate end of the string literal that begins here: escaped quotes are skipped.
    private func endOfLiteral(at index: Int, end: Int) -> Int {
        var index = index + 1
        while index < end {
            let byte = source[index]
            index += byte == UInt8(ascii: "\\") ? 2 : 1
            if byte == UInt8(ascii: "\"") { break }
        }
        return min(index, end)
    }

    /// The source of a type without generic arguments, white space and comments.
    mutating func nameWithoutGenerics(_ range: ByteRange) -> NameID {
        let slice = bytes.slice(range)
        if slice.allSatisfy({ $0.isWordPart && $0 != UInt8(ascii: "`") }) { return context.names.number(of: slice) }
        var text: [UInt8] = []
        var depth = 0
        var index = Int(range.start)
        while index < Int(range.end) {
            let byte = source[index]
            if let next = endOfSpace(at: index, end: Int(range.end)) {
                index = next
                continue
            }
            index += 1
            if byte == UInt8(ascii: "<") { depth += 1 }
            if depth == 0, byte != UInt8(ascii: "`") { text.append(byte) }
            if byte == UInt8(ascii: ">"), depth > 0 { depth -= 1 }
        }
        return text.withUnsafeBufferPointer { context.names.number(of: $0) }
    }

    /// The source of a value if it is short and on one line; otherwise the empty name.
    mutating func shortValue(_ node: RawNode) -> NameID {
        guard node.end - node.start <= Self.longestValue * 4 else { return .empty }
        let range = trimmed(node, end: node.end)
        let slice = bytes.slice(range)
        guard slice.count <= Self.longestValue, !slice.contains(where: { $0 == 0x0A || $0 == 0x0D }) else {
            return .empty
        }
        return context.names.number(of: slice)
    }

    // MARK: - Places

    /// The range of a node without the white space and comments around it.
    mutating func trimmed(_ node: RawNode, end: Int) -> ByteRange {
        ByteRange(start: trimmedStart(of: node), end: trimmedEnd(of: node, end: end))
    }

    mutating func trimmedStart(of node: RawNode) -> Int32 { ends.start(of: node) }

    mutating func trimmedEnd(of node: RawNode, end: Int) -> Int32 { ends.end(of: node, end: end) }

    /// The range between the braces of a block; empty if there is none.
    mutating func insideBraces(_ block: RawNode?) -> ByteRange {
        guard let block, let left = block.child(Slot.CodeBlock.leftBrace)?.tokenRange, !left.isEmpty else {
            return .empty
        }
        let right = block.child(Slot.CodeBlock.rightBrace)?.tokenRange
        let end = right.map { $0.isEmpty ? trimmedEnd(of: block, end: block.end) : $0.start } ?? left.end
        return ByteRange(start: left.end, end: end)
    }

    func statementCount(_ list: RawNode?) -> Int16 { Int16(clamping: list?.children.count ?? 0) }
}

/// The ranges of nodes' texts. The last answers are cached, because nodes that begin together are looked up one after
/// another. So are answers that took many steps down the tree: otherwise a long chain would be searched once for each
/// of its links.
struct TokenEnds {
    /// With fewer steps, searching again is as fast as a lookup.
    private static let few = 16

    private var lastStart = (outer: -1, inner: Int32(0))
    private var lastEnd = (outer: -1, inner: Int32(0))
    private var deepStarts: [Int: Int32] = [:]
    private var deepEnds: [Int: Int32] = [:]

    /// The start of the first token's text.
    mutating func start(of node: RawNode) -> Int32 {
        if node.start == lastStart.outer { return lastStart.inner }
        if !deepStarts.isEmpty, let known = deepStarts[node.start] { return known }
        var raw = node.raw
        var steps = 0
        while raw.kind != .token {
            guard let child = raw.slots.first(where: { ($0?.byteLength ?? 0) > 0 }), let child else { break }
            raw = child
            steps += 1
        }
        guard let token = raw.tokenView, raw.byteLength > 0 else { return Int32(clamping: node.start) }
        lastStart = (node.start, Int32(clamping: node.start + token.leadingTriviaByteLength))
        if steps > Self.few { deepStarts[node.start] = lastStart.inner }
        return lastStart.inner
    }

    /// The end of the last token's text.
    mutating func end(of node: RawNode, end: Int) -> Int32 {
        if end == lastEnd.outer { return max(lastEnd.inner, Int32(clamping: node.start)) }
        if !deepEnds.isEmpty, let known = deepEnds[end] { return max(known, Int32(clamping: node.start)) }
        var raw = node.raw
        var steps = 0
        while raw.kind != .token {
            guard let child = raw.slots.last(where: { ($0?.byteLength ?? 0) > 0 }), let child else { break }
            raw = child
            steps += 1
        }
        guard let token = raw.tokenView, raw.byteLength > 0 else { return Int32(clamping: end) }
        lastEnd = (end, Int32(clamping: end - token.trailingTriviaByteLength))
        if steps > Self.few { deepEnds[end] = lastEnd.inner }
        return lastEnd.inner
    }
}
