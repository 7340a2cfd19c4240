// Compares exported files with the guide, and writes them: all or none.

import NormaFiles
import NormaText

struct ExportWriting {
    let workspace: DiskWorkspace

    /// A file that differs from the guide.
    struct Change {
        let path: RelativePath
        let write: PlannedWrite
    }

    private(set) var changes: [Change] = []
    /// What only a person can put right, one sentence each.
    private(set) var remarks: [String] = []

    init(_ files: [ExportedFile], in workspace: DiskWorkspace) throws {
        self.workspace = workspace
        var places: Set<String> = []
        for file in files {
            let path = workspace.absolutePath(of: file.path)
            guard FileSystem.linkStatus(of: path) != nil else {
                try add(new: file, at: path)
                continue
            }
            let place = try Self.place(of: file, in: workspace)
            // CLAUDE.md is often a link to AGENTS.md: then one section is enough.
            guard places.insert(place).inserted else { continue }
            try add(file, at: place)
        }
        remarks += Self.leftFiles(besides: files, in: workspace)
    }

    private mutating func add(new file: ExportedFile, at path: String) throws {
        if let obstacle = WritablePlace(workspace: workspace).obstacleToCreating(file.path) {
            throw Self.failure(file.path, obstacle)
        }
        let text = try Self.text(of: file) { () throws(MarkedSection.Damage) in try file.newText() }
        note(size: text, of: file)
        changes.append(Change(path: file.path, write: PlannedWrite(path: path, bytes: Array(text.utf8))))
    }

    private mutating func add(_ file: ExportedFile, at place: String) throws {
        let known = try FileSystem.text(of: place)
        let text = try Self.text(of: file) { () throws(MarkedSection.Damage) in try file.text(after: known) }
        if let line = file.front.first(where: { $0.hasPrefix("globs:") }), !Self.lines(of: known).contains(line) {
            remarks.append(
                "`\(file.path)` applies elsewhere: change its line to `\(line)`, or delete the file and export again."
            )
        }
        note(size: text, of: file)
        let bytes = Array(known.utf8)
        guard Array(text.utf8) != bytes else { return }
        let write = PlannedWrite(path: place, bytes: Array(text.utf8), known: bytes)
        changes.append(Change(path: file.path, write: write))
    }

    private mutating func note(size text: String, of file: ExportedFile) {
        guard let most = file.mostCharacters, text.count > most else { return }
        remarks.append(
            "`\(file.path)` has \(text.count) characters, and its tool reads \(most): shorten the text beside the section."
        )
    }

    /// The sections of places that the guide no longer has.
    private static func leftFiles(besides files: [ExportedFile], in workspace: DiskWorkspace) -> [String] {
        guard files.contains(where: { $0.path.parent == AgentTool.cursorFolder }) else { return [] }
        let planned = Set(files.map(\.path))
        let folder = workspace.absolutePath(of: AgentTool.cursorFolder)
        let names = (try? FileSystem.list(folder))?.names ?? []
        return names.sorted().compactMap { name in
            let path = AgentTool.cursorFolder.appending(name)
            guard name.hasPrefix(AgentTool.cursorPrefix), path.pathExtension == "mdc", !planned.contains(path),
                let text = try? FileSystem.text(of: workspace.absolutePath(of: path)), MarkedSection.agents.isIn(text)
            else { return nil }
            return "`\(path)` is about a place that the guide no longer has: delete it."
        }
    }

    private static func place(of file: ExportedFile, in workspace: DiskWorkspace) throws -> String {
        switch WritablePlace(workspace: workspace).ofFile(file.path) {
        case .success(let place): return place
        case .failure(let refusal): throw failure(file.path, refusal.reason)
        }
    }

    private static func text(
        of file: ExportedFile,
        _ make: () throws(MarkedSection.Damage) -> String
    ) throws -> String {
        do throws(MarkedSection.Damage) {
            return try make()
        } catch {
            guard case .section = file.form else { throw failure(file.path, error.message) }
            throw CommandFailure(
                "the section in `\(file.path)` can't be found: \(error.message)",
                suggestion: "remove the marks and what is between them, and export again"
            )
        }
    }

    private static func failure(_ path: RelativePath, _ reason: String) -> CommandFailure {
        CommandFailure(
            "`\(path)` can't be written: \(reason)",
            suggestion: "nothing was written; put it right, and export again"
        )
    }

    private static func lines(of text: String) -> [String] { text.split(whereSeparator: \.isNewline).map(String.init) }

    func write() throws {
        do throws(FileSystem.WriteFailure) {
            try FileSystem.writeTogether(changes.map(\.write))
        } catch {
            throw CommandFailure("`\(FileSystem.shown(error.path))` can't be written (\(error.reason))")
        }
        if !changes.isEmpty { Terminal.noteWrittenFiles() }
    }
}
