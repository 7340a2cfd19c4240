// A drawn tree that is almost completely missing: one finding reports that, not one for each folder.

import NormaExpressions
import NormaGuide
import NormaText

struct MissingTree {
    /// The number of folders that are drawn with a fixed name.
    let folderCount: Int
    private let missing: [RelativePath]
    private let elsewhere: [(name: String, path: RelativePath)]

    /// With fewer folders, a tree doesn't lay out an app.
    private static let leastFolders = 4
    private static let mostShown = 3

    /// Nil if at least a quarter of it is there, or if the tree is the team's own.
    ///
    /// Cost: the drawn folders and those of the tree, once.
    init?(_ plan: LayoutPlan, of rule: Rule, with tree: LayoutFolders, in context: JudgingContext) {
        guard context.waitsForPlaces, context.guide.isInherited(file: rule.place.file) else { return nil }
        let drawn = plan.fixedFolders
        guard drawn.count >= Self.leastFolders else { return nil }
        let places = context.guide.definitions.places.filter { !context.guide.isInherited(file: $0.place.file) }
        let declared = Set(places.flatMap { $0.homes.map { RelativePath($0.text) } })
        let missing = drawn.filter { tree[$0] == nil && !declared.contains($0) }
        guard (drawn.count - missing.count) * 4 < drawn.count else { return nil }
        folderCount = drawn.count
        // The content of a missing folder is missing with it.
        let all = Set(missing)
        self.missing = missing.filter { !all.contains($0.parent) }
        elsewhere = missing.compactMap { path in
            let folders = tree.folders(named: path.name)
            return folders.count == 1 ? (String(path.name), folders[0]) : nil
        }
    }

    /// The subject of the finding's identity.
    var symbol: String { missing.first?.text ?? "" }

    /// "… almost none of the 21 folders of this tree exist. Missing: `App/Core/` and `App/Data/`; `API/` is at `Code/Net/API/`".
    var message: String {
        let shown = missing.prefix(Self.mostShown).map { "`\($0.text)/`" }
        let rest = missing.count - shown.count
        let names = rest == 0 ? shown : shown + [rest == 1 ? "1 other" : "\(rest) others"]
        let found = elsewhere.prefix(Self.mostShown).map { "`\($0.name)/` is at `\($0.path.text)/`" }
        return "This code base has another layout: almost none of the \(folderCount) folders of this tree exist. "
            + "Missing: \(Wording.list(names))" + (found.isEmpty ? "" : "; " + Wording.list(found))
    }
}

extension LayoutPlan {
    /// The paths of the folders that must exist and whose names are fixed, including those around them; in the order drawn.
    fileprivate var fixedFolders: [RelativePath] {
        var paths: [Int: RelativePath] = [:]
        for (index, entry) in entries.enumerated() where entry.isFolder && entry.occurrence == .required {
            guard let name = entry.name.literal else { continue }
            guard let parent = entry.parent else {
                paths[index] = RelativePath(name)
                continue
            }
            if let path = paths[parent] { paths[index] = path.appending(name) }
        }
        return paths.sorted { $0.key < $1.key }.map(\.value)
    }
}
