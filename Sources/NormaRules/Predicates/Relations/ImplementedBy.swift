// `implemented-by`: a type that fits conforms to it, a protocol of the code base.

import NormaGuide
import NormaProject
import NormaText

struct ImplementedByPredicate: Predicate {
    static let word = PredicateWord(
        "implemented-by",
        shape: .description,
        summary:
            "A type that fits conforms to it, a protocol of the code base.",
        example: #"""
            ```yaml rule
            rule: contracts-have-an-implementation
            every: { protocol: "*Repository" }
            must: { implemented-by: { class: any } }
            ```

            ```swift bad
            protocol CartRepository {} // ✗
            ```

            ```swift good
            protocol CartRepository {}
            final class LiveCartRepository: CartRepository {}
            ```
            """#,
        blindSpot: "Conforming types in other packages are not seen.",
        subjects: [.type, .protocol]
    )
    static let usualSubjects = UsualSubjects.types

    private let matcher: TypeMatcher

    init(_ description: Description, in compiler: PlanCompiler) {
        matcher = TypeMatcher(description, in: compiler)
    }

    func verdict(of subject: Subject, given captures: Captures, in context: JudgingContext) -> Verdict {
        guard let type = subject.type(in: context) else { return subject.isOutside ? .unknown : .fails }
        return Verdict.any(context.relations.types(conformingTo: type)) {
            matcher.verdict(of: .declaration($0), given: captures)
        }
    }

    func statement(given captures: Captures) -> String { "is implemented by " + matcher.plan.noun(given: captures) }
    func denial(given captures: Captures) -> String { "is not implemented by " + matcher.plan.noun(given: captures) }
    func detail(given captures: Captures) -> String { "implemented-by " + matcher.plan.detail(given: captures) }
}
