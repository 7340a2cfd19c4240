// Runs git in one folder, so that nothing is changed and nothing of the user's taste comes in.

import NormaFiles
import NormaText

struct Git: Sendable {
    /// Absolute.
    let folder: String
    private let program = OutsideProgram(name: "git")

    /// What git says where it can't do what it was asked: its first words, without `fatal: `.
    struct Refusal: Error {
        let reason: String
    }

    private static let quiet = [
        "--no-optional-locks", "-c", "core.fsmonitor=false", "-c", "core.safecrlf=false", "-c", "core.quotePath=false",
    ]

    init(in folder: String) { self.folder = folder }

    /// Nil where there is no git.
    func answer(
        _ arguments: [String],
        input: [UInt8] = [],
        environment: [String: String] = [:]
    ) -> Result<[UInt8], Refusal>? {
        // Its words are looked at: they must be English ones.
        let environment = environment.merging(["LC_ALL": "C"]) { given, _ in given }
        guard let answer = program.run(Self.quiet + arguments, in: folder, input: input, environment: environment)
        else { return nil }
        if answer.status == 0 { return .success(answer.output) }
        let line = answer.errors.split(separator: "\n").first.map { String($0.trimmingPrefix("fatal: ")) }
        return .failure(Refusal(reason: line ?? "it ended with status \(answer.status)"))
    }

    /// What git writes; where it refuses, the problem says what was wanted of it.
    func output(
        _ arguments: [String],
        to purpose: String,
        input: [UInt8] = [],
        environment: [String: String] = [:]
    ) throws(SourceProblem) -> [UInt8] {
        switch answer(arguments, input: input, environment: environment) {
        case .success(let output): return output
        case .failure(let refusal): throw SourceProblem(message: "git can't \(purpose): \(refusal.reason)")
        case nil: throw Self.isMissing
        }
    }

    /// The first line that git writes; nil where it refuses or has nothing to say.
    func line(_ arguments: [String]) -> String? {
        guard case .success(let output) = answer(arguments) else { return nil }
        let line = output.prefix { $0 != UInt8(ascii: "\n") }
        return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
    }

    static let isMissing = SourceProblem(
        message: "git is needed for this, and there is none on the PATH",
        suggestion: "install git, or leave the option out"
    )
}

extension [UInt8] {
    /// The texts that git ends with a NUL each; what is no UTF-8 stays apart from what is.
    var texts: [String] { split(separator: 0).map { TextBytes.shown($0) } }
}
