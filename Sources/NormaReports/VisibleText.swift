// Text from source files and guides, made safe to show: nothing in it may move a cursor or turn the writing around.

package enum VisibleText {
    /// The text on one line: line breaks become spaces, and what can't be seen becomes visible.
    package static func oneLine(_ text: String) -> String {
        if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return text }
        var shown = ""
        var isAfterReturn = false
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n" where isAfterReturn: break
            case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": shown += " "
            case "\t": shown += " "
            default: shown += visible(scalar)
            }
            isAfterReturn = scalar == "\r"
        }
        return shown
    }

    /// The text with its lines and tabs: everything else that can't be seen becomes visible.
    ///
    /// - Parameter keepingStyle: colours stay (Select Graphic Rendition, ECMA-48 8.3.117); they move nothing.
    package static func lines(_ text: String, keepingStyle: Bool = false) -> String {
        if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) || $0 == 0x0A || $0 == 0x09 }) { return text }
        var shown = String.UnicodeScalarView()
        var rest = text.unicodeScalars[...]
        while let scalar = rest.first {
            if keepingStyle, scalar == "\u{1B}", let end = endOfStyle(in: rest) {
                shown.append(contentsOf: rest[..<end])
                rest = rest[end...]
                continue
            }
            rest.removeFirst()
            // Half of a line end of Windows moves nothing that the other half doesn't.
            if scalar == "\r", rest.first == "\n" { continue }
            if scalar == "\n" || scalar == "\t" {
                shown.append(scalar)
            } else {
                shown.append(contentsOf: visible(scalar).unicodeScalars)
            }
        }
        return String(shown)
    }

    /// Behind `ESC [ 1 ; 31 m`; nil for any other control.
    private static func endOfStyle(in text: Substring.UnicodeScalarView) -> String.Index? {
        let body = text.dropFirst()
        guard body.first == "[" else { return nil }
        let end = body.dropFirst().firstIndex { !((0x30...0x39).contains($0.value) || $0 == ";") }
        guard let end, text[end] == "m" else { return nil }
        return text.index(after: end)
    }

    /// The scalar itself, or what stands for it: `␛` for an escape character, `<U+202E>` for one that reorders text.
    static func visible(_ scalar: Unicode.Scalar) -> String {
        switch scalar.value {
        case 0..<0x20: return String(Unicode.Scalar(0x2400 + scalar.value).map(Character.init) ?? "?")
        case 0x7F: return "\u{2421}"
        case 0x80..<0xA0, 0x202A...0x202E, 0x2066...0x2069, 0x200E, 0x200F, 0x061C, 0x2028, 0x2029, 0xFEFF:
            return code(scalar)
        default: return String(scalar)
        }
    }

    /// `<U+202E>`.
    static func code(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
    }
}
