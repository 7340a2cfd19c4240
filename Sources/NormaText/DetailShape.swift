// What a check can say beside where: what else a rule would `allow` is a slip of whoever wrote it.

/// Of which sort the details of a check are.
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

    /// Whether a detail could match the pattern.
    package func canMatch(_ pattern: NamePattern) -> Bool {
        switch self {
        case .none: false
        case .words(let words): words.contains { pattern.matches($0) }
        case .members(let words):
            words.contains { pattern.matches($0) } || !(pattern.literal.map(Self.isMember) ?? false)
        case .names: pattern.writtenText.allSatisfy(Self.isOfName)
        case .numbers: Self.isNumber(pattern)
        case .text: true
        }
    }

    /// The words that a mistyped one is compared with.
    package var words: [String] {
        switch self {
        case .words(let words), .members(let words): words
        case .none, .names, .numbers, .text: []
        }
    }

    /// A name, with a dot or without: neither a call nor a macro.
    private static func isMember(_ text: String) -> Bool {
        text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    }

    private static func isOfName(_ character: Character) -> Bool {
        !character.isWhitespace && !"()[]{},;\"'\\#".contains(character)
    }

    private static func isNumber(_ pattern: NamePattern) -> Bool {
        let written = pattern.writtenText
        let body = written.drop { "-+~".contains($0) }
        guard body.allSatisfy({ $0.isASCII && ($0.isHexDigit || "._xobpP-+".contains($0)) }) else { return false }
        return pattern.literal == nil || body.first?.isWholeNumber == true
    }
}
