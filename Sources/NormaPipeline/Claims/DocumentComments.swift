// The comments of a document that may allow a finding in it: `<!-- norma:allow named-path-exists because … -->`.

import NormaFindings
import NormaGuide
import NormaText

enum DocumentComments {
    /// Those on one line, outside of code. One on its own line covers the passage or block after it.
    ///
    /// Cost: linear in the text; nothing more than a search if none addresses Norma.
    static func comments(in text: String, at path: RelativePath, _ table: LineTable) -> [CodeComment] {
        guard text.utf8.firstRange(of: mark) != nil else { return [] }
        let blocks = MarkdownPage(text).blocks.map(\.lines)
        let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
        return lines.enumerated().compactMap { index, line in
            guard !blocks.contains(where: { $0.contains(index + 1) }), let found = comment(in: line) else { return nil }
            let start = Position(line: index + 1, column: found.start + 1)
            let end = Position(line: index + 1, column: found.end + 1)
            guard let first = table.offset(of: start), let last = table.offset(of: end) else { return nil }
            return CodeComment(
                text: found.text,
                place: Place(path: path, range: ByteRange(start: first, end: last), start: start, end: end),
                codePrecedes: found.hasTextBefore,
                nextCode: passage(after: index, in: lines, blocks)
            )
        }
    }

    private static let mark = Array("norma:".utf8)

    private struct Found {
        var text: String
        /// In bytes of the line.
        var start: Int
        var end: Int
        var hasTextBefore: Bool
    }

    private static func comment(in line: Substring) -> Found? {
        guard let open = line.firstRange(of: "<!--"), let close = line[open.upperBound...].firstRange(of: "-->") else {
            return nil
        }
        let text = line[open.upperBound..<close.lowerBound].trimmingPrefix { $0 == " " || $0 == "\t" }
        guard text.utf8.starts(with: mark) else { return nil }
        return Found(
            text: String(text),
            start: line[..<open.lowerBound].utf8.count,
            end: line[..<close.upperBound].utf8.count,
            hasTextBefore: line[..<open.lowerBound].contains { !$0.isWhitespace }
        )
    }

    /// To the next blank line, or to the end of a block of code; lines are counted from 1.
    private static func passage(after index: Int, in lines: [Substring], _ blocks: [ClosedRange<Int>])
        -> ClosedRange<Int>?
    {
        let isBlank = { (line: Substring) in line.allSatisfy(\.isWhitespace) }
        guard let start = lines[(index + 1)...].firstIndex(where: { !isBlank($0) }) else { return nil }
        if let block = blocks.first(where: { $0.contains(start + 1) }) { return block }
        let end = lines[start...].firstIndex(where: isBlank) ?? lines.count
        return (start + 1)...end
    }
}
