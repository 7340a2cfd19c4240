// Applies the output of a set to a tree: new files, pieces in existing files, and manual steps.

import NormaExtraction
import NormaFacts
import NormaFiles
import NormaScaffolds
import NormaText

/// The changes that a set would make in a tree.
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
    /// Shared files, and files with a piece, that are already as they should be.
    package var kept: [RelativePath] = []
    /// Pieces whose file doesn't exist.
    package var byHand: [PlannedPiece] = []
    /// Pieces whose file exists and can't be edited.
    package var leftOut: [PlannedPiece] = []

    package init() {}
}

package enum Scaffolding {
    /// - Parameter root: the folder that the plan's paths begin in.
    /// - Parameter leavesExisting: existing files stay unchanged, and pieces that don't fit into theirs become manual
    ///   steps; otherwise both are problems.
    /// - Throws: if a file already exists, a piece doesn't fit into its file, or an output isn't Swift; all such
    ///   problems at once.
    package static func changes(
        _ plan: ScaffoldPlan,
        in workspace: any Workspace,
        below root: RelativePath = .root,
        leavesExisting: Bool = false,
        patience: Duration = WatchedWork.patience
    ) throws(ScaffoldProblems) -> ScaffoldChanges {
        let changes: Result<ScaffoldChanges, ScaffoldProblems>
        do throws(Abandoned<RelativePath>) {
            changes = try WatchedWork.run(patience: patience) { parts in
                let run = ScaffoldRun(workspace: workspace, root: root, leavesExisting: leavesExisting, parts: parts)
                do throws(ScaffoldProblems) {
                    return .success(try Self.changes(plan, by: run))
                } catch {
                    return .failure(error)
                }
            }
        } catch {
            let message = WatchedWork.bug(in: "reading the content of `\(error.part)`", after: patience)
            let way = "nothing was written; please report it with the file and the template"
            throw ScaffoldProblems([ScaffoldProblem(message, suggestion: way)])
        }
        return try changes.get()
    }

    private static func changes(_ plan: ScaffoldPlan, by run: ScaffoldRun) throws(ScaffoldProblems) -> ScaffoldChanges {
        var run = run
        if let folder = plan.within { try run.demand(folder, of: plan) }
        plan.pieces.filter { $0.destination == nil }.forEach { run.create($0) }
        plan.pieces.filter { $0.destination != nil }.forEach { run.insert($0) }
        run.reportExisting()
        run.proveSwift()
        guard run.problems.isEmpty else { throw ScaffoldProblems(run.problems) }
        return run.changes
    }
}

private struct ScaffoldRun {
    let workspace: any Workspace
    let root: RelativePath
    let leavesExisting: Bool
    let parts: WorkParts<RelativePath>
    var changes = ScaffoldChanges()
    var problems: [ScaffoldProblem] = []
    /// Files that exist and must not.
    private var existing: [RelativePath] = []

    init(workspace: any Workspace, root: RelativePath, leavesExisting: Bool, parts: WorkParts<RelativePath>) {
        self.parts = parts
        self.workspace = workspace
        self.root = root
        self.leavesExisting = leavesExisting
    }

    private func place(_ piece: PlannedPiece) -> RelativePath { root.appending(piece.path.text) }

    mutating func create(_ piece: PlannedPiece) {
        let path = place(piece)
        parts.begin(path)
        guard (try? workspace.bytes(of: path)) == nil else {
            if piece.isShared || leavesExisting {
                changes.kept.append(path)
            } else {
                existing.append(path)
            }
            return
        }
        changes.created.append((path, Array(piece.text.utf8)))
    }

    private mutating func refuse(_ message: String, _ way: String) {
        problems.append(ScaffoldProblem(message, suggestion: way))
    }

