// Folders by their names, those of features by how many features have them.

import NormaGuide
import NormaProject
import NormaText

/// Folders with source files by their names.
struct NamedFolders {
    let tree: SourceTree
    private var byName: [String: [Int]] = [:]
    private var paths: Set<String> = []
    /// By path below a feature, how many features have it.
    private var inFeatures: [String: Int] = [:]
    private var featureCount = 0

    init(_ tree: SourceTree, features: FeatureFolders?) {
        self.tree = tree
        let features = (features?.folders ?? []).map { tree.path($0).text }
        featureCount = features.count
        for folder in tree.project.folders.indices where tree.counts[folder] > 0 {
            let path = tree.path(folder)
            paths.insert(path.text)
            if let inner = features.lazy.compactMap({ path.text.path(below: $0) }).first {
                if !inner.isEmpty, inner.pathParts.count < 3 { inFeatures[String(inner), default: 0] += 1 }
            } else {
                byName[Self.folded(tree.name(folder)), default: []].append(folder)
            }
        }
    }

    static func folded(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }

    /// A folder, or a part of any feature.
    func isThere(_ path: String) -> Bool {
        paths.contains(path) || Self.partOfFeature(path).map { inFeatures[$0] != nil } ?? false
    }

    /// The outermost folders of these names, at most one for each folder at the top; those below the parent, unless the others hold
    /// more than twice as much.
    func anywhere(_ row: BookPlaceRow, below parent: [String]?) -> FittedPlace? {
        place(
            row,
            of: outermost(row) { named in
                let own = inside(parent ?? [], named)
                let others = named.filter { !own.contains($0) }
                return files(others) > files(own) * 2 ? others : own
            }
        )
    }

    /// Those in a folder that all features share.
    func named(_ row: BookPlaceRow, in parent: [String]) -> FittedPlace? {
        let plain = parent.filter { !$0.hasPrefix("{{") }
        return plain.isEmpty ? nil : place(row, of: outermost(row) { inside(plain, $0) })
    }

    private func inside(_ parent: [String], _ named: [Int]) -> [Int] {
        named.filter { folder in parent.contains { tree.path(folder).isInside(RelativePath($0)) } }
    }

    private func files(_ folders: [Int]) -> Int { folders.reduce(0) { $0 + tree.counts[$1] } }

    private func outermost(_ row: BookPlaceRow, _ choice: ([Int]) -> [Int]) -> [Int] {
        var found: [Int] = []
        for name in row.folders where found.isEmpty {
            for folder in choice(byName[name] ?? [])
            where !found.contains(where: { tree.path(folder).isInside(tree.path($0)) }) {
                found.append(folder)
            }
        }
        return found
    }

    private func place(_ row: BookPlaceRow, of found: [Int]) -> FittedPlace? {
        let plain = found.filter { folder in
            tree.path(folder).text.pathParts.allSatisfy { FeatureSearch.isPlain(String($0)) }
        }
        let tops = Set(plain.map { tree.path($0).components.first.map(String.init) ?? "" })
        guard !plain.isEmpty, plain.count <= Self.most, tops.count == plain.count else { return nil }
        let all = byName[plain.first.map { Self.folded(tree.name($0)) } ?? ""] ?? []
        return FittedPlace(
            name: row.place,
            patterns: plain.map { tree.path($0).text },
            reason:
                "the \(all.count > plain.count ? "largest" : "only") \(plain.count == 1 ? "folder" : "\(plain.count) folders") of that name, with "
                + FittingWords.count(files(plain), "file"),
            isByName: true
        )
    }

    /// More folders of one name, or two in one target, aren't a single place.
    private static let most = 3

    /// The folder that a third of the features have; in the folder of the parent, if that is there.
    func inFeatures(_ row: BookPlaceRow, below parent: [String]?) -> FittedPlace? {
        let outer = (parent ?? []).compactMap(Self.partOfFeature).filter { inFeatures[$0] != nil }
        let named = inFeatures.filter { path, count in
            count >= 2 && count * 3 >= featureCount && isNamed(path, as: row)
                && (outer.isEmpty || outer.contains { path.hasPrefix($0 + "/") })
        }
        let best = named.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.first
        guard let best else { return nil }
        let place = FittedPlace(
            name: row.place,
            patterns: [Self.feature + best.key],
            reason: "\(best.value) of \(featureCount) features have such a folder"
        )
        return withOtherNames(place, of: row)
    }

    /// With folders of other features that are called by another form of the word: `View` beside `Views`.
    func withOtherNames(_ place: FittedPlace, of row: BookPlaceRow) -> FittedPlace {
        guard place.patterns.count == 1, let path = place.patterns.first.flatMap(Self.partOfFeature) else {
            return place
        }
        let outer = path.pathParts.dropLast().joined(separator: "/")
        let word = Self.withoutPlural(path)
        let others = inFeatures.keys.filter { other in
            other != path && isNamed(other, as: row) && Self.withoutPlural(other) == word
                && other.pathParts.dropLast().joined(separator: "/") == outer
        }
        guard !others.isEmpty else { return place }
        var place = place
        place.patterns += others.sorted().map { Self.feature + $0 }
        let names = others.sorted().compactMap { $0.pathParts.last.map { "`\($0)`" } }
        place.reason += "; others call it \(FittingWords.list(names))"
        return place
    }

    private static let feature = "{{feature}}/"

    private static func partOfFeature(_ pattern: String) -> String? {
        pattern.hasPrefix(feature) ? String(pattern.dropFirst(feature.count)) : nil
    }

    private static func withoutPlural(_ path: String) -> String {
        let name = folded(path.pathParts.last.map(String.init) ?? "")
        return name.hasSuffix("s") ? String(name.dropLast()) : name
    }

    private func isNamed(_ path: String, as row: BookPlaceRow) -> Bool {
        row.folders.contains(Self.folded(path.pathParts.last.map(String.init) ?? ""))
            && path.pathParts.allSatisfy { FeatureSearch.isPlain(String($0)) }
    }
}
