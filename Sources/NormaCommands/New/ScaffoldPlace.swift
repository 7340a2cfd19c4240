// Where new files go, and which guide says what they look like.

import NormaFiles
import NormaGuide
import NormaPipeline
import NormaScaffolds
import NormaText

struct ScaffoldPlace {
    private let tree: CheckedTree
    /// The folder that the templates' paths begin in, from the tree's root; need not exist.
    let base: RelativePath

    /// - Parameter into: a folder; nil: the root of the tree around the current one.
    init(into: String?) throws {
        guard let into else {
            tree = try CheckedTree(paths: [])
            base = .root
            return
        }
        let planned = try PlannedPath(into)
        if planned.exists, !planned.isFolder {
            throw CommandFailure("`\(into)` is a file", suggestion: "name a folder")
        }
        tree = try CheckedTree(paths: [planned.existingFolder])
        base = planned.relative(to: tree.location.root)
    }

    var workspace: DiskWorkspace { tree.workspace }

    /// The guide that is named; in a tree without Swift none can be measured.
    func guide(_ name: String?) throws -> PreparedGuide {
        if name == nil, tree.configuration.guide == nil, !hasSwift {
            throw CommandFailure(
                "it is not said which guide this project has, and there is no Swift file to tell it by",
                suggestion:
                    "write it down with `norma init --guide …`, or name it with --guide; `norma guide list` shows those built in"
            )
        }
        return try tree.guide(name).guide
    }

    private var hasSwift: Bool { workspace.tree().files.contains { $0.path.pathExtension == "swift" } }

    /// All of it or nothing.
    func write(_ changes: ScaffoldChanges) throws(ScaffoldProblems) {
        let created = changes.created.map {
            PlannedWrite(path: workspace.absolutePath(of: $0.path), bytes: $0.bytes)
        }
        let changed = changes.changed.map {
            PlannedWrite(path: workspace.absolutePath(of: $0.path), bytes: $0.after, known: $0.before)
        }
        try write(created + changed)
    }

    func write(_ update: DoubleUpdate) throws(ScaffoldProblems) {
        try write(
            update.changes.map {
                PlannedWrite(path: workspace.absolutePath(of: $0.path), bytes: $0.after, known: $0.before)
            }
        )
    }

    private func write(_ files: [PlannedWrite]) throws(ScaffoldProblems) {
        do {
            try FileSystem.writeTogether(files)
        } catch {
            let path = FileSystem.shown(error.path)
            throw ScaffoldProblems([ScaffoldProblem("`\(path)` can't be written (\(error.reason))")])
        }
    }
}
