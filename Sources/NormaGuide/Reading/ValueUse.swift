// `{{name}}` in a text: where what a guide declares once is meant.

struct ValueUse {
    var name: String
    var range: Range<String.Index>

    static func all(in text: String) -> [ValueUse] {
        guard opens(in: text) else { return [] }
        var uses: [ValueUse] = []
        var start = text.startIndex
        while let open = text[start...].firstRange(of: "{{") {
            guard let close = text[open.upperBound...].firstRange(of: "}}") else { break }
            let name = String(text[open.upperBound..<close.lowerBound])
            // Braces of code are none of ours.
            guard LanguageReader.isKebab(name) else {
                start = open.upperBound
                continue
            }
            uses.append(ValueUse(name: name, range: open.lowerBound..<close.upperBound))
            start = close.upperBound
        }
        return uses
    }

    /// Asked of every text of a guide, and most have none: letters need not be told apart for it.
    private static func opens(in text: String) -> Bool {
        let brace = UInt8(ascii: "{")
        var previous: UInt8 = 0
        for byte in text.utf8 {
            if byte == brace, previous == brace { return true }
            previous = byte
        }
        return false
    }

    /// Every text that it stands for, with the texts of each name: none where one of them has none.
    ///
    /// Names that are not known stay as they are. Nil where there would be more than `most`.
    static func texts(of text: String, _ values: [String: [String]], most: Int = mostTexts) -> [String]? {
        var results = [""]
        var rest = text.startIndex
        for use in all(in: text) {
            guard let own = values[use.name] else { continue }
            let literal = text[rest..<use.range.lowerBound]
            rest = use.range.upperBound
            guard results.count * own.count <= most else { return nil }
            results = results.flatMap { begun in own.map { begun + literal + $0 } }
        }
        return results.map { $0 + text[rest...] }
    }

    /// More than a person would write out, and little enough to be matched.
    static let mostTexts = 500
}
