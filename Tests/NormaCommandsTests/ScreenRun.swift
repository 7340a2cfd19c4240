// Runs the built program on a terminal of a given size, and tells what stands on it.

import Foundation

struct ScreenRun {
    let status: Int32
    /// Without colours, and without what was wiped away.
    let text: String

    /// `Scripts/screen` has the terminal, so that pages and tests see the same.
    init(_ arguments: [String], in folder: String, size: String, environment: [String] = []) throws {
        guard let program = CommandLineRun.program else { throw CommandLineRun.NotBuilt() }
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        let command = ["env"] + environment + [program.path] + arguments
        process.arguments = ["python3", root.appendingPathComponent("Scripts/screen").path, size] + command
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        let output = Pipe()
        process.standardOutput = output
        process.standardInput = FileHandle.nullDevice
        try process.run()
        text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        status = process.terminationStatus
    }
}
