// Properties of letters with a name: `\w`, `\d`, `\p{Lu}`.

enum ScalarProperty: Sendable, Hashable {
    /// `\w`: letters, marks, decimal digits, connectors such as `_`, and joiners (Unicode Technical Standard 18, annex C).
    case word
    /// `\d`: decimal digits of every script (general category Nd).
    case digit
    /// `\s`: white space.
    case whiteSpace
    /// `\h`: a tab, or a space of some width.
    case horizontalSpace
    case category(Unicode.GeneralCategory)
    case binary(Binary)

    enum Binary: String, Sendable, Hashable, CaseIterable {
        case alphabetic, lowercase, uppercase, whitespace, cased, dash, math, emoji, ideographic, assigned, ascii, any
        case idstart, idcontinue, xidstart, xidcontinue, hexdigit, asciihexdigit, quotationmark, diacritic
    }

    func holds(for scalar: Unicode.Scalar) -> Bool {
        let value = scalar.value
        switch self {
        case .word:
            if value < 0x80 { return Self.isASCIIWord(UInt8(truncatingIfNeeded: value)) }
            return Self.isWord(scalar)
        case .digit:
            if value < 0x80 { return (0x30...0x39).contains(value) }
            return scalar.properties.generalCategory == .decimalNumber
        case .whiteSpace: return scalar.properties.isWhitespace
        case .horizontalSpace: return value == 0x09 || scalar.properties.generalCategory == .spaceSeparator
        case .category(let category): return scalar.properties.generalCategory == category
        case .binary(let binary): return binary.holds(for: scalar)
        }
    }

    private static func isASCIIWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
        default: false
        }
    }

    private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        let properties = scalar.properties
        if properties.isAlphabetic || properties.isJoinControl { return true }
        switch properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation: return true
        default: return false
        }
    }
}

extension ScalarProperty.Binary {
    func holds(for scalar: Unicode.Scalar) -> Bool {
        let properties = scalar.properties
        switch self {
        case .alphabetic: return properties.isAlphabetic
        case .lowercase: return properties.isLowercase
        case .uppercase: return properties.isUppercase
        case .whitespace: return properties.isWhitespace
        case .cased: return properties.isCased
        case .dash: return properties.isDash
        case .math: return properties.isMath
        case .emoji: return properties.isEmoji
        case .ideographic: return properties.isIdeographic
        case .assigned: return properties.generalCategory != .unassigned
        case .ascii: return scalar.isASCII
        case .any: return true
        case .idstart: return properties.isIDStart
        case .idcontinue: return properties.isIDContinue
        case .xidstart: return properties.isXIDStart
        case .xidcontinue: return properties.isXIDContinue
        case .hexdigit: return properties.isHexDigit
        case .asciihexdigit: return properties.isASCIIHexDigit
        case .quotationmark: return properties.isQuotationMark
        case .diacritic: return properties.isDiacritic
        }
    }
}
