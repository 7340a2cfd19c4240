// Reads option files such as `.swiftformat`: command-line options, with comments.

import NormaText

/// `--option value`, several in a line, values divided by commas. Options that take lists add up if they are repeated; of others
/// the last one counts, as the tool has it.
enum OptionFile {
    private struct Word {
        var text: String
        var range: ByteRange
        var isQuoted = false
    }

    /// Those of SwiftFormat that can be repeated; written as names are compared.
    private static let addingUp: Set<String> = ["disable", "enable", "rules", "lintonly", "exclude", "unexclude"]

    static func value(of bytes: [UInt8]) throws(PlacedProblem) -> PlacedValue {
        var entries: [PlacedEntry] = []
        var places: [String: Int] = [:]
        var reading = TextReading(bytes)
        while let (name, values) = try option(&reading) {
            let key = String(name.text.dropFirst(2))
            var entry = PlacedEntry(key: key, keyRange: name.range, value: value(of: values, after: name))
            let plain = Self.plain(key)
            if let earlier = places[plain] {
                if addingUp.contains(plain) { entry = joined(entries[earlier], entry) }
                entries[earlier] = entry
            } else {
                places[plain] = entries.count
                entries.append(entry)
            }
        }
        return PlacedValue(.mapping(entries), range: ByteRange(0, bytes.count))
    }

    /// The name of an option as names are compared: hyphens and case don't count.
    static func plain(_ name: String) -> String { name.filter { $0 != "-" }.lowercased() }

    /// The next option with the words after it, up to the end of its line or to the next option.
    private static func option(_ reading: inout TextReading) throws(PlacedProblem) -> (Word, [Word])? {
        var name: Word?
        var values: [Word] = []
        while true {
            let back = reading.index
            let lineBreak = skipBlanks(&reading)
            guard let byte = reading.next else { return name.map { ($0, values) } }
            if let name, lineBreak || reading.starts(with: "--") && byte == UInt8(ascii: "-") {
                reading.index = back
                return (name, values)
            }
            let word = try word(&reading)
            guard name == nil else {
                values.append(word)
                continue
            }
            guard word.text.hasPrefix("--"), word.text.utf8.count > 2 else {
                throw PlacedProblem("an option begins with `--`", at: word.range)
            }
            name = word
        }
    }

    /// Blanks, comments and joined lines; whether a line ended.
    private static func skipBlanks(_ reading: inout TextReading) -> Bool {
        var lineBreak = false
        while let byte = reading.next {
            if byte == UInt8(ascii: "#") {
                reading.skipLine()
            } else if joinsLines(reading) {
                reading.index += reading.byte(at: 1) == 0x0D && reading.byte(at: 2) == 0x0A ? 3 : 2
            } else if byte <= 0x20 {
                if byte == 0x0A || byte == 0x0D { lineBreak = true }
                reading.index += 1
            } else {
                break
            }
        }
        return lineBreak
    }

    /// A backslash at the end of a line, whatever comes before it.
    private static func joinsLines(_ reading: TextReading) -> Bool {
        guard reading.next == UInt8(ascii: "\\"), let next = reading.byte(at: 1) else { return false }
        return next == 0x0A || next == 0x0D
    }

    private static func word(_ reading: inout TextReading) throws(PlacedProblem) -> Word {
        let start = reading.index
        var text: [UInt8] = []
        var quote: UInt8?
        var isQuoted = false
        while let byte = reading.next {
            if byte == 0x0A || byte == 0x0D || quote == nil && joinsLines(reading) { break }
            if let open = quote {
                if byte == open { quote = nil } else { text.append(byte) }
            } else if byte <= 0x20 {
                break
            } else if byte == UInt8(ascii: "\""), reading.index == start {
                (quote, isQuoted) = (byte, true)
            } else if byte == UInt8(ascii: "\\"), let next = reading.byte(at: 1),
                next == 0x20 || next == UInt8(ascii: "#")
            {
                text.append(next)
                reading.index += 1
            } else {
                text.append(byte)
            }
            reading.index += 1
        }
        if quote != nil { throw PlacedProblem("this quote is never closed", at: ByteRange(start, start + 1)) }
        return Word(
            text: String(decoding: text, as: UTF8.self),
            range: ByteRange(start, reading.index),
            isQuoted: isQuoted
        )
    }

    private static func value(of words: [Word], after name: Word) -> PlacedValue {
        guard let first = words.first, let last = words.last else { return PlacedValue(.empty, range: name.range) }
        let range = ByteRange(start: first.range.start, end: last.range.end)
        var values: [PlacedValue] = []
        var isList = false
        for word in words {
            if word.isQuoted {
                values.append(PlacedValue(.text(word.text), range: word.range))
                continue
            }
            var offset = Int(word.range.start)
            for part in word.text.split(separator: ",", omittingEmptySubsequences: false) {
                let place = ByteRange(offset, offset + part.utf8.count)
                if !part.isEmpty {
                    values.append(PlacedValue(.text(String(part)), range: place, meaning: meaning(of: part)))
                }
                offset += part.utf8.count + 1
            }
            if word.text.utf8.contains(UInt8(ascii: ",")) { isList = true }
        }
        guard values.count == 1, !isList, let only = values.first else { return list(or: words, values, isList, range) }
        return only
    }

    /// Words without a comma are one text, such as a path with blanks.
    private static func list(or words: [Word], _ values: [PlacedValue], _ isList: Bool, _ range: ByteRange)
        -> PlacedValue
    {
        isList
            ? PlacedValue(.list(values), range: range)
            : PlacedValue(.text(words.map(\.text).joined(separator: " ")), range: range)
    }

    private static func meaning(of text: Substring) -> PlacedValue.Meaning {
        switch text {
        case "true", "enabled": .boolean(true)
        case "false", "disabled": .boolean(false)
        default: .open
        }
    }

    private static func joined(_ earlier: PlacedEntry, _ later: PlacedEntry) -> PlacedEntry {
        func elements(_ value: PlacedValue) -> [PlacedValue] {
            value.list ?? (value.content == .empty ? [] : [value])
        }
        let values = elements(earlier.value) + elements(later.value)
        return PlacedEntry(
            key: earlier.key,
            keyRange: earlier.keyRange,
            value: PlacedValue(.list(values), range: earlier.value.range)
        )
    }
}
