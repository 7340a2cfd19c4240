// `norma guide status --write-status`: writes into each document that a guide names how much of it is checked.

import NormaFindings
import NormaGuide
import NormaPipeline
import NormaRules
import NormaText

struct StatusWriting {
    private let files: [ExportedFile]
    private let tree: CheckedTree

    init(of guide: Guide, in tree: CheckedTree?) throws {
        guard let tree else {
            throw CommandFailure(
                "--write-status writes into documents of a tree, and none is given",
                suggestion: "leave out the guide's name, or give --tree"
            )
        }
        guard let checking = GuidelineChecking(of: guide, in: tree.workspace) else {
            throw CommandFailure(
                "the guide `\(guide.name)` names no document",
                suggestion: "write `document: AGENTS.md` into its front matter"
            )
        }
        if let unreadable = checking.unreadable.first {
            throw CommandFailure(
                "the guide names the document `\(unreadable.document.text)`, and \(unreadable.reason)",
                suggestion: "correct `document:` in its front matter: the paths begin at the project's root"
            )
        }
        self.tree = tree
        files = checking.coverage.documents.map { document in
            ExportedFile(
                path: document.path,
                lines: StatusSection.lines(of: document, guide: guide.name),
                form: .section(.status)
            )
        }
    }

    func run(isCheck: Bool) throws {
        let writing = try ExportWriting(files, in: tree.workspace)
        let names = writing.changes.map { "`\($0.path)`" }.joined(separator: ", ")
        if names.isEmpty { return Terminal.print("The status in \(documents) is up to date.") }
        guard !isCheck else {
            Terminal.print("The status in \(names) is out of date: run `norma guide status --write-status`.")
            throw ExitWith(status: .findings)
        }
        try writing.write()
        Terminal.print("Wrote the status in \(names).")
    }

    private var documents: String { files.map { "`\($0.path)`" }.joined(separator: ", ") }
}
