// Whose the files are that findings are in: the layer and the feature that a file is part of, and who owns it.

import NormaText

/// Of the paths that have findings only; a path that belongs to nothing is not among the keys.
package struct PathBelonging: Sendable, Hashable, Codable {
    package var features: [RelativePath: String]
    package var layers: [RelativePath: String]
    /// All owners of a file in one text, `@ann @web-team`; empty where nobody asked for them.
    package var owners: [RelativePath: String]

    package init(
        features: [RelativePath: String] = [:],
        layers: [RelativePath: String] = [:],
        owners: [RelativePath: String] = [:]
    ) {
        self.features = features
        self.layers = layers
        self.owners = owners
    }
}
