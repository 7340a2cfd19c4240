// A command that can't do its work: the problems as the user reads them, and the exit status.

import NormaFindings
import NormaText

struct CommandFailure: Error {
    let text: String
    let status: ExitStatus

    init(_ problems: [SourceProblem], status: ExitStatus = .unusable) {
        let all = problems.map { ProblemRenderer.render($0) }
        // Many problems scroll away: how many they are stands last.
        text = (all + (all.count > 1 ? ["\(all.count) problems: nothing was checked."] : [])).joined(separator: "\n\n")
        self.status = status
    }

    init(text: String, status: ExitStatus) {
        self.text = text
        self.status = status
    }

    init(_ problem: SourceProblem) { self.init([problem]) }

    init(_ message: String, suggestion: String? = nil) {
        self.init([SourceProblem(message: message, suggestion: suggestion)])
    }
}
