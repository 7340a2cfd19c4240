// The module of a file that no target compiles: the one of the files around it.

import NormaText

/// Without it nothing that the file names could be found, and rules would be silent on it.
struct NeighbourModules {
    /// By folder how many files of each module are in it and below.
    private var counts: [RelativePath: [Int32: Int]] = [:]

    /// Cost: the depth of each file's folder. Nothing if each file has a module, or none has.
    init(_ files: [ProjectFile]) {
        guard files.contains(where: { $0.module == nil }) else { return }
        for file in files {
            guard let module = file.module else { continue }
            var folder = file.path.parent
            while !folder.text.isEmpty {
                counts[folder, default: [:]][module.index, default: 0] += 1
                folder = folder.parent
            }
        }
    }

    /// Most files in the nearest folder around it that has any are of this module; empty if only the root of the tree has some.
    func modules(around path: RelativePath) -> [Int32] {
        var folder = path.parent
        while !folder.text.isEmpty {
            if let found = counts[folder]?.min(by: { ($1.value, $0.key) < ($0.value, $1.key) }) { return [found.key] }
            folder = folder.parent
        }
        return []
    }
}
