// Whether one declaration has a role, by what speaks for it and against it.

import NormaGuide
import NormaProject

/// How far a declaration has a role; nothing is said of what has it not.
enum RoleStanding: UInt8, Sendable, Hashable {
    /// It can't be told.
    case doubtful
    case likely
    case sure
}

/// A role's definition, made ready to be asked of many declarations.
struct RoleQuestion {
    private let role: Int
    private let sure: GradedScope?
    private let likely: Scope?
    private let never: Scope?

    init(_ role: Int, in context: JudgingContext) {
        let definition = context.roles.definitions[role]
        self.role = role
        sure = definition.sure.map { GradedScope($0, in: context) }
        likely = definition.evidence?.likely.map { Scope($0, in: context, preferring: .types) }
        never = definition.evidence?.never.map { Scope($0, in: context, preferring: .types) }
    }

    /// Every declaration that could have the role, in order; the roles that it leans on are in the context already.
    func candidates(in context: JudgingContext) -> [DeclarationID] {
        let kinds = context.roles.kinds[role] ?? [.type]
        let scopes = [sure?.strict, likely].compactMap(\.self)
        return Scope.candidates(of: kinds, for: scopes, in: context).compactMap { subject in
            if case .declaration(let declaration) = subject { declaration } else { nil }
        }
    }

    /// What can't be told does not make anything sure, and speaks against nothing.
    func standing(of declaration: DeclarationID) -> RoleStanding? {
        let subject = Subject.declaration(declaration)
        let strength = sure?.verdict(of: subject) ?? (.fails, .fails)
        var standing: RoleStanding? = strength.sure == .holds ? .sure : strength.likely == .holds ? .likely : nil
        var isDoubtful = strength.likely == .unknown
        if standing == nil, let likely {
            let verdict = likely.verdict(of: subject)
            if verdict == .holds { standing = .likely }
            isDoubtful = isDoubtful || verdict == .unknown
        }
        guard standing != nil || isDoubtful else { return nil }
        return never?.verdict(of: subject) == .holds ? nil : standing ?? .doubtful
    }
}

/// A description that is asked twice where the roles in it differ: by those who surely have them, and by those who likely do.
private final class GradedScope {
    let strict: Scope
    private let description: Description
    private let context: JudgingContext
    private lazy var lenient = description.roleNames.isEmpty ? nil : Scope(description, in: context, preferring: .types)

    init(_ description: Description, in context: JudgingContext) {
        self.description = description
        self.context = context
        strict = Scope(description, in: context, preferring: .types, counting: .making)
    }

    func verdict(of subject: Subject) -> (sure: Verdict, likely: Verdict) {
        let sure = strict.verdict(of: subject)
        guard sure == .unknown, let lenient else { return (sure, sure) }
        return (sure, lenient.verdict(of: subject))
    }
}
