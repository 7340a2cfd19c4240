// What a rule asks, short enough for a list: long rows of names and patterns are cut.

enum DemandText {
    /// Longer rows of alternatives are cut to their first ones.
    private static let longestRow = 4
    private static let shortestRow = 2
    private static let longestCode = 60
    private static let longestText = 240

    /// The text with long rows of code (`a`, `b`, `c` or `d`) and long pieces of code cut short, and then its end if it
    /// is still too long.
    static func shortened(_ text: String) -> String {
        let text = withShortRows(text)
        return text.count > longestText ? cut(text, to: longestText, at: [" or ", ", "]) ?? text : text
    }

    /// The text in so many columns if that can be: with shorter rows, without parentheses, and without the clauses that
    /// narrow its subject down, in this order; the demand is cut last. A text without such parts stays longer.
    static func line(_ text: String, columns: Int) -> String {
        var shown = withShortRows(text)
        if shown.count > columns { shown = withShortRows(text, longest: shortestRow) }
        if shown.count > columns { shown = withoutParentheses(shown) }
        if shown.count > columns { shown = withShortSubject(shown) }
        guard shown.count > columns else { return shown }
        return cut(shown, to: columns - 2, at: [" or ", " and ", ", ", " that ", " in ", " where ", ": "]) ?? shown
    }

    private static let demands = [" must ", " may "]

    /// "a file … must not refer to `URLSession`".
    private static func withShortSubject(_ text: String) -> String {
        guard let demand = demands.compactMap({ positions(of: [$0], in: text).first }).min(),
            let clause = positions(of: [" in ", " that ", " with ", " whose ", " named ", " for "], in: text).first,
            clause < demand
        else { return text }
        return text[..<clause] + " …" + text[demand...]
    }

    /// Without "(…)" outside of code.
    private static func withoutParentheses(_ text: String) -> String {
        pieces(of: text).enumerated().map { index, piece in
            guard index.isMultiple(of: 2), let open = piece.firstRange(of: " ("),
                let close = piece[open.upperBound...].firstIndex(of: ")")
            else { return piece }
            return String(piece[..<open.lowerBound] + piece[piece.index(after: close)...])
        }.joined(separator: "`")
    }

    /// The text up to the last of the joints before so many letters.
    private static func cut(_ text: String, to longest: Int, at joints: [String]) -> String? {
        let end = text.index(text.startIndex, offsetBy: max(longest, 0), limitedBy: text.endIndex) ?? text.endIndex
        let start = demands.compactMap { text.firstRange(of: $0)?.upperBound }.min() ?? text.startIndex
        return positions(of: joints, in: text).last { $0 > start && $0 < end }.map { text[..<$0] + " …" }
    }

    /// Where one of the joints begins, outside of code.
    private static func positions(of joints: [String], in text: String) -> [String.Index] {
        // After an even number of backticks, a joint isn't inside code.
        var isCode = false
        return text.indices.filter { index in
            if text[index] == "`" { isCode.toggle() }
            return !isCode && joints.contains { text[index...].hasPrefix($0) }
        }
    }

    /// The text with long rows and long pieces of code cut short, and everything else kept.
    static func withShortRows(_ text: String, longest: Int = longestRow) -> String {
        var result = ""
        var row: [String] = []
        var separators: [String] = []
        for (index, piece) in pieces(of: text).enumerated() {
            if index.isMultiple(of: 2) {
                if !row.isEmpty, [", ", " or ", " and "].contains(piece) {
                    separators.append(piece)
                } else {
                    result += joined(row, separators, longest) + piece
                    (row, separators) = ([], [])
                }
            } else {
                row.append(shortenedCode(piece))
            }
        }
        return result + joined(row, separators, longest)
    }

    /// The text between backticks at the odd indices, the text around it at the even ones.
    private static func pieces(of text: String) -> [String] {
        text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    }

    private static func joined(_ row: [String], _ separators: [String], _ longestRow: Int) -> String {
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
