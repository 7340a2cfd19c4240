// Reads a table of texts: the `"key" = "text";` of a `.strings` file.

/// The texts of one language by key, in the order written.
package struct TextTable: Sendable, Hashable {
    package struct Entry: Sendable, Hashable {
        package var key: String
        /// With its escapes as they are written.
        package var text: String
    }

    package private(set) var entries: [Entry] = []

    /// - Throws: at the first line that isn't an entry, as property lists of this form are described by Apple's "Old-Style ASCII
    ///   Property Lists"; a file in another encoding than UTF-8 is refused.
    package init(_ bytes: [UInt8]) throws(ScaffoldProblem) {
        guard let text = String(validating: bytes, as: UTF8.self), !bytes.contains(0) else {
            throw ScaffoldProblem("the table is not UTF-8", suggestion: "save it in this encoding")
        }
        var reading = TextTableReading(rest: text.first == "\u{FEFF}" ? text.dropFirst() : text[...])
        while try reading.skipToEntry() { entries.append(try reading.entry()) }
    }
}

private struct TextTableReading {
    var rest: Substring
    var line = 1

    /// False at the end.
    mutating func skipToEntry() throws(ScaffoldProblem) -> Bool {
        while let next = rest.first {
            if next.isWhitespace {
                drop(1)
            } else if rest.hasPrefix("//") {
                drop(rest.prefix { !$0.isNewline }.count)
            } else if rest.hasPrefix("/*") {
                guard let end = rest.firstRange(of: "*/") else { throw problem("a comment never ends") }
                drop(rest.distance(from: rest.startIndex, to: end.upperBound))
            } else {
                return true
            }
        }
        return false
    }

    mutating func entry() throws(ScaffoldProblem) -> TextTable.Entry {
        let key = try word()
        try take("=", after: "the key `\(key)`")
        guard try skipToEntry() else { throw problem("the key `\(key)` has no text") }
        let text = try word()
        try take(";", after: "the text of `\(key)`")
        return TextTable.Entry(key: key, text: text)
    }

    /// Between quotes, or of letters, digits and a few marks without them.
    private mutating func word() throws(ScaffoldProblem) -> String {
        guard rest.first == "\"" else {
            let word = rest.prefix { $0.isLetter || $0.isNumber || "._-/:$".contains($0) }
            guard !word.isEmpty else { throw problem("this isn't an entry `\"key\" = \"text\";`") }
            drop(word.count)
            return String(word)
        }
        drop(1)
        var word = ""
        var isEscaped = false
        while let next = rest.first {
            drop(1)
            if next == "\"", !isEscaped { return word }
            isEscaped = next == "\\" && !isEscaped
            word.append(next)
        }
        throw problem("a text never ends")
    }

    private mutating func take(_ mark: Character, after what: String) throws(ScaffoldProblem) {
        guard try skipToEntry(), rest.first == mark else { throw problem("a `\(mark)` is missing after \(what)") }
        drop(1)
    }

    private mutating func drop(_ count: Int) {
        line += rest.prefix(count).count(where: \.isNewline)
        rest = rest.dropFirst(count)
    }

    private func problem(_ message: String) -> ScaffoldProblem { ScaffoldProblem("line \(line): \(message)") }
}
