// The permitted targets of a guide's links: the web, a mailbox, the page itself, a file beside it. Nothing that a
// browser runs.

import NormaText

enum LinkTarget {
    /// The value of `href`; nil if the link must become plain text.
    static func address(_ target: [UInt8], idPrefix: String) -> [UInt8]? {
        let text = String(decoding: target, as: UTF8.self)
        guard isAllowed(text) else { return nil }
        guard target.first == UInt8(ascii: "#") else { return encoded(target[...]) }
        return encoded([UInt8(ascii: "#")] + idPrefix.utf8 + target.dropFirst())
    }

    private static func isAllowed(_ target: String) -> Bool {
        // Browsers drop control characters and line ends from an address before they read its scheme.
        let hasHidden = target.unicodeScalars.contains {
            $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) || VisibleText.visible($0).unicodeScalars.first != $0
        }
        guard !hasHidden, let first = target.unicodeScalars.first, !first.properties.isWhitespace else { return false }
        // `//host` and `\\host` lead to another machine, however the page was loaded.
        let bytes = Array(target.utf8)
        if bytes.count > 1, isSlash(bytes[0]), isSlash(bytes[1]) || bytes[0] == UInt8(ascii: "\\") { return false }
        let scheme = bytes.prefix { !":/?#".utf8.contains($0) }
        guard scheme.count < bytes.count, bytes[scheme.count] == UInt8(ascii: ":") else { return true }
        return ["http", "https", "mailto"].contains(String(decoding: scheme, as: UTF8.self).lowercased())
    }

    private static func isSlash(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\") }

    private static func encoded(_ bytes: some Sequence<UInt8>) -> [UInt8] {
        var encoded: [UInt8] = []
        for byte in bytes {
            if byte.isASCIILetter || byte.isDigit || "-_.+!*(),%#@?=;:/$~&'".utf8.contains(byte) {
                encoded.append(byte)
            } else {
                encoded.append(UInt8(ascii: "%"))
                encoded.append(hexadecimal(byte >> 4))
                encoded.append(hexadecimal(byte & 0xF))
            }
        }
        return encoded
    }

    private static func hexadecimal(_ digit: UInt8) -> UInt8 {
        digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10
    }
}
