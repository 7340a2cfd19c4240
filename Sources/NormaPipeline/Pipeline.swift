// Joins the stages: files → facts → project → findings → result.

import NormaFiles
import NormaFindings
import NormaGuide
import NormaProject
import NormaRules

package enum Pipeline {
    /// Checks a tree by a guide. Nothing in the tree can make this fail: the result names what can't be checked.
    ///
    /// Cost: reading and parsing every Swift file once, on all threads of the request; then linking and judging, both linear
    /// in the facts.
    package static func check(_ request: CheckRequest) -> CheckOutcome {
        guard let earlier = request.earlier else {
            let tree = request.tree
            let request = request.spelled(as: tree)
            return outcome(of: request, SourceReader(request: request).read(tree))
        }
        return check(request, after: earlier)
    }

    /// Both states are judged; files that are the same in both are read once.
    private static func check(_ request: CheckRequest, after state: EarlierState) -> CheckOutcome {
        let tree = request.tree
        let request = request.spelled(as: tree)
        var before = request
        before.workspace = state.workspace
        let reading = SourceReader(request: before, known: FileReadings()).read(before.tree)
        let context = context(of: before, reading, comparison: .earlier)
        let judgement = judge(before, in: context)
        let found = ResultAssembly(request: before, reading: reading, context: context).suppressions(of: judgement)
        let earlier = EarlierFindings(
            state: state,
            findings: found.findings,
            names: PresentNames(context.project),
            context: context,
            edges: judgement.edges
        )
        let known = reading.files.sources(without: state.changed)
        return outcome(of: request, SourceReader(request: request, known: known).read(tree), after: earlier)
    }

    /// A tree without a guide: its names, manifests and folders, and what could not be read.
    package static func project(in workspace: any Workspace) -> (project: Project, problems: [InputProblem]) {
        let request = CheckRequest(workspace: workspace, guide: .silent, today: "")
        let reading = SourceReader(request: request).read(workspace.tree())
        return (ProjectBuilder.project(from: reading.input, definitions: Definitions()), reading.problems)
    }

    /// As `check`, if some files were read before: those aren't read again.
    ///
    /// Cost: reading and parsing the other files; linking and judging are repeated.
    static func check(_ request: CheckRequest, known: FileReadings) -> (outcome: CheckOutcome, readings: FileReadings) {
        let tree = request.tree
        let request = request.spelled(as: tree)
        let reading = SourceReader(request: request, known: known).read(tree)
        return (outcome(of: request, reading), reading.files)
    }

    private static func outcome(
        of request: CheckRequest,
        _ reading: TreeReading,
        after earlier: EarlierFindings? = nil
    ) -> CheckOutcome {
        let comparison = earlier.map { Comparison.later(than: $0.edges) } ?? .none
        let context = context(of: request, reading, comparison: comparison, after: earlier)
        var judgement = judge(request, in: context)
        if request.reportsRemovedNames, let earlier { judgement.add(earlier.removedNames(in: context)) }
        let unchecked = UncheckedTargets(project: context.project, workspace: request.workspace, linked: reading.linked)
        var reading = reading
        reading.problems += unchecked.problems()
        reading.notices += unchecked.notices()
        return ResultAssembly(request: request, reading: reading, context: context, earlier: earlier)
            .outcome(of: judgement)
    }

    static func context(
        of request: CheckRequest,
        _ reading: TreeReading,
        comparison: Comparison,
        after earlier: EarlierFindings? = nil
    ) -> JudgingContext {
        let (project, indexes) = link(reading.input, for: request)
        let rulesOfChange = request.guide.askingForChange
        let change = earlier.map { earlier in
            let reading = ChangeReading(
                state: earlier.state,
                before: earlier.project,
                now: project,
                current: request.workspace
            )
            return rulesOfChange.all.isEmpty && !request.readsChange ? ProjectChange() : reading.change()
        }
        return JudgingContext(
            guide: request.guide.guide,
            project: project,
            today: request.today,
            checks: Language.vocabulary.checks,
            indexes: indexes,
            comparison: comparison,
            change: change,
            rulesOfChange: rulesOfChange,
            outline: request.guide.outline,
            rules: request.rules,
            findsAllRoles: request.findsAllRoles,
            waitsForPlaces: request.waitsForPlaces
        )
    }

    /// The project, and the data that rules look up in its files, which is listed while names are resolved.
    private static func link(_ input: ProjectInput, for request: CheckRequest) -> (Project, FileIndexes) {
        request.progress?.begin(.linking)
        let definitions = request.guide.guide.definitions
        guard request.threads > 1 else {
            let project = ProjectBuilder.project(from: input, definitions: definitions)
            return (project, FileIndexes(project.files))
        }
        let linking = ProjectBuilder.prepare(input, definitions: definitions)
        return ParallelMap.both(
            {
                linking.project(
                    from: ParallelMap.map(linking.fileIDs, threads: request.threads) { linking.resolve(file: $0) }
                )
            },
            { FileIndexes(linking.files) }
        )
    }

    static func judge(_ request: CheckRequest, in context: JudgingContext) -> Judgement {
        let guide = request.guide.guide
        let rules = guide.rules.filter { request.rules?.contains($0.name) ?? true }
        request.progress?.begin(.judging, of: rules.count)
        let judge = { @Sendable (rule: Rule) in
            defer { request.progress?.advance() }
            return Judge.judge(rule: rule, in: context)
        }
        let judgements =
            request.threads > 1 ? ParallelMap.map(rules, threads: request.threads, judge) : rules.map(judge)
        request.progress?.begin(.reporting)
        var judgement = Judge.join(judgements, in: context)
        judgement.addGuidelines(of: request)
        judgement.addClaims(of: request, context.project)
        return judgement
    }
}
