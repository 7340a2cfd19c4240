// Finds MARK comments in other forms than Xcode's.

import NormaFacts
import NormaText

enum Mark: Check {
    static let identifier = "mark"
    static let summary = "A MARK comment doesn't have the form that Xcode reads."
    static let details = DetailShape.text
    static let documentation =
        """
        Xcode's list of symbols shows `// MARK: Title` and, with a line above it, `// MARK: - Title`. Other forms are left out or
        shown wrongly.

        ```swift bad
        //MARK: Actions
        ```

        ```swift fixed
        // MARK: Actions
        ```

        ```swift good
        // MARK: - Actions
        // MARK: Actions
        // MARK: -
        // MARK: --- Actions ---
        ```
        """

    static func visitFile(_ facts: SourceFacts, in context: inout CheckContext) {
        for comment in facts.comments where comment.kind == .line && isMark(comment.text) && !isWellFormed(comment.text)
        {
            context.report(
                comment.range,
                detail: ShortText.of(comment.text),
                owner: comment.owner,
                fix: .safe(.replace(comment.range, with: wellFormed(comment.text)))
            )
        }
    }

    /// The plain word, in any case, right after the slashes, and something that shows that it isn't part of a sentence.
    private static func isMark(_ text: String) -> Bool {
        let content = text.drop { $0 == "/" }.drop { $0 == " " || $0 == "\t" }
        guard content.utf8.count > 4, content.prefix(4).lowercased() == "mark" else { return false }
        let rest = content.dropFirst(4)
        return rest.hasPrefix(":") || content.hasPrefix("MARK") && rest.drop { $0 == " " }.hasPrefix("-")
            || content.hasPrefix("Mark - ")
    }

    /// The same title and separator, in Xcode's form.
    private static func wellFormed(_ text: String) -> String {
        var title = text.drop { $0 == "/" }.drop { $0 == " " || $0 == "\t" }.dropFirst(4)
        title = title.drop { $0 == ":" || $0 == " " || $0 == "\t" }
        let hasLine = title.hasPrefix("-") && !title.hasPrefix("--")
        if hasLine { title = title.drop { $0 == "-" || $0 == " " || $0 == "\t" } }
        while title.last == " " || title.last == "\t" { title.removeLast() }
        return "// MARK:" + (hasLine ? " -" : "") + (title.isEmpty ? "" : " " + title)
    }

    private static func isWellFormed(_ text: String) -> Bool {
        guard text.hasPrefix("// MARK:") else { return false }
        let title = text.dropFirst(8)
        if title.isEmpty || title == " -" || title == " - " { return true }
        guard title.hasPrefix(" "), let first = title.dropFirst().first, first != " " else { return false }
        // Several dashes are part of the title.
        guard first == "-", !title.hasPrefix(" --") else { return true }
        let rest = title.dropFirst(2)
        return rest.hasPrefix(" ") && !rest.hasPrefix("  ")
    }
}
