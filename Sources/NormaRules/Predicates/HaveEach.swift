// `have-each`: each of several descriptions fits some member of the thing.

import NormaGuide
import NormaText

struct HaveEachPredicate: Predicate {
    static let word = PredicateWord(
        "have-each",
        shape: .eachDescription,
        traits: .asksForOthers,
        summary: "Each description in the list fits some member.",
        example: #"""
            ```yaml rule
            rule: coordinators-start-and-finish
            every: { class: "*Coordinator" }
            must: { have-each: [{ function: start }, { function: finish }] }
            ```

            ```swift bad
            final class CartCoordinator { // ✗
                func start() {}
            }
            ```

            ```swift good
            final class CartCoordinator {
                func start() {}
            }
            extension CartCoordinator {
                func finish() {}
            }
            ```
            """#,
        blindSpot: "Members that a macro or a superclass adds are not seen."
    )
    static let usualSubjects = UsualSubjects.types

    private let questions: [MemberQuestion]

    init(_ descriptions: [Description], in compiler: PlanCompiler) {
        questions = descriptions.map { MemberQuestion($0, in: compiler) }
    }

    func verdict(of subject: Subject, given captures: Captures, in context: JudgingContext) -> Verdict {
        Verdict.all(questions) { $0.verdict(of: subject, given: captures, in: context) }
    }

    func misses(of subject: Subject, given captures: Captures, in context: JudgingContext) -> [Evidence] {
        questions.filter { $0.verdict(of: subject, given: captures, in: context) == .fails }
            .flatMap { $0.misses(of: subject, given: captures, in: context) }
    }

    func statement(given captures: Captures) -> String {
        "has " + Plan.listed(questions.map { $0.noun(given: captures) }, with: "and")
    }
    func denial(given captures: Captures) -> String {
        "does not have " + Plan.listed(questions.map { $0.noun(given: captures) }, with: "and")
    }
    func detail(given captures: Captures) -> String {
        "have-each " + questions.map { $0.plan.detail(given: captures) }.joined(separator: ", ")
    }
}
