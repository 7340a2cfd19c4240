// What a drawn tree says about a place: whether it belongs there, and what else has to come with it.

import NormaExpressions
import NormaGuide
import NormaProject
import NormaText

struct PlannedLayout {
    let tree: LayoutTree
    let context: JudgingContext
    let place: PlannedPlace

    /// The demand of the tree at this place, and whether the path itself breaks it; nil if the tree draws nothing there.
    func demand() -> (text: String, isBroken: Bool)? {
        let plan = LayoutPlan(tree)
        let first = place.path.components.first.map(String.init) ?? ""
        guard first.isEmpty || plan.best(of: plan.rootFolders, for: first, given: .none) != nil else { return nil }
        let folders = context.project.folders.map(\.path)
        let files = context.project.allFiles
        let now = LayoutFolders(context.project)
        let differences = LayoutComparison(plan, with: now).differences
        let words = LayoutMessages(plan: plan, tree: now)
        if !place.isFolder, let own = differences.first(where: { $0.path == place.path && $0.isSurplus }) {
            return (words.message(for: own), true)
        }
        if let around = differences.first(where: {
            $0.isSurplus && !$0.path.text.isEmpty && place.path.isInside($0.path)
        }) {
            return (words.message(for: around), true)
        }
        let planned = context.path(of: place.file)
        let before = LayoutFolders(
            folders: folders.filter { folder in !isNew(folder, without: planned, among: files) },
            files: files.filter { $0 != planned }
        )
        let known = place.exists ? Set(differences) : Set(LayoutComparison(plan, with: before).differences)
        let asked = differences.filter { !known.contains($0) }.flatMap { missingPaths($0, plan) }
        guard asked.isEmpty else {
            return ("it also needs " + Wording.list(asked.sorted().map { "`\($0.text)`" }), false)
        }
        return place.isFolder ? content(plan).map { ($0, false) } : nil
    }

    /// What the tree draws in the folder; nil if it leaves that open.
    private func content(_ plan: LayoutPlan) -> String? {
        var entry: Int?
        var captures = Captures.none
        for name in place.path.components {
            guard let next = plan.best(of: plan.folders(in: entry), for: String(name), given: captures) else {
                return nil
            }
            (entry, captures) = (next.entry, next.captures)
        }
        let drawn = plan.folders(in: entry) + plan.files(in: entry)
        guard !drawn.isEmpty else { return nil }
        let titles = drawn.map { "`\(plan.entries[$0].title(with: captures))`" }
        return "the tree has \(Wording.list(titles)) here" + (plan.isOpen(entry) ? ", and allows more" : "")
    }

    /// The files and folders that a missing entry stands for: its required content, if it has any, instead of itself.
    private func missingPaths(_ difference: LayoutDifference, _ plan: LayoutPlan) -> [RelativePath] {
        guard case .missing(let missing) = difference.kind, difference.name != nil else { return [] }
        var result: [RelativePath] = []
        var waiting = [(entry: missing, path: difference.path)]
        while let (entry, path) = waiting.popLast() {
            let content = (plan.folders(in: entry) + plan.files(in: entry)).compactMap {
                inner -> (Int, RelativePath)? in
                guard plan.entries[inner].occurrence == .required else { return nil }
                return plan.entries[inner].name.filled(with: difference.captures).map { (inner, path.appending($0)) }
            }
            if content.isEmpty { result.append(path) } else { waiting += content }
        }
        return result
    }

    /// Whether a folder contains only planned files.
    private func isNew(_ folder: RelativePath, without planned: RelativePath, among files: [RelativePath]) -> Bool {
        planned.isInside(folder) && !files.contains { $0 != planned && $0.isInside(folder) }
    }
}

extension LayoutDifference {
    /// Something exists that should not be there, or should be elsewhere.
    fileprivate var isSurplus: Bool {
        switch kind {
        case .missing: false
        case .unlistedFolder, .unlistedFile, .misplacedFile: true
        }
    }
}
