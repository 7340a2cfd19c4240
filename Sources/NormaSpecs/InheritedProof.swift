// Proves inherited and taken rules again with the guide's redeclared values: their own examples, in its words.

import NormaGuide
import NormaPipeline
import NormaText

/// A value that is redeclared may leave an inherited rule without meaning: it matches nothing, or the wrong things. That
/// is reported at the value, where its author can act. A rule that is taken alone is proven in any case.
///
/// Cost: the examples of the rules that use redeclared values, and of those that are taken; nothing if there are none.
package struct InheritedProof: Sendable {
    /// At values and places of the guide itself.
    package private(set) var problems: [SourceProblem] = []
    /// The inherited rules that their own examples don't prove here.
    package private(set) var unproven: [Unproven] = []
    /// The inherited rules that use redeclared values, and have examples.
    package private(set) var ruleCount = 0
    package private(set) var provenCount = 0
    /// The taken rules that have examples.
    package private(set) var takenCount = 0
    package private(set) var provenTakenCount = 0
    /// By inherited rule that is proven, the redeclared names that it depends on.
    private var proven: [String: [String]] = [:]
    private var silencing: Set<String> = []

    /// A rule, the redeclared names that it depends on, and whether it finds something in what its book calls good.
    package struct Unproven: Sendable {
        package var rule: String
        package var causes: [String]
        package var overshoots: Bool
    }

    /// - Parameter earlier: of the same guide with more names redeclared; what was proven with the same ones isn't proven again.
    package init(_ prepared: PreparedGuide, after earlier: InheritedProof? = nil) {
        let guide = prepared.guide.unadjusted
        let runner = ExampleRunner(guide: prepared.judging(by: guide))
        let taken = TakenProofs(guide)
        silencing = Set(guide.rules.filter { !$0.silences.isEmpty }.map(\.name))
        // Without a rule that silenced others, these may speak in what is called good.
        if let earlier, earlier.silencing.isSubset(of: silencing) { proven = earlier.proven }
        var failures: [[String]: [Failure]] = [:]
        var failuresOfTaken: [Failure] = []
        for number in Set(guide.valueChanges.keys).union(taken.guides).sorted() {
            let changes = guide.valueChanges[number] ?? []
            let own = changes.filter { !$0.causes.isEmpty && !$0.isNumber }
            let users = own.isEmpty ? nil : ValueUsers(guide, ofGuide: number, own)
            let known = (users?.causes ?? [:]).filter { proven[$0.key] == $0.value }
            (ruleCount, provenCount) = (ruleCount + known.count, provenCount + known.count)
            let concerned = Set(users?.causes.keys.map(\.self) ?? []).subtracting(known.keys)
                .union(taken.rules(of: number))
            guard !concerned.isEmpty else { continue }
            let verdicts = Self.verdicts(guide, runner, ofGuide: number, changes, concerned)
            for (rule, failure) in verdicts.sorted(by: { $0.key < $1.key }) {
                let isTaken = taken.entry(of: rule) != nil
                count(isTaken: isTaken, isProven: failure == nil)
                proven[rule] = failure == nil && !isTaken ? users?.causes[rule] : nil
                guard let failure else { continue }
                if isTaken {
                    failuresOfTaken.append(failure)
                } else {
                    let causes = users?.causes[rule] ?? []
                    unproven.append(Unproven(rule: rule, causes: causes, overshoots: failure.kind == .overshot))
                    failures[users?.causes[rule] ?? [], default: []].append(failure)
                }
            }
        }
        problems = failures.sorted { $0.key.lexicographicallyPrecedes($1.key) }.flatMap { causes, failures in
            Self.problems(of: causes, failures, in: guide)
        }
        problems += failuresOfTaken.compactMap { failure in
            taken.entry(of: failure.rule).map { Self.problem(of: $0, Self.outcome(failure.kind, 1)) }
        }
    }

    private mutating func count(isTaken: Bool, isProven: Bool) {
        if isTaken { takenCount += 1 } else { ruleCount += 1 }
        guard isProven else { return }
        if isTaken { provenTakenCount += 1 } else { provenCount += 1 }
    }

    private static func problem(of taken: TakenRule, _ outcome: String) -> SourceProblem {
        SourceProblem(
            file: taken.place.file,
            position: taken.place.position,
            length: taken.place.length,
            message: "with the words of this guide \(outcome): `\(taken.name)`",
            suggestion:
                "`norma explain \(taken.name)` shows what it was written for; declare the places and values that it uses as "
                + "they are here, or write a rule of your own"
        )
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
        _ rules: Set<String>
    ) -> [String: Failure?] {
        var inherited = guide
        let documents = guide.documents.enumerated().filter { $0.element.guide == number }
        let indices = Set(documents.map(\.offset))
        inherited.examples.removeAll { !indices.contains($0.section.document) }
        let cases = ExampleCases.cases(of: inherited, thinned: guide.thinnedSections)
        let shown = Set(cases.filter { $0.kind == .bad }.flatMap(\.rules))
            .intersection(cases.filter { $0.kind != .bad }.flatMap(\.rules))
        var verdicts: [String: Failure?] = [:]
        var open = shown.intersection(rules)
        let uses = WrittenUses(documents.map(\.element))
        // A word in the guide's rules may still be meant as the value's in an example.
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
            // The author of this guide can't edit them; only their result counts.
            _ = judgement.problems(fixing: nil, adding: &evidence)
        }
        return evidence
    }

    private static func failure(of rule: String, _ evidence: RuleEvidence) -> Failure? {
        // Of several places in an example, some may mean nothing here, such as a folder that isn't in the tree now.
        if !evidence.fired { return Failure(rule: rule, kind: .missed) }
        if evidence.overshot { return Failure(rule: rule, kind: .overshot) }
        if evidence.isInvalid || !evidence.lookedAtSomething { return Failure(rule: rule, kind: .blind) }
        return nil
    }

    // MARK: - In words

    /// At the first of the names that are redeclared; the rules depend on all of them.
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
                message: "with \(declared) \(outcome(kind, rules.count)): \(listed(rules))",
                suggestion:
                    "`norma explain \(first)` shows what it was written for (`\(written)`); drop or replace rules that mean "
                    + "nothing here, or declare another value"
            )
        }
    }

    private static func shown(_ texts: [String]) -> String {
        texts.count == 1 ? texts[0] : texts.isEmpty ? "none" : "[\(texts.joined(separator: ", "))]"
    }

    private static func outcome(_ kind: Failure.Kind, _ count: Int) -> String {
        let (rules, own) = count == 1 ? ("this inherited rule", "its own") : ("these inherited rules", "their own")
        let s = count == 1 ? "s" : ""
        switch kind {
        case .missed: return "\(rules) no longer find\(s) anything in \(own) `bad` examples"
        case .overshot: return "\(rules) find\(s) something in \(own) `good` examples"
        case .blind: return "\(rules) find\(s) no subjects in \(own) `good` examples"
        }
    }

    private static func listed(_ rules: [String]) -> String {
        let shown = rules.prefix(8).map { "`\($0)`" }.joined(separator: ", ")
        return rules.count > 8 ? shown + " and \(rules.count - 8) more" : shown
    }
}
