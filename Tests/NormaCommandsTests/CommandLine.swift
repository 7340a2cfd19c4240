// Runs the built program as a user would: arguments and a folder in, text and an exit status out.

import Foundation
import Testing

/// A folder of its own with some files, gone afterwards.
final class TemporaryTree: Sendable {
    let root: String

    init(_ files: [String: String] = [:]) throws {
        root = NSTemporaryDirectory() + "norma-commands-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
        for (path, text) in files { try write(path, Data(text.utf8)) }
    }

    /// A copy of all that is in another one, its repository too.
    init(copyOf other: TemporaryTree) throws {
        root = NSTemporaryDirectory() + "norma-commands-" + UUID().uuidString
        try FileManager.default.copyItem(atPath: other.root, toPath: root)
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    func write(_ path: String, _ data: Data) throws {
        let full = root + "/" + path
        let folder = (full as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try data.write(to: URL(fileURLWithPath: full))
    }

    func read(_ path: String) throws -> String { try String(contentsOfFile: root + "/" + path, encoding: .utf8) }

    /// Makes it a git repository that knows none of its files yet.
    func initialiseRepository() throws { try git(["init", "-q", "-b", "main"]) }

    func git(_ arguments: [String]) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            ["git", "-c", "user.name=A", "-c", "user.email=a@b.c", "-c", "commit.gpgsign=false"] + arguments
        process.currentDirectoryURL = URL(fileURLWithPath: root)
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0, "git \(arguments.joined(separator: " "))")
    }
}

struct CommandLineRun {
    let status: Int32
    let output: String
    let errors: String

    /// Runs `norma` with the arguments in a folder.
    ///
    /// - Parameters:
    ///   - signal: sent to it once it has printed something; it has to print more than 128 KB in all.
    ///   - environment: put over that of the tests.
    ///   - input: what it reads from standard input.
    init(
        _ arguments: [String],
        in folder: String,
        signal: Int32? = nil,
        environment others: [String: String] = [:],
        input: String? = nil
    ) throws {
        let program: URL? = Self.program
        let process = Process()
        guard let program else { throw NotBuilt() }
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        let output = Pipe()
        // A file: a second pipe would fill up and stop the program while the first is read.
        let errors = FileManager.default.temporaryDirectory.appendingPathComponent("norma-errors-" + UUID().uuidString)
        try Data().write(to: errors)
        defer { try? FileManager.default.removeItem(at: errors) }
        process.standardOutput = output
        process.standardError = try FileHandle(forWritingTo: errors)
        process.standardInput = try input.map(Self.file) ?? FileHandle.nullDevice
        // A backtrace of the test's own environment would take the place of the program's answer.
        var environment = ProcessInfo.processInfo.environment
        environment["SWIFT_BACKTRACE"] = nil
        process.environment = environment.merging(others) { $1 }
        try process.run()
        var outputData = Data()
        if let signal {
            // What it prints is more than a pipe holds: once the first of it is here, it runs, and can't have ended.
            outputData = output.fileHandleForReading.availableData
            kill(process.processIdentifier, signal)
        }
        outputData += output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        status = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
        self.output = String(decoding: outputData, as: UTF8.self)
        self.errors = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
    }

    /// A file, because a pipe that is full would wait for a program that writes first.
    private static func file(of text: String) throws -> FileHandle {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("norma-input-" + UUID().uuidString)
        try Data(text.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return try FileHandle(forReadingFrom: file)
    }

    /// The program is not where the tests were built.
    struct NotBuilt: Error {}

    /// The program that was built with these tests.
    static var program: URL? {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let besideTests = Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
        let places = besideTests + [Bundle.main.bundleURL, root.appendingPathComponent(".build/debug")]
        return places.map { $0.appendingPathComponent("norma") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }
}
