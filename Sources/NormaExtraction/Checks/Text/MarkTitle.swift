// The title of a MARK comment.

enum MarkTitle {
    /// `Actions` of `// MARK: - Actions`, empty for a line alone; nil where the comment is none.
    static func of(_ comment: String) -> String? {
        let content = comment.drop { $0 == "/" || $0 == " " }
        guard content.hasPrefix("MARK:") else { return nil }
        return String(content.dropFirst(5).drop { $0 == " " || $0 == "-" })
    }
}
