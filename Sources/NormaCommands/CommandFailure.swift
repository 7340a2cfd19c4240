// A command that can't do its work: the problems as the user reads them, and the exit status.

import NormaFiles
import NormaFindings
import NormaGuide
import NormaScaffolds
import NormaText

struct CommandFailure: Error {
    let text: String
    let status: ExitStatus
    /// What the text says, one by one; empty if it was written as a whole.
    let problems: [SourceProblem]

    init(_ problems: [SourceProblem], status: ExitStatus = .unusable) {
        let shown = problems.prefix(Self.most).map { ProblemRenderer.render($0) }
        // Many problems scroll away, so their number comes last.
        let part = problems.count > Self.most ? " (the first \(Self.most) are shown)" : ""
        let end = problems.count > 1 ? ["\(problems.count) problems\(part): nothing was checked."] : []
        text = (shown + end).joined(separator: "\n\n")
        self.status = status
        self.problems = problems
    }

    /// No one fixes more at a time.
    private static let most = 100

    init(text: String, status: ExitStatus) {
        self.text = text
        self.status = status
        problems = []
    }

    /// The failure for a problem that another room reports; nil for an error of another kind.
    init?(of error: any Error) {
        switch error {
        case let failure as CommandFailure: self = failure
        case let problem as SourceProblem: self.init([problem])
        case let problems as GuideProblems: self.init(problems.problems)
        case let problems as BaselineProblems: self.init(problems.problems)
        case let problems as ScaffoldProblems: self.init(scaffold: problems)
        case let problem as ScaffoldProblem: self.init(problem.message, suggestion: problem.suggestion)
        default: return nil
        }
    }

    init(_ message: String, suggestion: String? = nil) {
        self.init([SourceProblem(message: message, suggestion: suggestion)])
    }

    /// A word that isn't in a closed list, such as a `format` or a `level`.
    init(unknown what: String, _ word: String, known: [String]) {
        let near = NearestWord.to(word, among: known).map { "did you mean `\($0)`?" }
        self.init(
            "there is no \(what) `\(word)`",
            suggestion: near ?? "known: \(known.joined(separator: ", "))"
        )
    }
}

extension FileSystem {
    /// The text of a file.
    ///
    /// - Throws: `Failure`, and a `SourceProblem` if it isn't text.
    static func text(of path: String) throws -> String {
        do {
            return try Utf8Text.text(of: read(path))
        } catch let problem as NotUtf8 {
            throw SourceProblem(
                file: shown(path),
                position: problem.position,
                message: "the file is not UTF-8 from here on",
                suggestion: "save it as UTF-8"
            )
        }
    }
}
