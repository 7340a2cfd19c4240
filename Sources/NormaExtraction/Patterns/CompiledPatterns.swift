// The guide's code patterns, prepared once and tried at the nodes that could match.

import NormaFacts
import NormaText
@_spi(RawSyntax) import SwiftSyntax

/// Patterns ready for matching; made once, shared by all threads. A class, because a copy would retain all of its lists
/// at every node where they are tried.
///
/// A pattern is an expression, statements, a declaration, an attribute or a type, with holes: `$NAME` and `$_` stand
/// for one expression, type, statement or name, `$$$` and `$$$NAME` for any number of arguments, elements, statements
/// or members. Code is compared by structure: white space, comments, separators, parentheses around one expression and
/// the way of passing a closure don't matter. A declaration (or attribute, or closure signature) may have more parts
/// than the pattern writes, an expression or statement may not. A chain that begins with `.name(…)` matches after any
/// receiver.
package final class CompiledPatterns: Sendable {
    package static let none = CompiledPatterns()

    /// A class, because an entry is read from the list at many nodes, and a copy of its parts would cost more than most
    /// attempts to match.
    final class Entry: Sendable {
        /// The pattern's number in the guide's list.
        let pattern: Int32
        let root: PatternRoot
        let holes: [PatternHole]
        let conditions: PatternConditions
        let names: PatternHoleNames
        /// By the number of the hole: whether a rule compares or writes its text.
        let isCompared: [Bool]
        /// The required outline of a call, if the pattern is a call.
        let outline: CallOutline?
        /// A text that must be the head of the code; nil if anything may be.
        let head: [UInt8]?
        let glances: [PatternGlance]
        let statementGlances: StatementGlances
        /// For an operation with two operands: what is checked of each before the sequence is folded.
        let operandGlances: (left: [PatternGlance], right: [PatternGlance])
        /// The text, if a rule would replace it.
        let replaced: PatternText?
        /// The same in pieces; empty if nothing would be written.
        let pieces: [PatternPiece]

        init(pattern: Int32, root: PatternRoot, holes: [PatternHole], source: PatternSource) {
            self.pattern = pattern
            conditions = PatternConditions(source, root: root, holes: holes)
            self.root = root
            self.holes = holes
            let all = Set(holes.compactMap(\.name))
            let compared = source.isReplaced ? all : source.comparedHoles.union(source.wantedTexts.keys)
            isCompared = holes.map { hole in hole.name.map(compared.contains) ?? false }
            replaced = source.isReplaced ? try? PatternText(source.text) : nil
            pieces = source.isReplaced ? PatternPieces.of(source.text) : []
            names = PatternHoleNames(holes)
            var node: PatternNode?
            if case .node(let root, _) = root { node = root }
            head = node.flatMap { PatternHead.head(of: $0) }
            outline = node.flatMap { if case .call(let call) = $0 { CallOutline(wantedBy: call) } else { nil } }
            operandGlances = node.map { Self.glances(atOperandsOf: $0) } ?? ([], [])
            glances = node.map { PatternGlance.all(ofRoot: $0) } ?? []
            switch root {
            case .node: statementGlances = StatementGlances([])
            case .statements(let statements), .braces(let statements): statementGlances = StatementGlances(statements)
            }
        }

        private static func glances(atOperandsOf pattern: PatternNode) -> ([PatternGlance], [PatternGlance]) {
            guard case .operation(_, let nodes) = pattern, nodes.count == 2 else { return ([], []) }
            return (PatternGlance.all(of: nodes[0]), PatternGlance.all(of: nodes[1]))
        }
    }

    private let entries: [Entry]
    private let candidates: [PatternCandidate]
    /// The data that is checked first, by candidate.
    private let glances: [PatternGlance]
    /// Which candidates can match at a kind of node.
    private let spans: KindTable<PatternSpan>
    private let heads: HeadSet
    /// The kinds of node at which a pattern can match; `matches` is asked at no others.
    package let interestingKinds: [SyntaxKind]

    package convenience init() { self.init(entries: []) }

    /// Sorts the candidates by kind.
    private init(entries: [Entry]) {
        self.entries = entries
        var heads = HeadSet()
        var kinds: [SyntaxKind] = []
        var byKind: [Int: [PatternCandidate]] = [:]
        var glances: [PatternGlance] = []
        for (number, entry) in entries.enumerated() {
            let own = glances.count..<(glances.count + entry.glances.count)
            glances += entry.glances
            for kind in entry.root.kinds {
                if !kinds.contains(kind) { kinds.append(kind) }
                // The head of a sequence may be any of its operators.
                let head = kind == .sequenceExpr ? nil : entry.head
                let candidate = PatternCandidate(
                    entry: Int32(clamping: number),
                    head: head.map { PatternHead.hash($0) } ?? 0,
                    outline: entry.outline,
                    glances: own,
                    fewestElements: entry.root.fewestElements,
                    marks: entry.statementGlances.marks
                )
                byKind[kind.slot, default: []].append(candidate)
                heads.insert(candidate.head, kind)
            }
        }
        var candidates: [PatternCandidate] = []
        var spans = KindTable(fallback: PatternSpan())
        for kind in kinds {
            let start = candidates.count
            candidates += byKind[kind.slot] ?? []
            spans[kind] = PatternSpan(start: Int32(clamping: start), end: Int32(clamping: candidates.count))
        }
        self.candidates = candidates
        self.glances = glances
        self.spans = spans
        self.heads = heads
        interestingKinds = kinds
    }

    /// Prepares the patterns; a pattern's number is its place in the list.
    ///
    /// Throws all problems of all patterns together. Cost: a few parses of each pattern's text.
    /// - Parameter begin: called with each pattern's number before it is read.
    package convenience init(_ sources: [PatternSource], begin: (Int) -> Void = { _ in }) throws(CodePatternProblems) {
        var entries: [Entry] = []
        var problems: [CodePatternProblem] = []
        for (number, source) in sources.enumerated() {
            begin(number)
            do throws(PatternTextProblem) {
                let (roots, holes) = try PatternCompiler.compile(source.text)
                for root in roots {
                    entries.append(Entry(pattern: Int32(clamping: number), root: root, holes: holes, source: source))
                }
            } catch {
                problems.append(CodePatternProblem(pattern: number, message: error.message, offset: error.offset))
            }
        }
        guard problems.isEmpty else { throw CodePatternProblems(problems: problems) }
        self.init(entries: entries)
    }

    /// Whether any pattern is worth trying at such a node, decided from the number of its head.
    func mayMatch(_ kind: SyntaxKind, head: UInt64) -> Bool {
        heads.contains(head, kind) || heads.contains(0, kind)
    }

    /// The patterns that match with this node as their outermost, in the order of the list.
    ///
    /// Cost: almost nothing if no pattern has the node's head; otherwise linear in the part of the node that the
    /// pattern describes.
    func matches(
        at node: RawNode,
        head: UInt64,
        in source: SourceText,
        _ allowance: inout PatternAllowance
    ) -> [PatternMatch] {
        var found: [PatternMatch] = []
        var outline: CallOutline?
        var parts = NodeParts()
        let (candidates, glances, elementCount) = (self.candidates, self.glances, node.children.count)
        for index in spans[node.kind].indices {
            let candidate = candidates[index]
            guard candidate.mayHave(head), elementCount >= candidate.fewestElements else { continue }
            guard candidate.marks.isEmpty || parts.row(of: node).marks.contains(candidate.marks) else { continue }
            guard candidate.glances.allSatisfy({ glances[$0].admits(node.raw) }) else { continue }
            if let wanted = candidate.outline {
                if outline == nil { outline = CallOutline(node) }
                guard outline?.satisfies(wanted) ?? true else { continue }
            }
            let entry = entries[Int(candidate.entry)]
            if entry.mayMatch(node, in: source) {
                entry.match(at: node, &parts, in: source, &allowance, &found)
            }
        }
        return found.count > 1 ? found.sorted { $0.pattern < $1.pattern } : found
    }
}

