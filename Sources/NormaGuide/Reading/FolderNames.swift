// Folders that a code base has under another spelling, or in another folder, than in an inherited guide.

import NormaExpressions
import NormaText

/// The folders of a code base for the folders of a guide.
package struct FolderNames: Sendable {
    /// With the longest first, so that the innermost folder counts.
    private var renamed: [(written: String, found: String)]

    package init(_ found: [String: String]) {
        renamed = found.map { (written: $0.key, found: $0.value) }
            .sorted { ($1.written.utf8.count, $0.written) < ($0.written.utf8.count, $1.written) }
    }

    package var isEmpty: Bool { renamed.isEmpty }

    /// The path with the folder that is meant; nil if it is below none of them.
    package func path(for text: String) -> String? {
        for (written, found) in renamed {
            if text == written { return found }
            if text.hasPrefix(written + "/") { return found + text.dropFirst(written.count) }
        }
        return nil
    }

    fileprivate func pattern(_ pattern: NamePattern) -> NamePattern {
        guard pattern.subject == .path, let text = path(for: pattern.text) else { return pattern }
        return (try? NamePattern(text, for: .path, excluding: pattern.excluded)) ?? pattern
    }
}

extension Guide {
    /// The guide as if it had been written for these folders.
    package func naming(_ folders: FolderNames) -> Guide {
        guard !folders.isEmpty else { return self }
        var guide = self
        guide.definitions = definitions.naming(folders)
        for index in guide.rules.indices {
            guide.rules[index].form = folders.form(rules[index].form)
            for number in rules[index].exceptions.indices {
                let description = rules[index].exceptions[number].description
                guide.rules[index].exceptions[number].description = folders.description(description)
            }
        }
        for place in definitions.places {
            guide.templateValues[place.name] = templateValues[place.name]?.map { folders.path(for: $0) ?? $0 }
        }
        return guide
    }
}

extension Definitions {
    fileprivate func naming(_ folders: FolderNames) -> Definitions {
        var definitions = self
        for index in layers.indices {
            guard case .paths(let patterns) = layers[index].extent else { continue }
            definitions.layers[index].extent = .paths(patterns.map(folders.pattern))
        }
        for index in modules.indices { definitions.modules[index].paths = modules[index].paths.map(folders.pattern) }
        for index in places.indices {
            definitions.places[index].homes = places[index].homes.map(folders.pattern)
            definitions.places[index].ownHomes = places[index].ownHomes.map(folders.pattern)
        }
        definitions.roles = roles.map { $0.rewritten(folders.description) ?? $0 }
        definitions.features = features.map(folders.pattern)
        definitions.tests = tests?.map(folders.pattern)
        definitions.generated = generated.map(folders.pattern)
        return definitions
    }
}

extension FolderNames {
    fileprivate func description(_ description: Description) -> Description {
        description.replacingPredicates { use in
            var use = use
            switch use.argument {
            case .patterns(let patterns): use.argument = .patterns(patterns.map(pattern))
            case .places(let places):
                use.argument = .places(
                    places.map { place in
                        guard case .path(let path) = place else { return place }
                        return .path(pattern(path))
                    }
                )
            case .counterpart(var counterpart):
                counterpart.paths = counterpart.paths.map(pattern)
                use.argument = .counterpart(counterpart)
            default: break
            }
            return use
        }
    }

    fileprivate func form(_ form: RuleForm) -> RuleForm {
        switch form {
        case .independent(var contract):
            contract.slices = contract.slices.map(pattern)
            contract.through = contract.through.map(pattern)
            return .independent(contract)
        case .covered(var contract):
            contract.paths = contract.paths.map(pattern)
            return .covered(contract)
        case .layout(let tree): return .layout(LayoutTree(roots: tree.roots.map { entry($0, below: "") }))
        case .every, .everyNot, .only, .exactly, .check, .acyclic, .layers, .allow:
            return form.replacingDescriptions(description)
        }
    }

    /// A line of a tree stays in place, so only the spelling of its name counts.
    private func entry(_ entry: LayoutEntry, below folder: String) -> LayoutEntry {
        var entry = entry
        let written = folder.isEmpty ? entry.name.text : folder + "/" + entry.name.text
        let names = path(for: written)?.split(separator: "/") ?? []
        if let last = names.last, last != entry.name.text, names.count == written.split(separator: "/").count {
            entry.name = NamePattern(literal: String(last), for: entry.name.subject)
        }
        entry.children = entry.children.map { self.entry($0, below: written) }
        return entry
    }
}
