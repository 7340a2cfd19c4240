// Runs a guide's examples through the pipeline and compares the findings with the guide's expectations.

import NormaFiles
import NormaGuide
import NormaPipeline
import NormaText

package struct ExampleRunner: Sendable {
    private let prepared: PreparedGuide
    package let disguise: Disguise

    private let rulesOfChange: Set<String>

    var guide: Guide { prepared.guide }

    package init(guide: PreparedGuide, disguise: Disguise = .plain) {
        prepared = guide
        rulesOfChange = guide.rulesOfChange
        self.disguise = disguise
    }

    /// Runs the guide's own examples and judges its own rules by them.
    ///
    /// Examples of the extended guides prove their rules with their own values and words: with others an
    /// example may well show the contrary.
    package func run() -> GuideProof {
        var own = guide
        own.examples.removeAll { !guide.isOwn($0.section) }
        let cases = ExampleCases.cases(of: own)
        let outcomes = ParallelMap.map(cases) { (check: Pipeline.check(request(for: $0)), fixes: fixProblem(of: $0)) }
        var evidence: [String: RuleEvidence] = [:]
        var problems: [SourceProblem] = []
        let lines = GuideLines(of: guide)
        for (example, outcome) in zip(cases, outcomes) {
            let judgement = ExampleJudgement(
                example: example,
                outcome: outcome.check,
                disguise: disguise,
                guide: guide,
                lines: lines
            )
            problems += judgement.problems(fixing: outcome.fixes, adding: &evidence)
        }
        problems += markedGivens(among: own.examples, lines)
        // A given file belongs to several examples, and its problems are reported once.
        var seen: Set<SourceProblem> = []
        problems = problems.filter { seen.insert($0).inserted }
        let rules = guide.rules.filter { guide.isOwn($0.section) }.map { rule in
            (evidence[rule.name] ?? RuleEvidence()).proof(of: rule.name)
        }
        let inherited = guide.rules.count - rules.count
        return GuideProof(rules: rules, problems: problems, exampleCount: cases.count, inheritedCount: inherited)
    }

    /// Marks where nothing can be found.
    private func markedGivens(among examples: [Example], _ lines: GuideLines) -> [SourceProblem] {
        examples.filter { $0.kind == .given }.flatMap { example -> [SourceProblem] in
            let given = ExampleCase(example, rules: [])
            return given.markedLines.keys.sorted().map { line in
                let number = given.guideLine(of: line) ?? example.place.position.line
                return lines.problem(
                    "a `given` block can't have marks, because nothing is found in it",
                    "remove the mark, or write the file as a `bad` block",
                    onLine: number,
                    of: example.place.file
                )
            }
        }
    }

    func request(for example: ExampleCase) -> CheckRequest {
        request(for: example, dressed(example.files) { disguise.dressed($0, path: $1, rules: example.rules) })
    }

    private func request(for example: ExampleCase, _ files: [RelativePath: [UInt8]]) -> CheckRequest {
        var request = CheckRequest(
            workspace: MemoryWorkspace(files: files, folders: example.folders.map(\.path)),
            guide: prepared,
            rules: Set(example.rules),
            today: "2000-01-01",
            threads: 1,
            reversesInput: disguise == .otherOrder
        )
        request.waitsForPlaces = false
        // A rule about a change needs one: without `before` all of it is new.
        if example.before != nil || !rulesOfChange.isDisjoint(with: example.rules) {
            let given = example.files.filter(\.isGiven)
            let earlier = dressed((example.before ?? []) + given) {
                disguise.dressed($0, path: $1, rules: example.rules)
            }
            request.earlier = ExampleChange(from: earlier, to: files).earlierState
        }
        return request
    }

    private func dressed(
        _ files: [ExampleCase.File],
        by dress: (String, RelativePath) -> String
    ) -> [RelativePath: [UInt8]] {
        Dictionary(
            files.map { ($0.path, Array(dress($0.text, $0.path).utf8)) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// Problems of the fixes that the example shows, or that can be made in it.
    private func fixProblem(of example: ExampleCase) -> FixProblem? {
        if disguise == .fixedTwice {
            return example.kind == .bad ? FixedExample(request: request(for: example)).problemOfFixingTwice() : nil
        }
        guard example.kind == .fixed else { return nil }
        let dress = { disguise.dressedForFixing($0, path: $1, rules: example.rules) }
        let shown = disguise == .suppressed ? example.unfixed : example.files
        return FixedExample(request: request(for: example, dressed(example.unfixed, by: dress)))
            .problem(showing: dressed(shown, by: dress))
    }
}

/// The evidence of the examples for one rule.
struct RuleEvidence {
    var fired = false
    var stayedSilent = false
    var lookedAtSomething = false
    /// An example of it doesn't parse, or an allowing comment doesn't silence it.
    var isInvalid = false
    /// It missed something that an example marks.
    var missed = false
    /// It found something that no example marks.
    var overshot = false
    var fix: FixLevel?

    var isBroken: Bool { isInvalid || missed || overshot }

    func proof(of rule: String) -> RuleProof {
        var proof = judged(rule)
        proof.fix = fix
        return proof
    }

    private func judged(_ rule: String) -> RuleProof {
        if isBroken { return RuleProof(rule: rule, verdict: .broken) }
        if fired, stayedSilent, lookedAtSomething { return RuleProof(rule: rule, verdict: .proven) }
        let missing: String
        switch (fired, stayedSilent) {
        case (false, false): missing = "it has no example"
        case (false, true): missing = "no `bad` example makes it fire"
        case (true, false): missing = "no `good` example shows it silent"
        case (true, true): missing = "its `good` examples contain no subject of it"
        }
        return RuleProof(rule: rule, verdict: .unproven, missing: missing)
    }
}
