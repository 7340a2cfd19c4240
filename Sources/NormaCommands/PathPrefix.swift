// The prefix for the paths of findings, so that they can be opened from the current folder.

import NormaFiles
import NormaText

enum PathPrefix {
    /// Xcode wants absolute paths; a terminal and GitHub want them from the current folder.
    ///
    /// - Parameter folder: the reader's folder.
    static func text(root: String, format: String, from folder: String = FileSystem.currentFolder) -> String {
        if format == "xcode" { return root.hasSuffix("/") ? root : root + "/" }
        guard let current = FileSystem.realPath(folder) else { return "" }
        if let below = root.path(below: current) { return below.isEmpty ? "" : below + "/" }
        if let up = current.path(below: root) { return String(repeating: "../", count: up.pathParts.count) }
        return root.hasSuffix("/") ? root : root + "/"
    }
}
