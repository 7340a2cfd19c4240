// `norma fix`: fixes what can be fixed automatically.

import ArgumentParser
import NormaFiles
import NormaFindings
import NormaPipeline
import NormaText

struct FixCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fix",
        abstract: "Fix what can be fixed automatically.",
        discussion: """
            Makes the fixes that findings carry, and writes a file only after proof: it is valid Swift, the fixed findings are \
            gone, no rule finds more than before anywhere in the tree, and a second run changes nothing. A fix that fails is \
            refused with the reason, and all others are made.

            In a git repository, files that git could not restore, because they have uncommitted changes or were never \
            committed, are left alone without --allow-dirty. Outside of one, every file may be changed.

              norma fix --dry-run
              norma fix Sources/Features/Cart --rule imports-are-sorted
              norma fix --review --dry-run | git apply
              norma fix --format
              norma fix --draft --rule services-have-mocks

            Exit status: 0 everything that has a fix is fixed, 1 a fix was refused (with --dry-run: or something would be \
            changed), 2 the guide, the configuration or the command line is wrong, 3 a bug in Norma.
            """
    )

    @Argument(help: ArgumentHelp("Files or folders; without any: the current folder.", valueName: "path"))
    var paths: [String] = []

    @OptionGroup var guide: GuideOption

    @Option(name: .long, help: ArgumentHelp("Fix only this rule's findings; may be repeated.", valueName: "rule"))
    var rule: [String] = []

    @Flag(name: .long, help: "Also make the fixes that need a review afterwards.")
    var review = false

    @Flag(name: .long, help: "Also format the files with the toolchain's `swift format`, as the guide says.")
    var format = false

    @Flag(
        name: .long,
        help: "Also create missing files from the guide's templates: drafts for you to finish."
    )
    var draft = false

    @Flag(name: .long, help: "Write nothing; print the changes as a unified diff.")
    var dryRun = false

    @Flag(name: .long, help: "Also change files that git could not restore.")
    var allowDirty = false

    func run() throws {
        let tree = try CheckedTree(paths: paths)
        let progress = ProgressLine.start("fixing \(tree.location.root)")
        defer { progress.stop() }
        let target = FixTarget(workspace: tree.workspace, allowsDirty: allowDirty)
        let request = try request(for: tree, target)
        var outcome = FixRun.run(request)
        guard outcome.before.statistics.files > 0 else { throw tree.noSwiftFile(in: paths, outcome.before.problems) }
        var notLaidOut: [RelativePath: String] = [:]
        if format {
            let layout = LayoutRun(tree: tree, target: target, request: request.check)
            (outcome.files, notLaidOut) = try layout.run(after: outcome)
        }
        progress.stop()
        let prefix = PathPrefix.text(root: tree.location.root, format: "terminal")
        var report = FixReport(outcome, pathPrefix: prefix, isDryRun: dryRun)
        report.notLaidOut = notLaidOut
        report.isDrafting = draft
        if dryRun {
            Terminal.printExactly(target.difference(of: outcome.files))
            Terminal.printError(report.text)
        } else {
            report.failures = target.write(outcome.files)
            if report.failures.count < outcome.files.count { Terminal.noteWrittenFiles() }
            Terminal.print(report.text)
        }
        let drafts = DraftRun(findings: draft ? outcome.before.findings : [], rules: request.rules)
        let isDrafted = drafts.run(
            in: tree,
            guide: guide.guide,
            isDryRun: dryRun,
            allowsDirty: allowDirty
        )
        if report.hasRefusals || !isDrafted || (dryRun && (!outcome.files.isEmpty || !drafts.isEmpty)) {
            throw ExitWith(status: .findings)
        }
    }

    private func request(for tree: CheckedTree, _ target: FixTarget) throws -> FixRequest {
        let (guide, origin) = try tree.guide(guide.guide)
        return FixRequest(
            check: CheckRequest(
                workspace: tree.workspace,
                guide: guide,
                guideOrigin: origin,
                focus: tree.location.focus,
                today: Today.text
            ),
            rules: try RuleSelection(only: rule, skip: []).rules(of: guide.guide),
            level: review ? .review : .safe,
            refusals: { target.refusals(of: $0) }
        )
    }
}
