// Targets that a package's manifest hides: folders at the place of targets that are imported by their names.

import NormaFacts
import NormaText

struct InferredModules {
    let packages: [ProjectPackage]
    let tree: FileTree
    let sources: [SourceInput]

    func drafts(besides drafts: [ModuleDraft]) -> [ModuleDraft] {
        let claimed = Set(drafts.flatMap { $0.extents.map(\.folder) })
        var found: [ModuleDraft] = []
        var importers: [String: [RelativePath]]?
        for (index, package) in packages.enumerated() where package.facts.kind == .package {
            guard package.facts.targets.value == nil || !package.facts.unknowns.isEmpty else { continue }
            for folder in TargetFolders.usualFolders(below: package.root, tree: tree) where !claimed.contains(folder) {
                let name = ImportTable.importName(String(folder.name))
                let paths = importers ?? self.importers
                importers = paths
                let isImported = paths[name]?.contains { !$0.isInside(folder) } ?? false
                guard isImported else { continue }
                let place = ModuleDraft.Place(package: Int32(index), target: Int(Int32.max))
                found.append(
                    ModuleDraft(
                        name: String(folder.name),
                        kind: "inferred",
                        package: PackageID(Int32(index)),
                        place: place,
                        extents: [TargetExtent(folder: folder, form: .folder(sources: nil, exclude: []))]
                    )
                )
            }
        }
        return found
    }

    private var importers: [String: [RelativePath]] {
        var found: [String: [RelativePath]] = [:]
        for source in sources {
            for fact in source.facts.imports { found[source.facts.text(fact.module), default: []].append(source.path) }
        }
        return found
    }
}
