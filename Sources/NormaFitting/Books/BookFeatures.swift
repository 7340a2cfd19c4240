// The features of a project for a book: those that were learned, and those in other folders.

import NormaProject
import NormaText

struct BookFeatures {
    /// The learned ones first. Empty: no features.
    let groups: [FeatureFolders]
    /// What is the first's pattern and is no feature.
    private let except: [String]
    private let tree: SourceTree

    init(_ learning: ProjectLearning, _ learned: LearnedProject) {
        tree = learning.tree
        except = learned.features?.except ?? []
        guard let features = learned.features, let first = Self.first(features, learning.tree) else {
            groups = []
            return
        }
        groups = [first] + FeatureSearch(learning.tree, learning.roles, learning.deeds).others(apartFrom: first)
    }

    private static func first(_ features: LearnedFeatures, _ tree: SourceTree) -> FeatureFolders? {
        let path = features.pattern.hasSuffix("/{Feature}") ? String(features.pattern.dropLast(10)) : ""
        guard let parent = tree.project.folders.indices.first(where: { tree.path($0).text == path }) else { return nil }
        let names = Set(features.names)
        return FeatureFolders(
            parent: parent,
            folders: tree.children(parent).filter { names.contains(tree.name($0)) },
            others: [],
            complete: features.complete,
            layered: features.complete
        )
    }

    /// All of them, as if they were in one folder; nil without features.
    var all: FeatureFolders? {
        guard var all = groups.first else { return nil }
        for group in groups.dropFirst() {
            all = FeatureFolders(
                parent: all.parent,
                folders: all.folders + group.folders,
                others: [],
                complete: all.complete + group.complete,
                layered: all.layered + group.layered
            )
        }
        return all
    }

    /// A place with the hole `{Feature}` for each folder around features.
    func place(named name: String) -> FittedPlace? {
        guard let all else { return nil }
        var place = FittedPlace(
            name: name,
            patterns: groups.map(pattern),
            reason: "\(all.complete) of the \(all.folders.count) folders hold a view and what holds its state"
        )
        for group in groups {
            let others = group.parent == all.parent ? except : group.others.map(tree.name).filter(FeatureSearch.isPlain)
            if !others.isEmpty { place.except[pattern(group)] = others.sorted() }
        }
        return place
    }

    /// The folders around features, each feature's own where others hold more.
    func parents(named name: String) -> FittedPlace? {
        guard let all, !tree.path(all.parent).text.isEmpty else { return nil }
        let folders = groups.flatMap { group in
            let files = group.folders.reduce(0) { $0 + tree.counts[$1] }
            return group.parent == all.parent || files * 2 > tree.counts[group.parent] ? [group.parent] : group.folders
        }
        let count = FittingWords.count(all.folders.count, "feature")
        return FittedPlace(
            name: name,
            patterns: folders.map { tree.path($0).text },
            reason: "\(count) there, a folder each"
        )
    }

    private func pattern(_ group: FeatureFolders) -> String {
        let path = tree.path(group.parent).text
        return path.isEmpty ? "{Feature}" : path + "/{Feature}"
    }
}
