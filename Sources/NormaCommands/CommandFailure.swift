// A command that can't do its work: the problems as the user reads them, and the exit status.

import NormaFindings
import NormaText

struct CommandFailure: Error {
    let text: String
    let status: ExitStatus

    init(_ problems: [SourceProblem], status: ExitStatus = .unusable) {
        let shown = problems.prefix(Self.most).map { ProblemRenderer.render($0) }
        // Many problems scroll away: how many they are stands last.
        let part = problems.count > Self.most ? ", of which the first \(Self.most) are shown" : ""
        let end = problems.count > 1 ? ["\(problems.count) problems\(part): nothing was checked."] : []
        text = (shown + end).joined(separator: "\n\n")
        self.status = status
    }

    /// Nobody mends more at a time.
    private static let most = 100

    init(text: String, status: ExitStatus) {
        self.text = text
        self.status = status
    }

    init(_ problem: SourceProblem) { self.init([problem]) }

    init(_ message: String, suggestion: String? = nil) {
        self.init([SourceProblem(message: message, suggestion: suggestion)])
    }

    /// A word of a closed list, as `format` or `level`, that is not in it.
    init(unknown what: String, _ word: String, known: [String]) {
        let near = NearestWord.to(word, among: known).map { "did you mean `\($0)`?" }
        self.init(
            "there is no \(what) `\(word)`",
            suggestion: near ?? "known: \(known.joined(separator: ", "))"
        )
    }
}
