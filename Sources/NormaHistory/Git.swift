// Runs git in one folder: in a fixed environment, so that nothing that a repository or its user configures runs a program.

import Foundation
import NormaFiles
import NormaText

/// Only plumbing is asked, and never what reads files of the work tree by git's rules, because those rules may name programs: see
/// `WorkTreeFiles` for how files are compared.
struct Git: Sendable {
    /// The folder that holds `.git`, absolute.
    let folder: String
    private let program: OutsideProgram
    private let environment: [String: String]

    struct Answer: Sendable {
        let status: Int32
        let output: [UInt8]
        /// Its first words of complaint, without `fatal: `; empty if there are none.
        let complaint: String

        /// The lines of its output, the empty ones too.
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

    /// Files that are compared, and contents that are read, are many: more than this only a git that waits for something takes.
    private static let limits = OutsideProgram.Limits(seconds: 60)

    /// Stands before everything that is asked; `-c` counts more than any file of a configuration.
    private static let settings = [
        "--no-pager", "--literal-pathspecs",
        // No program tells what changed, and none runs after something was written.
        "-c", "core.fsmonitor=", "-c", "core.hooksPath=/dev/null",
        // A new file is listed, also if only its case tells its name from a known one.
        "-c", "core.ignoreCase=false",
        // An ordinary folder of a clone, filled like a bare repository, would bring a configuration of its own.
        "-c", "safe.bareRepository=explicit",
        // If all else failed to keep git from the network: no program that knows passwords.
        "-c", "credential.helper=",
    ]

    /// What is set for Norma, without anything that speaks to git: a hook's `GIT_DIR` would name another repository than the
    /// folder's, others name programs.
    private static func environment(for folder: String) -> [String: String] {
        var environment = OutsideProgram.environment.filter { !$0.key.hasPrefix("GIT_") }
        // Its words are looked at: they must be English ones.
        environment["LC_ALL"] = "C"
        environment["GIT_OPTIONAL_LOCKS"] = "0"
        // Objects are what their names say: a local replacement or graft could make a change vanish.
        environment["GIT_NO_REPLACE_OBJECTS"] = "1"
        environment["GIT_GRAFT_FILE"] = "/dev/null"
        // The repository is the one whose `.git` was found, or none.
        environment["GIT_CEILING_DIRECTORIES"] = (folder as NSString).deletingLastPathComponent
        // What a partial clone doesn't hold stays missing. Git before 2.39.4 fetches it all the same, so that no transport may be used either:
        // a name that nobody can guess can't be given to one.
        environment["GIT_NO_LAZY_FETCH"] = "1"
        environment["GIT_ALLOW_PROTOCOL"] = UUID().uuidString
        environment["GIT_TERMINAL_PROMPT"] = "0"
        environment["GIT_ASKPASS"] = ""
        environment["SSH_ASKPASS"] = ""
        return environment
    }

    /// - Parameters:
    ///   - purpose: what is wanted of it, for the problem: `compare the files`.
    ///   - others: set in its environment.
    /// - Throws: where it didn't come to its end.
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

    /// What git writes; if it refuses, the problem says what was wanted of it.
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

    /// The first line that git writes; nil if it has nothing to say, or says no by the status 1.
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
            SourceProblem(message: "git can't \(purpose): \(call) was ended by the signal \(signal)")
        case .interrupted: SourceProblem(message: "git was to \(purpose), and was interrupted")
        case .overdue:
            SourceProblem(
                message: "git can't \(purpose): \(call) didn't end within \(seconds) seconds, and was stopped",
                suggestion:
                    "run `git status` in \(folder) to see what keeps it: a slow disk, a lock, a very large repository"
            )
        case .tooLongOutput:
            SourceProblem(
                message: "git can't \(purpose): \(call) wrote more than \(Self.limits.outputBytes >> 20) MB",
                suggestion: "compare with a commit that fewer files differ from"
            )
        }
    }

    static let isMissing = SourceProblem(
        message: "git is needed for this, and no absolute folder on the PATH holds it",
        suggestion: "install git, or leave the option out"
    )
}
