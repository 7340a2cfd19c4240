// The modules that a manifest declares, before they are numbered.

import NormaFacts
import NormaText

struct ModuleDraft {
    /// The order of modules: by manifest, then as the manifest lists its targets.
    struct Place: Comparable {
        var package: Int32 = -1
        var target = 0

        static func < (left: Place, right: Place) -> Bool {
            left.package != right.package ? left.package < right.package : left.target < right.target
        }
    }

    var name: String
    var kind: String
    var package: PackageID?
    var place = Place()
    var extents: [TargetExtent] = []
    /// Several if a project makes one module for several platforms.
    var targets: [ManifestTarget] = []
    var definition: Int?

    /// The targets of a package or project. Targets of a project that make a module of one name are one module: the same code
    /// for several platforms.
    static func drafts(of package: ProjectPackage, _ id: PackageID, tree: FileTree) -> [ModuleDraft] {
        var drafts: [ModuleDraft] = []
        var known: [String: Int] = [:]
        let folders = TargetFolders(root: package.root, manifest: package.facts, tree: tree)
        for (index, target) in (package.facts.targets.value ?? []).enumerated() {
            guard let name = target.moduleName ?? target.name.value else { continue }
            let extents = target.extent.map { parts in
                (parts.value ?? []).compactMap { TargetExtent($0, root: package.root) }
            }
            let key = target.isTest ? name + " (tests)" : name
            if package.facts.kind != .package, let same = known[key] {
                drafts[same].extents += extents ?? []
                drafts[same].targets.append(target)
                continue
            }
            known[key] = drafts.count
            drafts.append(
                ModuleDraft(
                    name: name,
                    kind: target.kind,
                    package: id,
                    place: Place(package: id.index, target: index),
                    extents: extents ?? [folders.extent(of: target)].compactMap { $0 },
                    targets: [target]
                )
            )
        }
        return drafts
    }

    /// By name; of the same name, the guide's first, then by manifest and place.
    static func sorted(_ drafts: [ModuleDraft]) -> [ModuleDraft] {
        drafts.enumerated().sorted { left, right in
            let (leftName, rightName) = (left.element.name, right.element.name)
            guard leftName == rightName else { return leftName.utf8.lexicographicallyPrecedes(rightName.utf8) }
            let (leftPlace, rightPlace) = (left.element.place, right.element.place)
            return leftPlace != rightPlace ? leftPlace < rightPlace : left.offset < right.offset
        }.map(\.element)
    }

    /// The folders that hold its files; of single files the folder around all of them.
    var folders: [RelativePath] {
        var found: [RelativePath] = []
        var single: RelativePath?
        for extent in extents {
            if extent.folder.pathExtension == "swift" {
                single = single.map { TargetExtent.common($0, extent.folder.parent) } ?? extent.folder.parent
            } else if !found.contains(extent.folder) {
                found.append(extent.folder)
            }
        }
        return found + [single].compactMap { $0 }.filter { !found.contains($0) }
    }
}
