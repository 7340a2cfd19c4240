// The text of a baseline: one entry a line, in their order, so that git can merge the removals of two branches.

import NormaText

extension Baseline {
    /// The same bytes for the same entries, ending with a line break.
    ///
    /// Usual values are left out: a symbol that equals the path, an empty detail, a count of 1.
    package var text: [UInt8] {
        var text = Array("{\n  \"version\": \(Self.version),\n  \"entries\": [".utf8)
        for (index, entry) in entries.enumerated() {
            text += index == 0 ? Array("\n    ".utf8) : Array(",\n    ".utf8)
            Self.write(entry, to: &text)
        }
        text += Array((entries.isEmpty ? "]" : "\n  ]").utf8)
        if let generated { Self.write(generated, to: &text) }
        text += Array("\n}\n".utf8)
        return text
    }

    private static func write(_ generated: [RelativePath], to text: inout [UInt8]) {
        text += ",\n  \"generated\": [".utf8
        for (index, path) in generated.enumerated() {
            text += index == 0 ? Array("\n    ".utf8) : Array(",\n    ".utf8)
            text.appendQuoted(path.text)
        }
        text += Array((generated.isEmpty ? "]" : "\n  ]").utf8)
    }

    private static func write(_ entry: BaselineEntry, to text: inout [UInt8]) {
        text += "{\"rule\": ".utf8
        text.appendQuoted(entry.rule)
        text += ", \"path\": ".utf8
        text.appendQuoted(entry.path.text)
        if !entry.symbol.hasSameBytes(as: entry.path.text) {
            text += ", \"symbol\": ".utf8
            text.appendQuoted(entry.symbol)
        }
        if !entry.detail.isEmpty {
            text += ", \"detail\": ".utf8
            text.appendQuoted(entry.detail)
        }
        if !entry.members.isEmpty {
            text += ", \"members\": [".utf8
            for (index, member) in entry.members.enumerated() {
                if index > 0 { text += ", ".utf8 }
                text.appendQuoted(member)
            }
            text.append(UInt8(ascii: "]"))
        }
        if !entry.cause.isEmpty {
            text += ", \"cause\": ".utf8
            text.appendQuoted(entry.cause)
        }
        if let measure = entry.measure { text += ", \"\(measure.isUpper ? "most" : "least")\": \(measure.value)".utf8 }
        if entry.count > 1 { text += ", \"count\": \(entry.count)".utf8 }
        text.append(UInt8(ascii: "}"))
    }
}

extension [UInt8] {
    /// As a JSON string. Characters that could end a line or act on a terminal are written as numbers.
    fileprivate mutating func appendQuoted(_ text: String) {
        append(UInt8(ascii: "\""))
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\":
                append(UInt8(ascii: "\\"))
                append(UInt8(truncatingIfNeeded: scalar.value))
            case _ where VisibleText.isActive(scalar):
                let digits = String(scalar.value, radix: 16)
                self += "\\u\(String(repeating: "0", count: Swift.max(0, 4 - digits.count)))\(digits)".utf8
            default: self += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
            }
        }
        append(UInt8(ascii: "\""))
    }
}
