// Runs another program to its end: git, the toolchain's formatter.

import Foundation
import Synchronization

package struct OutsideProgram: Sendable {
    /// A name that is looked up on the `PATH`.
    package let name: String

    package struct Answer: Sendable {
        package let status: Int32
        package let output: [UInt8]
        package let errors: String
    }

    package init(name: String) { self.name = name }

    /// Nil where there is no such program, or it was ended by a signal.
    ///
    /// - Parameter environment: what is set for it beside what is set for Norma.
    package func run(
        _ arguments: [String],
        in folder: String,
        input: [UInt8] = [],
        environment: [String: String] = [:]
    ) -> Answer? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [name] + arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.environment = Self.inherited.merging(environment) { $1 }
        let (given, output, errors) = (Pipe(), Pipe(), Pipe())
        process.standardInput = given
        process.standardOutput = output
        process.standardError = errors
        guard (try? process.run()) != nil else { return nil }
        // All at once: a process that fills one pipe while another is served would wait forever.
        let complaints = Mutex(Data())
        let serving = DispatchGroup()
        DispatchQueue.global().async(group: serving) {
            let data = errors.fileHandleForReading.readDataToEndOfFile()
            complaints.withLock { $0 = data }
        }
        DispatchQueue.global().async(group: serving) {
            try? given.fileHandleForWriting.write(contentsOf: Data(input))
            try? given.fileHandleForWriting.close()
        }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        serving.wait()
        process.waitUntilExit()
        let isMissing = process.terminationStatus == 127
        guard process.terminationReason == .exit, !isMissing else { return nil }
        let said = complaints.withLock { String(decoding: $0, as: UTF8.self) }
        return Answer(status: process.terminationStatus, output: [UInt8](data), errors: said)
    }

    /// Without what git sets in a hook: it would name another repository, or another index, than the folder's.
    private static var inherited: [String: String] {
        ProcessInfo.processInfo.environment.filter {
            !["GIT_DIR", "GIT_WORK_TREE", "GIT_PREFIX", "GIT_INDEX_FILE"].contains($0.key)
        }
    }
}
