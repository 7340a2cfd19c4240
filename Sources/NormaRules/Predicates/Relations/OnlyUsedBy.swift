// `only-used-by`: it is named somewhere, and every such place is inside something that fits.

import NormaGuide
import NormaProject
import NormaText

struct OnlyUsedByPredicate: Predicate {
    static let word = PredicateWord(
        "only-used-by",
        shape: .description,
        summary:
            "It is named somewhere, and every such place is inside something that fits.",
        example: #"""
            ```yaml rule
            rule: details-stay-with-their-repository
            every: { struct: "*Row" }
            must: { only-used-by: { class: "*Repository" } }
            ```

            ```swift bad
            struct CartRow {} // ✗
            final class CartRepository { var rows: [CartRow] = [] }
            final class CartViewModel { var rows: [CartRow] = [] }
            ```

            ```swift good
            struct CartRow {}
            final class CartRepository { var rows: [CartRow] = [] }
            ```
            """#,
        blindSpot: "Uses of its values that do not name it are not seen.",
        subjects: [.type, .class, .struct, .enum, .actor, .protocol]
    )
    static let usualSubjects = UsualSubjects.types

    private let matcher: TypeMatcher

    init(_ description: Description, in compiler: PlanCompiler) {
        matcher = TypeMatcher(description, in: compiler)
    }

    func verdict(of subject: Subject, given captures: Captures, in context: JudgingContext) -> Verdict {
        guard let type = subject.type(in: context) else { return subject.isOutside ? .unknown : .fails }
        var users: Set<DeclarationID> = []
        var result = Verdict.fails
        for relation in context.relations.relations(to: type) where users.insert(relation.source).inserted {
            guard relation.isSure, !context.isNested(relation.source, type) else { continue }
            switch matcher.verdict(of: .declaration(relation.source), given: captures) {
            case .fails: return .fails
            case .unknown: result = .unknown
            case .holds: if result == .fails { result = .holds }
            }
        }
        return result
    }

    func statement(given captures: Captures) -> String { "is only used by " + matcher.plan.noun(given: captures) }
    func denial(given captures: Captures) -> String { "is not only used by " + matcher.plan.noun(given: captures) }
    func detail(given captures: Captures) -> String { "only-used-by " + matcher.plan.detail(given: captures) }
}
