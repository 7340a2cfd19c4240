// Which places of a guide exist in the code base, or are declared by the team's own guide.

import NormaExpressions
import NormaFindings
import NormaGuide
import NormaProject
import NormaText

/// For one thread; the same few places are asked for again and again.
struct PlaceSearch {
    private let context: JudgingContext
    private var known: [PlaceKey: Bool] = [:]
    /// The places that have a folder, by its text.
    private let definitions: [String: [PlaceDefinition]]
    private lazy var folders = Set(context.project.folders.map(\.path))

    init(_ context: JudgingContext) {
        self.context = context
        var definitions: [String: [PlaceDefinition]] = [:]
        for definition in context.guide.definitions.places {
            for home in definition.ownHomes { definitions[Self.folder(home.text), default: []].append(definition) }
        }
        self.definitions = definitions
    }

    /// Cost: a look at every folder of the tree for a place with a wildcard, once.
    mutating func isThere(_ place: PlaceDescription) -> Bool {
        let key = PlaceKey(place)
        if let answer = known[key] { return answer }
        let answer = look(for: place)
        known[key] = answer
        return answer
    }

    func hasRole(_ name: String) -> Bool {
        context.roles.index(of: name).map { context.hasMember(ofRole: $0) } ?? false
    }

    func thing(at place: PlaceDescription) -> MissingThing {
        switch place {
        case .path(let pattern): MissingThing(.place, Self.folder(pattern.text))
        case .layer(let name): MissingThing(.layer, name.text)
        case .named(let name):
            MissingThing(context.guide.definitions.hasLayer(name.text) ? .layer : .unit, name.text)
        case .module(let pattern): MissingThing(.module, pattern.text)
        case .feature(let pattern): MissingThing(.feature, pattern.text)
        case .role(let name), .moduleOf(let name): MissingThing(.role, name.text)
        case .tests, .production, .previews: MissingThing(.subject, "")
        }
    }

    // MARK: - Looking

    private mutating func look(for place: PlaceDescription) -> Bool {
        let project = context.project
        switch place {
        case .tests, .production, .previews, .role: return true
        case .moduleOf(let name): return hasRole(name.text)
        case .path(let pattern): return isThere(pattern)
        case .layer(let name): return isThere(layer: name.text)
        case .named(let name):
            if context.guide.definitions.hasLayer(name.text) { return isThere(layer: name.text) }
            return project.modules.contains { $0.name == name.text }
                || project.features.contains { $0.name == name.text }
        case .module(let pattern): return project.modules.contains { pattern.match($0.name) != nil }
        case .feature(let pattern): return project.features.contains { pattern.match($0.name) != nil }
        }
    }

    private mutating func isThere(layer name: String) -> Bool {
        if context.project.layers.contains(where: { $0.name == name && !$0.files.isEmpty }) { return true }
        guard let layer = context.guide.definitions.layers.first(where: { $0.name == name }) else { return false }
        if !context.guide.isInherited(file: layer.place.file) { return true }
        guard case .paths(let patterns) = layer.extent else { return false }
        return patterns.contains { isThere($0) }
    }

    /// A folder of a place stands for all of its folders; a place that lists others by their names is there no more than each of these.
    private mutating func isThere(_ pattern: NamePattern) -> Bool {
        let places = definitions[Self.folder(pattern.text)] ?? []
        if places.contains(where: { !context.guide.isInherited(file: $0.place.file) }) { return true }
        return holds(pattern) || places.contains { $0.ownHomes.contains { holds($0) } }
    }

    private mutating func holds(_ pattern: NamePattern) -> Bool {
        let project = context.project
        let isExpression = pattern.text.utf8.count > 1 && pattern.text.hasPrefix("/") && pattern.text.hasSuffix("/")
        if isExpression { return project.allFiles.contains { pattern.match($0.text) != nil } }
        let text = Self.folder(pattern.text)
        guard let folder = try? NamePattern(text, for: .path) else { return true }
        if folder.literal != nil {
            let path = RelativePath(text)
            return folders.contains(path) || project.allFiles.contains(path)
        }
        if folders.contains(where: { folder.match($0.text) != nil }) { return true }
        let isOfFiles = text.split(separator: "/").last?.contains(".") ?? false
        return isOfFiles && project.allFiles.contains { folder.match($0.text) != nil }
    }

    /// "App/Data" for `App/Data`, `App/Data/`, `App/Data/**` and `App/Data/*/*`: how deep a thing is in it doesn't matter here.
    private static func folder(_ text: String) -> String {
        var parts = text.split(separator: "/")
        while parts.count > 1, let last = parts.last, last.allSatisfy({ $0 == "*" }) { parts.removeLast() }
        return parts.joined(separator: "/")
    }
}

extension Definitions {
    fileprivate func hasLayer(_ name: String) -> Bool { layers.contains { $0.name == name } }
}
