// `be`: all of some adjectives hold.

import NormaFacts
import NormaGuide
import NormaProject
import NormaText

struct BePredicate: Predicate {
    static let word = PredicateWord(
        "be",
        shape: .adjectives,
        summary: "All of these adjectives hold: `be: final`, `be: [static, constant]`.",
        example: #"""
            ```yaml rule
            rule: view-models-are-final
            every: { class: "*ViewModel" }
            must: { be: final }
            ```

            ```swift bad
            class CartViewModel {} // ✗
            ```

            ```swift good
            final class CartViewModel {}
            ```
            """#,
        blindSpot:
            "Access is the declared access level; a type around the declaration may restrict it further, which is not taken into account."
    )
    static let usualSubjects = UsualSubjects.declarations

    private let adjectives: [Adjective]
    var cost: Int { adjectives.map(\.cost).max() ?? PlanCost.flag }

    init(_ adjectives: [Adjective], in compiler: PlanCompiler) { self.adjectives = adjectives }

    func verdict(of subject: Subject, given captures: Captures, in context: JudgingContext) -> Verdict {
        Verdict.all(adjectives) { $0.verdict(subject, context) }
    }

    /// An adjective of whole files is known even for a planned file.
    func verdict(ofPlanned subject: PlannedSubject, given captures: Captures, in context: JudgingContext) -> Verdict {
        let ofFiles = adjectives.filter(\.isOfFiles)
        return Verdict.all(ofFiles) { $0.verdict(.planned(subject), context) } == .fails ? .fails : .unknown
    }

    func evidence(of subject: Subject, given captures: Captures, in context: JudgingContext) -> [Evidence] {
        var found = Evidence(at: subject, statement(given: captures), detail: detail(given: captures), in: context)
        // If there are several, the author has to decide which one is too many.
        if adjectives.count == 1, Self.levels.contains(adjectives[0].word) {
            found.fix = SentenceFix.withoutAccess(subject, in: context)
        }
        if adjectives.count == 1, adjectives[0].word == "unused" {
            found.fix = SentenceFix.removing(subject, in: context)
        }
        return [found]
    }

    /// Without the modifier, the access level is that of the surroundings.
    private static let levels: Set<String> = ["open", "public", "package"]

    /// One for each adjective that has a reason, and one for all others.
    func misses(of subject: Subject, given captures: Captures, in context: JudgingContext) -> [Evidence] {
        let failing = adjectives.filter { $0.verdict(subject, context) == .fails && !isRuledOut($0, subject, context) }
        let reasons = failing.map { $0.reason(subject, context) }
        let explained = zip(failing, reasons).compactMap { adjective, reason in
            reason.map { reason in
                Evidence(at: subject, reason.phrase, detail: adjective.word, related: reason.related, in: context)
            }
        }
        return explained + unexplained(zip(failing, reasons).filter { $1 == nil }.map(\.0), subject, context)
    }

    /// A class with subclasses can't be final.
    private func isRuledOut(_ adjective: Adjective, _ subject: Subject, _ context: JudgingContext) -> Bool {
        guard adjective.word == "final", case .declaration(let declaration) = subject,
            context.project.fact(declaration).kind == .class
        else { return false }
        return context.inheritedNames.isInherited(context.project.name(of: declaration), in: context.project)
    }

    /// Its identity is the demand, so that it stays the same until all of it is fulfilled.
    private func unexplained(_ missing: [Adjective], _ subject: Subject, _ context: JudgingContext) -> [Evidence] {
        guard !missing.isEmpty else { return [] }
        var miss = Evidence(at: subject, Self.denial(of: missing), detail: words, in: context)
        miss.fix = SentenceFix.making(missing.map(\.word), subject, in: context)
        return [miss]
    }

    /// "is neither static nor final, and can be set from outside".
    private static func denial(of adjectives: [Adjective]) -> String {
        let plain = adjectives.filter { $0.phrases == nil }.map(\.word)
        let others = plain.dropLast().joined(separator: ", ")
        let denial = plain.last.map { others.isEmpty ? "is not \($0)" : "is neither \(others) nor \($0)" }
        return Plan.listed([denial].compactMap(\.self) + adjectives.compactMap { $0.phrases?.fails }, with: "and")
    }

    private var words: String { Plan.listed(adjectives.map(\.word), with: "and") }

    private var phrases: (holds: String, fails: String)? { adjectives.count == 1 ? adjectives[0].phrases : nil }

    func statement(given captures: Captures) -> String { phrases?.holds ?? "is " + words }
    func denial(given captures: Captures) -> String { phrases?.fails ?? "is not " + words }
    func detail(given captures: Captures) -> String { words }
}
