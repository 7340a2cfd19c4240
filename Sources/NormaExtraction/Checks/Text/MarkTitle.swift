// The title of a MARK comment.

enum MarkTitle {
    /// `Actions` of `// MARK: - Actions`, empty for a plain separator; nil if the comment isn't a MARK.
    static func of(_ comment: String) -> String? {
        let content = comment.drop { $0 == "/" || $0 == " " }
        guard content.hasPrefix("MARK:") else { return nil }
        return String(content.dropFirst(5).drop { $0 == " " || $0 == "-" })
    }
}
