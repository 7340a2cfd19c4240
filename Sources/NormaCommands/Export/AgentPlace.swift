// The place that a rule is about, as tools for coding agents name places: with globs.

import NormaExpressions
import NormaGuide

struct AgentPlace: Hashable {
    /// As a heading: "`Sources/Features/*/Views/**`".
    let title: String
    let globs: [String]

    /// Roles that name each other go no deeper than this.
    private static let deepest = 8

    /// The first place that the subjects of a rule, or the roles that they have, are in; nil: everywhere.
    init?(of rule: Rule, in guide: Guide) {
        guard let scope = rule.scope, let globs = Self.globs(of: scope, in: guide, depth: 0), !globs.isEmpty else {
            return nil
        }
        self.globs = globs
        title = globs.prefix(3).map { "`\($0)`" }.joined(separator: ", ") + (globs.count > 3 ? ", …" : "")
    }

    private static func globs(of description: Description, in guide: Guide, depth: Int) -> [String]? {
        let leaves = description.leaves(withDenied: false)
        for leaf in leaves {
            guard case .predicate(let use) = leaf, use.word == "in", case .places(let places) = use.argument else {
                continue
            }
            let found = places.map { globs(of: $0, in: guide) }
            // One part without globs: the place is wider than the others say.
            if !found.contains(nil) { return found.compactMap(\.self).flatMap(\.self) }
        }
        guard depth < deepest else { return nil }
        for leaf in leaves {
            guard case .role(let name, _) = leaf,
                let role = guide.definitions.roles.first(where: { $0.name == name }),
                let globs = globs(of: role.description, in: guide, depth: depth + 1)
            else { continue }
            return globs
        }
        return nil
    }

    /// Nil for a place that no path describes.
    private static func globs(of place: PlaceDescription, in guide: Guide) -> [String]? {
        switch place {
        case .path(let pattern): return glob(of: pattern.text).map { [$0] }
        case .named(let name), .layer(let name):
            let layer = guide.definitions.layers.first { $0.name == name.text }
            guard case .paths(let patterns)? = layer?.extent else { return nil }
            let globs = patterns.map { glob(of: $0.text) }
            return globs.contains(nil) ? nil : globs.compactMap(\.self)
        case .module, .feature, .role, .moduleOf, .tests, .production, .previews: return nil
        }
    }

    /// A pattern of a guide as a glob: a placeholder is any name, and a folder means all that is in it.
    static func glob(of pattern: String) -> String? {
        guard !pattern.isEmpty, !pattern.hasPrefix("/") else { return nil }
        var glob = ""
        var isPlaceholder = false
        for character in pattern {
            switch character {
            case "{":
                guard !isPlaceholder else { return nil }
                isPlaceholder = true
                glob += "*"
            case "}":
                guard isPlaceholder else { return nil }
                isPlaceholder = false
            // Commas separate globs where they are listed, and the rest would end a text.
            case ",", "\"", "`", "\\": return nil
            case _ where character.isNewline: return nil
            default: glob += isPlaceholder ? "" : String(character)
            }
        }
        guard !isPlaceholder else { return nil }
        let last = glob.split(separator: "/").last ?? ""
        return last == "**" || last.contains(".") ? glob : glob + (glob.hasSuffix("/") ? "**" : "/**")
    }
}

extension Rule {
    /// What the rule is about; nil for rules about the whole structure, and about code anywhere.
    var scope: Description? {
        switch form {
        case .every(let scope, must: _), .everyNot(let scope, mustNot: _): scope
        case .exactly(let left, are: _): left
        case .check(let use): use.scope
        case .only, .layers, .allow, .independent, .acyclic, .covered, .layout: nil
        }
    }
}
