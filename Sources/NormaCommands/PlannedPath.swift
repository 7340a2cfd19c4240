// A path given by a user that need not exist yet.

import NormaFiles
import NormaText

struct PlannedPath {
    /// The nearest existing folder upwards, absolute with links resolved.
    let existingFolder: String
    /// The rest below it.
    private let rest: [String]
    let exists: Bool
    /// An existing folder, or a path for a new one: without an extension, or with a slash at its end.
    let isFolder: Bool

    init(_ path: String) throws {
        var current = path.hasPrefix("/") ? path : FileSystem.currentFolder + "/" + path
        let kind = FileSystem.realPath(current).flatMap { FileSystem.status(of: $0)?.kind }
        exists = kind != nil
        isFolder = kind.map { $0 == .folder } ?? (path.hasSuffix("/") || RelativePath(path).pathExtension.isEmpty)
        var rest: [String] = []
        while true {
            if let resolved = FileSystem.realPath(current), FileSystem.status(of: resolved)?.kind == .folder {
                existingFolder = resolved
                self.rest = rest
                return
            }
            guard let slash = current.lastSlash else { throw CommandFailure("`\(path)` isn't a path") }
            let name = String(current[current.utf8.index(after: slash)...])
            if !name.isEmpty { rest.insert(name, at: 0) }
            current = slash == current.startIndex ? "/" : String(current[..<slash])
        }
    }

    func relative(to root: String) -> RelativePath {
        let below = existingFolder.path(below: root) ?? ""
        return RelativePath(([String(below)] + rest).joined(separator: "/"))
    }
}
