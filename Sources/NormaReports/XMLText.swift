// XML as bytes, while it is written: no file name or message can end an element or break a reader.

import NormaText

extension ReportStream {
    /// ` name="value"`
    mutating func add(attribute name: StaticString, _ value: String) {
        add(" ")
        add(name)
        add("=\"")
        addXML(value, isAttribute: true)
        add("\"")
    }

    mutating func add(attribute name: StaticString, _ number: Int) {
        add(" ")
        add(name)
        add("=\"")
        add(number)
        add("\"")
    }

    /// Text between two tags.
    mutating func addXML(text: String) { addXML(text, isAttribute: false) }

    /// Nearly all text needs no escape.
    private mutating func addXML(_ value: String, isAttribute: Bool) {
        var value = value
        value.withUTF8 { text in
            var rest = text[...]
            while !rest.isEmpty {
                let plain = rest.prefix(while: Self.isPlainXML)
                add(UnsafeBufferPointer(rebasing: plain))
                rest = rest[plain.endIndex...]
                let others = rest.prefix { !Self.isPlainXML($0) }
                for scalar in String(decoding: others, as: UTF8.self).unicodeScalars {
                    addXML(scalar, isAttribute: isAttribute)
                }
                rest = rest[others.endIndex...]
            }
        }
    }

    private mutating func addXML(_ scalar: Unicode.Scalar, isAttribute: Bool) {
        switch scalar {
        case "&": add("&amp;")
        case "<": add("&lt;")
        // `]]>` must not be in a text.
        case ">": add("&gt;")
        case "\"": add("&quot;")
        case "'": add("&apos;")
        case "\n" where !isAttribute: add("\n")
        // A reader turns each white space in an attribute into a space, and a carriage return anywhere into a line
        // feed.
        case "\n": add("&#10;")
        case "\r": add("&#13;")
        case "\t": add("&#9;")
        default: addXML(visible: scalar)
        }
    }

    /// XML 1.0 can't represent control characters, U+FFFE and U+FFFF: they are replaced by visible text.
    private mutating func addXML(visible scalar: Unicode.Scalar) {
        let isForbidden = scalar.value == 0xFFFE || scalar.value == 0xFFFF
        let shown = isForbidden ? VisibleText.code(scalar) : VisibleText.visible(scalar)
        for scalar in shown.unicodeScalars {
            switch scalar {
            case "<": add("&lt;")
            case ">": add("&gt;")
            default: add(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            }
        }
    }

    /// ASCII without an escape.
    private static func isPlainXML(_ byte: UInt8) -> Bool {
        guard byte >= 0x20, byte < 0x7F else { return false }
        switch byte {
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"):
            return false
        default: return true
        }
    }
}
