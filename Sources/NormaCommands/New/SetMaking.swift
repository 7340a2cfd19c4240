// Makes a set of templates, together with missing sets that it needs: all of it or nothing.

import NormaFiles
import NormaFindings
import NormaGuide
import NormaPipeline
import NormaScaffolds
import NormaText

struct SetMaking {
    let place: ScaffoldPlace
    let prepared: PreparedGuide
    let leavesExisting: Bool
    /// Whether to make missing sets too.
    let withNeeded: Bool
    let anyway: Bool

    /// The planned changes, with remarks.
    struct Outcome {
        var changes = ScaffoldChanges()
        var assumed: [FilledSet] = []
        var next: [String] = []
    }

    func result(of set: TemplateSet, given: [String: [String]]) throws -> Outcome {
        var needed = try NeededSets(set, given: given, of: prepared.guide, in: place)
        if anyway { needed.leaveOutNeeds() }
        if !needed.lacking.isEmpty, !withNeeded { throw refusal(of: needed) }
        if let second = SecondProject(of: needed, in: place) { throw second.refusal(guide: prepared.guide.name) }
        var result = Outcome(assumed: needed.sets)
        for (index, filled) in needed.sets.enumerated() {
            result.changes = try changes(filled.plan, after: result.changes, isFirst: index == 0)
        }
        let names = Set(needed.sets.map(\.set.name))
        result.next = needed.sets.flatMap(\.plan.next).filter { step in
            !names.contains { step.contains("`norma new \($0) ") || step.contains("`norma new \($0)`") }
        }
        return result
    }

    /// The output of earlier sets exists for this one; a file that both make is made by the first.
    private func changes(
        _ plan: ScaffoldPlan,
        after earlier: ScaffoldChanges,
        isFirst: Bool
    ) throws(ScaffoldProblems) -> ScaffoldChanges {
        guard !isFirst else {
            return try Scaffolding.changes(
                plan,
                in: place.workspace,
                below: place.base,
                leavesExisting: leavesExisting
            )
        }
        let workspace = earlier.applied(to: place.workspace)
        var plan = plan
        let known = Set(earlier.created.map(\.path))
        for index in plan.pieces.indices where known.contains(place.fromRoot(plan.pieces[index].path)) {
            plan.pieces[index].isShared = true
        }
        let later = try Scaffolding.changes(plan, in: workspace, below: place.base, leavesExisting: leavesExisting)
        return earlier.followed(by: later)
    }

    /// With the commands that make what is missing.
    private func refusal(of needed: NeededSets) -> CommandFailure {
        guard let asked = needed.sets.last, let need = needed.lacking.last, let folder = asked.plan.within else {
            return CommandFailure("a set that this one needs is missing", suggestion: "leave out --without-needed")
        }
        let head =
            "`\(asked.set.name)` adds to `\(folder)`, which doesn't exist yet; the set `\(need.set.name)` makes it"
        let lines = needed.lacking.map { "      norma new \($0.command)" }
        return CommandFailure(
            text: """
                error: \(head)

                  make it first:
                \(lines.joined(separator: "\n"))
                  or both at once:
                      norma new \(asked.command)
                  or \(elsewhere(asked))add --anyway to make `\(asked.set.name)` alone

                Nothing was written.
                """,
            status: .unusable
        )
    }

    /// The inputs that choose the place.
    private func elsewhere(_ filled: FilledSet) -> String {
        guard let within = filled.set.within?.text else { return "" }
        let places = prepared.guide.templateValues.filter { within.contains("{{\($0.key)}}") }.values.joined()
        let names = filled.set.inputs.map(\.name).filter { name in
            within.contains("{{\(name)") || places.contains { $0.contains("{\(name)}") }
        }
        return names.isEmpty
            ? "" : "choose an existing one with \(names.map { "`--set \($0)=…`" }.joined(separator: " ")), or "
    }
}

extension ScaffoldChanges {
    /// The planned tree.
    func applied(to workspace: any Workspace) -> any Workspace {
        let changed = Dictionary(changed.map { ($0.path, $0.after) }) { $1 }
        let created = Dictionary(created.map { ($0.path, $0.bytes) }) { $1 }
        return PlannedWorkspace(ChangedWorkspace(workspace, texts: changed), adding: created)
    }

    /// With the changes made after it, on the tree as it was before both.
    func followed(by later: ScaffoldChanges) -> ScaffoldChanges {
        var result = self
        let mine = Set(created.map(\.path))
        result.created += later.created
        for change in later.changed {
            if let index = result.created.firstIndex(where: { $0.path == change.path }) {
                result.created[index].bytes = change.after
            } else if let index = result.changed.firstIndex(where: { $0.path == change.path }) {
                result.changed[index].after = change.after
            } else {
                result.changed.append(change)
            }
        }
        result.kept += later.kept.filter { !mine.contains($0) }
        result.byHand += later.byHand
        result.leftOut += later.leftOut
        return result
    }
}
