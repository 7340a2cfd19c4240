// Proves inherited rules again with what the guide that extends declares anew: their own examples, in its words.

import NormaGuide
import NormaPipeline
import NormaText

/// A value that is declared anew may leave an inherited rule without meaning: it looks at nothing, or at the wrong things. That
/// is told where the value stands, for there its author can act.
///
/// Cost: the examples of the rules that use what is declared anew; nothing where nothing is.
package struct InheritedProof: Sendable {
    /// At values and places of the guide itself.
    package private(set) var problems: [SourceProblem] = []
    /// The inherited rules that use what is declared anew, and have examples.
    package private(set) var ruleCount = 0
    package private(set) var provenCount = 0

    package init(_ prepared: PreparedGuide) {
        let guide = prepared.guide.unadjusted
        let runner = ExampleRunner(guide: prepared.judging(by: guide))
        var failures: [[String]: [Failure]] = [:]
        for (number, changes) in guide.valueChanges.sorted(by: { $0.key < $1.key }) {
            let own = changes.filter { !$0.causes.isEmpty && !$0.isNumber }
            guard !own.isEmpty else { continue }
            let users = ValueUsers(guide, ofGuide: number, own)
            guard !users.causes.isEmpty else { continue }
            let verdicts = Self.verdicts(guide, runner, ofGuide: number, changes, users)
            ruleCount += verdicts.count
            for (rule, failure) in verdicts.sorted(by: { $0.key < $1.key }) {
                guard let failure else {
                    provenCount += 1
                    continue
                }
                failures[users.causes[rule] ?? [], default: []].append(failure)
            }
        }
        problems = failures.sorted { $0.key.lexicographicallyPrecedes($1.key) }.flatMap { causes, failures in
            Self.problems(of: causes, failures, in: guide)
        }
    }

    /// A rule that its own examples no longer prove.
    private struct Failure {
        enum Kind: CaseIterable { case missed, overshot, blind }

        var rule: String
        var kind: Kind
    }

    /// By rule; nil for one that is proven again.
    private static func verdicts(
        _ guide: Guide,
        _ runner: ExampleRunner,
        ofGuide number: Int,
        _ changes: [ValueChange],
        _ users: ValueUsers
    ) -> [String: Failure?] {
        var inherited = guide
        let documents = guide.documents.enumerated().filter { $0.element.guide == number }
        let indices = Set(documents.map(\.offset))
        inherited.examples.removeAll { !indices.contains($0.section.document) }
        let cases = ExampleCases.cases(of: inherited, thinned: guide.thinnedSections)
        let shown = Set(cases.filter { $0.kind == .bad }.flatMap(\.rules))
            .intersection(cases.filter { $0.kind != .bad }.flatMap(\.rules))
        var verdicts: [String: Failure?] = [:]
        var open = shown.intersection(users.causes.keys)
        let uses = WrittenUses(documents.map(\.element))
        // A word that the guide's rules say themselves may still be meant as the value's in an example.
        for (attempt, reach) in ValueRendering.Reach.all.enumerated() where !open.isEmpty {
            let rendering = ValueRendering(changes, in: guide, uses: uses, reach: reach)
            let concerned = cases.filter { !Set($0.rules).isDisjoint(with: open) }.map(rendering.rendered)
            let evidence = evidence(of: concerned, guide, runner)
            for rule in open {
                let failure = failure(of: rule, evidence[rule] ?? RuleEvidence())
                if failure == nil || attempt == 0 { verdicts[rule] = .some(failure) }
                if failure == nil { open.remove(rule) }
            }
        }
        return verdicts
    }

    private static func evidence(
        of cases: [ExampleCase],
        _ guide: Guide,
        _ runner: ExampleRunner
    ) -> [String: RuleEvidence] {
        let outcomes = ParallelMap.map(cases) { Pipeline.check(runner.request(for: $0)) }
        let lines = GuideLines(of: guide)
        var evidence: [String: RuleEvidence] = [:]
        for (example, outcome) in zip(cases, outcomes) {
            let judgement = ExampleJudgement(
                example: example,
                outcome: outcome,
                disguise: .plain,
                guide: guide,
                lines: lines
            )
            // Where they stand the author of this guide can't act; what they show is what counts.
            _ = judgement.problems(fixing: nil, adding: &evidence)
        }
        return evidence
    }

    private static func failure(of rule: String, _ evidence: RuleEvidence) -> Failure? {
        // Of several places that an example shows some may mean nothing here, as a folder that is none of the tree's now.
        if !evidence.fired { return Failure(rule: rule, kind: .missed) }
        if evidence.overshot { return Failure(rule: rule, kind: .overshot) }
        if evidence.isInvalid || !evidence.lookedAtSomething { return Failure(rule: rule, kind: .blind) }
        return nil
    }

    // MARK: - In words

    /// At the first of the names that are declared anew; the rules depend on all of them.
    private static func problems(of causes: [String], _ failures: [Failure], in guide: Guide) -> [SourceProblem] {
        let changes = causes.compactMap { cause in
            guide.valueChanges.values.joined().first { $0.name == cause && $0.place != nil }
        }
        guard let place = changes.first?.place else { return [] }
        let listedValues = changes.prefix(3).map { "`\($0.name): \(Self.shown($0.now))`" }
        let declared =
            listedValues.joined(separator: " and ") + (changes.count > 3 ? " and \(changes.count - 3) more" : "")
        let written = changes.first.map { Self.shown($0.written) } ?? ""
        return Failure.Kind.allCases.compactMap { kind in
            let rules = failures.filter { $0.kind == kind }.map(\.rule)
            guard let first = rules.first else { return nil }
            return SourceProblem(
                file: place.file,
                position: place.position,
                length: place.length,
                message: "with \(declared) \(said(kind, rules.count)): \(listed(rules))",
                suggestion:
                    "`norma explain \(first)` shows what it was written for (`\(written)`); drop or replace what means "
                    + "nothing here, or declare the value otherwise"
            )
        }
    }

    private static func shown(_ texts: [String]) -> String {
        texts.count == 1 ? texts[0] : texts.isEmpty ? "none" : "[\(texts.joined(separator: ", "))]"
    }

    private static func said(_ kind: Failure.Kind, _ count: Int) -> String {
        let (rules, own) = count == 1 ? ("this inherited rule", "its own") : ("these inherited rules", "their own")
        let s = count == 1 ? "s" : ""
        switch kind {
        case .missed: return "\(rules) no longer fire\(s) on \(own) examples"
        case .overshot: return "\(rules) find\(s) fault with \(own) good examples"
        case .blind: return "\(rules) look\(s) at nothing in \(own) good examples"
        }
    }

    private static func listed(_ rules: [String]) -> String {
        let shown = rules.prefix(8).map { "`\($0)`" }.joined(separator: ", ")
        return rules.count > 8 ? shown + " and \(rules.count - 8) more" : shown
    }
}
