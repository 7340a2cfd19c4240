// Which rules find something on the marked lines of a guide's examples, for marks that are to name them.

import NormaFindings
import NormaGuide
import NormaPipeline
import NormaText

extension ExampleRunner {
    /// The guide's own marks that have to name rules and don't, and those of format 1 that would mean something else in format 2.
    package func addMarks(to knowledge: inout UpgradeKnowledge) {
        var own = guide
        own.examples.removeAll { !guide.isOwn($0.section) }
        for example in own.examples where !example.namesRules {
            knowledge.followedMarks += Self.followedMarks(of: example)
        }
        let cases = ExampleCases.cases(of: own).filter {
            $0.rules.count > 1 && $0.markedLines.values.contains(where: \.isEmpty)
        }
        for marks in ParallelMap.map(cases, marks) { knowledge.marks += marks }
    }

    /// What is found in the guide's own examples, in their order: the same for two guides that say the same.
    package func findings() -> [[ExampleFinding]] {
        var own = guide
        own.examples.removeAll { !guide.isOwn($0.section) }
        return ParallelMap.map(ExampleCases.cases(of: own)) { example in
            Pipeline.check(request(for: example)).result.findings.map { ExampleFinding($0) }
        }
    }

    private func marks(of example: ExampleCase) -> [UpgradeKnowledge.Mark] {
        guard example.kind == .bad else { return [] }
        let order = example.rules + SuppressionRule.allCases.map(\.rawValue)
        let findings = Pipeline.check(request(for: example)).result.findings
        let found = Dictionary(grouping: findings, by: { MarkedLine($0) })
        return example.markedLines.filter(\.value.isEmpty).keys.sorted().compactMap { line in
            guard let guideLine = example.guideLine(of: line) else { return nil }
            let firing = Set((found[line] ?? []).map(\.rule))
            let rules = order.filter(firing.contains)
            return UpgradeKnowledge.Mark(file: example.place.file, line: guideLine, rules: rules)
        }
    }

    /// In format 1 words behind a mark make it a comment like any other.
    private static func followedMarks(of example: Example) -> [UpgradeKnowledge.Mark] {
        let text = example.text.replacing("\r\n", with: "\n")
        let isTree = example.language == "text" && example.path == nil
        let lines =
            isTree
            ? (DrawnTree(text, namesRules: true).files + DrawnTree(text, namesRules: true).folders)
                .filter { $0.mark?.isEmpty == false }.map { $0.line - 1 }
            : MarkedText(text, namesRules: true).namingLines
        return lines.map { UpgradeKnowledge.Mark(file: example.place.file, line: example.firstLine + $0, rules: []) }
    }
}

/// What a finding is, without its words.
package struct ExampleFinding: Sendable, Hashable {
    package let rule: String
    let path: RelativePath
    let range: ByteRange?
    let symbol: String
    let severity: Severity

    init(_ finding: Finding) {
        rule = finding.rule
        path = finding.place.path
        range = finding.place.range
        symbol = finding.symbol
        severity = finding.severity
    }
}

extension MarkedText {
    /// The lines of the block, from 0, whose marks name rules.
    fileprivate var namingLines: [Int] {
        markedLines.compactMap { mark in
            let index = mark.line - 1
            return mark.rules.isEmpty || !writtenLines.indices.contains(index) ? nil : writtenLines[index]
        }
    }
}
