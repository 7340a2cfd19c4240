// A quick check of statements before several of them, or all in a block, are compared with a pattern.

@_spi(RawSyntax) import SwiftSyntax

/// Statements prepared for several patterns: made once for all of them.
final class StatementRow {
    let nodes: [RawNode]
    /// The statements without their meaningless wrappers.
    fileprivate let contents: [RawSyntax]
    private(set) lazy var codes = nodes.map { Code($0) }
    let marks: StatementMarks

    /// The statements of a block, of a closure or of a list.
    init(of node: RawNode) {
        let list =
            switch node.kind {
            case .codeBlock: node.child(Slot.CodeBlock.content)
            case .closureExpr: node.child(Slot.Closure.statements)
            default: node as RawNode?
            }
        nodes = list?.elements() ?? []
        contents = nodes.map { Self.content(of: $0.raw) }
        marks = contents.reduce(into: StatementMarks()) { $0.add($1) }
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

/// The kinds of some statements, and the heads of the calls among them: one bit of 64 each, which different ones may share.
struct StatementMarks: Sendable {
    private var bits: UInt64 = 0

    private static let kindCount: UInt64 = 24

    var isEmpty: Bool { bits == 0 }

    func contains(_ wanted: StatementMarks) -> Bool { wanted.bits & ~bits == 0 }

    fileprivate mutating func add(_ statement: RawSyntax) {
        let kind = statement.kind
        // Only the content of parentheses counts.
        if Code.isTransparent(kind), kind != .sequenceExpr {
            bits = .max
            return
        }
        add(kind)
        if Self.calls.contains(kind) { add(head: PatternHead.hash(at: statement)) }
    }

    /// What a statement that matches this has.
    fileprivate mutating func add(_ pattern: PatternNode) {
        switch pattern {
        case .call(let call):
            if call.kind == .function { add(.functionCallExpr) }
            if let head = PatternHead.head(of: pattern) { add(head: PatternHead.hash(head)) }
        case .layout(let layout): add(layout.kind)
        case .operation: add(.sequenceExpr)
        default: return
        }
    }

    private static let calls: [SyntaxKind] = [
        .functionCallExpr, .subscriptCallExpr, .macroExpansionExpr, .macroExpansionDecl,
    ]

    private mutating func add(_ kind: SyntaxKind) { bits |= 1 << (UInt64(kind.slot) % Self.kindCount) }

    private mutating func add(head: UInt64) {
        bits |= 1 << (Self.kindCount + (head ^ head >> 29) % (64 - Self.kindCount))
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
    /// What the statements of a match have together.
    private(set) var marks = StatementMarks()

    init(_ patterns: [PatternNode]) {
        firstCount = patterns.prefix { $0.isOneElement }.count
        for pattern in patterns where pattern.isOneElement {
            let own = PatternGlance.all(of: pattern)
            var outline: CallOutline?
            if case .call(let call) = pattern { outline = CallOutline(wantedBy: call) }
            marks.add(pattern)
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
