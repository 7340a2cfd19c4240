// The names under which units of both states are compared: those of the later state.

import NormaFindings
import NormaText

struct UnitNames {
    /// Nil for the later state itself.
    let mapping: StateMapping?
    /// Whether the guide defines features; otherwise the folders in a folder of one of these names are features.
    let hasDefinedFeatures: Bool

    static let featureContainers: Set<String> = [
        "Features", "Feature", "Scenes", "Screens", "Modules", "Flows", "UserStories", "Stories",
    ]

    func later(_ name: String, _ level: DiffLevel) -> String {
        switch level {
        case .modules, .libraries: mapping?.modules[name] ?? name
        case .features: mapping?.features[name] ?? name
        case .layers, .folders: name
        }
    }

    func later(_ folder: RelativePath) -> RelativePath { mapping?.laterFolder(of: folder) ?? folder }

    func isFeature(_ folder: RelativePath) -> Bool {
        !hasDefinedFeatures && Self.featureContainers.contains(String(folder.parent.name))
    }

    /// The name of a folder that is a feature.
    func feature(_ folder: RelativePath) -> String { folder.text }
}

/// Two folders side by side, or two features.
struct FolderPair {
    let level: DiffLevel
    let units: UnitPair

    /// Nil if one of the folders contains the other.
    init?(_ from: RelativePath, _ to: RelativePath, _ names: UnitNames) {
        let (one, other) = (from.components, to.components)
        let common = zip(one, other).prefix { $0 == $1 }.count
        guard common < one.count, common < other.count else { return nil }
        let ends = [one, other].map { RelativePath($0.prefix(common + 1).joined(separator: "/")) }
        level = names.isFeature(ends[0]) ? .features : .folders
        units = UnitPair(from: ends[0].text, to: ends[1].text)
    }
}
