// Two rules of one guide that can't both be kept: the fix for one of them breaks the other.

import NormaFiles
import NormaFindings
import NormaGuide
import NormaPipeline
import NormaText

/// Looks at the changes from a `bad` example to the `good` or `fixed` one of the same rules.
///
/// If one of these rules finds a declaration in the bad example, and another rule of the guide finds that declaration only in
/// the good one, the first demands what the second forbids. Findings in both examples aren't a contradiction, and neither are
/// things missing from the good one: an example shows one thing and leaves out others, such as tests, headers and places. So
/// the second rule is one that forbids. Of a `fixed` example all declarations count.
///
/// Cost: the rules that forbid over each example that has a counterpart, once.
package struct Contradictions {
    /// A rule's findings at one declaration, with repetitions.
    private struct Charge: Hashable {
        var rule: String
        var symbol: String
        var detail: String
    }

    private let prepared: PreparedGuide
    private let prohibitions: Set<String>

    package init(_ prepared: PreparedGuide) {
        self.prepared = prepared
        prohibitions = Set(prepared.guide.rules.filter { $0.form.forbids }.map(\.name))
    }

    /// One for each declaration of the guide's own examples that two rules can't agree on.
    package func problems() -> [SourceProblem] {
        var own = prepared.guide
        own.examples.removeAll { !prepared.guide.isOwn($0.section) }
        let cases = ExampleCases.cases(of: own)
        let shown = Set(cases.filter { $0.kind == .bad }.map(\.rules))
        let charged = ParallelMap.map(cases.filter { $0.kind != .bad && shown.contains($0.rules) }) { example in
            ChargedExample(
                example: example,
                findings: findings(in: example.files, of: example.rules)
                    .filter { !example.rules.contains($0.rule) && !$0.symbol.isEmpty }
            )
        }
        .filter { !$0.findings.isEmpty }
        let known = known(before: charged, among: cases)
        return ParallelMap.map(charged) { charged in
            let example = charged.example
            let before =
                example.kind == .fixed
                ? findings(in: example.unfixed, of: example.rules) : known[example.rules, default: []]
            return problems(of: charged, after: before)
        }
        .flatMap(\.self)
    }

    /// A good example, and the findings in it of rules that aren't its own.
    private struct ChargedExample {
        let example: ExampleCase
        let findings: [Finding]
    }

    /// The findings in the bad examples before these, each of them checked once; by their rules.
    private func known(before charged: [ChargedExample], among cases: [ExampleCase]) -> [[String]: [Finding]] {
        let needed = Set(charged.filter { $0.example.kind != .fixed }.map(\.example.rules))
        let bad = cases.filter { $0.kind == .bad && needed.contains($0.rules) }
        var known: [[String]: [Finding]] = [:]
        for (example, found) in zip(bad, ParallelMap.map(bad) { findings(in: $0.files, of: $0.rules) }) {
            known[example.rules, default: []] += found
        }
        return known
    }

    private func problems(of charged: ChargedExample, after before: [Finding]) -> [SourceProblem] {
        let example = charged.example
        let known = Set(before.map(Self.charge))
        let rules = Dictionary(
            before.filter { example.rules.contains($0.rule) }.map { ($0.symbol, $0.rule) },
            uniquingKeysWith: { first, _ in first }
        )
        return charged.findings.filter { !known.contains(Self.charge($0)) }.compactMap { finding in
            let first = example.kind == .fixed ? rules[finding.symbol] ?? example.rules.first : rules[finding.symbol]
            return first.map { problem($0, finding, in: example) }
        }
    }

    private static func charge(_ finding: Finding) -> Charge {
        Charge(rule: finding.rule, symbol: finding.symbol, detail: finding.detail)
    }

    /// The findings of the example's own rules, and of all that forbid.
    private func findings(in files: [ExampleCase.File], of rules: [String]) -> [Finding] {
        let contents = Dictionary(files.map { ($0.path, Array($0.text.utf8)) }, uniquingKeysWith: { first, _ in first })
        let request = CheckRequest(
            workspace: MemoryWorkspace(files: contents),
            guide: prepared,
            rules: prohibitions.union(rules),
            today: "2000-01-01",
            threads: 1
        )
        let own = Set(SuppressionRule.allCases.map(\.rawValue))
        return Pipeline.check(request).result.findings.filter { !own.contains($0.rule) }
    }

    private func problem(_ first: String, _ finding: Finding, in example: ExampleCase) -> SourceProblem {
        let line = example.guideLine(of: MarkedLine(finding)) ?? example.place.position.line
        let place = prepared.guide.rule(named: finding.rule)?.place
        let origin = place.map { $0.file == example.place.file ? ", line \($0.position.line)" : ", \($0.file)" } ?? ""
        return SourceProblem(
            file: example.place.file,
            position: Position(line: line, column: 1),
            message:
                "`\(first)` requires something of `\(finding.symbol)` that breaks `\(finding.rule)`\(origin): \(finding.message)",
            suggestion: "exclude the subjects of one rule from the other"
        )
    }
}

extension RuleForm {
    /// It forbids something, and isn't about a place.
    fileprivate var forbids: Bool {
        switch self {
        case .everyNot(_, mustNot: let unwanted): !unwanted.isOfPlaces
        case .every(_, must: .not(let unwanted)): !unwanted.isOfPlaces
        case .only(_, may: let limited): !limited.isOfPlaces
        default: false
        }
    }
}

extension Description {
    fileprivate var isOfPlaces: Bool {
        predicates.contains {
            $0.traits.contains(.asksForOthers)
                || ($0.traits.contains(.isDecidedByPaths) && !$0.traits.contains(.asksForName))
        }
    }
}
