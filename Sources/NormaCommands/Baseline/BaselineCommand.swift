// `norma baseline`: accepts today's findings, so that from then on only new ones are reported.

import ArgumentParser
import NormaFiles
import NormaFindings
import NormaPipeline

struct BaselineCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "baseline",
        abstract: "Accept today's findings; from then on the list can only shrink.",
        discussion: """
            Writes .norma-baseline.json at the top of the tree. `norma check` no longer reports the findings in it. Entries name \
            symbols, not lines, so old code can be moved, renamed and edited around.

            If there is a baseline, entries whose findings are gone are removed, entries whose code moved are updated, and new \
            findings are listed but not added. Findings of locked rules are never accepted. Files that declare themselves \
            generated are listed too, so that `norma check --strict` reports an additional one.

              norma baseline                  accept today's findings, or update them
              norma baseline --shrink         only drop findings that are gone
              norma baseline --allow-growth   accept new findings, too
              norma baseline --resolve        join both sides after a merge conflict

            Exit status: 0 done, 1 there are new findings, which were not added, 2 the guide, the baseline or the command line \
            is wrong, or nothing was checked, 3 a bug in Norma.
            """
    )

    @Argument(
        help: ArgumentHelp(
            "Files or folders; entries for other places stay as they are. Without any: the current folder.",
            valueName: "path"
        )
    )
    var paths: [String] = []

    @OptionGroup var guide: GuideOption

    @Flag(name: .long, help: "Only remove entries that are gone and follow code that moved.")
    var shrink = false

    @Flag(name: .long, help: "Accept new findings, too.")
    var allowGrowth = false

    @Flag(name: .long, help: "Join both sides of a merge conflict, then remove entries that are gone.")
    var resolve = false

    @Flag(name: .long, help: "Write nothing; print what would be written.")
    var dryRun = false

    func validate() throws {
        guard !(shrink && allowGrowth) else {
            throw ValidationError("--shrink and --allow-growth contradict each other: leave one of them out.")
        }
    }

    func run() throws {
        let tree = try CheckedTree(paths: paths)
        let file = BaselineFile(root: tree.location.root)
        let known = try file.read(isJoining: resolve)
        if known == nil, shrink || resolve {
            throw CommandFailure(
                "there is no baseline at \(file.name)",
                suggestion: "write one with `norma baseline`: it accepts today's findings"
            )
        }
        let progress = ProgressLine.start("checking \(tree.location.root)")
        defer { progress.stop() }
        let request = try request(for: tree)
        let outcome = try checked(tree, request)
        progress.stop()
        let given = file.given(known?.baseline ?? Baseline([]))
        let update = BaselineUpdate(
            review: BaselineReview(of: outcome, by: given, for: request),
            known: known?.baseline,
            focus: tree.location.focus,
            grows: known == nil || allowGrowth,
            generated: GeneratedUpdate(
                outcome.leftOut(accepting: given),
                known: known?.baseline.generated,
                focus: tree.location.focus,
                grows: known == nil || allowGrowth,
                mayBegin: !shrink
            )
        )
        // An unresolved conflict: the file differs from the baseline that was read from it.
        let isChanged = known.map { update.baseline.text != $0.bytes } ?? update.hasSomething
        if isChanged, !dryRun {
            try file.write(update.baseline, replacing: known)
            Terminal.noteWrittenFiles()
        }
        let report = BaselineReport(update: update, file: file.name, isChanged: isChanged, isDryRun: dryRun)
        Terminal.print(report.text)
        if !shrink, !update.refused.isEmpty || !update.generated.refused.isEmpty { throw ExitWith(status: .findings) }
    }

    /// All rules, in the whole tree: an entry's finding may have moved from anywhere to anywhere.
    private func request(for tree: CheckedTree) throws -> CheckRequest {
        let (guide, origin) = try tree.guide(guide.guide)
        var request = CheckRequest(workspace: tree.workspace, guide: guide, guideOrigin: origin, today: Today.text)
        request.showsLines = false
        return request
    }

    private func checked(_ tree: CheckedTree, _ request: CheckRequest) throws -> CheckOutcome {
        let outcome = Pipeline.check(request)
        guard outcome.result.statistics.files > 0 else { throw tree.noSwiftFile(in: paths, outcome.result.problems) }
        guard outcome.result.hasCheckedSomething else { throw CheckCommand.nothingChecked(by: outcome.result) }
        return outcome
    }
}
