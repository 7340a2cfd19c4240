// Where the features are: sibling folders that each hold what is shown and what holds its state.

import NormaProject
import NormaText

/// Folders that are one feature each.
struct FeatureFolders {
    /// The folder around them.
    let parent: Int
    /// By path.
    let folders: [Int]
    /// Other folders beside them that hold source files.
    let others: [Int]
    /// How many of them hold both.
    let complete: Int
    /// How many hold two of three: what is shown, its state or logic, access to data.
    let layered: Int
}

struct FeatureSearch {
    let tree: SourceTree
    private let views: [Int]
    private let states: [Int]
    private let holders: [Int]
    private let sources: [Int]
    private let entries: [Int]

    init(_ tree: SourceTree, _ roles: RoleFiles, _ deeds: FileDeeds) {
        self.tree = tree
        views = tree.counts(roles.files(["view", "view-controller", "screen"]).filter(tree.isSource))
        let states = roles.files(["view-model", "presenter"]).union(deeds.reducers).filter(tree.isSource)
        self.states = tree.counts(states)
        holders = tree.counts(states.union(roles.files(["interactor"]).filter(tree.isSource)))
        sources = tree.counts(roles.files(["repository", "data-source"]).filter(tree.isSource))
        entries = tree.counts(deeds.entries)
    }

    /// The parent whose complete children hold most files; of two that are one in the other, the inner one if it holds nearly as
    /// many in more features.
    ///
    /// Cost: one look at each folder.
    func find() -> FeatureFolders? {
        var best: (features: FeatureFolders, files: Int)?
        for folder in tree.project.folders.indices where tree.counts[folder] > 0 {
            guard let found = features(in: folder) else { continue }
            guard let known = best else {
                best = found
                continue
            }
            let isInner = tree.path(folder).isInside(tree.path(known.features.parent))
            let isBetter =
                isInner
                ? found.files * 10 >= known.files * 7 && found.features.complete > known.features.complete
                : found.files > known.files
            if isBetter { best = found }
        }
        return best?.features
    }

    private func features(in parent: Int) -> (features: FeatureFolders, files: Int)? {
        let children = tree.children(parent)
        guard children.count >= 3 else { return nil }
        let named = children.filter {
            isFeatureName($0) && entries[$0] == 0 && Self.isPlain(tree.name($0))
        }
        let complete = named.filter { views[$0] > 0 && holders[$0] > 0 }
        // The views of some features may be in a folder for all of them.
        let layered = named.filter { [views[$0], holders[$0], sources[$0]].count { $0 > 0 } >= 2 }
        let files = named.reduce(0) { $0 + tree.counts[$1] }
        guard complete.count >= 3, layered.count * 2 >= named.count, files * 5 >= tree.counts[parent] * 2,
            files * Self.leastShare >= tree.sources.count
        else {
            return nil
        }
        let features = FeatureFolders(
            parent: parent,
            folders: named,
            others: children.filter { !named.contains($0) },
            complete: complete.count,
            layered: layered.count
        )
        return (features, layered.reduce(0) { $0 + tree.counts[$1] })
    }

    /// Folders with less than a twentieth of the code are one screen's parts, not the app's features.
    private static let leastShare = 20

    /// A word for a kind may be a subject, too: `Repositories` of an app about repositories, with its own screen and state.
    private func isFeatureName(_ folder: Int) -> Bool {
        let name = tree.name(folder)
        return !FolderWords.isKind(name) || FolderWords.isSubject(name) && views[folder] > 0 && holders[folder] > 0
    }

    /// Whether a feature's folder holds something that is shown, or its state.
    func holdsScreen(_ folder: Int) -> Bool { views[folder] > 0 || states[folder] > 0 }

    /// Whether a pattern can name the folder as it is.
    static func isPlain(_ name: String) -> Bool {
        !name.isEmpty
            && !name.unicodeScalars.contains { "*?{}[]()/\"\\".unicodeScalars.contains($0) || $0.value < 0x20 }
    }
}
