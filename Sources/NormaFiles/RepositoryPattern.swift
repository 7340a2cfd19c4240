// A path pattern in the syntax of git's own files: `.gitattributes`, CODEOWNERS.

import NormaExpressions
import NormaText

struct RepositoryPattern: Sendable {
    let pattern: NamePattern
    /// `docs/*`: folders below aren't included.
    private let isDirect: Bool

    /// Nil if it isn't a pattern.
    init?(_ written: Substring) {
        var text = String(written)
        while text.hasBytes(atEnd: "/") { text.unicodeScalars.removeLast() }
        // A pattern with a slash inside begins at the root, any other matches at every depth.
        let isAnchored = text.lastSlash != nil
        isDirect = text.hasBytes(atEnd: "/*")
        while text.hasBytes(atStart: "/") { text.unicodeScalars.removeFirst() }
        // A brace has no meaning here, but has one in our patterns.
        text.unicodeScalars = String.UnicodeScalarView(text.unicodeScalars.map { $0 == "{" || $0 == "}" ? "?" : $0 })
        if text.isEmpty { text = "**" }
        guard let pattern = try? NamePattern(isAnchored ? text : "**/" + text, for: .path) else { return nil }
        self.pattern = pattern
    }

    func covers(_ path: RelativePath) -> Bool {
        isDirect ? pattern.matches(path.text) : pattern.matchFolderOrFile(path) != nil
    }
}
