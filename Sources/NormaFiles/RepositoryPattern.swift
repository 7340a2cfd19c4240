// A pattern of paths as git's own files write it: `.gitattributes`, CODEOWNERS.

import NormaExpressions
import NormaText

struct RepositoryPattern: Sendable {
    let pattern: NamePattern
    /// `docs/*`: what lies in folders below is not meant.
    private let isDirect: Bool

    /// Nil for what is no pattern.
    init?(_ written: Substring) {
        var text = String(written)
        while text.hasBytes(atEnd: "/") { text.unicodeScalars.removeLast() }
        // A pattern with a slash inside begins at the root, any other fits at every depth.
        let isAnchored = text.lastSlash != nil
        isDirect = text.hasBytes(atEnd: "/*")
        while text.hasBytes(atStart: "/") { text.unicodeScalars.removeFirst() }
        // A brace has no meaning here, and one of its own in our patterns.
        text.unicodeScalars = String.UnicodeScalarView(text.unicodeScalars.map { $0 == "{" || $0 == "}" ? "?" : $0 })
        if text.isEmpty { text = "**" }
        guard let pattern = try? NamePattern(isAnchored ? text : "**/" + text, for: .path) else { return nil }
        self.pattern = pattern
    }

    func covers(_ path: RelativePath) -> Bool {
        isDirect ? pattern.matches(path.text) : pattern.matchFolderOrFile(path) != nil
    }
}
