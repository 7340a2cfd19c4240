// Shows a problem as a compiler does: place, message, the source line, a caret under what is meant.

/// Renders problems for a terminal or a log; plain text, no colour, no trailing newline.
package enum ProblemRenderer {
    /// `GUIDE.md:12:7: error: …`, and where the place is known the line with its carets.
    package static func render(_ problem: SourceProblem) -> String {
        var head = ""
        if let file = problem.file { head += file + ":" }
        if let position = problem.position { head += "\(position.line):\(position.column):" }
        if !head.isEmpty { head += " " }
        let result = head + "error: " + sentence(problem)
        guard let position = problem.position, let line = problem.sourceLine else { return result }
        return result + "\n" + excerpt(of: line, at: position, length: problem.length)
    }

    /// One after the other, with an empty line between.
    package static func render(_ problems: [SourceProblem]) -> String {
        problems.map { render($0) }.joined(separator: "\n\n")
    }

    /// The message and its way out as one line: a question or command that begins in lower case goes on after a semicolon.
    package static func sentence(_ problem: SourceProblem) -> String {
        guard let suggestion = problem.suggestion, let first = suggestion.first else { return problem.message }
        return problem.message + (first.isLowercase ? "; " : ". ") + suggestion
    }

    private static let widest = 160
    private static let before = 60

    private static func excerpt(of line: String, at position: Position, length: Int) -> String {
        let number = String(position.line)
        let gutter = String(repeating: " ", count: number.count)
        var bytesLeft = max(0, position.column - 1)
        var prefix: [Character] = []
        var rest = Substring(line)
        while let character = rest.first, bytesLeft > 0 {
            bytesLeft -= character.utf8.count
            prefix.append(character)
            rest.removeFirst()
        }
        let meant = rest.prefix(length)
        let isCut = prefix.count + rest.count > widest && prefix.count > before
        let shown = isCut ? Array("…") + prefix.suffix(before) : prefix
        var text = String(shown) + rest.prefix(max(widest - shown.count, 1))
        if rest.count > max(widest - shown.count, 1) { text += "…" }
        // A tab stays a tab, so that the caret stands right whatever the width of a tab is.
        let indent = shown.map { $0 == "\t" ? "\t" : String(repeating: " ", count: width(of: $0)) }.joined()
        let room = max(widest - shown.count, 1)
        let carets = String(repeating: "^", count: max(1, meant.prefix(room).reduce(0) { $0 + width(of: $1) }))
        return " \(number) | \(text)\n \(gutter) | \(indent)\(carets)"
    }

    /// How many cells of a terminal a character takes: two for emoji and East Asian wide ones.
    private static func width(of character: Character) -> Int {
        guard let scalar = character.unicodeScalars.first else { return 0 }
        if scalar.properties.isEmojiPresentation { return 2 }
        if character.unicodeScalars.contains("\u{FE0F}") { return 2 }
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
            0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
            return 2
        default: return 1
        }
    }
}
