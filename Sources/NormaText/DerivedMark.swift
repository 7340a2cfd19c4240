// The comments around members that were derived and may be derived again.

package enum DerivedMark {
    /// The beginning of the first comment; the origin follows.
    package static let start = "// norma-derived: "
    package static let end = "// norma-derived: end"

    /// The origin of the members after a comment, as it can be asked for; nil if the comment begins no such part.
    package static func origin(of comment: some StringProtocol) -> String? {
        guard comment.hasPrefix(start) else { return nil }
        let origin = comment.dropFirst(start.count).prefix { !$0.isWhitespace }
        return origin.isEmpty || origin == "end" ? nil : String(origin)
    }
}
