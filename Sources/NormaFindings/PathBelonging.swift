// The layer, the feature and the owners of files with findings.

import NormaText

/// Only for paths that have findings; without paths that belong to nothing.
package struct PathBelonging: Sendable, Hashable {
    package var features: [RelativePath: String]
    package var layers: [RelativePath: String]
    /// All owners of a file in one text, `@ann @web-team`; empty unless requested.
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
