// `inherit`: a class that the type inherits from fits.

import NormaFacts
import NormaGuide
import NormaProject
import NormaText

struct InheritPredicate: Predicate {
    static let word = PredicateWord(
        "inherit",
        shape: .description,
        summary: "A type that it inherits from fits, directly or through other types.",
        example: #"""
            ```yaml rule
            rule: screens-share-a-base
            every: { class: "*ViewController" }
            must: { inherit: BaseViewController }
            except: { class: BaseViewController, because: it is the base itself }
            ```

            ```swift bad
            class BaseViewController: UIViewController {}
            class CartViewController: UIViewController {} // ✗
            ```

            ```swift good
            class BaseViewController: UIViewController {}
            class ListViewController: BaseViewController {}
            final class CartViewController: ListViewController {}
            ```
            """#,
        blindSpot: "The supertypes of framework types are known only for the Apple types that apps use most.",
        subjects: [.type, .class, .protocol, .actor, .struct, .enum, .extension]
    )
    static let usualSubjects = UsualSubjects.types
    static let isAboutUses = true

    private let question: InheritanceQuestion
    private let description: Description

    init(_ description: Description, in compiler: PlanCompiler) {
        self.description = description
        question = InheritanceQuestion(relation: .inherit, matcher: TypeMatcher(description, in: compiler))
    }

    func verdict(of subject: Subject, given captures: Captures, in context: JudgingContext) -> Verdict {
        question.verdict(of: subject, given: captures, in: context)
    }

    func evidence(of subject: Subject, given captures: Captures, in context: JudgingContext) -> [Evidence] {
        question.evidence(of: subject, phrase: "inherits from ", given: captures, in: context)
    }

    func misses(of subject: Subject, given captures: Captures, in context: JudgingContext) -> [Evidence] {
        var miss = Evidence(at: subject, denial(given: captures), detail: detail(given: captures), in: context)
        // A superclass takes more than adding its name.
        if case .declaration(let declaration) = subject, context.project.fact(declaration).kind == .protocol {
            miss.fix = SentenceFix.adding(supertype: description, to: subject, given: captures, in: context)
        }
        return [miss]
    }

    func statement(given captures: Captures) -> String {
        "inherits from " + question.matcher.plan.noun(given: captures)
    }
    func denial(given captures: Captures) -> String {
        "does not inherit from " + question.matcher.plan.noun(given: captures)
    }
    func detail(given captures: Captures) -> String { "inherit " + question.matcher.plan.detail(given: captures) }
}
