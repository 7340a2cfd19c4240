// What stands before the paths of findings, so that a reader can open them from where the command ran.

import NormaFiles

enum PathPrefix {
    /// Xcode wants absolute paths; a terminal and GitHub want them from the current folder.
    static func text(root: String, format: String) -> String {
        if format == "xcode" { return root.hasSuffix("/") ? root : root + "/" }
        guard let current = FileSystem.realPath(FileSystem.currentFolder) else { return "" }
        if root == current { return "" }
        if root.hasPrefix(current + "/") { return root.dropFirst(current.count + 1) + "/" }
        if current.hasPrefix(root == "/" ? "/" : root + "/") {
            let depth = current.dropFirst(root.count).split(separator: "/").count
            return String(repeating: "../", count: depth)
        }
        return root.hasSuffix("/") ? root : root + "/"
    }
}
