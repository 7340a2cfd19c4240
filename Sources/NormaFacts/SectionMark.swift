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
        guard comment.utf8.count >= 7 else { return nil }
        var rest = comment[...]
        rest = rest.drop { $0 == "/" || $0 == "*" || $0 == " " || $0 == "\t" }
        guard rest.utf8.starts(with: "MARK:".utf8) else { return nil }
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
