// A short text for the detail of a sighting.

import NormaText
import SwiftSyntax

enum ShortText {
    private static let longest = 60

    /// The source of a node in one line, shortened if it is long.
    static func of(_ node: some SyntaxProtocol, in source: SourceText) -> String {
        // Most are short names and calls, without white space and comments.
        let range = ByteRange(of: node)
        if range.count <= longest, source.slice(range).allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != slash }) {
            return source.text(range)
        }
        return joined(node)
    }

    private static let slash = UInt8(ascii: "/")

    private static func joined(_ node: some SyntaxProtocol) -> String {
        // A call's last closure may fill a screen, and a chain another: text that will be cut is never built.
        var text = ""
        for token in node.tokens(viewMode: .sourceAccurate) {
            if !text.isEmpty, token.hasSpaceBefore { text += " " }
            text += token.text
            if text.utf8.count > longest { break }
        }
        return of(text)
    }

    static func of(_ text: String) -> String {
        // Most are short words without white space.
        if text.utf8.count <= longest, text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) { return text }
        let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return line.count <= longest ? line : String(line.prefix(longest - 1)) + "…"
    }
}

extension TokenSyntax {
    fileprivate var hasSpaceBefore: Bool {
        leadingTriviaLength.utf8Length > 0
            || (previousToken(viewMode: .sourceAccurate)?.trailingTriviaLength.utf8Length ?? 0) > 0
    }
}
