// The possible details of a check's sightings: anything else in a rule's `allow` is a slip of its author.

/// The sort of a check's details.
package enum DetailShape: Sendable, Hashable {
    /// All that it sees is alike.
    case none
    /// A few words.
    case words([String])
    /// Names with a dot before them, or a piece of code: `.red`, `Color(white: 0.5)`.
    case members([String])
    /// Names as they are declared, without labels; operators are names, too.
    case names
    /// Numbers as they are written, perhaps with a sign.
    case numbers
    /// A piece of code or of a comment.
    case text

    /// The words that a mistyped one is compared with.
    package var words: [String] {
        switch self {
        case .words(let words), .members(let words): words
        case .none, .names, .numbers, .text: []
        }
    }
}
