// A quick look at statements before several in a row, or all between braces, are compared with a pattern.

@_spi(RawSyntax) import SwiftSyntax

/// Statements as they are looked at for several patterns: made once for all of them.
final class StatementRow {
    let nodes: [RawNode]
    /// Without what is around each statement and has no meaning of its own.
    fileprivate let contents: [RawSyntax]
    private(set) lazy var codes = nodes.map { Code($0) }

    init(of list: RawNode?) {
        nodes = list?.elements() ?? []
        contents = nodes.map { Self.content(of: $0.raw) }
    }

    private static func content(of statement: RawSyntax) -> RawSyntax {
        var node = statement
        while true {
            switch node.kind {
            case .codeBlockItem, .memberBlockItem, .expressionStmt:
                let slots = node.slots
                guard Slot.Item.content < slots.count, let content = slots[Slot.Item.content] else { return node }
                node = content
            default: return node
            }
        }
    }
}

/// What is looked at before statements are compared with a pattern of several; nothing is folded, and no statement is
/// looked at twice for the same part of it.
struct StatementGlances: Sendable {
    /// One statement of the pattern, in numbers.
    private struct Statement: Sendable {
        let glances: Range<Int>
        /// Nil where the pattern is no call.
        let outline: CallOutline?
    }

    private var glances: [PatternGlance] = []
    private var statements: [Statement] = []
    /// How many of them come first, one directly after the other: up to where any number may follow.
    private let firstCount: Int

    init(_ patterns: [PatternNode]) {
        firstCount = patterns.prefix { $0.isOneElement }.count
        for pattern in patterns where pattern.isOneElement {
            let own = PatternGlance.all(of: pattern)
            var outline: CallOutline?
            if case .call(let call) = pattern { outline = CallOutline(wantedBy: call) }
            statements.append(Statement(glances: glances.count..<(glances.count + own.count), outline: outline))
            glances += own
        }
    }

    /// What matches has no less statements.
    var count: Int { statements.count }

    /// Where what matches may begin, in order.
    func starts(in row: StatementRow) -> [Int] {
        guard row.contents.count >= count else { return [] }
        let starts = (0...(row.contents.count - count)).filter { begins(at: $0, row) }
        guard !starts.isEmpty, let end = lastEnd(in: row) else { return [] }
        return starts.filter { $0 + firstCount <= end }
    }

    /// Whether the first statements may be these.
    private func begins(at start: Int, _ row: StatementRow) -> Bool {
        (0..<firstCount).allSatisfy { admits(row.contents[start + $0], as: statements[$0]) }
    }

    /// Behind the last statement after which the others may still stand; nil where they stand nowhere.
    private func lastEnd(in row: StatementRow) -> Int? {
        var place = row.contents.count
        for statement in statements[firstCount...].reversed() {
            let found = row.contents[..<place].lastIndex { admits($0, as: statement) }
            guard let found else { return nil }
            place = found
        }
        return place
    }

    private func admits(_ node: RawSyntax, as statement: Statement) -> Bool {
        if Code.isTransparent(node.kind) { return true }
        guard statement.glances.allSatisfy({ glances[$0].admits(node) }) else { return false }
        guard let wanted = statement.outline else { return true }
        return CallOutline(RawNode(raw: node, start: 0))?.satisfies(wanted) ?? false
    }
}
