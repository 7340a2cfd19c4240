// Where new files go, and which guide says what they look like.

import NormaFiles
import NormaHistory
import NormaGuide
import NormaPipeline
import NormaScaffolds
import NormaText

struct ScaffoldPlace {
    let tree: CheckedTree
    /// The folder that the templates' paths begin in, from the tree's root; it need not exist.
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
        tree = try CheckedTree(paths: [planned.existingFolder], named: [into])
        base = planned.relative(to: tree.location.root)
    }

    var workspace: DiskWorkspace { tree.workspace }

    var rootName: String { tree.location.root.pathParts.last.map(String.init) ?? "" }

    /// A path of a template.
    func fromRoot(_ path: RelativePath) -> RelativePath { base.appending(path.text) }

    /// All of it or nothing.
    func write(_ changes: ScaffoldChanges) throws(ScaffoldProblems) { try write(writes(for: changes)) }

    /// The obstacles to writing it, without writing it.
    func review(_ changes: ScaffoldChanges) throws(ScaffoldProblems) { _ = try writes(for: changes) }

    private func writes(for changes: ScaffoldChanges) throws(ScaffoldProblems) -> [PlannedWrite] {
        let place = WritablePlace(workspace: workspace)
        // A link above many files is one obstacle.
        var reasons: Set<String> = []
        var obstacles = changes.created.compactMap { file -> ScaffoldProblem? in
            guard let reason = place.obstacleToCreating(file.path), reasons.insert(reason).inserted else { return nil }
            return ScaffoldProblem("`\(file.path)` can't be written: \(reason)")
        }
        // Something that can't be read exists all the same.
        obstacles += changes.byHand.compactMap { piece in
            let path = fromRoot(piece.path)
            guard let status = FileSystem.linkStatus(of: workspace.absolutePath(of: path)) else { return nil }
            let isFile = status.kind == .file || FileSystem.status(of: workspace.absolutePath(of: path))?.kind == .file
            let reason = isFile ? "it can't be read" : place.obstacleToCreating(path) ?? "it isn't a file"
            return ScaffoldProblem("`\(path)` can't be changed: \(reason)")
        }
        guard obstacles.isEmpty else { throw ScaffoldProblems(obstacles) }
        let created = changes.created.map {
            PlannedWrite(path: workspace.absolutePath(of: $0.path), bytes: $0.bytes)
        }
        return try created + replacements(changes.changed.map { ($0.path, $0.before, $0.after) })
    }

    /// Files that git could not restore stay unchanged, and then all of them do.
    func write(_ update: DoubleUpdate, allowsDirty: Bool) throws(ScaffoldProblems) {
        let files = try replacements(update.changes.map { ($0.path, $0.before, $0.after) })
        let refusals = allowsDirty ? [:] : UncommittedFiles().refusals(of: files.map(\.path))
        let problems = refusals.sorted { $0.key < $1.key }.map {
            ScaffoldProblem("`\(FileSystem.shown($0.key.text))` was not derived again: \($0.value)")
        }
        guard problems.isEmpty else { throw ScaffoldProblems(problems) }
        try write(files)
    }

    /// Links are followed as long as they stay in the tree.
    private func replacements(
        _ changes: [(path: RelativePath, before: [UInt8], after: [UInt8])]
    ) throws(ScaffoldProblems) -> [PlannedWrite] {
        var writes: [PlannedWrite] = []
        var problems: [ScaffoldProblem] = []
        for change in changes {
            switch WritablePlace(workspace: workspace).ofFile(change.path) {
            case .success(let place):
                writes.append(PlannedWrite(path: place, bytes: change.after, known: change.before))
            case .failure(let refusal):
                problems.append(ScaffoldProblem("`\(change.path)` can't be changed: \(refusal.reason)"))
            }
        }
        guard problems.isEmpty else { throw ScaffoldProblems(problems) }
        return writes
    }

    private func write(_ files: [PlannedWrite]) throws(ScaffoldProblems) {
        do {
            try FileSystem.writeTogether(files)
            if !files.isEmpty { Terminal.noteWrittenFiles() }
        } catch {
            let path = FileSystem.shown(error.path)
            throw ScaffoldProblems([ScaffoldProblem("`\(path)` can't be written (\(error.reason))")])
        }
    }
}
