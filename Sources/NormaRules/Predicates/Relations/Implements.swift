// `implements`: it conforms to a protocol of the code base that fits.

import NormaGuide
import NormaProject
import NormaText

struct ImplementsPredicate: Predicate {
    static let word = PredicateWord(
        "implements",
        shape: .description,
        summary:
            "It conforms to a protocol of the code base that fits.",
        example: #"""
            ```yaml rule
            rule: view-models-are-not-routers
            every: { class: "*ViewModel" }
            must-not: { implements: { protocol: "*Routing" } }
            ```

            ```swift bad
            protocol CartRouting {}
            final class CartViewModel: CartRouting {} // ✗
            ```

            ```swift good
            protocol CartRouting {}
            final class CartRouter: CartRouting {}
            final class CartViewModel {}
            ```
            """#,
        blindSpot: "For protocols of frameworks, use `conform-to`.",
        subjects: [.type, .class, .struct, .enum, .actor, .protocol]
    )
    static let usualSubjects = UsualSubjects.types

    private let matcher: TypeMatcher

    init(_ description: Description, in compiler: PlanCompiler) {
        matcher = TypeMatcher(description, in: compiler)
    }

    func verdict(of subject: Subject, given captures: Captures, in context: JudgingContext) -> Verdict {
        guard let type = subject.type(in: context) else { return subject.isOutside ? .unknown : .fails }
        let sure = Verdict.any(context.project.declaredProtocols(of: type)) { fits($0, captures) }
        guard sure == .fails else { return sure }
        let possible = context.project.possibleSupertypes(of: type).contains { supertype in
            guard case .declared(let declaration) = supertype.target else { return false }
            return fits(declaration, captures) != .fails
        }
        return possible || context.project.hasUnfollowedSupertypes(type) ? .unknown : .fails
    }

    private func fits(_ declared: DeclarationID, _ captures: Captures) -> Verdict {
        matcher.verdict(of: .declaration(declared), given: captures)
    }

    func statement(given captures: Captures) -> String { "implements " + matcher.plan.noun(given: captures) }
    func denial(given captures: Captures) -> String { "does not implement " + matcher.plan.noun(given: captures) }
    func detail(given captures: Captures) -> String { "implements " + matcher.plan.detail(given: captures) }
}
