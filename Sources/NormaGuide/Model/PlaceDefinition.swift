// Named folders, declared once under `places:`.

import NormaExpressions

/// A place by its name.
package struct PlaceDefinition: Sendable, Hashable {
    /// The place that defines `{Feature}`.
    package static let feature = "feature"

    package var name: String
    /// Folders, perhaps with placeholders, the one where new code goes first; none if the code base has no such place.
    package var homes: [NamePattern]
    /// Those of them that are not the folders of other places, which it lists by their names.
    package var ownHomes: [NamePattern]
    /// A place without folders whose things are recognized by the first word of a type's name.
    package var prefixes: FeaturePrefixes?
    package var place: GuidePlace

    /// The place for new code: the first folder that can be written down; nil if each has a wildcard, or there is none.
    package var home: NamePattern? { homes.first { !$0.text.contains { "*?".contains($0) } } }

    /// The folders as texts.
    package var paths: [String] { homes.map(\.text) }

    /// "Sources/Features/{Feature}", "none", "types that begin with Cart, Checkout".
    package var text: String {
        if let prefixes { return "types that begin with " + prefixes.names.joined(separator: ", ") }
        return homes.isEmpty ? "none" : homes.map(\.text).joined(separator: ", ")
    }
}

/// Features that are recognized by the first word of a type: `{ prefix: [Cart, Checkout], in: Sources }`.
package struct FeaturePrefixes: Sendable, Hashable {
    /// The longest that fits wins.
    package var names: [String]
    /// Where types are looked at; empty: anywhere.
    package var paths: [NamePattern]
}

extension Definitions {
    package func place(named name: String) -> PlaceDefinition? { places.first { $0.name == name } }

    /// Whether a place defines the features: then trees only refer to them.
    package var placesSayFeatures: Bool { place(named: PlaceDefinition.feature) != nil }

    /// The features that the place of that name defines, beside those of `features:`.
    mutating func takeFeatures() {
        guard let place = place(named: PlaceDefinition.feature) else { return }
        featurePrefixes = place.prefixes
        for home in place.homes {
            let covering = try? NamePattern(home.text + "/**", for: .path, excluding: home.excluded)
            if let covering, !features.contains(covering) { features.append(covering) }
        }
    }
}
