// `create`: an initializer of a type that fits is called.

import NormaFacts
import NormaGuide
import NormaProject
import NormaText

struct CreatePredicate: Predicate {
    static let word = PredicateWord(
        "create",
        shape: .description,
        summary: "It calls an initializer of a type that fits: `Cart()`, `Cart.init()`.",
        example: #"""
            ```yaml rule
            rule: only-coordinators-create-view-models
            only: { class: "*Coordinator" }
            may: { create: { class: "*ViewModel" } }
            ```

            ```swift bad
            final class CartViewModel {}
            struct CartView {
                let model = CartViewModel() // ✗
            }
            ```

            ```swift good
            final class CartViewModel {}
            final class CartCoordinator {
                let model = CartViewModel()
            }
            ```
            """#,
        blindSpot: "`.init()` and a call through a variable are seen only if the type is written there."
    )
    static let usualSubjects = UsualSubjects.files
    static let isAboutUses = true
    var cost: Int { PlanCost.search }

    private let search: ReferenceSearch

    init(_ description: Description, in compiler: PlanCompiler) {
        search = ReferenceSearch(matcher: TypeMatcher(description, in: compiler)) { $0.role == .construction }
    }

    func verdict(of subject: Subject, given captures: Captures, in context: JudgingContext) -> Verdict {
        search.search(in: subject, given: captures, context: context) { _ in false }
    }

    func evidence(of subject: Subject, given captures: Captures, in context: JudgingContext) -> [Evidence] {
        search.evidence(of: subject, verb: "creates", given: captures, context: context)
    }

    func statement(given captures: Captures) -> String { "creates " + search.matcher.plan.noun(given: captures) }
    func denial(given captures: Captures) -> String { "does not create " + search.matcher.plan.noun(given: captures) }
    func detail(given captures: Captures) -> String { "create " + search.matcher.plan.detail(given: captures) }
}
