// Types with the same name but for the words of their roles: `CartView`, `CartViewModel`, `DefaultCartRepository`.

import NormaFacts
import NormaText

/// Types by the rest of their names without the words of roles.
package struct StemIndex: Sendable {
    private var types: [String: [DeclarationID]] = [:]
    private var stems: [DeclarationID: String] = [:]

    /// Cost: one pass over the types.
    package init(_ project: Project) {
        for file in project.allFileIDs {
            let facts = project.file(file).content
            for (index, fact) in facts.declarations.enumerated() where fact.kind.isType {
                guard let declaration = project.declaration(Int32(clamping: index), in: file) else { continue }
                let stem = Self.stem(of: facts.text(fact.name))
                guard !stem.isEmpty else { continue }
                types[stem, default: []].append(declaration)
                stems[declaration] = stem
            }
        }
    }

    /// The other types of the same stem in the same folder, in a sibling folder, or in the same feature.
    package func neighbours(of type: DeclarationID, in project: Project) -> [DeclarationID] {
        guard let stem = stems[type], let all = types[stem], all.count > 1 else { return [] }
        let file = project.file(project.file(of: type))
        let folder = file.path.parent
        return all.filter { other in
            guard other != type else { return false }
            let otherFile = project.file(project.file(of: other))
            if let feature = file.feature, feature == otherFile.feature { return true }
            let otherFolder = otherFile.path.parent
            return folder == otherFolder || folder.parent == otherFolder.parent || folder == otherFolder.parent
                || folder.parent == otherFolder
        }
    }

    /// The name without the words at its end and its beginning that describe a role.
    package static func stem(of name: String) -> String {
        var words = NameCase.words(of: name)[...]
        while let last = words.last, endings.contains(last.lowercased()) { words.removeLast() }
        while let first = words.first, words.count > 1, beginnings.contains(first.lowercased()) { words.removeFirst() }
        return words.joined().lowercased()
    }

    private static let endings: Set<String> = [
        "view", "views", "controller", "model", "models", "screen", "scene", "page", "cell", "presenter", "interactor",
        "router", "wireframe", "coordinator", "navigator", "flow", "service", "repository", "store", "source", "data",
        "client", "api", "gateway", "provider", "manager", "worker", "use", "case", "factory", "builder", "assembly",
        "configurator", "module", "container", "component", "protocol", "protocols", "interface", "type", "impl",
        "implementation", "mock", "stub", "fake", "spy", "delegate", "output", "input", "state", "reducer", "feature",
        "dto", "response", "request", "entity", "contract", "display", "logic", "tests", "test", "spec", "preview",
    ]

    private static let beginnings: Set<String> = [
        "default", "mock", "stub", "fake", "spy", "live", "real", "preview", "base",
    ]
}
