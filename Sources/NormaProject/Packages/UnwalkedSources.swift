// Sources that targets compile but the walk doesn't reach: in folders that are left out because of their names, and outside of
// the tree.

import NormaText

package struct UnwalkedSources: Sendable, Hashable {
    /// A file or folder; it need not exist, or hold Swift.
    package let path: RelativePath
    /// The folder that is left out; nil for folders outside of the tree.
    package let folder: RelativePath?
    package let module: ModuleID
}

extension FileClaims {
    /// By path.
    ///
    /// Cost: the depth of each path that a target names, and the claims around each folder that is left out.
    func unwalked(_ leftOut: [RelativePath]) -> [UnwalkedSources] {
        let folders = Set(leftOut)
        var found: [UnwalkedSources] = []
        for (path, module) in firstClaims {
            let isOutside = path.components.first == ".."
            let folder = isOutside ? nil : Self.folder(around: path, among: folders)
            if isOutside || folder != nil { found.append(UnwalkedSources(path: path, folder: folder, module: module)) }
        }
        // Hidden files inside of a target's folder are not compiled.
        for folder in leftOut where !folder.name.hasBytes(atStart: ".") {
            guard let module = modules(of: folder.appending("A.swift")).first else { continue }
            found.append(UnwalkedSources(path: folder, folder: folder, module: module))
        }
        return found.sorted { $0.path < $1.path }
    }

    private static func folder(around path: RelativePath, among folders: Set<RelativePath>) -> RelativePath? {
        var current = path
        while !current.text.isEmpty {
            if folders.contains(current) { return current }
            current = current.parent
        }
        return nil
    }
}
