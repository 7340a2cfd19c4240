// Writes exported files, or says how they differ from the guide: the same for every subcommand of `norma export`.

import ArgumentParser
import NormaFindings
import NormaText

struct ExportRun: ParsableArguments {
    @Flag(name: .long, help: "Write nothing; exit with status 1 if a file differs from the guide.")
    var check = false

    @Flag(name: .long, help: "Write nothing; print what would be written.")
    var dryRun = false

    /// - Parameter command: that writes the files, for a file that differs.
    func run(_ files: [ExportedFile], in tree: CheckedTree, by command: String) throws {
        if dryRun { return Terminal.printExactly(Self.text(of: files)) }
        let writing = try ExportWriting(files, in: tree.workspace)
        for remark in writing.remarks { Terminal.printError(remark) }
        guard !check else { return try report(writing, of: files, command) }
        try writing.write()
        let names = writing.changes.map { "`\($0.path)`" }
        let isOfSections = files.contains { if case .section = $0.form { true } else { false } }
        Terminal.print(
            names.isEmpty
                ? "Nothing to write: \(isOfSections ? "each section" : "each key") is as the guide says."
                : "Wrote \(isOfSections ? "the section in " : "")\(names.joined(separator: ", "))."
        )
    }

    private static func text(of files: [ExportedFile]) -> String {
        files.map { file in
            (["# \(file.path)", ""] + file.shownLines).joined(separator: "\n")
        }.joined(separator: "\n\n")
    }

    private func report(_ writing: ExportWriting, of files: [ExportedFile], _ command: String) throws {
        for change in writing.changes {
            Terminal.print("`\(change.path)` isn't as the guide says: run `\(command)`.")
        }
        guard writing.changes.isEmpty, writing.remarks.isEmpty else { throw ExitWith(status: .findings) }
        Terminal.print(
            files.count == 1
                ? "`\(files.first?.path.text ?? "")` is as the guide says."
                : "\(files.count) files are as the guide says."
        )
    }
}
