// The group of an Xcode project that stands for a folder, or the nearest one above and the folders that have none.

import NormaText

struct XcodeGroupChoice {
    struct Place {
        let group: XcodeObject
        /// The folder that the paths in the group begin in.
        let base: RelativePath
        /// The folders below the group that have no group.
        let missing: [String]
    }

    private let objects: XcodeObjects
    private let paths: XcodePaths

    init(_ project: XcodeProjectText) { (objects, paths) = (project.objects, project.paths) }

    /// - Parameter siblings: the references to files of the folder; the group of most of them is the folder's.
    ///
    /// Cost: linear in the objects.
    func place(of folder: RelativePath, beside siblings: [XcodeObject]) -> Place {
        if let group = groupOfMost(siblings), let base = path(of: group), folder.isInside(base) {
            return Place(group: group, base: base, missing: [])
        }
        let start = nearest(to: folder)
        var (group, base) = (start, path(of: start) ?? .root)
        var missing = Array(folder.components.dropFirst(base.components.count).map(String.init))
        // A group without a path of its own stands for a folder by its name alone.
        while let name = missing.first, let inner = child(of: group, named: name) {
            group = inner
            base = path(of: inner) ?? base
            missing.removeFirst()
        }
        return Place(group: group, base: base, missing: missing)
    }

    private func path(of group: XcodeObject) -> RelativePath? { paths[group.id].map { RelativePath($0) } }

    private func groupOfMost(_ siblings: [XcodeObject]) -> XcodeObject? {
        let wanted = Set(siblings.map(\.id))
        guard !wanted.isEmpty else { return nil }
        var best: (group: XcodeObject, count: Int)?
        for group in objects.all where group.isa == "PBXGroup" {
            let count = group.texts("children").count { wanted.contains($0.text) }
            if count > best?.count ?? 0 { best = (group, count) }
        }
        return best?.group
    }

    /// The group with a path that is the folder's, or that of a folder as near above it as possible.
    private func nearest(to folder: RelativePath) -> XcodeObject {
        var best = objects[objects.root.text("mainGroup")] ?? objects.root
        var depth = path(of: best)?.components.count ?? 0
        for group in objects.all where group.isa == "PBXGroup" && group.text("path") != nil {
            guard let path = path(of: group), folder.isInside(path), path.components.count > depth else { continue }
            (best, depth) = (group, path.components.count)
        }
        return best
    }

    private func child(of group: XcodeObject, named name: String) -> XcodeObject? {
        group.texts("children").lazy.compactMap { objects[$0.text] }.first {
            $0.isa == "PBXGroup" && $0.text("path") == nil && $0.text("name") == name
        }
    }
}
