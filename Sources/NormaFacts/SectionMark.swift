// A comment that Xcode reads as the heading of a section: `// MARK: - Properties`.

/// The content of a MARK comment.
package struct SectionMark: Sendable, Hashable {
    /// Without the dash: `Properties`; empty if only a line is drawn.
    package var title: String
    /// A dash before the title draws a line.
    package var isSeparated: Bool

    /// Nil if the comment isn't one.
    ///
    /// - Parameter comment: as written, with its slashes.
    package init?(_ comment: String) {
        // Almost every comment is none; bytes show it at a tenth of the cost of characters.
        let bytes = comment.utf8.drop { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "*") || $0 == 0x20 || $0 == 0x09 }
        guard bytes.starts(with: "MARK:".utf8) else { return nil }
        var rest = comment[bytes.startIndex...]
        rest = rest.dropFirst(5)
        if rest.hasSuffix("*/") { rest = rest.dropLast(2) }
        rest = rest.drop(while: \.isWhitespace)
        isSeparated = rest.first == "-"
        if isSeparated { rest = rest.dropFirst().drop(while: \.isWhitespace) }
        while let last = rest.last, last.isWhitespace { rest.removeLast() }
        // A dash at the end draws a line below.
        if rest.hasSuffix(" -") { rest = rest.dropLast(2) }
        title = String(rest)
    }
}

extension CommentFact {
    package var mark: SectionMark? { SectionMark(text) }
}
