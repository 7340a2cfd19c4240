// Whether one declaration has a role, by the evidence for and against it.

import NormaGuide
import NormaProject

/// How certain it is that a declaration has a role; there is no case for not having it.
enum RoleStanding: UInt8, Sendable, Hashable {
    /// It is unknown.
    case doubtful
    case likely
    case sure
}

/// A role's definition, made ready to be asked about many declarations.
struct RoleQuestion {
    private let role: Int
    private let sure: GradedScope?
    private let likely: Scope?
    private let never: LateScope?

    init(_ role: Int, in context: JudgingContext) {
        let definition = context.roles.definitions[role]
        self.role = role
        sure = definition.sure.map { GradedScope($0, in: context) }
        likely = definition.evidence?.likely.map { Scope($0, in: context, preferring: .types) }
        never = definition.evidence?.never.map { LateScope($0, in: context) }
    }

    /// Every declaration that could have the role, in order; the roles that it depends on are already in the context.
    func candidates(in context: JudgingContext) -> [DeclarationID] {
        let kinds = context.roles.kinds[role] ?? [.type]
        let scopes = [sure?.strict, likely].compactMap(\.self)
        return Scope.candidates(of: kinds, for: scopes, in: context).compactMap { subject in
            if case .declaration(let declaration) = subject { declaration } else { nil }
        }
    }

    /// An unknown answer makes nothing certain, and is no evidence against the role.
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
        return never?.scope.verdict(of: subject) == .holds ? nil : standing ?? .doubtful
    }
}

/// A description that is made ready when something has the role but for it: in a small project most roles have no members.
private final class LateScope {
    private let description: Description
    private let context: JudgingContext
    private(set) lazy var scope = Scope(description, in: context, preferring: .types)

    init(_ description: Description, in context: JudgingContext) {
        (self.description, self.context) = (description, context)
    }
}

/// A description that is asked twice if it contains roles: once with their certain members, once with the likely ones too.
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
