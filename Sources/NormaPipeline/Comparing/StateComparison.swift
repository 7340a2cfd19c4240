// Two states of a tree → what changed in the architecture.

import NormaFacts
import NormaFiles
import NormaFindings
import NormaGuide
import NormaProject
import NormaRules
import NormaText

/// The input of a comparison without a view to findings.
package struct StateComparison: Sendable {
    package var earlier: any Workspace
    package var later: any Workspace
    package var earlierName: ComparedState
    package var laterName: ComparedState
    /// Files that differ, including new and deleted ones.
    package var changed: Set<RelativePath>
    /// From the earlier path of a file to its later path.
    package var renames: [RelativePath: RelativePath]
    /// Its places name layers and features, and its rules mark forbidden arrows; `.silent` without one.
    package var guide: PreparedGuide
    package var today = ""
    package var threads = ParallelMap.defaultThreadCount
    package var progress: CheckProgress?

    package init(
        earlier: any Workspace,
        later: any Workspace,
        earlierName: ComparedState,
        laterName: ComparedState,
        changed: Set<RelativePath>,
        renames: [RelativePath: RelativePath],
        guide: PreparedGuide = .silent
    ) {
        self.earlier = earlier
        self.later = later
        self.earlierName = earlierName
        self.laterName = laterName
        self.changed = changed
        self.renames = renames
        self.guide = guide
    }
}

/// The differences, and how many Swift files each state has.
package struct StateDiff: Sendable {
    package let diff: ArchitectureDiff
    package let earlierFiles: Int
    package let laterFiles: Int
}

extension Pipeline {
    /// Compares two states; files that are the same in both are read once.
    ///
    /// Cost: reading the later state as for a check, and the changed files of the earlier one; both states are linked.
    package static func compare(_ comparison: StateComparison) -> StateDiff {
        let (before, readingBefore) = read(comparison.earlier, of: comparison, known: FileReadings())
        let known = readingBefore.files.sources(without: comparison.changed)
        let (now, readingNow) = read(comparison.later, of: comparison, known: known)
        let earlier = ComparedProject(context(of: before, readingBefore, comparison: .none))
        let laterContext = context(of: now, readingNow, comparison: .none)
        let later = ComparedProject(laterContext)
        let judgement = judge(now, in: laterContext)
        let found = ResultAssembly(request: now, reading: readingNow, context: laterContext).suppressions(of: judgement)
        var diff = ArchitectureDiff(earlier: comparison.earlierName, later: comparison.laterName)
        diff.extent.files = comparison.changed.count
        ArchitectureComparison(
            earlier,
            later,
            touched: comparison.changed,
            renames: comparison.renames,
            faults: UsesAtFault(found.findings, of: now.guide.guide) { _ in false }
        ).add(to: &diff)
        diff.removedNames =
            RemovedNames(
                earlier: earlier.context,
                later: laterContext,
                touched: comparison.changed,
                renames: { comparison.renames }
            ).all()
        diff.notices =
            notices(earlier, readingBefore, comparison.earlierName, comparison.changed)
            + notices(later, readingNow, comparison.laterName, comparison.changed)
        return StateDiff(
            diff: diff,
            earlierFiles: earlier.context.project.files.count,
            laterFiles: later.context.project.files.count
        )
    }

    private static func read(_ workspace: any Workspace, of comparison: StateComparison, known: FileReadings) -> (
        CheckRequest, TreeReading
    ) {
        var request = CheckRequest(
            workspace: workspace,
            guide: comparison.guide,
            rules: Set(comparison.guide.guide.rules.filter(\.speaksOfUses).map(\.name)),
            today: comparison.today,
            threads: comparison.threads
        )
        request.progress = comparison.progress
        let tree = request.tree
        let spelled = request.spelled(as: tree)
        return (spelled, SourceReader(request: spelled, known: known).read(tree))
    }

    /// Test code and generated code are left out of a comparison.
    private static func isCompared(_ path: RelativePath, in project: Project) -> Bool {
        guard path.pathExtension == "swift" else { return false }
        guard let file = project.file(at: path).map({ project.file($0) }) else { return true }
        return !file.isTest && !file.isGenerated
    }

    /// Parts of a state that could not be read, if that can change the result.
    private static func notices(
        _ state: ComparedProject,
        _ reading: TreeReading,
        _ name: ComparedState,
        _ changed: Set<RelativePath>
    ) -> [String] {
        let shown = name.commit.map { "in `\($0)`" } ?? "on disk"
        var notices: [String] = []
        if let manifest = state.damagedManifest {
            let reason = state.context.project.packages.first { $0.manifest == manifest }?.facts.problem?.message
            notices.append(
                "`\(manifest)` can't be read \(shown)\(reason.map { " (\($0))" } ?? ""), so modules, their dependencies and public "
                    + "access are not compared. Fix it in that state, or compare with another commit."
            )
        }
        let broken = Set(
            reading.problems.filter { $0.kind != .tooLarge && changed.contains($0.place.path) }.map(\.place.path)
        ).filter { isCompared($0, in: state.context.project) }.sorted()
        if let first = broken.first {
            let more = broken.count > 1 ? " and \(broken.count - 1) more" : ""
            notices.append(
                "`\(first)`\(more) can't be read completely \(shown): what the unreadable parts use is not compared."
            )
        }
        return notices
    }
}
