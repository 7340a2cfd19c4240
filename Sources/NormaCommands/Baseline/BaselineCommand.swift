// `norma baseline`: accepts what is there today, so that only what gets worse is found from then on.

import ArgumentParser
import NormaFiles
import NormaFindings
import NormaPipeline

struct BaselineCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "baseline",
        abstract: "Accepts what is found today; from then on it can only shrink.",
        discussion: """
            Writes .norma-baseline.json at the top of the tree, where `norma check` honours it: what stands in it is no \
            finding any more. Entries name symbols and no lines, so that old code may be moved, renamed and edited around.

            Where there is one already, entries whose findings are gone are dropped, those that moved are written anew, and \
            what is new is told and not added. Findings of locked rules are never accepted. Files that say of themselves that they \
            are generated are listed too, so that `norma check --strict` tells of one more.

              norma baseline                  accept what is there; later: bring it up to date
              norma baseline --shrink         drop what is gone, and say nothing of what is new
              norma baseline --allow-growth   accept what is new as well
              norma baseline --resolve        join the two sides after a merge conflict

            Exit status: 0 done, 1 there are new findings, which were not added, 2 the guide, the baseline or the call is wrong \
            or nothing was checked, 3 a bug of Norma's own.
            """
    )

    @Argument(
        help: ArgumentHelp(
            "Files or folders; entries of the rest stay as they are. Without any, the current folder.",
            valueName: "path"
        )
    )
    var paths: [String] = []

    @OptionGroup var guide: GuideOption

    @OptionGroup var index: IndexOption

    @Flag(name: .long, help: "Only drops what is gone and follows what moved.")
    var shrink = false

    @Flag(name: .long, help: "Accepts what is new as well.")
    var allowGrowth = false

    @Flag(name: .long, help: "Joins the two sides of a merge conflict, then drops what is gone.")
    var resolve = false

    @Flag(name: .long, help: "Writes nothing; says what would be written.")
    var dryRun = false

    func validate() throws {
        guard !(shrink && allowGrowth) else {
            throw ValidationError("--shrink and --allow-growth contradict each other; leave one of them out.")
        }
    }

    func run() throws {
        let tree = try CheckedTree(paths: paths)
        let file = BaselineFile(root: tree.location.root)
        let known = try file.read(isJoining: resolve)
        if known == nil, shrink || resolve {
            throw CommandFailure(
                "there is no baseline at \(file.name)",
                suggestion: "write one with `norma baseline`: it accepts what is there today"
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
        // Unresolved, the file differs from what it was read as.
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
        let (guide, origin) = try tree.guide(guide.guide, allowsEmptyTree: true)
        var request = CheckRequest(workspace: tree.workspace, guide: guide, guideOrigin: origin, today: Today.text)
        request.showsLines = false
        try index.add(to: &request, root: tree.location.root)
        IndexOption.tellNotices(of: request)
        return request
    }

    private func checked(_ tree: CheckedTree, _ request: CheckRequest) throws -> CheckOutcome {
        let outcome = Pipeline.check(request)
        guard outcome.result.statistics.files > 0 else { throw tree.noSwiftFile(in: paths, outcome.result.problems) }
        guard outcome.result.hasCheckedSomething else { throw CheckCommand.nothingChecked(by: outcome.result) }
        return outcome
    }
}
