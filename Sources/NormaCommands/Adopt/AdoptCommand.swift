// `norma adopt`: writes the guide for a document that a team already has.

import ArgumentParser
import NormaFiles
import NormaFitting
import NormaPipeline
import NormaReports
import NormaRules
import NormaText

struct AdoptCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "adopt",
        abstract: "Write the guide for a document that the team already has, such as AGENTS.md.",
        discussion: """
            Reads the document sentence by sentence. A sentence of a known form becomes a rule that quotes it, with examples \
            that prove it; every other demand is listed as open, with the reason. Nothing is guessed, and the document stays as \
            it is. Writes Guide/README.md and .norma.yml, or Guide/adopted.md beside a guide that is there; never overwrites a \
            file.

              norma adopt AGENTS.md
              norma adopt docs/guidelines.md --dry-run    print the guide
              norma adopt AGENTS.md --brief               the task of placing the rest

            Exit status: 0, or 2 if nothing could be read or written.
            """
    )

    @Argument(help: ArgumentHelp("The document, inside the project.", valueName: "file"))
    var file: String

    @Flag(name: .long, help: "Print what would be written.")
    var dryRun = false

    @Flag(name: .long, help: "Print the task for an agent that should place the open sentences, and write nothing.")
    var brief = false

    @Option(name: .long, help: ArgumentHelp("The project's folder.", valueName: "folder"))
    var root: String = "."

    func run() throws {
        guard let workspace = DiskWorkspace(root: root) else {
            throw CommandFailure("there is no folder `\(root)`", suggestion: "name the folder that holds your code")
        }
        try WideFolders.refuse(workspace.root, unlessNamedBy: [root])
        let document = try AdoptedFile(file, in: workspace).document
        let progress = ProgressLine.start("reading \(workspace.root)")
        defer { progress.stop() }
        let result = try AdoptRun(document: document, workspace: workspace).result()
        progress.stop()
        if brief { return Terminal.print(AdoptBrief(result).text) }
        guard !result.adoption.rules.isEmpty else {
            Terminal.print(AdoptScreen(result).text)
            throw CommandFailure(
                "no sentence of `\(document.path)` could be read as a rule, so nothing was written",
                suggestion:
                    "`norma adopt \(document.path) --brief` prints the task for an agent; docs/adopt.md lists the forms"
            )
        }
        try AdoptWriting(root: workspace.root, isDryRun: dryRun).write(result)
    }
}

/// The document, read.
struct AdoptedFile {
    let document: AdoptedDocument

    init(_ file: String, in workspace: DiskWorkspace) throws {
        let path = Self.path(of: file, in: workspace.root)
        guard let path, let bytes = try? workspace.bytes(of: RelativePath(path)) else {
            throw CommandFailure(
                "there is no file `\(file)` in \(FileSystem.shown(workspace.root))",
                suggestion: "name a Markdown file of the project; `--root` names the project's folder"
            )
        }
        guard bytes.count < 1 << 22, let text = String(validating: bytes, as: UTF8.self) else {
            throw CommandFailure("`\(file)` is not a text in UTF-8 of at most 4 MB", suggestion: "save it in UTF-8")
        }
        let guideline = GuidelineReader.read(text)
        guard guideline.foreignLanguages.isEmpty else {
            throw CommandFailure(
                "`\(file)` is not in English, and no other language can be read",
                suggestion: "write the guide by hand with `document:` and `enforces:`; docs/guides.md shows one"
            )
        }
        document = AdoptedDocument(guideline, path: path)
    }

    /// From the project's folder; nil if the file is outside.
    private static func path(of file: String, in root: String) -> String? {
        guard file.hasPrefix("/") else { return file.hasPrefix("./") ? String(file.dropFirst(2)) : file }
        return file.hasPrefix(root + "/") ? String(file.dropFirst(root.count + 1)) : nil
    }
}
