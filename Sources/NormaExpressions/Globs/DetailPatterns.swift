// Whether the details of a check's sightings could match a pattern of the guide.

import NormaText

extension DetailShape {
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
