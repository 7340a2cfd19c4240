// Reads `.env`: `NAME=value` a line, with comments, quotes and `export`.

import NormaText

enum EnvironmentFile {
    /// A name may appear twice: the later one wins if both hold.
    static func value(of bytes: [UInt8]) throws(PlacedProblem) -> PlacedValue {
        var entries: [PlacedEntry] = []
        var reading = TextReading(bytes)
        while true {
            reading.skipBlanks()
            guard let byte = reading.next else { break }
            if byte == UInt8(ascii: "#") {
                reading.skipLine()
                continue
            }
            entries.append(try entry(&reading))
        }
        return PlacedValue(.mapping(entries), range: ByteRange(0, bytes.count))
    }

    private static func entry(_ reading: inout TextReading) throws(PlacedProblem) -> PlacedEntry {
        if reading.starts(with: "export"), let byte = reading.byte(at: 6), byte == 0x20 || byte == 0x09 {
            reading.index += 6
            reading.skip { $0 == 0x20 || $0 == 0x09 }
        }
        let start = reading.index
        reading.skip { $0 > 0x20 && $0 != UInt8(ascii: "=") }
        let key = reading.text(from: start)
        let keyRange = ByteRange(start, max(reading.index, start + 1))
        reading.skip { $0 == 0x20 || $0 == 0x09 }
        guard !key.isEmpty, reading.take(UInt8(ascii: "=")) else {
            throw PlacedProblem("`=` is missing: a variable is written `NAME=value`", at: keyRange)
        }
        reading.skip { $0 == 0x20 || $0 == 0x09 }
        let value = try value(&reading)
        reading.skipLine()
        return PlacedEntry(key: key, keyRange: keyRange, value: value)
    }

    private static func value(_ reading: inout TextReading) throws(PlacedProblem) -> PlacedValue {
        let start = reading.index
        if let quote = reading.next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            reading.index += 1
            var text: [UInt8] = []
            while let byte = reading.next, byte != quote {
                if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\""), let escaped = reading.byte(at: 1) {
                    text.append(escaped == UInt8(ascii: "n") ? 0x0A : escaped)
                    reading.index += 2
                } else {
                    text.append(byte)
                    reading.index += 1
                }
            }
            guard reading.take(quote) else {
                throw PlacedProblem("this quote is never closed", at: ByteRange(start, start + 1))
            }
            let range = ByteRange(start, reading.index)
            return PlacedValue(.text(String(decoding: text, as: UTF8.self)), range: range)
        }
        var end = start
        while let byte = reading.next, byte != 0x0A, byte != 0x0D {
            if byte == UInt8(ascii: "#"), end < reading.index || end == start { break }
            reading.index += 1
            if byte > 0x20 { end = reading.index }
        }
        let text = reading.text(from: start, to: end)
        let meaning: PlacedValue.Meaning =
            switch text.lowercased() {
            case "true": .boolean(true)
            case "false": .boolean(false)
            default: .open
            }
        return PlacedValue(text.isEmpty ? .empty : .text(text), range: ByteRange(start, end), meaning: meaning)
    }
}
