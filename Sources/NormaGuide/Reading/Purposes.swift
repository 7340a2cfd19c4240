// The purpose of a definition: the comment at the end of its line, or on the lines above it.

import NormaText

package struct Purposes: Sendable {
    private let lines: [Substring]

    package init(of text: String) { lines = text.split(separator: "\n", omittingEmptySubsequences: false) }

    /// Nil if there is no comment.
    package func purpose(ofLine line: Int) -> String? {
        guard lines.indices.contains(line - 1) else { return nil }
        if let comment = Self.comment(in: lines[line - 1]) { return comment }
        var above: [String] = []
        for text in lines[..<(line - 1)].reversed() {
            let trimmed = text.trimmed
            guard trimmed.first == "#" else { break }
            above.insert(String(trimmed.drop { $0 == "#" }.trimmed), at: 0)
        }
        return above.isEmpty ? nil : above.joined(separator: " ")
    }

    /// The text after a `#` that isn't in quotes.
    private static func comment(in line: Substring) -> String? {
        var quote: Character?
        var previous: Character = " "
        for index in line.indices {
            let character = line[index]
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "\"" || character == "'", !previous.isLetter {
                quote = character
            } else if character == "#", previous == " " {
                let text = line[line.index(after: index)...].trimmed
                return text.isEmpty ? nil : String(text)
            }
            previous = character
        }
        return nil
    }
}
