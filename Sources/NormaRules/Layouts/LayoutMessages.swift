// The messages about places where a tree differs from its layout.

import NormaExpressions
import NormaGuide
import NormaText

struct LayoutMessages {
    let plan: LayoutPlan
    let tree: LayoutFolders
    private let places: LayoutPlaces

    init(plan: LayoutPlan, tree: LayoutFolders) {
        self.plan = plan
        self.tree = tree
        places = LayoutPlaces(plan: plan, tree: tree)
    }

    func message(for difference: LayoutDifference) -> String {
        switch difference.kind {
        case .missing(let entry): missing(difference, entry)
        case .unlistedFolder: unlistedFolder(difference)
        case .unlistedFile: unlistedFile(difference)
        case .misplacedFile(let folder): "`\(difference.name ?? "")` belongs in `\(title(folder))`"
        }
    }

    /// The subject of a finding's identity: the path that is missing or not in the layout.
    func symbol(of difference: LayoutDifference) -> String {
        guard case .missing(let entry) = difference.kind, difference.name == nil else { return difference.path.text }
        return difference.folder.appending(plan.entries[entry].name.text).text
    }

    func detail(of difference: LayoutDifference) -> String {
        switch difference.kind {
        case .missing: "missing"
        case .unlistedFolder, .unlistedFile: "not in the layout"
        case .misplacedFile: "misplaced"
        }
    }

    private func missing(_ difference: LayoutDifference, _ index: Int) -> String {
        let entry = plan.entries[index]
        guard let name = difference.name else {
            let kind = entry.isFolder ? "folder" : "file"
            return
                "`\(title(difference.folder))` has no \(kind) that matches `\(entry.title(with: difference.captures))`; "
                + "at least one is required"
        }
        let path = "`\(difference.folder.appending(name).text)\(entry.isFolder ? "/" : "")`"
        if entry.isFolder { return path + " is missing" + content(of: index, difference.captures) }
        let others = tree.files(named: name)
        if let other = others.first, others.count == 1 {
            return path + " is missing; a file with that name is in `\(title(other.parent))`"
        }
        guard let other = substitute(for: index, difference) else { return path + " is missing" }
        return path + " is missing; `\(title(difference.folder))` contains `\(other)` instead"
    }

    /// The one Swift file of the folder that no entry names exactly: perhaps the missing file under another name.
    private func substitute(for entry: Int, _ difference: LayoutDifference) -> String? {
        guard plan.entries[entry].name.text.hasSuffix(".swift"), let folder = tree[difference.folder] else {
            return nil
        }
        let exact = plan.files(in: difference.around).filter(plan.isTelling)
        let strays = folder.files.filter { file in
            file.hasBytes(atEnd: ".swift")
                && !exact.contains { plan.entries[$0].name.matches(file, given: difference.captures) }
        }
        return strays.count == 1 ? strays.first : nil
    }

    /// "; it must contain `CartViewModel.swift`": the files to create along with the folder.
    private func content(of entry: Int, _ bound: Captures) -> String {
        let names = plan.files(in: entry).compactMap { index -> String? in
            guard plan.entries[index].occurrence == .required else { return nil }
            return plan.entries[index].name.filled(with: bound).map { "`\($0)`" }
        }
        return names.isEmpty ? "" : "; it must contain " + Wording.list(names)
    }

    private func unlistedFolder(_ difference: LayoutDifference) -> String {
        let name = difference.name ?? ""
        let start = "`\(title(difference.path))` is not in the layout"
        let siblings = plan.folders(in: difference.around)
        if let near = NearestWord.to(name, among: siblings.compactMap { plan.entries[$0].name.literal }) {
            return start + "; did you mean `\(near)/`?"
        }
        if let place = places.drawnPlace(ofFolder: name, given: difference.captures, notIn: difference.around) {
            return start + "; `\(name)/` belongs in `\(place)`"
        }
        return start + "; " + welcome(in: difference, siblings, noun: "folders")
    }

    private func unlistedFile(_ difference: LayoutDifference) -> String {
        let name = difference.name ?? ""
        let files = plan.files(in: difference.around)
        let start = "`\(name)` is not in the layout"
        let literals = files.compactMap { plan.entries[$0].name.filled(with: difference.captures) }
        if let near = NearestWord.to(name, among: literals) { return start + "; did you mean `\(near)`?" }
        return start + "; "
            + welcome(
                in: difference,
                files.filter { plan.entries[$0].name.text.hasSuffix(".swift") },
                noun: "Swift files"
            )
    }

    /// "`Sources/Shared/` may contain `DesignSystem/` and `Utilities/`"
    private func welcome(in difference: LayoutDifference, _ entries: [Int], noun: String) -> String {
        let folder = "`\(title(difference.folder))`"
        let names = entries.map { "`\(plan.entries[$0].title(with: difference.captures))`" }
        return names.isEmpty ? "\(folder) has no \(noun) in the layout" : "\(folder) may contain \(Wording.list(names))"
    }

    private func title(_ folder: RelativePath) -> String { folder.text.isEmpty ? "./" : folder.text + "/" }
}
