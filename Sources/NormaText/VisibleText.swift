// Text from source files and guides, made safe to show: nothing in it may move a cursor, hide text, or turn the writing around.

package enum VisibleText {
    /// The text on one line: line breaks become spaces, and invisible characters become visible.
    package static func oneLine(_ text: String) -> String {
        if text.utf8.allSatisfy(isHarmless) { return text }
        var shown = String.UnicodeScalarView()
        var isAfterReturn = false
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n" where isAfterReturn: break
            case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}", "\t": shown.append(" ")
            default: append(scalar, to: &shown)
            }
            isAfterReturn = scalar == "\r"
        }
        return String(shown)
    }

    /// The text with its lines and tabs: everything else that can't be seen becomes visible.
    package static func lines(_ text: String) -> String {
        let (newline, tab) = (UInt8(ascii: "\n"), UInt8(ascii: "\t"))
        if text.utf8.allSatisfy({ isHarmless($0) || $0 == newline || $0 == tab }) { return text }
        if !text.unicodeScalars.contains(where: { isActive($0) && $0 != "\n" && $0 != "\t" }) { return text }
        var shown = String.UnicodeScalarView()
        var rest = text.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            // Half of a Windows line ending moves nothing that the other half doesn't.
            if scalar == "\r", rest.first == "\n" { continue }
            if scalar == "\n" || scalar == "\t" { shown.append(scalar) } else { append(scalar, to: &shown) }
        }
        return String(shown)
    }

    /// Whether a scalar acts on a terminal or on the text around it, or ends a line: C0 and C1 controls, marks and overrides of
    /// the writing direction, line and paragraph separators, the byte order mark.
    package static func isActive(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x206F, 0xFEFF, 0xFFF9...0xFFFB:
            true
        default: false
        }
    }

    /// The scalar itself, or its visible form: `␛` for an escape character, `<U+202E>` for one that reorders text.
    package static func visible(_ scalar: Unicode.Scalar) -> String {
        guard isActive(scalar) else { return String(scalar) }
        switch scalar.value {
        case 0..<0x20: return String(Unicode.Scalar(0x2400 + scalar.value).map(Character.init) ?? "?")
        case 0x7F: return "\u{2421}"
        default: return code(scalar)
        }
    }

    /// `<U+202E>`.
    package static func code(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
    }

    private static func append(_ scalar: Unicode.Scalar, to shown: inout String.UnicodeScalarView) {
        if isActive(scalar) { shown.append(contentsOf: visible(scalar).unicodeScalars) } else { shown.append(scalar) }
    }

    /// Printable ASCII, or a byte with which no active scalar begins.
    private static func isHarmless(_ byte: UInt8) -> Bool {
        switch byte {
        case 0..<0x20, 0x7F, 0xC2, 0xD8, 0xE2, 0xEF: false
        default: true
        }
    }
}
