// `conform-to`: a protocol that the type conforms to fits.

import NormaGuide
import NormaText

struct ConformToPredicate: Predicate {
    static let word = PredicateWord(
        "conform-to",
        shape: .description,
        summary:
            "A protocol that it conforms to fits. The conformance may be stated on the type, in any extension, by a type or protocol that it inherits from, or through an alias.",
        example: #"""
            ```yaml rule
            rule: views-are-views
            every: { struct: "*View" }
            must: { conform-to: View }
            ```

            ```swift bad
            struct CartView {} // ✗
            ```

            ```swift good
            struct CartView {}
            extension CartView: View {}
            ```
            """#,
        blindSpot:
            "Conformances that a macro adds are known for Apple's own macros; if the type has another macro, the rule is silent.",
        subjects: [.type, .class, .struct, .enum, .actor, .protocol, .extension]
    )
    static let usualSubjects = UsualSubjects.types
    static let isAboutUses = true

    private let question: InheritanceQuestion
    private let description: Description

    init(_ description: Description, in compiler: PlanCompiler) {
        self.description = description
        question = InheritanceQuestion(relation: .conform, matcher: TypeMatcher(description, in: compiler))
    }

    func verdict(of subject: Subject, given captures: Captures, in context: JudgingContext) -> Verdict {
        question.verdict(of: subject, given: captures, in: context)
    }

    func evidence(of subject: Subject, given captures: Captures, in context: JudgingContext) -> [Evidence] {
        question.evidence(of: subject, phrase: "conforms to ", given: captures, in: context)
    }

    func misses(of subject: Subject, given captures: Captures, in context: JudgingContext) -> [Evidence] {
        var miss = Evidence(at: subject, denial(given: captures), detail: detail(given: captures), in: context)
        miss.fix = SentenceFix.adding(supertype: description, to: subject, given: captures, in: context)
        return [miss]
    }

    func statement(given captures: Captures) -> String { "conforms to " + question.matcher.plan.noun(given: captures) }
    func denial(given captures: Captures) -> String {
        "does not conform to " + question.matcher.plan.noun(given: captures)
    }
    func detail(given captures: Captures) -> String { "conform-to " + question.matcher.plan.detail(given: captures) }
}
