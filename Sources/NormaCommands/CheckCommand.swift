// `norma check`: checks a tree by its guide.

import ArgumentParser
import NormaFiles
import NormaFindings
import NormaGuide
import NormaPipeline
import NormaReports
import NormaText

struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Check Swift code by a guide.",
        discussion: """
            Reads the whole tree around the paths, because rules are about how its parts fit together, and reports findings in \
            the paths. The tree begins at the nearest folder with a .norma.yml, else with a Package.swift or an Xcode project, \
            else at the path itself.

              norma check
              norma check Sources/Features/Cart --only features-stay-apart
              norma check --changed=origin/develop
              norma check --changed=origin/main --policy-from=origin/main
              norma check --summary --group-by feature
              norma check --guide Docs/GUIDE.md --format sarif > norma.sarif
              norma check --format html --output architecture.html

            On a terminal a long result is shown as one screen: a table, the most severe findings, and the next step. In a pipe, \
            and if CI is set in the environment, every finding is written.

            Exit status: 0 clean, 1 findings at error severity (with --strict: any finding, or input that could not be \
            checked), 2 the guide, the configuration or the command line is wrong, or nothing was checked, 3 a bug in Norma, 4 the \
            change makes the policy softer (with --policy-from).
            """
    )

    @Argument(help: ArgumentHelp("Files or folders; without any: the current folder.", valueName: "path"))
    var paths: [String] = []

    @Option(
        name: .long,
        help: ArgumentHelp("Judge the text on standard input as this file, which need not exist.", valueName: "path")
    )
    var unsaved: String?

    @OptionGroup var guide: GuideOption

    @OptionGroup var history: ChangedOption

    @OptionGroup var policy: PolicyOption

    @OptionGroup var report: ReportChoice

    @OptionGroup var output: OutputOption

    @Option(name: .long, help: ArgumentHelp("Judge only this rule; may be repeated.", valueName: "rule"))
    var only: [String] = []

    @Option(name: .long, help: ArgumentHelp("Skip this rule; may be repeated.", valueName: "rule"))
    var skip: [String] = []

    @Flag(
        name: .long,
        help: "Exit with status 1 for any finding, an unchecked file, or one that newly declares itself generated."
    )
    var strict = false

    @Flag(name: .long, help: "Fail (exit status 2) if a rule isn't proven by an example of the guide.")
    var requireProof = false

    @Flag(name: .long, help: "Compare README, CONTRIBUTING and docs with the code, not only agent files.")
    var documents = false

    @Flag(name: .long, help: "Report what the baseline accepts, too.")
    var noBaseline = false

    @Flag(name: .long, help: "Report a finding per place, even if many places have one cause.")
    var everyPlace = false

    func run() throws {
        let (format, grouping) = try report.checked()
        let file = try output.file()
        if file == nil { try Self.refuse(pageOnTerminal: format) }
        let policy = try policy.policy(for: paths, guide: guide.guide)
        let text = try unsavedText(policy)
        let tree =
            try text?.tree() ?? policy.map { try CheckedTree($0.location, configuration: $0.configuration) }
            ?? CheckedTree(paths: paths)
        let counts = CheckProgress()
        let progress = ProgressLine.start("checking \(tree.location.root)") { counts.words }
        defer { progress.stop() }
        if !documents, let unconfigured = UnconfiguredCheck(of: tree, guide: guide.guide) {
            throw try unconfigured.failure(in: paths)
        }
        let showsExamples = requireProof || format.showsLessons || format.showsSurvey
        let (guide, origin) =
            try policy.map { (guide: $0.guide, origin: $0.origin) }
            ?? tree.guide(guide.guide, parts: showsExamples ? .all : .withoutProofs, isNeeded: !documents)
        if requireProof { try ProofRequirement.check(guide) }
        var request = try request(tree, guide, origin, policy)
        try text?.add(to: &request, tree)
        if format.showsSurvey { request.surveyed = StructureLevel.allCases }
        request.owners = try owners(CodeOwnersSearch(root: tree.location.root), format, grouping)
        request.progress = counts
        let outcome = Pipeline.check(request)
        // Never released: the process ends with the report, and the system frees everything at once.
        _ = Unmanaged.passRetained(LeftToTheSystem(outcome))
        var result = strict ? outcome.result.heldStrictly() : outcome.result
        if let policy { result = policy.shown(result) }
        if format.showsLessons { result.lessons = RuleLessons.of(result.findings, in: guide) }
        progress.stop()
        guard result.statistics.files > 0 else { throw tree.noSwiftFile(in: paths, result.problems) }
        try write(result, format, reportOptions(tree, grouping), to: file)
        let isSofter = try policy.map { try self.policy.report(on: $0, result, guide: self.guide.guide) } ?? false
        let status = result.exitStatus(isStrict: strict)
        if status == .unusable { throw Self.nothingChecked(by: result) }
        if isSofter { throw ExitWith(status: .policyChanged) }
        if status != .clean { throw ExitWith(status: status) }
    }

    private func request(_ tree: CheckedTree, _ guide: PreparedGuide, _ origin: String, _ policy: BasePolicy?) throws
        -> CheckRequest
    {
        var request = CheckRequest(
            workspace: tree.workspace,
            guide: guide,
            guideOrigin: origin,
            rules: try RuleSelection(only: only, skip: skip.filter { !Self.ownRules.contains($0) }).rules(
                of: guide.guide
            ),
            focus: tree.location.focus,
            today: Today.text
        )
        request.joinsCauses = !everyPlace
        request.reportsNewlyGenerated = strict
        request.reportsRemovedNames = only.isEmpty && !skip.contains(RemovedNameRule.name)
        request.comparesDocuments = only.isEmpty
        request.chosenDocuments = documents ? .all : nil
        request.skippedClaims = Set(skip)
        request.cutsCrowds = true
        let baseline = BaselineFile(root: tree.location.root)
        if !noBaseline {
            request.baseline =
                if let policy { policy.baseline.map { baseline.given($0) } } else { try baseline.given() }
        }
        try policy?.trust(in: &request)
        try history.add(to: &request, tree)
        return request
    }

    /// Norma's own rules that may be skipped.
    private static let ownRules = Set(ClaimRule.allCases.map(\.rawValue) + [RemovedNameRule.name])

    private func unsavedText(_ policy: BasePolicy?) throws -> UnsavedText? {
        guard let unsaved else { return nil }
        guard paths.isEmpty, history.changed == nil, policy == nil else {
            throw CommandFailure(
                "--unsaved judges one text, so no path, --changed or --policy-from applies",
                suggestion: "leave them out, or check saved files without --unsaved"
            )
        }
        return try UnsavedText(of: unsaved)
    }

    private func owners(_ search: CodeOwnersSearch, _ format: Format, _ grouping: Grouping?) throws -> CodeOwners? {
        if grouping == .owner { return try search.owners() }
        return format.showsSurvey ? try search.ownersIfAny() : nil
    }

    private func write(_ result: CheckResult, _ format: Format, _ options: ReportOptions, to file: ReportFile?) throws {
        // A build that shows nothing looks as if nothing had been checked.
        if format.name == Format.xcode.name, let note = CleanSentence.note(on: result) { Terminal.printError(note) }
        guard let file else { return Terminal.print(result, as: format, options) }
        try file.write(Array(format.render(result, options).utf8))
        Terminal.printError("Written to `\(file.name)`.")
    }

    private static func refuse(pageOnTerminal format: Format) throws {
        guard format.name == "html", Terminal.outputIsTerminal else { return }
        throw CommandFailure(
            "a page is for a browser, not for a terminal",
            suggestion: "write it to a file: `--format html --output architecture.html`"
        )
    }

    /// A guide that matches nothing proves nothing, so the run fails.
    static func nothingChecked(by result: CheckResult) -> CommandFailure {
        let rules = result.statistics.rules
        guard rules > 0 else {
            return CommandFailure(
                "nothing was checked: the guide `\(result.guide)` has no rules",
                suggestion: "write a `yaml rule` block, or name another guide with --guide"
            )
        }
        let looked = rules == 1 ? "the only rule" : "none of the \(rules) rules"
        let found = rules == 1 ? "matches nothing" : "matches anything"
        return CommandFailure(
            "nothing was checked: \(looked) of `\(result.guide)` \(found) in this tree",
            suggestion: "compare the guide's layers, roles and paths with the tree"
        )
    }

    private func reportOptions(_ tree: CheckedTree, _ grouping: Grouping?) -> ReportOptions {
        var options = ReportOptions(
            isColoured: Terminal.usesColour && output.output == nil,
            width: Terminal.width,
            extent: report.extent,
            grouping: grouping,
            isStrict: strict,
            pathPrefix: PathPrefix.text(root: tree.location.root, format: report.format),
            root: tree.location.root,
            toolVersion: NormaVersion.current
        )
        options.isVerbose = report.verbose
        if let budget = report.budget { options.budget = budget }
        return options
    }
}

private final class LeftToTheSystem {
    let outcome: CheckOutcome
    init(_ outcome: CheckOutcome) { self.outcome = outcome }
}
