// `norma hook install`: makes a coding agent's tool call Norma after each edit, or git before each commit.

import ArgumentParser
import Foundation
import NormaFiles
import NormaFindings
import NormaHistory
import NormaText

struct HookInstallCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "install",
        abstract: "Make a coding agent's tool call Norma after each edit, or git before each commit.",
        discussion: """
            Prints the settings, and writes them with --write. Entries that are there stay.

              norma hook install claude
              norma hook install claude --write

            Exit status: 0, or 2 if the settings can't be read or written.
            """
    )

    @Argument(help: ArgumentHelp("\(known.joined(separator: ", ")).", valueName: "tool"))
    var tool: String

    @Flag(name: .long, help: "Write the settings.")
    var write = false

    private static let known = HookClient.allCases.map(\.rawValue) + ["git"]

    func run() throws {
        let here = FileSystem.currentFolder
        let root = TreeLocation.repository(around: FileSystem.realPath(here) ?? here)
        if tool == "git" { return try CommitHook(root: root, isWritten: write).install() }
        guard let client = HookClient(rawValue: tool),
            let settings = HookSettings.all.first(where: { $0.client == client })
        else { throw CommandFailure(unknown: "tool", tool, known: Self.known) }
        try install(settings, in: root ?? here)
    }

    private func install(_ settings: HookSettings, in root: String) throws {
        let path = root + "/" + settings.file
        let bytes = try Self.present(path)
        guard let content = settings.content(after: bytes) else {
            throw CommandFailure(
                "`\(FileSystem.shown(path))` isn't plain JSON, or has something else where hooks belong",
                suggestion: "add this entry to the list `\(settings.names.joined(separator: "."))` yourself:\n"
                    + settings.entry.pretty
            )
        }
        let note = settings.note.map { "\n" + $0 } ?? ""
        let name = FileSystem.shown(path)
        if let bytes, Array(content.utf8) == bytes {
            return Terminal.print("`\(name)` calls Norma already; nothing to do.")
        }
        guard write else {
            return Terminal.print("Would write `\(name)` (with --write):\n\n\(content)\(note)")
        }
        try Self.save(content, at: path, over: bytes)
        Terminal.print(
            "Wrote `\(name)`: \(settings.client.title) calls `\(HookSettings.command)` after each edit.\(note)"
        )
    }

    /// Nil if there is no such file.
    static func present(_ path: String) throws -> [UInt8]? {
        guard FileSystem.linkStatus(of: path) != nil else { return nil }
        do {
            return try FileSystem.read(path)
        } catch {
            throw CommandFailure("`\(FileSystem.shown(path))` can't be read (\(error.reason))")
        }
    }

    static func save(_ content: String, at path: String, over known: [UInt8]?) throws {
        do throws(FileSystem.WriteFailure) {
            try FileSystem.writeTogether([
                PlannedWrite(path: FileSystem.realPath(path) ?? path, bytes: Array(content.utf8), known: known)
            ])
        } catch {
            throw CommandFailure("`\(FileSystem.shown(error.path))` can't be written (\(error.reason))")
        }
        Terminal.noteWrittenFiles()
    }
}

/// The program that git runs before a commit.
private struct CommitHook {
    let root: String?
    let isWritten: Bool

    private static let script = """
        #!/bin/sh
        # Reports what the work since the last commit makes worse. `git commit --no-verify` skips it.
        exec norma check --changed=HEAD

        """

    func install() throws {
        guard let root else {
            throw CommandFailure("there is no git repository here", suggestion: "run `git init` first")
        }
        let path = try Repository(around: root).commitHook
        let name = FileSystem.shown(path)
        let bytes = try HookInstallCommand.present(path)
        if let bytes {
            let text = String(decoding: bytes, as: UTF8.self)
            guard !text.contains("norma ") else {
                return Terminal.print("`\(name)` calls Norma already; nothing to do.")
            }
            throw CommandFailure(
                "`\(name)` already exists",
                suggestion: "add this line to it: norma check --changed=HEAD || exit 1"
            )
        }
        guard isWritten else { return Terminal.print("Would write `\(name)` (with --write):\n\n\(Self.script)") }
        try HookInstallCommand.save(Self.script, at: path, over: nil)
        do {
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
        } catch {
            throw CommandFailure("`\(name)` can't be made executable", suggestion: "run `chmod +x \(name)`")
        }
        Terminal.print("Wrote `\(name)`: git runs `norma check --changed=HEAD` before each commit.")
    }
}
