// A file's text that is not saved yet: it comes on standard input, and is judged in the place of what is on the disk.

import NormaFiles
import NormaPipeline
import NormaText

struct UnsavedText {
    /// The user's words.
    private let name: String
    private let planned: PlannedPath
    private let bytes: [UInt8]

    /// Reads standard input to its end.
    init(of path: String) throws {
        name = path
        planned = try PlannedPath(path)
        guard !planned.isFolder, RelativePath(path).pathExtension == "swift" else {
            throw CommandFailure("`\(path)` doesn't name a Swift file", suggestion: "name a file that ends in .swift")
        }
        do {
            bytes = try InputLines.all(limit: FileBound.largest)
        } catch {
            throw CommandFailure("the text of `\(path)` can't be read: \(error.reason)")
        }
    }

    /// The tree that the file is part of, even before it exists.
    func tree() throws -> CheckedTree { try CheckedTree(paths: [planned.existingFolder], named: [name]) }

    /// Judges the text, and reports on it alone.
    func add(to request: inout CheckRequest, _ tree: CheckedTree) throws {
        let path = planned.relative(to: tree.location.root)
        if tree.exclusions.leavesOut(path, isFolder: false) {
            throw CommandFailure(
                "no rule looks at `\(path)`: it is excluded from the check",
                suggestion: "check include and exclude in .norma.yml; hidden and third-party folders are excluded, too"
            )
        }
        let changed = ChangedWorkspace(request.workspace, texts: [path: bytes])
        request.workspace = PlannedWorkspace(changed, adding: [path: bytes])
        request.focus = [path]
    }
}
