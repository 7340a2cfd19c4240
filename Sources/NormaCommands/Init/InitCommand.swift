// `norma init`: learns how a project is built, and writes the guide that its team would have written.

import ArgumentParser
import NormaFiles
import NormaFindings
import NormaFitting
import NormaPipeline
import NormaProject
import NormaReports
import NormaRules
import NormaSpecs
import NormaText

struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Learn how the project is built, and write it down as its guide.",
        discussion: """
            Reads the project once and writes Guide/README.md: who uses whom today, as a picture that is the rule, where features \
            are, what things are called, and rules of the built-in books that this code keeps already. .norma.yml names it. \
            Never overwrites a file, except the page with --refit --write.

              norma init
              norma init MyApp --dry-run
              norma init --refit                     what has changed since, as a diff
              norma init --refit --write             write it into the guide
              norma init --book golden-path          fit a book to the project
              norma init --book golden-path --copy   copy the book's pages for editing

            Exit status: 0, or 2 if nothing could be learned or written.
            """
    )

    @Argument(help: ArgumentHelp("The folder; without it: the current one.", valueName: "path"))
    var path: String = "."

    @Option(
        name: [.customLong("book"), .customLong("guide")],
        help: ArgumentHelp(
            "The book to fit to the project (or a guide of your own, by its path), instead of a page of your own.",
            valueName: "guide"
        )
    )
    var guide: String?

    @Flag(name: .long, help: "Print what would be written.")
    var dryRun = false

    @Flag(
        name: .long,
        help: "Copy the guide's pages into the folder `Guide` for editing; .norma.yml names the copy."
    )
    var copy = false

    @Flag(
        name: .long,
        help: "Compare the guide that is there with the project, and print what has changed as a unified diff."
    )
    var refit = false

    @Flag(name: .long, help: "With --refit: write the changes into the guide.")
    var write = false

    func validate() throws {
        if write, !refit { throw ValidationError("--write belongs to --refit") }
        if refit, copy || dryRun || guide != nil {
            throw ValidationError(
                "--refit compares the guide that .norma.yml names; leave --book, --copy and --dry-run out"
            )
        }
    }

    func run() throws {
        if refit { return try RefitRun(path: path, writes: write).run() }
        guard let workspace = DiskWorkspace(root: path) else {
            throw CommandFailure("there is no folder `\(path)`", suggestion: "name the folder that holds your code")
        }
        try WideFolders.refuse(workspace.root, unlessNamedBy: [path])
        let writing = InitWriting(root: workspace.root, isDryRun: dryRun)
        try writing.refuse(existing: TreeLocation.configurationName, "edit it, or delete it first")
        let fits = !copy && guide.map(BookFitting.books.contains) ?? false
        if copy || fits || guide == nil {
            try writing.refuse(existing: InitWriting.folderName, "write your rules there, or move it away")
        }
        guard let guide else {
            guard !copy else {
                throw CommandFailure("--copy copies a built-in guide", suggestion: "name it with --book")
            }
            return try learn(workspace, files: writing)
        }
        if fits, try BookFittingRun(book: guide, workspace: workspace, writing: writing).run() { return }
        let written = try BookChoice(guide: guide, copies: copy, workspace: workspace)
        try writing.write(written.files, text: "", next: try written.next())
    }

    private func learn(_ workspace: DiskWorkspace, files writer: InitWriting) throws {
        let progress = ProgressLine.start("reading \(workspace.root)")
        defer { progress.stop() }
        let learned = try LearningRun(workspace, named: path)
        let project = learned.project
        let rules = try RuleChoice.chosen(
            in: learned.reading,
            places: project.patternsByPlace,
            holding: project.things,
            without: project.rulesNotMeant
        )
        let name = workspace.root.pathParts.last.map(String.init) ?? "App"
        let writing = GuideWriting(name: name, project: project, rules: rules)
        guard let page = writing.page(without: { InheritedProof($0).problems.compactMap(\.position?.line) }) else {
            throw CommandFailure(
                "no guide could be written for `\(path)`",
                suggestion: "this is a bug of Norma; `norma init --book golden-path` takes a built-in guide"
            )
        }
        progress.stop()
        guard !page.asksNothing else { throw tooLittle(project) }
        let rows = LearnedRows(rules: page.rules.count, fit: ArchitectureFit(learned.context.project)).rows
        let screen = LearnedScreen(project: project, rows: rows, problems: learned.reading.problems)
        let files = [
            InitWriting.PlannedFile(name: InitWriting.folderName + "/README.md", content: page.text),
            InitWriting.configuration(naming: InitWriting.folderName),
        ]
        try writer.write(files, text: screen.text, next: "Next: read Guide/README.md, then `norma check`")
    }

    /// A guide without rules would be one that the next check refuses.
    private func tooLittle(_ project: LearnedProject) -> CommandFailure {
        let files = Wording.count(project.productionFiles, "Swift file")
        return CommandFailure(
            "`\(path)` holds \(files) that the product is built from, too little to learn a rule from",
            suggestion: "run `norma init` once there are several folders, or begin with a book: --book golden-path"
        )
    }
}
