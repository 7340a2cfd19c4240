// Modules, features and folders that are new, gone or renamed.

import NormaFindings
import NormaProject
import NormaText

struct UnitComparison {
    let earlier: StateUses
    let later: StateUses
    let mapping: StateMapping
    let levels: [DiffLevel]

    func renames() -> [RenamedUnit] {
        var found: [RenamedUnit] = []
        if levels.contains(.modules) {
            found += mapping.modules.map { rename(.modules, $0.key, $0.value) }
        }
        found += mapping.features.map { rename(.features, $0.key, $0.value) }
        found += mapping.renamedFolders.map { rename(.folders, $0.from.text, $0.to.text) }
        return found.filter { $0.files > 0 }.sorted { ($0.level, $0.from, $0.to) < ($1.level, $1.from, $1.to) }
    }

    private func rename(_ level: DiffLevel, _ from: String, _ to: String) -> RenamedUnit {
        RenamedUnit(level: level, from: from, to: to, files: (later.files[level] ?? [:])[to] ?? 0)
    }

    /// A folder of a new module, or of a new folder, isn't listed again.
    func changes() -> [ChangedUnit] {
        let new = changes(in: later, butIn: earlier, isNew: true)
        return new + changes(in: earlier, butIn: later, isNew: false)
    }

    private func changes(in state: StateUses, butIn other: StateUses, isNew: Bool) -> [ChangedUnit] {
        var found: [ChangedUnit] = []
        for level in [DiffLevel.modules, .features, .folders] where levels.contains(level) {
            let (own, others) = (state.files[level] ?? [:], other.files[level] ?? [:])
            let changed = own.filter { others[$0.key] == nil }
            for (name, files) in changed.sorted(by: { $0.key < $1.key }) {
                if level == .folders, isListed(name, among: changed, found, state) { continue }
                found.append(ChangedUnit(level: level, name: name, isNew: isNew, files: files))
            }
        }
        return found
    }

    private func isListed(_ folder: String, among changed: [String: Int], _ found: [ChangedUnit], _ state: StateUses)
        -> Bool
    {
        let path = RelativePath(folder)
        if changed[path.parent.text] != nil { return true }
        if found.contains(where: { $0.level == .features && path.isInside(RelativePath($0.name)) }) { return true }
        let modules = Set(found.lazy.filter { $0.level == .modules }.map(\.name))
        guard !modules.isEmpty else { return false }
        // All of its files are in modules that are listed.
        let project = state.context.project
        return project.files.indices.allSatisfy { index in
            let id = FileID(Int32(clamping: index))
            guard state.laterFolder(project.files[index].path.parent).isInside(path) else { return true }
            return project.files[index].isTest || modules.contains(state.home(of: id, .modules))
        }
    }
}
