// A quick check of statements before several of them, or all in a block, are compared with a pattern.

@_spi(RawSyntax) import SwiftSyntax

/// Statements prepared for several patterns: made once for all of them.
final class StatementRow {
    let nodes: [RawNode]
    /// The statements without their meaningless wrappers.
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

/// The checks before statements are compared with a pattern of several. Nothing is folded, and no statement is checked
/// twice for the same part.
struct StatementGlances: Sendable {
    /// One statement of the pattern, in numbers.
    private struct Statement: Sendable {
        let glances: Range<Int>
        /// Nil if the pattern isn't a call.
        let outline: CallOutline?
    }

    private var glances: [PatternGlance] = []
    private var statements: [Statement] = []
    /// How many statements come first, one directly after the other, before any number may follow.
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

    /// A match has at least this many statements.
    var count: Int { statements.count }

    /// The places where a match may begin, in order.
    func starts(in row: StatementRow) -> [Int] {
        guard row.contents.count >= count else { return [] }
        let starts = (0...(row.contents.count - count)).filter { begins(at: $0, row) }
        guard !starts.isEmpty, let end = lastEnd(in: row) else { return [] }
        return starts.filter { $0 + firstCount <= end }
    }

    /// Whether the first statements may match here.
    private func begins(at start: Int, _ row: StatementRow) -> Bool {
        (0..<firstCount).allSatisfy { admits(row.contents[start + $0], as: statements[$0]) }
    }

    /// The end of the starts from which the remaining statements can still match; nil if they match nowhere.
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
