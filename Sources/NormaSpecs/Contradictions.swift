// Two rules of one guide that can't both be kept: what puts an example right for one makes the other speak.

import NormaFiles
import NormaFindings
import NormaGuide
import NormaPipeline
import NormaText

/// Looks at what changes from a `bad` example to the `good` or `fixed` one of the same rules.
///
/// Where one of these rules speaks of a declaration in the bad one, and another rule of the guide speaks of that declaration in
/// the good one only, the first demands what the second forbids. What both examples break is no contradiction, and neither is
/// what the good one lacks: an example shows one thing and leaves out others, such as tests, headers and places. So the second
/// rule is one that forbids. Of a `fixed` example all declarations count.
///
/// Cost: the rules that forbid over each example that has a counterpart.
package struct Contradictions {
    /// What one rule says of one declaration, as often as it says so.
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
        own.examples.removeAll { $0.section.document != 0 }
        let cases = ExampleCases.cases(of: own)
        var before: [[String]: [ExampleCase]] = [:]
        for example in cases where example.kind == .bad { before[example.rules, default: []].append(example) }
        let pairs = cases.compactMap { example -> (ExampleCase, [ExampleCase])? in
            guard let earlier = before[example.rules] else { return nil }
            return example.kind == .bad ? nil : (example, earlier)
        }
        return ParallelMap.map(pairs) { problems(of: $0.0, after: $0.1) }.flatMap(\.self)
    }

    private func problems(of example: ExampleCase, after earlier: [ExampleCase]) -> [SourceProblem] {
        let findings = findings(in: example.files, of: example.rules)
            .filter { !example.rules.contains($0.rule) && !$0.symbol.isEmpty }
        guard !findings.isEmpty else { return [] }
        let sources = example.kind == .fixed ? [example.unfixed] : earlier.map(\.files)
        let before = sources.flatMap { self.findings(in: $0, of: example.rules) }
        let known = Set(before.map(Self.charge))
        let charged = Dictionary(
            before.filter { example.rules.contains($0.rule) }.map { ($0.symbol, $0.rule) },
            uniquingKeysWith: { first, _ in first }
        )
        return findings.filter { !known.contains(Self.charge($0)) }.compactMap { finding in
            let first =
                example.kind == .fixed ? charged[finding.symbol] ?? example.rules.first : charged[finding.symbol]
            return first.map { problem($0, finding, in: example) }
        }
    }

    private static func charge(_ finding: Finding) -> Charge {
        Charge(rule: finding.rule, symbol: finding.symbol, detail: finding.detail)
    }

    /// Of the example's own rules, and of all that forbid.
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
                "what `\(first)` wants of `\(finding.symbol)` breaks `\(finding.rule)`\(origin): \(finding.message)",
            suggestion: "let one of the two rules leave out what the other speaks of"
        )
    }
}

extension RuleForm {
    /// It says what must not be, and not where something lies.
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
        switch self {
        case .predicate(let use): ["in", "file-named", "have-counterpart", "have-each"].contains(use.word)
        case .all(let parts), .any(let parts): parts.contains { $0.isOfPlaces }
        case .not(let part): part.isOfPlaces
        case .kind, .role, .name: false
        }
    }
}
