// Which placeholders a description binds: those in the name and path patterns that every thing it fits must match.

import NormaExpressions
import NormaText

/// Placeholders that are bound for sure, and those bound in some alternatives only.
struct Bindings: Equatable {
    var certain: Set<String> = []
    var possible: Set<String> = []
    /// Placeholders that need no pattern to be bound.
    var always = Bindings.builtIn

    /// Always there: the subject's own name, its place, the year of the check.
    static let builtIn = ["Subject", "Feature", "Module", "Layer", "File", "Year"]

    /// Those that a thing of one of these kinds can have. Nil: a thing of any kind.
    static func builtIn(of kinds: Set<SubjectKind>?) -> [String] {
        guard let kinds, !kinds.isEmpty else { return builtIn }
        return builtIn.filter { name in kinds.contains { $0.placeholders.contains(name) } }
    }

    /// The placeholders in the message of a contract about uses: the user, its place, and the used thing.
    static let ends = ["From", "To", "Target"]

    /// `roles` are the bindings of the roles that the description may use.
    init(of description: Description, roles: [String: Bindings]) {
        self = description.folded(
            { Self.bound(by: $0, roles: roles) },
            all: Self.joined,
            any: Self.alternatives,
            not: { _ in Bindings(names: []) }
        )
    }

    private static func bound(by leaf: Description, roles: [String: Bindings]) -> Bindings {
        switch leaf {
        case .name(let pattern, _): Bindings(names: pattern.placeholders)
        case .role(let name, _): roles[name] ?? Bindings(names: [])
        case .predicate(let use) where use.traits.contains(.binds): bound(by: use.argument, roles: roles)
        default: Bindings(names: [])
        }
    }

    private static func bound(by argument: Argument, roles: [String: Bindings]) -> Bindings {
        switch argument {
        case .description(let other): Bindings(of: other, roles: roles)
        case .patterns(let patterns): alternatives(patterns.map { Bindings(names: $0.placeholders) })
        case .names(let names):
            alternatives(
                names.patterns.map { Bindings(names: $0.placeholders) }
                    + names.wordings.map { _ in Bindings(names: []) }
            )
        case .settings(let conditions): Bindings(names: conditions.flatMap(\.key.placeholders))
        case .places(let places): alternatives(places.map { Bindings(names: $0.pattern?.placeholders ?? []) })
        default: Bindings(names: [])
        }
    }

    /// The bindings of every role, each worked out once.
    static func ofRoles(_ roles: [RoleDefinition]) -> [String: Bindings] {
        var result: [String: Bindings] = [:]
        for role in roles { result[role.name] = Bindings(of: role.description, roles: result) }
        return result
    }

    private static func joined(_ parts: [Bindings]) -> Bindings {
        var result = Bindings(names: [])
        result.certain = parts.reduce(into: []) { $0.formUnion($1.certain) }
        result.possible = parts.reduce(into: []) { $0.formUnion($1.possible) }
        return result
    }

    private static func alternatives(_ parts: [Bindings]) -> Bindings {
        var result = joined(parts)
        result.certain = parts.dropFirst().reduce(parts.first?.certain ?? []) { $0.intersection($1.certain) }
        return result
    }

    init(names: [String]) {
        certain = Set(names)
        possible = certain
    }
}

/// What is asked of a sentence once its descriptions are read.
struct SentenceChecks {
    let document: DocumentReader
    let names: KnownNames

    /// Each placeholder must be bound by the description of the subject, or be there always.
    func check(_ uses: [PlaceholderUse], boundBy subject: Description) {
        check(uses, boundBy: bindings(of: subject))
    }

    func bindings(of subject: Description) -> Bindings {
        var bindings = Bindings(of: subject, roles: names.roleBindings)
        bindings.always = Bindings.builtIn(of: subject.possibleKinds(roles: names.roleKinds))
        return bindings
    }

    private func hint(_ use: PlaceholderUse, boundBy bindings: Bindings) -> String {
        let known = bindings.certain.sorted() + bindings.always
        let list = known.map { "`{\($0)}`" }.joined(separator: ", ")
        return Words.near(use.name, among: known).map { "did you mean `{\($0)}`?" } ?? "known here: \(list)"
    }

    /// - Parameter rule: the rule that another guide's block adds the placeholders to.
    func check(_ uses: [PlaceholderUse], boundBy bindings: Bindings, in rule: String? = nil) {
        let end = rule.map { " in `\($0)`" } ?? ""
        var reported: Set<PlaceholderUse> = []
        for use in uses where !bindings.certain.contains(use.name) && !bindings.always.contains(use.name) {
            guard reported.insert(use).inserted else { continue }
            if bindings.possible.contains(use.name) {
                let suggestion = "bind it in each of them, or write two rules"
                let message = "`{\(use.name)}` is bound only in some alternatives of the subject" + end
                document.report(use.span, message, suggestion)
                continue
            }
            let hint = document.problems.count < DocumentReader.mostWithHint ? hint(use, boundBy: bindings) : nil
            let speaker = use.trait.map { ", and the trait `\($0)` uses it" } ?? ""
            document.report(use.span, "`{\(use.name)}` isn't bound" + speaker + end, hint)
        }
    }
}
