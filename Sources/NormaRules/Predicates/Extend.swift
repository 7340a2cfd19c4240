// `extend`: the type that an extension extends fits a description.

import NormaFacts
import NormaGuide
import NormaProject
import NormaText

struct ExtendPredicate: Predicate {
    static let word = PredicateWord(
        "extend",
        shape: .description,
        summary: "The type that the extension extends fits.",
        example: #"""
            ```yaml rule
            rule: no-extensions-of-string
            every: extension
            must-not: { extend: String }
            ```

            ```swift bad
            extension String { // ✗
                var isBlank: Bool { allSatisfy(\.isWhitespace) }
            }
            ```

            ```swift good
            struct Name {}
            extension Name {}
            ```
            """#,
        blindSpot: "If the extended type is from outside the code base, only its name is known.",
        subjects: [.extension]
    )
    static let usualSubjects = UsualSubjects.declarations
    static let isAboutUses = true

    private let matcher: TypeMatcher

    init(_ description: Description, in compiler: PlanCompiler) {
        matcher = TypeMatcher(description, in: compiler)
    }

    func verdict(of subject: Subject, given captures: Captures, in context: JudgingContext) -> Verdict {
        guard case .declaration(let declaration) = subject, context.project.fact(declaration).kind == .extension else {
            return .fails
        }
        return matcher.verdict(of: context.extendedSubject(of: declaration), given: captures)
    }

    func statement(given captures: Captures) -> String { "extends " + matcher.plan.noun(given: captures) }
    func denial(given captures: Captures) -> String { "does not extend " + matcher.plan.noun(given: captures) }
    func detail(given captures: Captures) -> String { "extend " + matcher.plan.detail(given: captures) }
}
