// Where a rule uses a placeholder that only a role of its subject binds, the role's own patterns join the subject.

import NormaText

/// `every: use-case`, where `use-case: { class: "{Name}UseCase" }`, and `{Name}Mock` in the rule: the subject becomes
/// "a use-case, that is a class `{Name}UseCase`", so that whoever judges needs to look at patterns alone.
struct InlinedRoles {
    let needed: Set<String>
    let descriptions: [String: Description]
    let bindings: [String: Bindings]
    /// So that roles of roles of roles can't blow a subject up.
    private(set) var left = 64

    init(needed: Set<String>, names: KnownNames) {
        self.needed = needed
        descriptions = names.roleDescriptions
        bindings = names.roleBindings
    }

    /// Nil where there would be too many.
    mutating func inlined(_ description: Description) -> Description? {
        switch description {
        case .kind, .name, .predicate, .not: return description
        case .all(let parts): return inlined(parts).map { .all($0) }
        case .any(let parts): return inlined(parts).map { .any($0) }
        case .role(let name, _):
            guard let role = descriptions[name], bindings[name].map({ !$0.certain.isDisjoint(with: needed) }) == true
            else {
                return description
            }
            if left == 0 { return nil }
            left -= 1
            return inlined(role).map { .all([description, $0]) }
        }
    }

    private mutating func inlined(_ parts: [Description]) -> [Description]? {
        var result: [Description] = []
        for part in parts {
            guard let inlined = inlined(part) else { return nil }
            result.append(inlined)
        }
        return result
    }
}

extension LanguageReader {
    /// The form with its subject able to bind every placeholder that the rule uses.
    mutating func bindingRoles(_ form: RuleForm, using used: Set<String>, of owner: Owner) -> RuleForm {
        switch form {
        case .every(let subject, let predicate):
            return .every(bindingRoles(subject, used, owner), must: predicate)
        case .everyNot(let subject, let predicate):
            return .everyNot(bindingRoles(subject, used, owner), mustNot: predicate)
        case .only(let subject, let predicate): return .only(bindingRoles(subject, used, owner), may: predicate)
        case .exactly(let subject, let predicate): return .exactly(bindingRoles(subject, used, owner), are: predicate)
        case .check, .layers, .allow, .independent, .acyclic, .covered, .layout: return form
        }
    }

    private mutating func bindingRoles(_ subject: Description, _ used: Set<String>, _ owner: Owner) -> Description {
        let own = Bindings(of: subject, roles: [:]).certain
        let needed = used.subtracting(own).subtracting(Bindings.builtIn)
        if needed.isEmpty { return subject }
        var roles = InlinedRoles(needed: needed, names: names)
        if let inlined = roles.inlined(subject) { return inlined }
        report(
            owner.span,
            "the roles of this subject nest too widely to bind a placeholder",
            "bind it with `named:` in the rule"
        )
        return subject
    }
}
