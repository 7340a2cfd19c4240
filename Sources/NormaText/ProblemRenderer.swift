// Shows a problem as a compiler does: place, message, the source line, carets under the place.

/// Renders problems for a terminal or a log; plain text, no colour, no trailing newline.
package enum ProblemRenderer {
    /// `GUIDE.md:12:7: error: …`, and if the place is known the line with its carets.
    package static func render(_ problem: SourceProblem) -> String {
        var head = ""
        if let file = problem.file { head += VisibleText.oneLine(file) + ":" }
        if let position = problem.position { head += "\(position.line):\(position.column):" }
        if !head.isEmpty { head += " " }
        let result = head + "error: " + sentence(problem)
        guard let position = problem.position, let window = problem.window else { return result }
        return result + "\n" + excerpt(of: window, at: position, length: problem.length)
    }

    /// One after the other, with an empty line between.
    package static func render(_ problems: [SourceProblem]) -> String {
        problems.map { render($0) }.joined(separator: "\n\n")
    }

    /// The message and its way out as one line: a question or command that begins in lower case goes on after a semicolon.
    package static func sentence(_ problem: SourceProblem) -> String {
        let message = VisibleText.oneLine(problem.message)
        guard let suggestion = problem.suggestion.map(VisibleText.oneLine), let first = suggestion.first else {
            return message
        }
        return message + (first.isLowercase ? "; " : ". ") + suggestion
    }

    /// How many columns of a line are shown.
    private static let widest = 160

    private static func excerpt(of window: LineWindow, at position: Position, length: Int) -> String {
        let number = String(position.line)
        let gutter = String(repeating: " ", count: number.count)
        let column = position.column - window.column + 1
        let shown = LineWindow(of: window.text, around: column, width: widest)
        let isCutBefore = window.isCutBefore || shown.isCutBefore
        let isCutBehind = window.isCutBehind || shown.isCutBehind
        var bytesLeft = column - shown.column
        let prefix = shown.text.prefix { character in
            defer { bytesLeft -= character.utf8.count }
            return bytesLeft > 0
        }
        let meant = VisibleText.lines(String(shown.text.dropFirst(prefix.count).prefix(length)))
        // A tab stays a tab, so that the caret is right whatever the width of a tab is.
        let indent = VisibleText.lines(String(prefix))
            .map { $0 == "\t" ? "\t" : String(repeating: " ", count: DisplayWidth.of($0)) }.joined()
        let carets = String(repeating: "^", count: max(1, DisplayWidth.of(meant)))
        let text = (isCutBefore ? "…" : "") + VisibleText.lines(shown.text) + (isCutBehind ? "…" : "")
        return " \(number) | \(text)\n \(gutter) | \(isCutBefore ? " " : "")\(indent)\(carets)"
    }
}
