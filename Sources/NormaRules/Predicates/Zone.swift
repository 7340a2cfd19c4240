// A layer, a module, a feature or a path by its name: the place of things, and the target of dependencies.

import NormaExpressions
import NormaGuide
import NormaProject
import NormaText

/// The meaning of a place of the guide in this project.
enum Zone {
    case path(NamePattern)
    case layer(LayerID)
    /// Modules whose name matches; those outside the project are known by their imports only.
    case module(NamePattern)
    case feature(NamePattern)
    /// A name with placeholders: its meaning depends on the subject.
    case open(NamePattern, LocatedText)
    case role(Int, String, Certainty)
    /// Modules that contain something of a role.
    case moduleOf(Int, String, Certainty)
    case tests, production, previews
    /// A name that nothing in this project has.
    case nothing(String)

    init(_ place: PlaceDescription, in context: JudgingContext, counting certainty: Certainty = .likely) {
        switch place {
        case .path(let pattern): self = .path(pattern)
        case .layer(let text):
            self = Self.layer(named: text.text, in: context).map { .layer($0) } ?? .nothing(text.text)
        case .module(let pattern): self = .module(pattern)
        case .feature(let pattern): self = .feature(pattern)
        case .role(let text):
            self = context.roles.index(of: text.text).map { .role($0, text.text, certainty) } ?? .nothing(text.text)
        case .moduleOf(let text):
            self = context.roles.index(of: text.text).map { .moduleOf($0, text.text, certainty) } ?? .nothing(text.text)
        case .tests: self = .tests
        case .production: self = .production
        case .previews: self = .previews
        case .named(let text):
            if text.text.contains("{"), let pattern = try? NamePattern(text.text, for: .name) {
                self = .open(pattern, text)
            } else {
                self = Self.placeNamed(text.text, in: context)
            }
        }
    }

    /// A place of things: the layer, module or feature with this name, or else the folder with this name at the top.
    private static func placeNamed(_ name: String, in context: JudgingContext) -> Zone {
        let zone = named(name, in: context)
        guard case .module(let pattern) = zone,
            !context.project.modules.contains(where: { pattern.matches($0.name) }),
            let path = try? NamePattern(name, for: .path)
        else { return zone }
        return .path(path)
    }

    /// A layer, then a module, then a feature with this name; any other name is assumed to be a module's, because modules
    /// outside the project have names too.
    static func named(_ name: String, in context: JudgingContext) -> Zone {
        if let layer = layer(named: name, in: context) { return .layer(layer) }
        let pattern = (try? NamePattern(name, for: .name)) ?? NamePattern(literal: name, for: .name)
        if context.project.modules.contains(where: { pattern.matches($0.name) }) { return .module(pattern) }
        if context.project.features.contains(where: { pattern.matches($0.name) }) { return .feature(pattern) }
        return .module(pattern)
    }

    private static func layer(named name: String, in context: JudgingContext) -> LayerID? {
        context.project.layers.firstIndex { $0.name == name }.map { LayerID(Int32($0)) }
    }

    /// The zone with its placeholders filled for a subject.
    func settled(given captures: Captures, in context: JudgingContext) -> Zone {
        guard case .open(let pattern, let text) = self else { return self }
        return pattern.filled(with: captures).map { Self.placeNamed($0, in: context) } ?? .nothing(text.text)
    }

    /// "in `Domain`", "in test code".
    func words(given captures: Captures, in context: JudgingContext?) -> String {
        switch self {
        case .path(let pattern), .module(let pattern), .feature(let pattern), .open(let pattern, _):
            "`\(pattern.described(with: captures))`"
        case .layer(let layer): context.map { "`\($0.project.layer(layer).name)`" } ?? "the layer"
        case .role(_, let name, _): RoleWords.noun(name)
        case .moduleOf(_, let name, _): "a module with \(RoleWords.noun(name))"
        case .tests: "test code"
        case .production: "production code"
        case .previews: "previews"
        case .nothing(let name): "`\(name)`"
        }
    }
}
