// One pattern tried at one node: which of the node's code it matches, and what it binds.

import NormaFacts
import NormaText
@_spi(RawSyntax) import SwiftSyntax

extension CompiledPatterns.Entry {
    /// Allocates nothing, and needs only a few reads for most nodes.
    func mayMatch(_ node: RawNode, in source: SourceText) -> Bool {
        if let head, !PatternHead.has(head, node) { return false }
        return conditions.mayHold(at: node, in: source)
    }

    /// Adds the matches with this node as their outermost.
    func match(
        at node: RawNode,
        _ parts: inout NodeParts,
        in source: SourceText,
        _ allowance: inout PatternAllowance,
        _ found: inout [PatternMatch]
    ) {
        switch root {
        case .node(.operation, _): operations(in: node, &parts, source, &allowance, &found)
        case .node(let pattern, _):
            var matching = PatternMatching(names: names, steps: PatternAllowance.steps(at: node))
            guard matching.matches(pattern, .node(node)) else {
                return noteSteps(left: matching.remainingSteps, at: node, &allowance)
            }
            let range = node.trimmedRange
            let place = ByteRange(start: matching.start ?? range.start, end: range.end)
            add(matching, place, source, &allowance, &found)
        case .braces(let statements):
            let row = parts.row(of: node)
            guard statementGlances.starts(in: row).first == 0 else { return }
            var matching = PatternMatching(names: names, steps: PatternAllowance.steps(at: node))
            guard matching.matches(statements, row.codes) else {
                return noteSteps(left: matching.remainingSteps, at: node, &allowance)
            }
            add(matching, node.trimmedRange, source, &allowance, &found)
        case .statements(let statements):
            rows(of: statements, at: node, in: parts.row(of: node), source, &allowance, &found)
        }
    }

    private func noteSteps(left steps: Int, at node: RawNode, _ allowance: inout PatternAllowance) {
        if steps <= 0 { allowance.note(.steps, pattern, at: node.trimmedRange) }
    }

    private func operations(
        in node: RawNode,
        _ parts: inout NodeParts,
        _ source: SourceText,
        _ allowance: inout PatternAllowance,
        _ found: inout [PatternMatch]
    ) {
        guard case .node(let pattern, _) = root, mayHaveOperands(node), let sequence = parts.sequence(of: node) else {
            return
        }
        var steps = PatternAllowance.stepsOfAll(in: node)
        for number in sequence.operations.indices {
            var matching = PatternMatching(names: names, steps: steps)
            let isMatch = matching.matches(pattern, .operation(sequence, number))
            steps = matching.remainingSteps
            let nodes = sequence.nodes(of: number)
            guard isMatch, let first = nodes.first, let last = nodes.last else { continue }
            let range = ByteRange(start: first.trimmedRange.start, end: last.trimmedRange.end)
            add(matching, range, source, &allowance, &found)
        }
        noteSteps(left: steps, at: node, &allowance)
    }

    /// Decided without folding if there is only one operator.
    private func mayHaveOperands(_ node: RawNode) -> Bool {
        guard let elements = node.child(Slot.Item.content)?.children, elements.count == 3 else { return true }
        guard let left = elements[0], let right = elements[2] else { return true }
        return operandGlances.left.allSatisfy { $0.admits(left) }
            && operandGlances.right.allSatisfy { $0.admits(right) }
    }

    private func rows(
        of statements: [PatternNode],
        at node: RawNode,
        in row: StatementRow,
        _ source: SourceText,
        _ allowance: inout PatternAllowance,
        _ found: inout [PatternMatch]
    ) {
        let starts = statementGlances.starts(in: row)
        guard !starts.isEmpty else { return }
        let (nodes, codes) = (row.nodes, row.codes)
        let places = nodes.count > RowPlaces.few ? RowPlaces(of: statements, in: codes, names: names) : nil
        var steps = PatternAllowance.stepsOfAll(in: node)
        for start in starts {
            var matching = PatternMatching(names: names, steps: steps)
            let end = matching.matchEnd(statements[...], codes, from: start, toEnd: false, given: places)
            steps = matching.remainingSteps
            guard let end, end > start else { continue }
            let range = ByteRange(start: nodes[start].trimmedRange.start, end: nodes[end - 1].trimmedRange.end)
            add(matching, range, source, &allowance, &found)
        }
        noteSteps(left: places?.isPartial == true ? 0 : steps, at: node, &allowance)
    }

    /// Adds no match if the code in the holes isn't what every use of the pattern requires.
    private func add(
        _ matching: PatternMatching,
        _ range: ByteRange,
        _ source: SourceText,
        _ allowance: inout PatternAllowance,
        _ found: inout [PatternMatch]
    ) {
        guard let codes = boundRanges(of: matching, source) else { return }
        let bindings = codes.map { hole, range, form, core in
            let isKept =
                isCompared[hole]
                ? allowance.admits(range.count, for: pattern, at: range, in: source)
                : range.count <= PatternAllowance.longestShown
            let (name, text) = (holes[hole].name ?? "", isKept ? source.text(range) : nil)
            return PatternSighting.Binding(hole: name, text: text, range: range, form: form, core: core)
        }
        let start = replaced?.start(in: range, of: source, with: bindings) ?? -1
        let code = ByteRange(start: start, end: range.end)
        let pieces = start < 0 ? [] : replaced?.places(of: pieces, in: code, of: source, with: bindings) ?? []
        found.append(PatternMatch(pattern: pattern, range: range, bindings: bindings, codeStart: start, pieces: pieces))
    }

    private typealias BoundRange = (hole: Int, range: ByteRange, form: PatternSighting.Form, core: ByteRange?)

    /// The named holes with their code; nil if some code isn't what every use of the pattern requires.
    private func boundRanges(of matching: PatternMatching, _ source: SourceText) -> [BoundRange]? {
        var ranges: [BoundRange] = []
        for (hole, codes) in zip(holes.indices, matching.bound) {
            guard holes[hole].name != nil, let codes else { continue }
            let start = codes.first?.firstNode?.trimmedRange.start ?? 0
            let range = ByteRange(start: start, end: codes.last?.lastNode?.trimmedRange.end ?? 0)
            let (form, core) = HoleForms.form(of: codes)
            guard conditions.hold(for: hole, form, source.slice(range)) else { return nil }
            ranges.append((hole, range, form, core))
        }
        return ranges
    }
}
