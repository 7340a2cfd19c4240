// The guide's code patterns, prepared once and consulted at the nodes that could match.

import NormaFacts
import NormaText
@_spi(RawSyntax) import SwiftSyntax

/// Patterns ready for matching; made once, shared by all threads.
///
/// A pattern is an expression, statements, a declaration, an attribute or a type, with holes: `$NAME` and `$_` stand for
/// one expression, type, statement or name, `$$$` and `$$$NAME` for any number of arguments, elements, statements or
/// members. Code is compared by structure: white space, comments, separators, parentheses around one expression and the
/// form in which a closure is handed over don't matter. A declaration (or attribute, or closure's signature) may have more
/// than the pattern writes, an expression or statement may not. A chain that begins with `.name(…)` matches after any
/// receiver.
package struct CompiledPatterns: Sendable {
    package static let none = CompiledPatterns()

    struct Entry: Sendable {
        /// The pattern's number in the guide's list.
        var pattern: Int32
        var root: PatternRoot
        var holes: [PatternHole]
        var names: PatternHoleNames
        /// What a call must have, where the pattern is one.
        var outline: CallOutline?
        /// A text that must stand at the head of the code; nil where anything may.
        var head: [UInt8]?
    }

    /// The patterns that can match at a kind of node.
    private struct Candidates: Sendable {
        var headless: [Entry] = []
        /// By a hash of the head; of a sequence, whose head is any of its operators, all.
        var byHead: [UInt64: [Entry]] = [:]
        var headed: [Entry] = []
    }

    private var candidates: KindTable<Candidates>
    /// The kinds of node at which a pattern can match; `matches` is asked at no others.
    package private(set) var interestingKinds: [SyntaxKind] = []

    package init() { candidates = KindTable(fallback: Candidates()) }

    /// Prepares the patterns; a pattern's number is its place in the list.
    ///
    /// Throws all problems of all patterns together. Cost: a few parses of each pattern's text.
    package init(_ texts: [String]) throws(CodePatternProblems) {
        self.init()
        var problems: [CodePatternProblem] = []
        for (number, text) in texts.enumerated() {
            do throws(PatternTextProblem) {
                let (roots, holes) = try PatternCompiler.compile(text)
                for root in roots { add(root, holes, number) }
            } catch {
                problems.append(CodePatternProblem(pattern: number, message: error.message, offset: error.offset))
            }
        }
        guard problems.isEmpty else { throw CodePatternProblems(problems: problems) }
    }

    private mutating func add(_ root: PatternRoot, _ holes: [PatternHole], _ number: Int) {
        var entry = Entry(
            pattern: Int32(clamping: number),
            root: root,
            holes: holes,
            names: PatternHoleNames(holes)
        )
        if case .node(let node, _) = root {
            entry.head = PatternHead.head(of: node)
            if case .call(let call) = node { entry.outline = CallOutline(wantedBy: call) }
        }
        for kind in root.kinds {
            if let head = entry.head {
                candidates[kind].byHead[PatternHead.hash(head), default: []].append(entry)
                candidates[kind].headed.append(entry)
            } else {
                candidates[kind].headless.append(entry)
            }
            if !interestingKinds.contains(kind) { interestingKinds.append(kind) }
        }
    }

    /// The patterns that match with this node as their outermost, in the order of the list.
    ///
    /// Cost: almost nothing where no pattern has the node's head; otherwise linear in the part of the node that the
    /// pattern speaks of.
    package func matches(at node: Syntax, in source: SourceText) -> [PatternMatch] {
        matches(at: RawNode(raw: node.raw, start: node.position.utf8Offset), in: source)
    }

    func matches(at node: RawNode, in source: SourceText) -> [PatternMatch] {
        let candidates = candidates[node.kind]
        var found: [PatternMatch] = []
        let outline = CallOutline(node)
        for entry in candidates.headless where entry.isWorthTrying(on: outline) {
            found += entry.matches(at: node, in: source)
        }
        if !candidates.headed.isEmpty {
            let token = PatternHead.token(of: node)
            let isSequence = node.kind == .sequenceExpr
            let hash = token?.withTokenText { PatternHead.hash($0) }
            let headed = isSequence ? candidates.headed : hash.flatMap { candidates.byHead[$0] } ?? []
            for entry in headed where entry.isWorthTrying(on: outline) {
                guard let head = entry.head, PatternHead.has(head, node, token: token) else { continue }
                found += entry.matches(at: node, in: source)
            }
        }
        return found.count > 1 ? found.sorted { $0.pattern < $1.pattern } : found
    }
}