/// The parts of a node that several patterns need: made once, and only if one does.
struct NodeParts {
    private var row: StatementRow?
    private var folded: FoldedSequence??

    mutating func row(of node: RawNode) -> StatementRow {
        if let row { return row }
        let made = StatementRow(of: node)
        row = made
        return made
    }

    mutating func sequence(of node: RawNode) -> FoldedSequence? {
        if let folded { return folded }
        let made = FoldedSequence(node)
        folded = .some(made)
        return made
    }
}

/// Data that is checked before a pattern is tried: plain numbers, because it is needed at every node of many kinds.
private struct PatternCandidate: Sendable {
    var entry: Int32
    /// The number of the text at the pattern's head; 0 if anything may be there.
    var head: UInt64
    /// The required outline of a call, if the pattern is a call.
    var outline: CallOutline?
    var glances: Range<Int>
    /// For consecutive statements: the least number that the list must have. 0 for other patterns.
    var fewestElements: Int
    /// What consecutive statements must have together.
    var marks: StatementMarks

    func mayHave(_ head: UInt64) -> Bool { self.head == 0 || self.head == head }
}

private struct PatternSpan: Sendable {
    var start: Int32 = 0
    var end: Int32 = 0

    var indices: Range<Int> { Int(start)..<Int(max(start, end)) }
}
