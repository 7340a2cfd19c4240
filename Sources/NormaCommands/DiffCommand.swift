// `norma diff`: what changed in the architecture between two states of the code, without a guide.

import ArgumentParser
import NormaFiles
import NormaFindings
import NormaGuide
import NormaPipeline
import NormaReports
import NormaText

struct DiffCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Show what changed in the architecture since a commit.",
        discussion: """
            Needs no guide. Compares modules, features and folders, who uses whom, cycles, the places and sizes of types, public \
            access, and the files that no target compiles. With a guide, what it forbids is marked. Test code and generated code \
            are left out. Nothing is checked out or fetched.

              norma diff                          since the work left the main branch
              norma diff HEAD~1                   since the commit before the last one
              norma diff v2.0..v2.1               between two commits
              norma diff --format markdown        a comment for the pull request
              norma diff --format html -o diff.html

            Exit status: 0, or 2 if there is nothing to compare with, or the command line is wrong.
            """
    )

    @Argument(
        help: ArgumentHelp(
            """
            A branch, tag or commit: its last common commit with the work is compared with the files on disk. REF..REF compares two \
            commits, REF...REF the second with its last common commit with the first. By default the remote's default branch, \
            else main or master.
            """,
            valueName: "ref"
        )
    )
    var reference: String?

    @Argument(help: ArgumentHelp("A folder of the tree; without one: the current folder.", valueName: "path"))
    var path: String?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "The output format: \(AllDiffFormats.sorted.map { "\($0.name) (\($0.summary))" }.joined(separator: "; ")).",
            valueName: "format"
        )
    )
    var format: String = "terminal"

    @Option(
        name: .long,
        help: ArgumentHelp(
            "The boxes of the picture: modules, layers, features or folders. By default the first of which an arrow changed.",
            valueName: "what"
        )
    )
    var of: String?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "A guide that marks what it forbids. By default the one in .norma.yml, else none.",
            valueName: "guide"
        )
    )
    var guide: String?

    @Flag(name: .long, help: "List every change and every known place on the terminal.")
    var verbose = false

    @OptionGroup var output: OutputOption

    func run() throws {
        guard let chosen = AllDiffFormats.named(format) else {
            throw CommandFailure(unknown: "format", format, known: AllDiffFormats.sorted.map(\.name))
        }
        let level = try of.map(Self.level)
        let file = try output.file()
        if file == nil, chosen.name == "html", Terminal.outputIsTerminal {
            throw CommandFailure(
                "a page is for a browser, not for a terminal",
                suggestion: "write it to a file: `--format html --output diff.html`"
            )
        }
        let tree = try CheckedTree(paths: path.map { [$0] } ?? [])
        let counts = CheckProgress()
        let progress = ProgressLine.start("comparing \(tree.location.root)") { counts.words }
        defer { progress.stop() }
        let states = try ComparedStates(reference, of: tree)
        var comparison = states.comparison
        comparison.progress = counts
        comparison.today = Today.text
        if guide != nil || tree.configuration.guide != nil { comparison.guide = try tree.guide(guide).guide }
        if guide == nil, tree.configuration.guide == nil {
            comparison.guide = comparison.guide.configured(by: tree.configuration)
        }
        let result = Pipeline.compare(comparison)
        progress.stop()
        try Self.refuseEmpty(result, tree, path)
        var diff = result.diff
        diff.notices = states.notices + diff.notices
        let text = chosen.render(diff, options(level))
        guard let file else { return show(text, chosen) }
        try file.write(Array(text.utf8))
        Terminal.printError("Written to `\(file.name)`.")
    }

    /// The terminal report was made safe line by line.
    private func show(_ text: String, _ format: DiffFormat) {
        guard format.name == "terminal" else { return Terminal.printExactly(text) }
        Terminal.printReport(text)
    }

    private func options(_ level: DiffLevel?) -> DiffOptions {
        var options = DiffOptions()
        options.width = Terminal.width
        options.isColoured = Terminal.usesColour && output.output == nil
        options.isVerbose = verbose
        options.level = level
        options.toolVersion = NormaVersion.current
        return options
    }

    private static func refuseEmpty(_ result: StateDiff, _ tree: CheckedTree, _ path: String?) throws {
        if result.laterFiles > 0, result.earlierFiles > 0 { return }
        if result.laterFiles == 0, result.earlierFiles == 0 { throw tree.noSwiftFile(in: path.map { [$0] } ?? []) }
        let empty = result.laterFiles == 0 ? result.diff.later : result.diff.earlier
        let shown = empty.commit.map { "at the commit `\($0)`" } ?? "on disk"
        throw CommandFailure(
            "there was no Swift file \(shown), so there is nothing to compare",
            suggestion: "name a commit that has Swift files in this folder: `norma diff REF`"
        )
    }

    private static func level(_ word: String) throws -> DiffLevel {
        guard let level = DiffLevel(rawValue: word), level != .libraries else {
            let known = DiffLevel.allCases.filter { $0 != .libraries }.map(\.rawValue)
            throw CommandFailure(unknown: "level", word, known: known)
        }
        return level
    }
}
