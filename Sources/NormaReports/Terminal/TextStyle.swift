// Colour and weight for a terminal, or none of them.

import NormaFindings
import NormaText

package struct TextStyle: Sendable {
    package let isColoured: Bool

    package init(isColoured: Bool) { self.isColoured = isColoured }

    package enum Look: String {
        case bold = "1"
        case dim = "2"
        case red = "1;31"
        case yellow = "1;33"
        case green = "1;32"
        case blue = "1;34"
        case cyan = "36"
    }

    package func text(_ text: String, _ look: Look) -> String {
        isColoured && !text.isEmpty ? "\u{1B}[\(look.rawValue)m\(text)\u{1B}[0m" : text
    }

    /// The text as it fills the terminal. Nothing but our own looks has an escape character.
    func withoutStyle(_ text: String) -> String {
        guard isColoured else { return text }
        var plain = String.UnicodeScalarView()
        var isLook = false
        for scalar in text.unicodeScalars {
            if scalar == "\u{1B}" { isLook = true }
            if !isLook { plain.append(scalar) }
            if scalar == "m" { isLook = false }
        }
        return String(plain)
    }

    package func look(of severity: Severity) -> Look {
        switch severity {
        case .error: .red
        case .warning: .yellow
        case .note: .blue
        }
    }

    /// Lines of one text in which the code between backticks is set off; code may go on from one line to the next.
    package func code(in lines: [String]) -> [String] {
        guard isColoured, lines.joined().count(where: { $0 == "`" }).isMultiple(of: 2) else { return lines }
        var isCode = false
        return lines.map { line in
            var painted = ""
            // What is painted in one piece: code with both its backticks, or what stands between codes.
            var piece = ""
            func close() {
                painted += isCode ? text(piece, .cyan) : piece
                piece = ""
            }
            for character in line {
                if character == "`", !isCode {
                    close()
                    isCode = true
                    piece = "`"
                } else if character == "`" {
                    piece += "`"
                    close()
                    isCode = false
                } else {
                    piece.append(character)
                }
            }
            close()
            return painted
        }
    }
}