extension CompiledPatterns.Entry {
    fileprivate func isWorthTrying(on call: CallOutline?) -> Bool {
        guard let outline, let call else { return true }
        return call.satisfies(outline)
    }

    fileprivate func matches(at node: RawNode, in source: SourceText) -> [PatternMatch] {
        switch root {
        case .node(.operation, _): return operations(in: node, source)
        case .node(let pattern, _):
            var matching = PatternMatching(names: names)
            guard matching.matches(pattern, .node(node)) else { return [] }
            let range = node.trimmedRange
            return [match(matching, ByteRange(start: matching.start ?? range.start, end: range.end), source)]
        case .braces(let statements):
            let slot = node.kind == .codeBlock ? Slot.CodeBlock.content : Slot.Closure.statements
            let codes = node.child(slot)?.elements().map { Code($0) } ?? []
            var matching = PatternMatching(names: names)
            return matching.matches(statements, codes) ? [match(matching, node.trimmedRange, source)] : []
        case .statements(let statements): return rows(of: statements, in: node, source)
        }
    }

    private func operations(in node: RawNode, _ source: SourceText) -> [PatternMatch] {
        guard case .node(let pattern, _) = root, let sequence = FoldedSequence(node) else { return [] }
        return sequence.operations.indices.compactMap { number in
            var matching = PatternMatching(names: names)
            guard matching.matches(pattern, .operation(sequence, number)) else { return nil }
            let nodes = sequence.nodes(of: number)
            guard let first = nodes.first, let last = nodes.last else { return nil }
            return match(matching, ByteRange(start: first.trimmedRange.start, end: last.trimmedRange.end), source)
        }
    }

    private func rows(of statements: [PatternNode], in node: RawNode, _ source: SourceText) -> [PatternMatch] {
        let nodes = node.elements()
        let codes = nodes.map { Code($0) }
        return nodes.indices.compactMap { start in
            var matching = PatternMatching(names: names)
            guard let end = matching.matchEnd(statements[...], codes, from: start, toEnd: false), end > start else {
                return nil
            }
            let range = ByteRange(start: nodes[start].trimmedRange.start, end: nodes[end - 1].trimmedRange.end)
            return match(matching, range, source)
        }
    }

    private func match(_ matching: PatternMatching, _ range: ByteRange, _ source: SourceText) -> PatternMatch {
        var bindings: [PatternSighting.Binding] = []
        for (hole, nodes) in zip(holes, matching.bound) {
            guard let name = hole.name, let nodes else { continue }
            let start = nodes.first?.trimmedRange.start ?? 0
            let text = source.text(ByteRange(start: start, end: nodes.last?.trimmedRange.end ?? 0))
            bindings.append(.init(hole: name, text: text))
        }
        return PatternMatch(pattern: pattern, range: range, bindings: bindings)
    }
}

/// One match at a node.
package struct PatternMatch: Sendable, Hashable {
    /// The pattern, as an index into the guide's list.
    package var pattern: Int32
    package var range: ByteRange
    package var bindings: [PatternSighting.Binding]

    package init(pattern: Int32, range: ByteRange, bindings: [PatternSighting.Binding]) {
        self.pattern = pattern
        self.range = range
        self.bindings = bindings
    }
}

/// What is wrong with one of the patterns.
package struct CodePatternProblem: Sendable, Hashable {
    /// The pattern's place in the list.
    package var pattern: Int
    /// One or two sentences: what is wrong, and the way out.
    package var message: String
    /// Where in the pattern's text, in UTF-8 bytes.
    package var offset: Int

    package init(pattern: Int, message: String, offset: Int) {
        self.pattern = pattern
        self.message = message
        self.offset = offset
    }
}

/// Everything that is wrong with the patterns of a guide.
package struct CodePatternProblems: Error, Sendable, Hashable {
    package var problems: [CodePatternProblem]

    package init(problems: [CodePatternProblem]) { self.problems = problems }
}
