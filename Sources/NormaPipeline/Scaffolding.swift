// Puts what a set makes into a tree: new files, pieces in files that are there, and what has to be done by hand.

import NormaExtraction
import NormaFiles
import NormaScaffolds
import NormaText

/// What making a set would do to a tree.
package struct ScaffoldChanges: Sendable {
    package struct Change: Sendable {
        package var path: RelativePath
        package var before: [UInt8]
        package var after: [UInt8]
    }

    /// New files.
    package var created: [(path: RelativePath, bytes: [UInt8])] = []
    /// Files that get a piece.
    package var changed: [Change] = []
    /// Shared files, and files with a piece, that are there already as they should be.
    package var kept: [RelativePath] = []
    /// Pieces whose file does not exist.
    package var byHand: [PlannedPiece] = []
}

package enum Scaffolding {
    /// - Parameter root: the folder that the plan's paths begin in.
    /// - Parameter leavesExisting: files that are there stay as they are; without it they are problems.
    /// - Throws: where a file is there already, or a piece can't be put into its file; all such problems at once.
    package static func changes(
        _ plan: ScaffoldPlan,
        in workspace: any Workspace,
        below root: RelativePath = .root,
        leavesExisting: Bool = false
    ) throws(ScaffoldProblems) -> ScaffoldChanges {
        var run = ScaffoldRun(workspace: workspace, root: root, leavesExisting: leavesExisting)
        plan.pieces.filter { $0.destination == nil }.forEach { run.create($0) }
        plan.pieces.filter { $0.destination != nil }.forEach { run.insert($0) }
        guard run.problems.isEmpty else { throw ScaffoldProblems(run.problems) }
        return run.changes
    }
}

private struct ScaffoldRun {
    let workspace: any Workspace
    let root: RelativePath
    let leavesExisting: Bool
    var changes = ScaffoldChanges()
    var problems: [ScaffoldProblem] = []

    private func place(_ piece: PlannedPiece) -> RelativePath {
        root.text.isEmpty ? piece.path : RelativePath(root.text + "/" + piece.path.text)
    }

    mutating func create(_ piece: PlannedPiece) {
        let path = place(piece)
        guard (try? workspace.bytes(of: path)) == nil else {
            if piece.isShared || leavesExisting {
                changes.kept.append(path)
            } else {
                problems.append(
                    ScaffoldProblem("`\(path)` is there already", suggestion: "choose another name, or move it away")
                )
            }
            return
        }
        changes.created.append((path, Array(piece.text.utf8)))
    }

    mutating func insert(_ piece: PlannedPiece) {
        guard let point = piece.destination else { return }
        let path = place(piece)
        let created = changes.created.firstIndex { $0.path == path }
        let changed = changes.changed.firstIndex { $0.path == path }
        let known = created.map { changes.created[$0].bytes } ?? changed.map { changes.changed[$0].after }
        guard let before = known ?? (try? workspace.bytes(of: path)) else {
            changes.byHand.append(piece)
            return
        }
        do throws(InsertionProblem) {
            let after = try SyntaxInsertion.insert(piece.text, at: point, into: before)
            if let created {
                changes.created[created].bytes = after
            } else if let changed {
                changes.changed[changed].after = after
            } else if after == before {
                changes.kept.append(path)
            } else {
                changes.changed.append(ScaffoldChanges.Change(path: path, before: before, after: after))
            }
        } catch {
            let line = error.position.map { ":\($0.line)" } ?? ""
            problems.append(
                ScaffoldProblem(
                    "`\(path)\(line)` can't be edited safely: \(error.message)",
                    suggestion: "add this by hand, and leave it out here:\n\(piece.text)"
                )
            )
        }
    }
}
