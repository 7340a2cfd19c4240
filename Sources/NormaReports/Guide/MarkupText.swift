// Foreign text as HTML: characters that begin or end an element, close an attribute, move a cursor or reverse writing
// are made visible.

import NormaText

struct MarkupText {
    private(set) var bytes: [UInt8] = []

    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Our own markup.
    mutating func add(_ markup: String) { bytes.append(contentsOf: markup.utf8) }

    /// Text, for the content of an element or the value of an attribute in quotes.
    mutating func add(shown text: some Collection<UInt8>) {
        var rest = text[...]
        while let first = rest.first {
            if first < 0x80 {
                add(shown: first)
                rest.removeFirst()
                continue
            }
            let others = rest.prefix { $0 >= 0x80 }
            for scalar in String(decoding: others, as: UTF8.self).unicodeScalars { add(shown: scalar) }
            rest = rest[others.endIndex...]
        }
    }

    mutating func add(shown text: String) { add(shown: text.utf8) }

    private mutating func add(shown byte: UInt8) {
        switch byte {
        case UInt8(ascii: "&"): add("&amp;")
        case UInt8(ascii: "<"): add("&lt;")
        case UInt8(ascii: ">"): add("&gt;")
        case UInt8(ascii: "\""): add("&quot;")
        case UInt8(ascii: "'"): add("&#39;")
        case 0x20..<0x7F, 0x09, 0x0A: bytes.append(byte)
        default: add(VisibleText.visible(Unicode.Scalar(byte)))
        }
    }

    private mutating func add(shown scalar: Unicode.Scalar) {
        let shown = VisibleText.visible(scalar)
        if shown.utf8.first == UInt8(ascii: "<") {
            add("&lt;" + shown.dropFirst().dropLast() + "&gt;")
        } else {
            add(shown)
        }
    }
}
