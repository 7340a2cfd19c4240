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
        let found = siblings(in: parent)
        let files = found.folders.reduce(0) { $0 + tree.counts[$1] }
        guard found.folders.count + found.others.count >= 3, found.complete >= 3,
            found.layered * 2 >= found.folders.count, files * 5 >= tree.counts[parent] * 2,
            files * Self.leastShare >= tree.sources.count
        else {
            return nil
        }
        return (found, found.folders.filter(isLayered).reduce(0) { $0 + tree.counts[$1] })
    }

    private func siblings(in parent: Int) -> FeatureFolders {
        let children = tree.children(parent)
        let named = children.filter {
            isFeatureName($0) && entries[$0] == 0 && Self.isPlain(tree.name($0))
        }
        return FeatureFolders(
            parent: parent,
            folders: named,
            others: children.filter { !named.contains($0) },
            complete: named.count { views[$0] > 0 && holders[$0] > 0 },
            layered: named.count(where: isLayered)
        )
    }

    /// The views of some features may be in a folder for all of them.
    private func isLayered(_ folder: Int) -> Bool {
        [views[folder], holders[folder], sources[folder]].count { $0 > 0 } >= 2
    }

    // MARK: - Other parents

    /// More features in a folder apart from the first: a target of its own, or `Modules` beside `Features`. At least two, and most of
    /// the siblings, hold a view and its state.
    func others(apartFrom first: FeatureFolders) -> [FeatureFolders] {
        var found: [FeatureFolders] = []
        let candidates = tree.project.folders.indices.filter { tree.counts[$0] > 0 }.map(siblings)
            .filter { $0.complete >= 2 && $0.complete * 2 > $0.folders.count && Self.isPlain(tree.name($0.parent)) }
        for siblings in candidates.sorted(by: { ($1.complete, $0.parent) < ($0.complete, $1.parent) })
        where found.count < Self.mostOthers {
            let files = siblings.folders.reduce(0) { $0 + tree.counts[$1] }
            let isApart = ([first] + found).allSatisfy { known in
                !isInside(siblings.parent, known.parent) && !siblings.folders.contains { isInside(known.parent, $0) }
            }
            if isApart, files * Self.leastShare >= tree.sources.count { found.append(siblings) }
        }
        return found
    }

    private static let mostOthers = 2

    private func isInside(_ folder: Int, _ outer: Int) -> Bool { tree.path(folder).isInside(tree.path(outer)) }

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