    /// One sentence, however many there are.
    mutating func reportExisting() {
        guard let first = existing.first else { return }
        guard existing.count > 1 else {
            let way = "choose another name, or move it away"
            return refuse("`\(first)` already exists", way)
        }
        let shown = existing.prefix(3).map { "`\($0)`" }.joined(separator: ", ")
        let more = existing.count > 3 ? " and \(existing.count - 3) more" : ""
        refuse("\(shown)\(more) already exist", "choose another name; `--missing` writes only missing files")
    }

    /// A value can turn a template into text that no compiler reads: better reported here than there.
    mutating func proveSwift() {
        let extractor = Extractor(checks: [])
        for file in changes.created where file.path.pathExtension == "swift" {
            parts.begin(file.path)
            let facts = extractor.extract(file.bytes).facts
            guard let error = facts.syntaxErrors.first else {
                reportRepeated(facts, file.path)
                continue
            }
            let line = facts.lines.line(at: error.range.start)
            let range = facts.lines.range(ofLine: line)
            let text =
                range.map { String(decoding: file.bytes[Int($0.start)..<Int($0.end)], as: UTF8.self).trimmed } ?? ""
            let what = error.kind == .notSwift ? "invalid Swift" : "nested deeper than Norma reads"
            refuse(
                "the output for \(file.path):\(line) is \(what): \(error.message): `\(text)`",
                "a given value doesn't fit there; if all are right, the template is wrong"
            )
        }
    }

    /// A value may repeat a name in the template.
    private mutating func reportRepeated(_ facts: SourceFacts, _ path: RelativePath) {
        struct Member: Hashable {
            var parent: Int32
            var name: NameID
            var isStatic: Bool
        }
        var seen: Set<Member> = []
        for declaration in facts.declarations where [.property, .enumCase].contains(declaration.kind) {
            let traits = declaration.traits
            guard traits.isDisjoint(with: [.local, .conditional]) else { continue }
            let isStatic = declaration.kind == .enumCase || !traits.isDisjoint(with: [.static, .classMember])
            let member = Member(parent: declaration.parent, name: declaration.name, isStatic: isStatic)
            guard !seen.insert(member).inserted else { continue }
            let name = facts.text(declaration.name)
            refuse(
                "the output for \(path):\(facts.lines.line(at: declaration.nameRange.start)) declares `\(name)` twice",
                "the template already declares it: choose another name than `\(name)`, or leave it out"
            )
        }
    }

    /// A set that adds to a folder needs it there.
    func demand(_ folder: RelativePath, of plan: ScaffoldPlan) throws(ScaffoldProblems) {
        let path = root.appending(folder.text)
        guard !workspace.tree().folders.contains(path) else { return }
        let way = plan.needs.map { "make it first with `norma new \($0)`, or name an existing one" }
        throw ScaffoldProblems([
            ScaffoldProblem(
                "there is no folder `\(path)`, to which the set `\(plan.name)` adds",
                suggestion: way ?? "name an existing one"
            )
        ])
    }

    mutating func insert(_ piece: PlannedPiece) {
        guard let point = piece.destination else { return }
        let path = place(piece)
        parts.begin(path)
        let created = changes.created.firstIndex { $0.path == path }
        let changed = changes.changed.firstIndex { $0.path == path }
        let known = created.map { changes.created[$0].bytes } ?? changed.map { changes.changed[$0].after }
        guard let before = known ?? (try? workspace.bytes(of: path)) else {
            changes.byHand.append(piece)
            return
        }
        do throws(InsertionProblem) {
            let after = try SyntaxInsertion.insert(
                piece.text,
                at: point,
                into: before,
                isSwift: path.pathExtension == "swift"
            )
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
            guard !leavesExisting else { return changes.leftOut.append(piece) }
            let line = error.position.map { ":\($0.line)" } ?? ""
            refuse(
                "`\(path)\(line)` can't be edited safely: \(error.message)",
                "fix the file, or add this by hand and use --missing, which then skips it:\n\(piece.text)"
            )
        }
    }
}
