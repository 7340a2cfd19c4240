// A repository for a test, made with the git of this machine.

import Foundation

/// Removed when it is let go of.
final class SmallRepository {
    let root: String

    init(_ files: [String: String] = [:], named: String = "tree", objectFormat: String = "sha1") throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("norma-history-\(UUID().uuidString)")
        let tree = folder.appendingPathComponent(named)
        try FileManager.default.createDirectory(at: tree, withIntermediateDirectories: true)
        root = tree.resolvingSymlinksInPath().path
        try git("init", "-q", "-b", "main", "--object-format=\(objectFormat)")
        for (path, text) in files { try write(text, to: path) }
        if !files.isEmpty { try commit() }
    }

    deinit { try? FileManager.default.removeItem(atPath: root + "/..") }

    func write(_ text: String, to path: String) throws {
        let url = URL(fileURLWithPath: root + "/" + path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: true, encoding: .utf8)
    }

    func move(_ path: String, to other: String) throws {
        let url = URL(fileURLWithPath: root + "/" + other)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.moveItem(atPath: root + "/" + path, toPath: url.path)
    }

    func remove(_ path: String) throws { try FileManager.default.removeItem(atPath: root + "/" + path) }

    func commit() throws {
        try git("add", "-A")
        try git("-c", "user.name=A", "-c", "user.email=a@b.c", "-c", "commit.gpgsign=false", "commit", "-qm", "next")
    }

    struct Refused: Error {
        let arguments: [String]
    }

    @discardableResult
    func git(_ arguments: String..., in folder: String? = nil) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git"] + arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder ?? root)
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let said = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Refused(arguments: arguments) }
        return String(decoding: said, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
