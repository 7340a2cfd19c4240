// A quick look at code before a pattern is compared with it: kinds and words at fixed places, told without any memory.

@_spi(RawSyntax) import SwiftSyntax

/// What must stand at one place below the node that a pattern would match.
///
/// A glance may let code pass that doesn't match; it never turns away code that does.
struct PatternGlance: Sendable {
    private enum Test: Sendable {
        case kind(SyntaxKind)
        /// The number of a token's text.
        case word(UInt64)
        /// The number of the name at the head of a call.
        case head(UInt64)
    }

    /// The slots on the way down from the node.
    private let path: [UInt8]
    private let test: Test

    /// Deeper places tell little and cost as much as matching.
    private static let deepest = 8

    static func all(of pattern: PatternNode) -> [PatternGlance] {
        var glances: [PatternGlance] = []
        gather(pattern, [], &glances)
        return glances
    }

    private static func gather(_ pattern: PatternNode, _ path: [UInt8], _ glances: inout [PatternGlance]) {
        guard path.count < deepest else { return }
        switch pattern {
        case .token(let text): glances.append(PatternGlance(path: path, test: .word(PatternHead.hash(text))))
        case .call:
            guard let head = PatternHead.head(of: pattern) else { return }
            glances.append(PatternGlance(path: path, test: .head(PatternHead.hash(head))))
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

    /// Whether a node may have what is asked for.
    func admits(_ node: RawSyntax) -> Bool {
        var node = node
        for slot in path {
            // What has no meaning of its own is looked through when the pattern is compared, not here.
            if Code.isTransparent(node.kind) { return true }
            let slots = node.slots
            guard Int(slot) < slots.count, let child = slots[Int(slot)] else { return false }
            node = child
        }
        if Code.isTransparent(node.kind) { return true }
        switch test {
        case .kind(let kind): return node.kind == kind
        case .head(let head): return PatternHead.hash(at: node) == head
        case .word(let word):
            return RawNode(raw: node, start: 0).withTokenText { PatternHead.hash($0) == word } ?? false
        }
    }
}

/// What is looked at before statements are compared with several in a row, or with all between braces.
struct StatementGlances: Sendable {
    private struct Statement: Sendable {
        let glances: [PatternGlance]
        /// Nil where the pattern is no call.
        let outline: CallOutline?
    }

    /// Those that come first: up to where any number may follow.
    private let statements: [Statement]

    init(_ patterns: [PatternNode]) {
        statements = patterns.prefix { $0.isOneElement }.map { pattern in
            var outline: CallOutline?
            if case .call(let call) = pattern { outline = CallOutline(wantedBy: call) }
            return Statement(glances: PatternGlance.all(of: pattern), outline: outline)
        }
    }

    /// Whether what begins at one of these statements may match; nothing is folded, and no memory is taken.
    func admit(_ nodes: [RawNode], from start: Int) -> Bool {
        guard nodes.count - start >= statements.count else { return false }
        for (offset, statement) in statements.enumerated() where !Self.admits(statement, nodes[start + offset].raw) {
            return false
        }
        return true
    }

    private static func admits(_ statement: Statement, _ code: RawSyntax) -> Bool {
        var node = code
        while [.codeBlockItem, .memberBlockItem, .expressionStmt].contains(node.kind) {
            let slots = node.slots
            guard Slot.Item.content < slots.count, let content = slots[Slot.Item.content] else { return true }
            node = content
        }
        if Code.isTransparent(node.kind) { return true }
        if let wanted = statement.outline {
            guard let outline = CallOutline(RawNode(raw: node, start: 0)), outline.satisfies(wanted) else {
                return false
            }
        }
        return statement.glances.allSatisfy { $0.admits(node) }
    }
}
