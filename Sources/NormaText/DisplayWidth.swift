// How many columns of a terminal a character fills.

package enum DisplayWidth {
    package static func of(_ text: String) -> Int { of(text[...]) }

    package static func of(_ text: Substring) -> Int {
        isPlain(text) ? text.utf8.count : text.reduce(0) { $0 + of($1) }
    }

    /// Whether every byte is one character of one column.
    package static func isPlain(_ text: Substring) -> Bool { text.utf8.allSatisfy { (0x20...0x7E).contains($0) } }

    /// 2 for East Asian wide characters and emoji, 0 for combining marks, else 1.
    package static func of(_ character: Character) -> Int {
        if let ascii = character.asciiValue { return ascii < 0x20 || ascii == 0x7F ? 0 : 1 }
        var width = 0
        for scalar in character.unicodeScalars {
            if scalar.value == 0xFE0F, width == 1 { return 2 }
            width = max(width, of(scalar))
        }
        return width
    }

    private static func of(_ scalar: Unicode.Scalar) -> Int {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: break
        }
        if scalar.properties.isEmojiPresentation { return 2 }
        return isWide(scalar.value) ? 2 : 1
    }

    /// East Asian Wide and Fullwidth, after the ranges of Unicode's EastAsianWidth.
    private static func isWide(_ value: UInt32) -> Bool {
        switch value {
        case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0x4DBF, 0x4E00...0xA4CF,
            0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60,
            0xFFE0...0xFFE6, 0x16FE0...0x18D08, 0x1AFF0...0x1B2FB, 0x1F200...0x1F2FF, 0x20000...0x3FFFD:
            return true
        default:
            return false
        }
    }
}
