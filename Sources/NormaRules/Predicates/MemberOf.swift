// `member-of`: the type that the thing is a direct member of fits a description.

import NormaFacts
import NormaGuide
import NormaProject
import NormaText

struct MemberOfPredicate: Predicate {
    static let word = PredicateWord(
        "member-of",
        shape: .description,
        traits: .binds,
        summary: "The type that it is a direct member of fits; a member of an extension belongs to the extended type.",
        example: #"""
            ```yaml rule
            rule: view-models-hide-their-state
            every: { property: any, member-of: { class: "*ViewModel" } }
            must: { be: private }
            ```

            ```swift bad
            final class CartViewModel {
                var items: [String] = [] // ✗
            }
            ```

            ```swift good
            final class CartViewModel {
                private var items: [String] = []
            }
            struct Cart {
                var items: [String] = []
            }
            ```
            """#,
        blindSpot: "If the extended type is from outside the code base, only its name is known.",
        subjects: [.property, .function, .initializer, .case, .type, .class, .struct, .enum, .actor, .protocol, .test]
    )
    static let usualSubjects = UsualSubjects.declarations

    private let description: Description
    private let matcher: TypeMatcher
    /// If the answer is the same for all subjects, each type is asked once.
    var cost: Int { description.placeholders.isEmpty ? PlanCost.name : PlanCost.look }

    init(_ description: Description, in compiler: PlanCompiler) {
        self.description = description
        matcher = TypeMatcher(description, in: compiler)
    }

    func verdict(of subject: Subject, given captures: Captures, in context: JudgingContext) -> Verdict {
        guard let holder = context.holder(of: subject) else { return .fails }
        return matcher.verdict(of: holder, given: captures)
    }

    func verdict(ofPlanned subject: PlannedSubject, given captures: Captures, in context: JudgingContext) -> Verdict {
        subject.isBeside(typeThatFits: description, given: captures, in: context) ? .unknown : .fails
    }

    func bindings(of subject: Subject, given captures: Captures, in context: JudgingContext) -> Captures {
        guard let holder = context.holder(of: subject) else { return captures }
        return matcher.plan.match(holder, given: captures, in: context).captures
    }

    func statement(given captures: Captures) -> String { "is a member of " + matcher.plan.noun(given: captures) }
    func denial(given captures: Captures) -> String { "is not a member of " + matcher.plan.noun(given: captures) }
    func clause(given captures: Captures) -> String { "of " + matcher.plan.noun(given: captures) }
    func detail(given captures: Captures) -> String { "member-of " + matcher.plan.detail(given: captures) }
}

extension JudgingContext {
    /// The type that a declaration is a direct member of; nil for a top-level or local one.
    func holder(of subject: Subject) -> Subject? {
        guard case .declaration(let declaration) = subject, let parent = subjects.parent(of: declaration) else {
            return nil
        }
        let kind = subjects.kinds[Int(parent.index)]
        if kind.isType { return .declaration(parent) }
        guard kind == .extension else { return nil }
        return extendedSubject(of: parent)
    }

    /// The extended type: a type of the project, or an outside one by its name.
    func extendedSubject(of declaration: DeclarationID) -> Subject {
        extendedType(of: declaration).map { .declaration($0) } ?? .external(project.name(of: declaration))
    }
}
