// `have`: a member of the thing fits a description.

import NormaFacts
import NormaGuide
import NormaProject
import NormaText

struct HavePredicate: Predicate {
    static let word = PredicateWord(
        "have",
        shape: .description,
        traits: .asksForMembers,
        summary:
            "A member fits (for a function: a parameter; for a file: a top-level declaration; for a folder: a file or folder), or a comment inside it or right above it.",
        example: #"""
            ```yaml rule
            rule: view-models-have-a-state
            every: { class: "*ViewModel" }
            must: { have: { property: state, be: private } }
            ```

            ```swift bad
            final class CartViewModel {
                var state = 0 // ✗
            }
            ```

            ```swift bad
            final class ListViewModel {} // ✗
            ```

            ```swift good
            final class CartViewModel {
                private var state = 0
            }
            ```
            """#,
        blindSpot: "Members that a macro or a superclass adds are not seen."
    )
    static let usualSubjects = UsualSubjects.types

    private let question: MemberQuestion

    init(_ description: Description, in compiler: PlanCompiler) {
        question = MemberQuestion(description, in: compiler)
    }

    func verdict(of subject: Subject, given captures: Captures, in context: JudgingContext) -> Verdict {
        question.verdict(of: subject, given: captures, in: context)
    }

    func evidence(of subject: Subject, given captures: Captures, in context: JudgingContext) -> [Evidence] {
        question.evidence(of: subject, given: captures, in: context)
    }

    func misses(of subject: Subject, given captures: Captures, in context: JudgingContext) -> [Evidence] {
        question.misses(of: subject, given: captures, in: context)
    }

    func statement(given captures: Captures) -> String { "has " + question.noun(given: captures) }
    func denial(given captures: Captures) -> String { "does not have " + question.noun(given: captures) }
    func detail(given captures: Captures) -> String { "have " + question.plan.detail(given: captures) }
}

/// Whether a member of a thing fits; shared by `have` and `have-each`.
struct MemberQuestion {
    let plan: Plan
    private let kinds: [SubjectKind]?

    init(_ description: Description, in compiler: PlanCompiler) {
        plan = compiler.plan(for: description)
        kinds = description.kinds(roles: compiler.context.roles)
    }

    func verdict(of subject: Subject, given captures: Captures, in context: JudgingContext) -> Verdict {
        subject.isOutside ? .unknown : sureOrPossible(subject, captures, context)
    }

    /// Comments only if the description asks for them: they have no name that a pattern for members could mean.
    private func parts(of subject: Subject, in context: JudgingContext) -> [Subject] {
        let members = subject.form.parts(in: context)
        guard let kinds else { return members }
        if kinds.contains(.comment) { return members + context.comments(of: subject) }
        return kinds.contains(.mark) ? members + context.marks(of: subject).map { .mark($0) } : members
    }

    /// A member of an extension that may belong to this type or to another with the same name is possible, not certain.
    private func sureOrPossible(_ subject: Subject, _ captures: Captures, _ context: JudgingContext) -> Verdict {
        let sure = Verdict.any(parts(of: subject, in: context)) { plan.verdict(of: $0, given: captures, in: context) }
        guard sure == .fails, case .declaration(let type) = subject else { return sure }
        let possible = context.project.possibleExtensions(of: type).flatMap { context.project.children(of: $0) }
        return possible.contains { plan.verdict(of: .declaration($0), given: captures, in: context) != .fails }
            ? .unknown : .fails
    }

    func evidence(of subject: Subject, given captures: Captures, in context: JudgingContext) -> [Evidence] {
        parts(of: subject, in: context).filter { plan.verdict(of: $0, given: captures, in: context) == .holds }.map {
            part in
            Evidence(
                at: part,
                phrase(of: part, given: captures, in: context),
                detail: context.name(of: part),
                in: context
            )
        }
    }

    private func phrase(of part: Subject, given captures: Captures, in context: JudgingContext) -> String {
        if case .comment = part { return "has " + noun(given: captures) }
        return "has `\(context.name(of: part))`, \(noun(given: captures))"
    }

    /// At members that have the wanted name but are otherwise wrong; if there are none, at the thing itself.
    func misses(of subject: Subject, given captures: Captures, in context: JudgingContext) -> [Evidence] {
        let near = nearMisses(of: subject, given: captures, in: context)
        guard near.isEmpty else { return near }
        return [
            Evidence(
                at: subject,
                "does not have " + noun(given: captures),
                detail: "have " + plan.detail(given: captures),
                in: context
            )
        ]
    }

    private func nearMisses(of subject: Subject, given captures: Captures, in context: JudgingContext) -> [Evidence] {
        // A comment under another title isn't the wanted one.
        guard case .all(let plans) = plan.opened, kinds?.contains(.mark) != true else { return [] }
        let telling = plans.parts.filter { $0.identifiesMember }
        guard telling.contains(where: { if case .kind = $0 { false } else { true } }) else { return [] }
        return parts(of: subject, in: context).flatMap { part -> [Evidence] in
            let isMeant = telling.allSatisfy { $0.verdict(of: part, given: captures, in: context) == .holds }
            guard isMeant else { return [] }
            return plan.misses(of: part, given: captures, in: context).map { miss in
                var evidence = miss
                evidence.phrase = "has `\(context.name(of: part))`, which \(miss.phrase)"
                evidence.detail = context.name(of: part) + " " + miss.detail
                return evidence
            }
        }
    }

    func noun(given captures: Captures) -> String { plan.noun(given: captures) }
}

extension Plan {
    /// Kinds and names identify the member; the rest says what it must be like.
    fileprivate var identifiesMember: Bool {
        switch self {
        case .kind, .name: true
        case .predicate(let predicate): predicate.asked is NamedPredicate
        case .role, .trait, .all, .any, .not: false
        }
    }
}
