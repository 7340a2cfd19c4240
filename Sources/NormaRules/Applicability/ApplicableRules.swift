// Which rules may speak of a path, told from the guide alone: also of a file that does not exist yet.

import NormaGuide
import NormaText

package enum ApplicableRules {
    /// The rules that the path does not surely exclude, in the guide's order.
    ///
    /// Only places are decided here: whether a class in the file will be a view model nobody knows yet, so a rule about
    /// view models applies wherever one may lie.
    package static func rules(of guide: Guide, at path: RelativePath) -> [Rule] {
        let judge = PathJudge(guide: guide, path: path)
        return guide.rules.filter { judge.mayConcern($0) }
    }
}

/// Decides descriptions by the path alone.
private struct PathJudge {
    let guide: Guide
    let path: RelativePath

    private enum Answer: Int { case never, perhaps, always }

    func mayConcern(_ rule: Rule) -> Bool {
        if rule.exceptions.contains(where: { answer($0.description) == .always }) { return false }
        switch rule.form {
        case .every(let scope, must: _), .everyNot(let scope, mustNot: _): return answer(scope) != .never
        case .only(let allowed, may: _): return answer(allowed) != .always
        case .exactly(let left, are: let right): return answer(left) != .never || answer(right) != .never
        case .check(let use): return use.scope.map { answer($0) != .never } ?? true
        case .layers(let contract): return isInLayer(contract.ranks.joined().map(\.text))
        case .allow(let contract): return isInLayer(contract.units.map(\.text))
        case .independent(let contract): return contract.slices.contains { matches($0) }
        case .acyclic(let contract): return contract.scope.map { answer($0) != .never } ?? true
        case .covered(let contract): return contract.paths.isEmpty || contract.paths.contains { matches($0) }
        case .layout(let tree):
            return tree.roots.contains { root in path.components.first.map { root.name.matches($0) } ?? true }
        }
    }

    /// Names that are no layers are modules, which only the project knows.
    private func isInLayer(_ names: [String]) -> Bool {
        let layers = guide.definitions.layers.filter { names.contains($0.name) }
        return layers.isEmpty || layers.contains { answer(layer: $0) != .never }
    }

    private func matches(_ pattern: NamePattern) -> Bool { pattern.matchFolderOrFile(path) != nil }

    private func answer(_ description: Description) -> Answer {
        switch description {
        case .kind, .name: return .perhaps
        case .role(let name, _):
            let role = guide.definitions.roles.first { $0.name == name }
            return role.map { answer($0.description) == .never ? .never : .perhaps } ?? .perhaps
        case .predicate(let use): return answer(use)
        case .all(let parts): return parts.map(answer).min { $0.rawValue < $1.rawValue } ?? .always
        case .any(let parts): return parts.map(answer).max { $0.rawValue < $1.rawValue } ?? .never
        case .not(let part):
            switch answer(part) {
            case .never: return .always
            case .perhaps: return .perhaps
            case .always: return .never
            }
        }
    }

    private func answer(_ use: PredicateUse) -> Answer {
        switch (use.word, use.argument) {
        case ("in", .places(let places)):
            return places.map(answer).max { $0.rawValue < $1.rawValue } ?? .never
        case ("file-named", .patterns(let patterns)):
            let fits = patterns.contains { pattern in
                !pattern.placeholders.isEmpty || pattern.matches(path.name) || pattern.matches(path.stem)
            }
            return fits ? .perhaps : .never
        default: return .perhaps
        }
    }

    private func answer(_ place: PlaceDescription) -> Answer {
        switch place {
        case .path(let pattern): return matches(pattern) ? .always : .never
        case .named(let text):
            guard let layer = guide.definitions.layers.first(where: { $0.name == text.text }) else { return .perhaps }
            return answer(layer: layer)
        case .layer(let text):
            guard let layer = guide.definitions.layers.first(where: { $0.name == text.text }) else { return .never }
            return answer(layer: layer)
        case .module, .feature, .role, .previews: return .perhaps
        case .tests: return isTest ? .always : .never
        case .production: return isTest ? .never : .perhaps
        }
    }

    private func answer(layer: LayerDefinition) -> Answer {
        guard case .paths(let patterns) = layer.extent else { return .perhaps }
        return patterns.contains { matches($0) } ? .always : .never
    }

    private var isTest: Bool {
        if let patterns = guide.definitions.tests { return patterns.contains { matches($0) } }
        return path.components.contains { $0 == "Tests" || $0.hasSuffix("Tests") }
    }
}
