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

    /// - Parameter row: the node's statements, once they were looked at.
    func matches(
        at node: RawNode,
        among row: inout StatementRow?,
        in source: SourceText,
        _ allowance: inout PatternAllowance
    ) -> [PatternMatch] {
        switch root {
        case .node(.operation, _): return operations(in: node, source, &allowance)
        case .node(let pattern, _):
            var matching = PatternMatching(names: names, steps: PatternAllowance.steps(at: node))
            guard matching.matches(pattern, .node(node)) else {
                noteSteps(left: matching.remainingSteps, at: node, &allowance)
                return []
            }
            let range = node.trimmedRange
            let place = ByteRange(start: matching.start ?? range.start, end: range.end)
            return match(matching, place, source, &allowance).map { [$0] } ?? []
        case .braces(let statements):
            let slot = node.kind == .codeBlock ? Slot.CodeBlock.content : Slot.Closure.statements
            let list = node.child(slot)
            guard list?.children.count ?? 0 >= statementGlances.count else { return [] }
            let own = row ?? StatementRow(of: list)
            row = own
            guard statementGlances.starts(in: own).first == 0 else { return [] }
            var matching = PatternMatching(names: names, steps: PatternAllowance.steps(at: node))
            guard matching.matches(statements, own.codes) else {
                noteSteps(left: matching.remainingSteps, at: node, &allowance)
                return []
            }
            return match(matching, node.trimmedRange, source, &allowance).map { [$0] } ?? []
        case .statements(let statements):
            let own = row ?? StatementRow(of: node)
            row = own
            return rows(of: statements, at: node, in: own, source, &allowance)
        }
    }

    private func noteSteps(left steps: Int, at node: RawNode, _ allowance: inout PatternAllowance) {
        if steps <= 0 { allowance.note(.steps, pattern, at: node.trimmedRange) }
    }

    private func operations(
        in node: RawNode,
        _ source: SourceText,
        _ allowance: inout PatternAllowance
    ) -> [PatternMatch] {
        guard case .node(let pattern, _) = root, mayHaveOperands(node), let sequence = FoldedSequence(node) else {
            return []
        }
        var steps = PatternAllowance.stepsOfAll(in: node)
        var found: [PatternMatch] = []
        for number in sequence.operations.indices {
            var matching = PatternMatching(names: names, steps: steps)
            let isMatch = matching.matches(pattern, .operation(sequence, number))
            steps = matching.remainingSteps
            let nodes = sequence.nodes(of: number)
            guard isMatch, let first = nodes.first, let last = nodes.last else { continue }
            let range = ByteRange(start: first.trimmedRange.start, end: last.trimmedRange.end)
            if let match = match(matching, range, source, &allowance) { found.append(match) }
        }
        noteSteps(left: steps, at: node, &allowance)
        return found
    }

    /// Decided without folding if there is only one operator.
    private func mayHaveOperands(_ node: RawNode) -> Bool {
        guard let elements = node.child(Slot.Item.content)?.children, elements.count == 3 else { return true }
        guard let left = elements[0], let right = elements[2] else { return true }
        return (operands.left == 0 || operands.left == PatternHead.hash(at: left))
            && (operands.right == 0 || operands.right == PatternHead.hash(at: right))
    }

    private func rows(
        of statements: [PatternNode],
        at node: RawNode,
        in row: StatementRow,
        _ source: SourceText,
        _ allowance: inout PatternAllowance
    ) -> [PatternMatch] {
        let starts = statementGlances.starts(in: row)
        guard !starts.isEmpty else { return [] }
        let (nodes, codes) = (row.nodes, row.codes)
        let places = nodes.count > RowPlaces.few ? RowPlaces(of: statements, in: codes, names: names) : nil
        var steps = PatternAllowance.stepsOfAll(in: node)
        var found: [PatternMatch] = []
        for start in starts {
            var matching = PatternMatching(names: names, steps: steps)
            let end = matching.matchEnd(statements[...], codes, from: start, toEnd: false, given: places)
            steps = matching.remainingSteps
            guard let end, end > start else { continue }
            let range = ByteRange(start: nodes[start].trimmedRange.start, end: nodes[end - 1].trimmedRange.end)
            if let match = match(matching, range, source, &allowance) { found.append(match) }
        }
        noteSteps(left: places?.isPartial == true ? 0 : steps, at: node, &allowance)
        return found
    }

    /// Nil if the code in the holes isn't what every use of the pattern requires.
    private func match(
        _ matching: PatternMatching,
        _ range: ByteRange,
        _ source: SourceText,
        _ allowance: inout PatternAllowance
    ) -> PatternMatch? {
        var bindings: [PatternSighting.Binding] = []
        for (hole, codes) in zip(holes, matching.bound) {
            guard let name = hole.name, let codes else { continue }
            let start = codes.first?.firstNode?.trimmedRange.start ?? 0
            let range = ByteRange(start: start, end: codes.last?.lastNode?.trimmedRange.end ?? 0)
            guard conditions.hold(for: name, source.slice(range)) else { return nil }
            let (form, core) = HoleForms.form(of: codes)
            bindings.append(.init(hole: name, text: nil, range: range, form: form, core: core))
        }
        for index in bindings.indices {
            let binding = bindings[index]
            let isKept =
                comparedHoles.contains(binding.hole)
                ? allowance.admits(binding.range.count, for: pattern, at: binding.range, in: source)
                : binding.range.count <= PatternAllowance.longestShown
            if isKept { bindings[index].text = source.text(binding.range) }
        }
        let start = replaced?.start(in: range, of: source, with: bindings) ?? -1
        let code = ByteRange(start: start, end: range.end)
        let pieces = start < 0 ? [] : replaced?.places(of: pieces, in: code, of: source, with: bindings) ?? []
        return PatternMatch(pattern: pattern, range: range, bindings: bindings, codeStart: start, pieces: pieces)
    }
}
