// A file that a report is written to, instead of standard output.

import ArgumentParser
import NormaFiles
import NormaText

struct OutputOption: ParsableArguments {
    @Option(
        name: [.short, .long],
        help: ArgumentHelp("Write the result to this file, instead of standard output.", valueName: "file")
    )
    var output: String?

    /// Nil for standard output; a failure, before any work is done, if the file can't be written.
    func file() throws -> ReportFile? { try output.map { try ReportFile($0) } }
}

struct ReportFile {
    /// As the user named it.
    let name: String
    /// Absolute; for a link the file that it leads to.
    private let path: String

    init(_ name: String) throws {
        self.name = name
        let absolute = name.hasPrefix("/") ? name : FileSystem.currentFolder + "/" + name
        let isThere = FileSystem.linkStatus(of: absolute) != nil
        path = isThere ? FileSystem.realPath(absolute) ?? absolute : absolute
        if let obstacle = Self.obstacle(to: path, isThere: isThere) { throw failure(obstacle) }
    }

    func write(_ bytes: [UInt8]) throws {
        do throws(FileSystem.Failure) {
            guard FileSystem.linkStatus(of: path) != nil else { return try FileSystem.create(path, bytes: bytes) }
            try FileSystem.replace(path, with: bytes, where: try FileSystem.read(path, limit: .max))
        } catch {
            throw failure(error.reason)
        }
    }

    private static func obstacle(to path: String, isThere: Bool) -> String? {
        if isThere { return FileSystem.obstacleToReplacing(path) }
        guard !path.hasSuffix("/") else { return "it is named as a folder" }
        let folder = path.lastSlash.map { String(path[..<$0]) } ?? ""
        guard let status = FileSystem.status(of: folder.isEmpty ? "/" : folder) else {
            return "there is no folder `\(FileSystem.shown(folder))`"
        }
        guard status.kind == .folder else { return "`\(FileSystem.shown(folder))` isn't a folder" }
        return FileSystem.mayAdd(to: folder.isEmpty ? "/" : folder) ? nil : "nothing can be written to its folder"
    }

    private func failure(_ reason: String) -> CommandFailure {
        CommandFailure(
            "the result can't be written to `\(name)`: \(reason)",
            suggestion: "name another file with --output"
        )
    }
}
