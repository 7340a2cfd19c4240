// The comments between which members stand that were derived and may be derived again.

package enum DerivedMark {
    /// What the first comment begins with; the origin stands behind it.
    package static let start = "// norma-derived: "
    package static let end = "// norma-derived: end"

    /// What the members behind a comment are derived from, as it can be asked for; nil where the comment begins no such part.
    package static func origin(of comment: some StringProtocol) -> String? {
        guard comment.hasPrefix(start) else { return nil }
        let origin = comment.dropFirst(start.count).prefix { !$0.isWhitespace }
        return origin.isEmpty || origin == "end" ? nil : String(origin)
    }
}
