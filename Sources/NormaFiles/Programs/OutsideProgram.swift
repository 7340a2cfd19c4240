// Runs another program to its end: git, the toolchain's formatter.

import Foundation

package struct OutsideProgram: Sendable {
    package let name: String
    /// Absolute.
    private let path: String

    package struct Answer: Sendable {
        package let status: Int32
        package let output: [UInt8]
        /// The beginning of its error output.
        package let errors: String
    }

    /// The limits for a program.
    package struct Limits: Sendable {
        package var seconds: Int
        package var outputBytes: Int

        package init(seconds: Int, outputBytes: Int = 1 << 30) {
            self.seconds = seconds
            self.outputBytes = outputBytes
        }
    }

    /// Why there is no answer. The program has ended in every case.
    package enum Failure: Error, Sendable, Equatable {
        /// The operating system's words.
        case notStarted(String)
        case endedBySignal(Int32)
        case overdue
        case tooLongOutput
        /// Norma was asked to end.
        case interrupted
    }

    /// Nil if no folder of the `PATH` contains such a program.
    ///
    /// Only absolute folders count: a relative one, or `.`, would lead into the checked tree, which may be a
    /// stranger's.
    ///
    /// - Parameter path: the `PATH`.
    package init?(named name: String, on path: String = OutsideProgram.path) {
        let candidates = Self.folders(of: path).map { $0 + "/" + name }
        guard let path = candidates.first(where: { access($0, X_OK) == 0 && FileSystem.status(of: $0)?.kind == .file })
        else { return nil }
        self.name = name
        self.path = path
    }

    /// This program, for work that must not take it down; nil if its file can't be found.
    package static var own: OutsideProgram? {
        #if os(Linux)
        // Leads to the running program even if its file was replaced meanwhile.
        let path: String? = "/proc/self/exe"
        #else
        let path = Bundle.main.executablePath
        #endif
        return path.map { OutsideProgram(name: "norma", path: $0) }
    }

    private init(name: String, path: String) {
        self.name = name
        self.path = path
    }

    /// Norma's environment, with a `PATH` without relative folders.
    package static var environment: [String: String] {
        var environment = ProcessInfo.processInfo.environment
        environment["PATH"] = folders(of: path).joined(separator: ":")
        return environment
    }

    /// Runs it in its own session, without a terminal; when it ends or is stopped, everything that it started ends as
    /// well.
    ///
    /// - Parameter environment: all of it; nothing is inherited.
    package func run(
        _ arguments: [String],
        input: [UInt8] = [],
        environment: [String: String] = OutsideProgram.environment,
        limits: Limits
    ) throws(Failure) -> Answer {
        try Interruption.heldBack { () throws(Failure) in
            let start = ProgramStart(path: path, arguments: [name] + arguments, environment: environment)
            var run = try ProgramRun(start, limits: limits)
            return try run.answer(to: input)
        }
    }

    package static var path: String { ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin" }

    private static func folders(of path: String) -> [String] {
        path.split(separator: ":").map(String.init).filter { $0.hasPrefix("/") }
    }
}
