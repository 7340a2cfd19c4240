// The lines of the report for agents: plain, safe to show, and of a bounded length.

import NormaText

enum AgentText {
    /// More of a sentence isn't read.
    private static let longest = 320

    /// Text of others on one line.
    static func line(_ text: String, limit: Int = longest) -> String {
        let shown = LogText.inert(VisibleText.oneLine(text))
        guard shown.unicodeScalars.count > limit else { return shown }
        let cut = String.UnicodeScalarView(shown.unicodeScalars.prefix(limit - 1))
        return String(cut) + "…"
    }

    /// `  why: …`, or nothing without a text.
    static func labelled(_ label: String, _ text: String, indentation: Int = 2) -> [String] {
        let text = line(text)
        guard !text.isEmpty else { return [] }
        return [String(repeating: " ", count: indentation) + label + ": " + text]
    }

    /// Lines of code, each after the indentation; nil if they are too many or too long.
    static func code(_ text: String, indentation: Int, lines most: Int, characters: Int) -> [String]? {
        guard text.utf8.count <= characters else { return nil }
        let lines = VisibleText.lines(text).split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.count <= most else { return nil }
        let margin = String(repeating: " ", count: indentation)
        return lines.map { $0.isEmpty ? "" : LogText.inert(margin + $0) }
    }
}
