// `be`: all of some adjectives hold.

import NormaFacts
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
    var cost: Int { adjectives.map(\.cost).max() ?? PlanCost.flag }

    init?(_ argument: Argument, in compiler: PlanCompiler) {
        guard case .words(let words) = argument else { return nil }
        adjectives = words.compactMap { AllAdjectives.named($0.text) }
        if adjectives.count != words.count { return nil }
    }

    func verdict(of subject: Subject, given captures: Captures, in context: JudgingContext) -> Verdict {
        Verdict.all(adjectives) { $0.verdict(subject, context) }
    }

    /// What is so of whole files is known of one that is to come.
    func verdict(ofPlanned subject: PlannedSubject, given captures: Captures, in context: JudgingContext) -> Verdict {
        let told = adjectives.filter(\.isOfFiles)
        return Verdict.all(told) { $0.verdict(.planned(subject), context) } == .fails ? .fails : .unknown
    }

    func evidence(of subject: Subject, given captures: Captures, in context: JudgingContext) -> [Evidence] {
        var found = Evidence(at: subject, statement(given: captures), detail: detail(given: captures), in: context)
        // Of several somebody has to say which one is too many.
        if adjectives.count == 1, Self.levels.contains(adjectives[0].word) {
            found.fix = SentenceFix.withoutAccess(subject, in: context)
        }
        if adjectives.count == 1, adjectives[0].word == "unused" {
            found.fix = SentenceFix.removing(subject, in: context)
        }
        return [found]
    }

    /// Without the word it is as narrow as its surroundings.
    private static let levels: Set<String> = ["open", "public", "package"]

    /// One for each that says why, and one for all others that are missing.
    func misses(of subject: Subject, given captures: Captures, in context: JudgingContext) -> [Evidence] {
        let failing = adjectives.filter { $0.verdict(subject, context) == .fails && !isRuledOut($0, subject, context) }
        let reasons = failing.map { $0.reason(subject, context) }
        let explained = zip(failing, reasons).compactMap { adjective, reason in
            reason.map { reason in
                Evidence(at: subject, reason.phrase, detail: adjective.word, related: reason.related, in: context)
            }
        }
        return explained + unexplained(zip(failing, reasons).filter { $1 == nil }.map(\.0.word), subject, context)
    }

    /// A class that others inherit from can't be final.
    private func isRuledOut(_ adjective: Adjective, _ subject: Subject, _ context: JudgingContext) -> Bool {
        guard adjective.word == "final", case .declaration(let declaration) = subject,
            context.project.fact(declaration).kind == .class
        else { return false }
        return context.heirs.isInherited(context.project.name(of: declaration), in: context.project)
    }

    /// Its identity is what was asked, so that it stays the same until all of it is there.
    private func unexplained(_ missing: [String], _ subject: Subject, _ context: JudgingContext) -> [Evidence] {
        guard let last = missing.last else { return [] }
        let others = missing.dropLast().joined(separator: ", ")
        var miss = Evidence(
            at: subject,
            others.isEmpty ? "is not \(last)" : "is neither \(others) nor \(last)",
            detail: words,
            in: context
        )
        miss.fix = SentenceFix.making(missing, subject, in: context)
        return [miss]
    }

    private var words: String { Plan.listed(adjectives.map(\.word), with: "and") }

    private var phrases: (holds: String, fails: String)? { adjectives.count == 1 ? adjectives[0].phrases : nil }

    func statement(given captures: Captures) -> String { phrases?.holds ?? "is " + words }
    func denial(given captures: Captures) -> String { phrases?.fails ?? "is not " + words }
    func detail(given captures: Captures) -> String { words }
}
