// `stands-beside`: something that fits has the same name, apart from its kind, and is nearby (`CartView`, `CartViewModel`).

import NormaGuide
import NormaProject
import NormaText

struct StandsBesidePredicate: Predicate {
    static let word = PredicateWord(
        "stands-beside",
        shape: .description,
        summary:
            "Something that fits has the same name, apart from the words that say what kind of thing it is (`CartView`, `CartViewModel`), and is in the same folder, a sibling folder or the same feature.",
        example: #"""
            ```yaml rule
            rule: view-models-stand-beside-their-views
            every: { class: "*ViewModel" }
            must: { stands-beside: { struct: any, conform-to: View } }
            ```

            ```swift bad
            final class CartViewModel {} // ✗
            struct BasketView: View {}
            ```

            ```swift good
            final class CartViewModel {}
            struct CartView: View {}
            ```
            """#,
        blindSpot: "Two things that belong together without sharing a name are not seen.",
        subjects: [.type, .class, .struct, .enum, .actor, .protocol]
    )
    static let usualSubjects = UsualSubjects.types

    private let matcher: TypeMatcher

    init(_ description: Description, in compiler: PlanCompiler) {
        matcher = TypeMatcher(description, in: compiler)
    }

    func verdict(of subject: Subject, given captures: Captures, in context: JudgingContext) -> Verdict {
        guard let type = subject.type(in: context) else { return .fails }
        return Verdict.any(context.stems.neighbours(of: type, in: context.project)) {
            matcher.verdict(of: .declaration($0), given: captures)
        }
    }

    func statement(given captures: Captures) -> String { "is beside " + matcher.plan.noun(given: captures) }
    func denial(given captures: Captures) -> String { "is not beside " + matcher.plan.noun(given: captures) }
    func detail(given captures: Captures) -> String { "stands-beside " + matcher.plan.detail(given: captures) }
}
