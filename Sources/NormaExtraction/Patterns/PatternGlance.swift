// A quick check of code before a pattern is compared with it: kinds and words at fixed places, without allocation.

@_spi(RawSyntax) import SwiftSyntax

/// A requirement for one place below the node that a pattern would match.
///
/// A glance may accept code that doesn't match; it never rejects code that does.
struct PatternGlance: Sendable {
    private enum Test: Sendable {
        case kind(SyntaxKind)
        /// The number of a token's text.
        case word(UInt64)
        /// The number of the name at the head of a call.
        case head(UInt64)
    }

    /// The slots on the way down from the node, one byte each: plain numbers, so that a check copies no list.
    private let path: UInt64
    private let depth: Int
    private let test: Test

    /// Deeper places rule out little and cost as much as matching.
    private static let deepest = 8

    private init(path: [UInt8], test: Test) {
        self.path = path.reversed().reduce(0) { $0 << 8 | UInt64($1) }
        depth = path.count
        self.test = test
    }

    /// Requirements for the whole pattern; for a call those of the called expression, whose name was checked before.
    static func all(ofRoot pattern: PatternNode) -> [PatternGlance] {
        var glances: [PatternGlance] = []
        switch pattern {
        case .layout: gather(pattern, [], &glances)
        case .call(let call): gather(calleeOf: call, [], &glances)
        default: break
        }
        return glances
    }

    static func all(of pattern: PatternNode) -> [PatternGlance] {
        var glances: [PatternGlance] = []
        gather(pattern, [], &glances)
        return glances
    }

    private static func gather(_ pattern: PatternNode, _ path: [UInt8], _ glances: inout [PatternGlance]) {
        guard path.count < deepest else { return }
        switch pattern {
        case .token(let text): glances.append(PatternGlance(path: path, test: .word(PatternHead.hash(text))))
        case .call(let call):
            if let head = PatternHead.head(of: pattern) {
                glances.append(PatternGlance(path: path, test: .head(PatternHead.hash(head))))
            }
            gather(calleeOf: call, path, &glances)
        case .layout(let layout):
            glances.append(PatternGlance(path: path, test: .kind(layout.kind)))
            for part in layout.parts {
                guard let slot = UInt8(exactly: part.slot) else { continue }
                gather(part.node, path + [slot], &glances)
            }
        case .operation: glances.append(PatternGlance(path: path, test: .kind(.sequenceExpr)))
        case .list(let elements):
            if elements.count == 1 { gather(elements[0], path + [0], &glances) }
        default: return
        }
    }

    /// A macro is recognised by its name.
    private static func gather(calleeOf call: PatternCall, _ path: [UInt8], _ glances: inout [PatternGlance]) {
        guard call.kind != .macro, let slot = UInt8(exactly: CallSlots.call.callee) else { return }
        gather(call.callee, path + [slot], &glances)
    }

    /// An operation is all that a sequence can be.
    private var isOperation: Bool {
        if case .kind(.sequenceExpr) = test { true } else { false }
    }

    /// Whether a node may meet the requirement.
    func admits(_ node: RawSyntax) -> Bool {
        var node = node
        var rest = path
        for _ in 0..<depth {
            let slot = UInt8(truncatingIfNeeded: rest)
            rest >>= 8
            // Meaningless wrappers are skipped when the pattern is compared, not here.
            if Code.isTransparent(node.kind) { return true }
            let slots = node.slots
            guard Int(slot) < slots.count, let child = slots[Int(slot)] else { return false }
            node = child
        }
        if Code.isTransparent(node.kind) { return node.kind != .sequenceExpr || isOperation }
        switch test {
        case .kind(let kind): return node.kind == kind
        case .head(let head): return PatternHead.hash(at: node) == head
        case .word(let word):
            return RawNode(raw: node, start: 0).withTokenText { PatternHead.hash($0) == word } ?? false
        }
    }
}
