// What a rule asks, short enough for a list: long rows of names and patterns are cut.

enum DemandText {
    /// Longer rows of alternatives are cut to their first ones.
    private static let longestRow = 4
    private static let longestCode = 60
    private static let longestText = 240

    /// The text with long rows of code (`a`, `b`, `c` or `d`) and long pieces of code cut short, and then its end if it
    /// is still too long.
    static func shortened(_ text: String) -> String {
        let text = withShortRows(text)
        guard text.count > longestText else { return text }
        // After an even number of backticks, the cut isn't inside code.
        var isCode = false
        var cut: String.Index?
        for (count, index) in text.indices.enumerated() where count < longestText {
            if text[index] == "`" { isCode.toggle() }
            if !isCode, text[index...].hasPrefix(" or ") || text[index...].hasPrefix(", ") { cut = index }
        }
        return cut.map { text[..<$0] + " …" } ?? text
    }

    /// The text with long rows and long pieces of code cut short, and everything else kept.
    static func withShortRows(_ text: String) -> String {
        var result = ""
        var row: [String] = []
        var separators: [String] = []
        for (index, piece) in pieces(of: text).enumerated() {
            if index.isMultiple(of: 2) {
                if !row.isEmpty, [", ", " or ", " and "].contains(piece) {
                    separators.append(piece)
                } else {
                    result += joined(row, separators) + piece
                    (row, separators) = ([], [])
                }
            } else {
                row.append(shortenedCode(piece))
            }
        }
        return result + joined(row, separators)
    }

    /// The text between backticks at the odd indices, the text around it at the even ones.
    private static func pieces(of text: String) -> [String] {
        text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    }

    private static func joined(_ row: [String], _ separators: [String]) -> String {
        let codes = row.map { "`\($0)`" }
        let hidden = row.count - longestRow + 1
        // A separator may remain if the text goes on without code.
        let rest = separators.count >= row.count ? separators.suffix(separators.count - row.count + 1).joined() : ""
        guard row.count > longestRow else {
            return zip(codes, [""] + separators).map { $1 + $0 }.joined() + rest
        }
        return codes.prefix(longestRow - 1).joined(separator: ", ") + " or \(hidden) more" + rest
    }

    private static func shortenedCode(_ code: String) -> String {
        let line = code.split(whereSeparator: \.isNewline).joined(separator: " ")
        return line.count > longestCode ? line.prefix(longestCode - 1) + "…" : line
    }
}
