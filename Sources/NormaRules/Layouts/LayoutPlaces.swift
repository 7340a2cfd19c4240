// Where a file belongs that isn't drawn in its folder.

import NormaExpressions
import NormaText

struct LayoutPlaces {
    let plan: LayoutPlan
    let tree: LayoutFolders
    /// File entries whose pattern alone decides what belongs there, the most exact first.
    private let telling: [Int]

    init(plan: LayoutPlan, tree: LayoutFolders) {
        self.plan = plan
        self.tree = tree
        telling = plan.entries.indices
            .filter { !plan.entries[$0].isFolder && plan.isTelling($0) }
            .sorted { (plan.entries[$1].exactness, $0) < (plan.entries[$0].exactness, $1) }
    }

    /// The folder where a file belongs by its name; nil if no entry decides that for certain.
    ///
    /// First with the captures of its folder, so `CartView.swift` in `Cart/` belongs in `Cart/Views/`; then with the captures of
    /// its own name, if such a folder exists: in `Shared/` it belongs to the feature `Cart` if there is one.
    func place(of name: String, given bound: Captures, notIn folder: RelativePath) -> RelativePath? {
        for captures in bound.isEmpty ? [bound] : [bound, .none] {
            for entry in telling {
                guard let own = plan.entries[entry].name.match(name, given: captures),
                    let place = path(of: entry, with: own, existing: captures.isEmpty), place != folder
                else { continue }
                return place
            }
        }
        return nil
    }

    /// The folder of an entry with its placeholders filled in; nil if a placeholder is unbound, or if a folder that a
    /// placeholder names must exist and doesn't.
    private func path(of entry: Int, with captures: Captures, existing: Bool) -> RelativePath? {
        var path = RelativePath.root
        for folder in plan.folders(above: entry) {
            let pattern = plan.entries[folder].name
            guard let name = pattern.filled(with: captures) else { return nil }
            path = path.appending(name)
            if existing, pattern.literal == nil, tree[path] == nil { return nil }
        }
        return path
    }

    /// Where a folder with this name is drawn, as the layout writes it, with its captures; nil if it isn't drawn elsewhere.
    func drawnPlace(ofFolder name: String, given bound: Captures, notIn around: Int?) -> String? {
        for (index, entry) in plan.entries.enumerated() where entry.isFolder && entry.parent != around {
            guard entry.name.literal == name, let parent = entry.parent else { continue }
            let above = plan.folders(above: index)
            guard !above.isEmpty, parent != around else { continue }
            return above.map { plan.entries[$0].title(with: bound) }.joined()
        }
        return nil
    }
}
