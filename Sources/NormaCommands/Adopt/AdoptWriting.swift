// The files that `norma adopt` writes: a guide and the configuration, or a chapter beside a guide that is there.

import NormaFiles
import NormaFitting
import NormaText

struct AdoptWriting {
    let root: String
    let isDryRun: Bool

    func write(_ result: AdoptRun.Result) throws {
        let screen = AdoptScreen(result).text
        let hasConfiguration = exists(TreeLocation.configurationName)
        let name = exists("Guide/README.md") || hasConfiguration ? "Guide/adopted.md" : "Guide/README.md"
        guard !exists(name) else {
            throw CommandFailure("`\(name)` already exists", suggestion: "edit it, or move it away first")
        }
        let writing = InitWriting(root: root, isDryRun: isDryRun)
        let guide = InitWriting.PlannedFile(name: name, content: result.page.text)
        if hasConfiguration {
            try writing.writePage(guide, text: screen, next: Self.joining(name))
        } else {
            let files = [
                guide, InitWriting.configuration(naming: name == "Guide/README.md" ? InitWriting.folderName : name),
            ]
            try writing.write(files, text: screen, next: "Next: `norma guide test`, then `norma check --summary`")
        }
    }

    private static func joining(_ name: String) -> String {
        "Next: `norma guide test ./\(name)`, then `norma check --guide ./\(name)`; a guide that has `extends: ./adopted.md` takes its rules"
    }

    private func exists(_ name: String) -> Bool { FileSystem.linkStatus(of: root + "/" + name) != nil }
}

extension InitWriting {
    /// One file, which no configuration names.
    func writePage(_ file: PlannedFile, text: String, next: String) throws {
        if isDryRun { return Terminal.print("\(text)\nWould write \(root)/\(file.name):\n\n\(file.content)") }
        do throws(FileSystem.WriteFailure) {
            try FileSystem.writeTogether([PlannedWrite(path: root + "/" + file.name, bytes: Array(file.content.utf8))])
        } catch {
            throw CommandFailure("`\(FileSystem.shown(error.path))` can't be written (\(error.reason))")
        }
        Terminal.noteWrittenFiles()
        Terminal.print("\(text)\nWrote \(file.name) in \(root). \(next)")
    }
}
