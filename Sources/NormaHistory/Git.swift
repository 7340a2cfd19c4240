// Runs git in one folder: in a fixed environment, so that no configuration of a repository or its user runs a program.

import Foundation
import NormaFiles
import NormaText

/// Only plumbing commands are used, and never one that reads files of the work tree by git's rules, because those rules
/// may name programs: see `WorkTreeFiles` for how files are compared.
struct Git: Sendable {
    /// The folder that holds `.git`, absolute.
    let folder: String
    private let program: OutsideProgram
    private let environment: [String: String]

    struct Answer: Sendable {
        let status: Int32
        let output: [UInt8]
        /// The first line of its error output, without `fatal: `; empty if there is none.
        let complaint: String

        /// The lines of its output, including empty ones.
        var lines: [String] {
            var lines = String(decoding: output, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            if lines.last?.isEmpty == true { lines.removeLast() }
            return lines.map(String.init)
        }
    }

    /// Nil if there is no git.
    init?(in folder: String) {
        guard let program = OutsideProgram(named: "git") else { return nil }
        self.program = program
        self.folder = folder
        environment = Self.environment(for: folder)
    }

    /// Many files are compared and many contents read: only a blocked git exceeds these limits.
    private static let limits = OutsideProgram.Limits(seconds: 60)

    /// Precedes every command; `-c` overrides any configuration file.
    private static let settings = [
        "--no-pager", "--literal-pathspecs",
        // No program reports changes, and none runs after a write.
        "-c", "core.fsmonitor=", "-c", "core.hooksPath=/dev/null",
        // A new file is listed even if its name differs from a known one only by case.
        "-c", "core.ignoreCase=false",
        // An ordinary folder of a clone that looks like a bare repository could have its own configuration.
        "-c", "safe.bareRepository=explicit",
        // As a last resort against network access: no program that knows passwords.
        "-c", "credential.helper=",
    ]

    /// Norma's environment, without git's own variables: a hook's `GIT_DIR` would name another repository than the
    /// folder's, others name programs.
    private static func environment(for folder: String) -> [String: String] {
        var environment = OutsideProgram.environment.filter { !$0.key.hasPrefix("GIT_") }
        // Its output is compared with English text.
        environment["LC_ALL"] = "C"
        environment["GIT_OPTIONAL_LOCKS"] = "0"
        // Objects are what their names say: a local replacement or graft could make a change vanish.
        environment["GIT_NO_REPLACE_OBJECTS"] = "1"
        environment["GIT_GRAFT_FILE"] = "/dev/null"
        // The repository is the one whose `.git` was found, or none.
        environment["GIT_CEILING_DIRECTORIES"] = (folder as NSString).deletingLastPathComponent
        // Objects that a partial clone doesn't have stay missing. Git before 2.39.4 fetches them nevertheless, so no
        // transport is allowed either: only a random name is.
        environment["GIT_NO_LAZY_FETCH"] = "1"
        environment["GIT_ALLOW_PROTOCOL"] = UUID().uuidString
        environment["GIT_TERMINAL_PROMPT"] = "0"
        environment["GIT_ASKPASS"] = ""
        environment["SSH_ASKPASS"] = ""
        return environment
    }

    /// - Parameters:
    ///   - purpose: the purpose of the call, for the problem: `compare the files`.
    ///   - others: further variables of its environment.
    /// - Throws: if it didn't finish.
    func answer(
        _ arguments: [String],
        to purpose: String,
        input: [UInt8] = [],
        environment others: [String: String] = [:]
    ) throws(SourceProblem) -> Answer {
        let words = Self.settings + ["-C", folder] + arguments
        let answer: OutsideProgram.Answer
        do throws(OutsideProgram.Failure) {
            let environment = environment.merging(others) { $1 }
            answer = try program.run(words, input: input, environment: environment, limits: Self.limits)
        } catch {
            throw problem(of: error, arguments, purpose)
        }
        let line = answer.errors.split(separator: "\n").first.map { String($0.trimmingPrefix("fatal: ")) }
        return Answer(status: answer.status, output: answer.output, complaint: line ?? "")
    }

    /// Git's output; if it refuses, the problem names the purpose.
    func output(
        _ arguments: [String],
        to purpose: String,
        input: [UInt8] = [],
        environment: [String: String] = [:]
    ) throws(SourceProblem) -> [UInt8] {
        let answer = try answer(arguments, to: purpose, input: input, environment: environment)
        guard answer.status == 0 else { throw refusal(answer, purpose) }
        return answer.output
    }

    /// The first line of output; nil if there is none, or if the answer is no by the status 1.
    func line(_ arguments: [String], to purpose: String) throws(SourceProblem) -> String? {
        let answer = try answer(arguments, to: purpose)
        guard answer.status <= 1 else { throw refusal(answer, purpose) }
        return answer.status == 0 ? answer.lines.first { !$0.isEmpty } : nil
    }

    func refusal(_ answer: Answer, _ purpose: String) -> SourceProblem {
        let isForeign = answer.complaint.hasPrefix("detected dubious ownership")
        return SourceProblem(
            message: "git can't \(purpose): "
                + (answer.complaint.isEmpty ? "it ended with status \(answer.status)" : answer.complaint),
            suggestion: isForeign ? "if you trust it: `git config --global --add safe.directory \(folder)`" : nil
        )
    }

    private func problem(of failure: OutsideProgram.Failure, _ arguments: [String], _ purpose: String) -> SourceProblem
    {
        let call = "`git \(arguments.first ?? "")`"
        let seconds = Self.limits.seconds
        return switch failure {
        case .notStarted(let reason): SourceProblem(message: "git can't be run to \(purpose): \(reason)")
        case .endedBySignal(let signal):
            SourceProblem(message: "git can't \(purpose): \(call) was terminated by signal \(signal)")
        case .interrupted: SourceProblem(message: "git was interrupted before it could \(purpose)")
        case .overdue:
            SourceProblem(
                message: "git can't \(purpose): \(call) was stopped after \(seconds) seconds",
                suggestion:
                    "run `git status` in \(folder) to find out what blocks it: a slow disk, a lock, a very large repository"
            )
        case .tooLongOutput:
            SourceProblem(
                message: "git can't \(purpose): \(call) wrote more than \(Self.limits.outputBytes >> 20) MB",
                suggestion: "compare with a commit that fewer files differ from"
            )
        }
    }

    static let isMissing = SourceProblem(
        message: "this needs git, and no absolute folder on the PATH contains it",
        suggestion: "install git, or leave the option out"
    )
}
