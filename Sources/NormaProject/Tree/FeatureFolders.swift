// Finds the features: the values of `{Feature}` in the guide's path patterns.

import NormaExpressions
import NormaText

/// The features of a tree and the feature of each file.
struct FeatureFolders {
    /// By name, then by folder; without files yet.
    private(set) var features: [ProjectFeature] = []
    private var byFolder: [[(pattern: Int, feature: Int)]] = []
    private var patterns: [FeaturePattern] = []
    private let prefixed: [RelativePath: String]
    private var byFileFolder: [FoundFeature: Int] = [:]

    private struct FoundFeature: Hashable {
        var name: String
        var folder: RelativePath
    }

    /// Cost: every pattern once per folder, and once per file for patterns whose placeholder is in the file's name.
    ///
    /// - Parameter prefixed: the features of files without a feature folder.
    init(
        _ given: [NamePattern],
        folders: [ProjectFolder],
        files: [RelativePath],
        prefixed: [RelativePath: String] = [:]
    ) {
        patterns = given.compactMap(FeaturePattern.init)
        self.prefixed = prefixed
        guard !patterns.isEmpty || !prefixed.isEmpty else { return }
        var found: Set<FoundFeature> = []
        var inFolder: [[(pattern: Int, found: FoundFeature)]] = []
        for folder in folders {
            var own = folder.parent.map { inFolder[Int($0.index)] } ?? []
            for (index, pattern) in patterns.enumerated() {
                guard let name = pattern.feature(ofFolder: folder.path) else { continue }
                let feature = FoundFeature(name: name, folder: folder.path)
                found.insert(feature)
                // The outermost folder that a pattern binds is the feature's; deeper matches are inside it.
                if !own.contains(where: { $0.pattern == index }) { own.append((index, feature)) }
            }
            inFolder.append(own)
        }
        // Only folders that are the outermost of their pattern stay.
        found = Set(inFolder.lazy.flatMap { $0.map(\.found) })
        for file in files {
            for pattern in patterns {
                guard let name = pattern.feature(ofFile: file) else { continue }
                found.insert(FoundFeature(name: name, folder: file.parent))
            }
        }
        for name in prefixed.values { found.insert(FoundFeature(name: name, folder: .root)) }
        let sorted = found.sorted {
            $0.name != $1.name ? $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) : $0.folder < $1.folder
        }
        features = sorted.map { ProjectFeature(name: $0.name, folder: $0.folder, files: []) }
        for (index, feature) in sorted.enumerated() { byFileFolder[feature] = index }
        byFolder = inFolder.map { $0.compactMap { entry in byFileFolder[entry.found].map { (entry.pattern, $0) } } }
    }

    /// The feature of a file: the first pattern that covers it decides.
    func feature(of path: RelativePath, in folder: FolderID) -> FeatureID? {
        if let name = prefixed[path], let found = byFileFolder[FoundFeature(name: name, folder: .root)] {
            return FeatureID(Int32(found))
        }
        guard !patterns.isEmpty else { return nil }
        for (index, pattern) in patterns.enumerated() {
            if let name = pattern.feature(ofFile: path) {
                if let found = byFileFolder[FoundFeature(name: name, folder: path.parent)] {
                    return FeatureID(Int32(found))
                }
            }
            guard let entry = byFolder[Int(folder.index)].first(where: { $0.pattern == index }) else { continue }
            let feature = features[entry.feature]
            if pattern.covers(path, of: feature.name) { return FeatureID(Int32(entry.feature)) }
        }
        return nil
    }

    mutating func add(_ file: FileID, to feature: FeatureID) { features[Int(feature.index)].files.append(file) }
}

/// A path pattern with `{Feature}`, split at the end of the placeholder's component.
private struct FeaturePattern {
    let whole: NamePattern
    /// Up to the component with the placeholder; nil if the placeholder is in a file's name.
    let folder: NamePattern?
    /// Whether the pattern asks something of the content of the feature's folder.
    let hasRest: Bool

    init?(_ pattern: NamePattern) {
        let components = pattern.text.pathParts
        let named = components.indices.filter {
            components[$0].contains("{Feature}") || components[$0].contains("{Feature:")
        }
        // The innermost folder of its name is the feature's: `Packages/{Feature}/Sources/{Feature}`.
        guard let index = named.last(where: { !components[$0].hasSuffix(".swift") }) ?? named.first else { return nil }
        whole = pattern
        let namesFile = index == components.count - 1 && components[index].hasSuffix(".swift")
        let prefix = components[...index].joined(separator: "/")
        folder = namesFile ? nil : try? NamePattern(prefix, for: .path, excluding: pattern.excluded)
        let rest = components[(index + 1)...]
        hasRest = !rest.isEmpty && rest.joined(separator: "/") != "**"
    }

    func feature(ofFolder path: RelativePath) -> String? {
        guard let folder, !path.text.isEmpty else { return nil }
        return folder.match(path.text)?["Feature"]
    }

    func feature(ofFile path: RelativePath) -> String? {
        folder == nil ? whole.match(path.text)?["Feature"] : nil
    }

    func covers(_ path: RelativePath, of feature: String) -> Bool {
        guard hasRest else { return folder != nil }
        return whole.matchFolderOrFile(path, given: Captures([("Feature", feature)])) != nil
    }
}
