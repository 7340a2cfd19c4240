// `be`: all of some adjectives hold.

import NormaGuide
import NormaProject
import NormaText

struct BePredicate: Predicate {
    static let word = PredicateWord(
        "be",
        shape: .adjectives,
        summary: "All of the adjectives hold: `be: final`, `be: [static, constant]`.",
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
            "Access is what the declaration says; that a type around it may hide it further is not taken into account."
    )
    static let usualSubjects = UsualSubjects.declarations

    private let adjectives: [Adjective]
    var cost: Int { PlanCost.flag }

    init?(_ argument: Argument, in compiler: PlanCompiler) {
        guard case .words(let words) = argument else { return nil }
        adjectives = words.compactMap { AllAdjectives.named($0.text) }
        if adjectives.count != words.count { return nil }
    }

    func verdict(of subject: Subject, given captures: Captures, in context: JudgingContext) -> Verdict {
        Verdict.all(adjectives) { $0.verdict(subject, context) }
    }

    /// One for all that is missing; its identity is what was asked, so that it stays the same until all of it is there.
    func misses(of subject: Subject, given captures: Captures, in context: JudgingContext) -> [Evidence] {
        let missing = adjectives.filter { $0.verdict(subject, context) == .fails }.map(\.word)
        guard let last = missing.last else { return [] }
        let others = missing.dropLast().joined(separator: ", ")
        var miss = Evidence(
            site: context.site(of: subject),
            owner: subject,
            phrase: others.isEmpty ? "is not \(last)" : "is neither \(others) nor \(last)",
            detail: words
        )
        if missing == ["final"] { miss.fix = SentenceFix.makingFinal(subject, in: context) }
        return [miss]
    }

    private var words: String { Plan.listed(adjectives.map(\.word), with: "and") }

    func statement(given captures: Captures) -> String { "is " + words }
    func denial(given captures: Captures) -> String { "is not " + words }
    func detail(given captures: Captures) -> String { words }
}
