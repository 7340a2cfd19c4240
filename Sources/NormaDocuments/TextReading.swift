// Bytes that are read from the front to the end: shared by the readers of all formats.

import NormaText

/// A place in some bytes. Nothing of it traps, whatever the bytes are.
struct TextReading {
    let bytes: [UInt8]
    var index: Int

    /// A byte order mark at the start is passed over.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    var isAtEnd: Bool { index >= bytes.count }

    /// The byte that is read next; nil at the end.
    var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    func byte(at offset: Int) -> UInt8? { bytes.indices.contains(index + offset) ? bytes[index + offset] : nil }

    /// The place of the byte that is read next.
    var here: ByteRange { ByteRange(min(index, bytes.count), min(index + 1, bytes.count)) }

    func starts(with text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard index + count <= bytes.count else { return false }
        return text.withUTF8Buffer { $0.elementsEqual(bytes[index..<(index + count)]) }
    }

    /// Whether this byte was here; then it is skipped.
    mutating func take(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        index += 1
        return true
    }

    mutating func take(_ text: StaticString) -> Bool {
        guard starts(with: text) else { return false }
        index += text.utf8CodeUnitCount
        return true
    }

    mutating func skip(while fits: (UInt8) -> Bool) {
        while index < bytes.count, fits(bytes[index]) { index += 1 }
    }

    mutating func skipBlanks() { skip { $0 <= 0x20 } }

    /// Passes everything up to the end of the line, which is not passed.
    mutating func skipLine() { skip { $0 != 0x0A && $0 != 0x0D } }

    /// Skips everything up to the text and the text itself; false, at the end, if it does not come.
    mutating func skip(past text: StaticString) -> Bool {
        while index < bytes.count {
            if take(text) { return true }
            index += 1
        }
        return false
    }

    func text(from start: Int) -> String { text(from: start, to: index) }

    func text(from start: Int, to end: Int) -> String {
        guard start < end, start >= 0, end <= bytes.count else { return "" }
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    func problem(_ message: String) -> PlacedProblem { PlacedProblem(message, at: here) }
}

/// A line of a text without its line break and without blanks around it.
struct TextLine {
    var text: Substring
    /// The range of the text in all bytes.
    var range: ByteRange

    /// The lines that hold more than blanks, in order.
    static func all(of bytes: [UInt8]) -> [TextLine] {
        var lines: [TextLine] = []
        var reading = TextReading(bytes)
        while !reading.isAtEnd {
            reading.skipBlanks()
            let start = reading.index
            reading.skipLine()
            var end = reading.index
            while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
            guard end > start else { continue }
            lines.append(TextLine(text: Substring(reading.text(from: start, to: end)), range: ByteRange(start, end)))
        }
        return lines
    }

    /// A part of the line with its place.
    func part(_ part: Substring) -> (text: String, range: ByteRange) {
        let start = Int(range.start) + text.utf8.distance(from: text.startIndex, to: part.startIndex)
        return (String(part), ByteRange(start, start + part.utf8.count))
    }

    func value(_ part: Substring, meaning: PlacedValue.Meaning = .open) -> PlacedValue {
        let (text, range) = self.part(part)
        return PlacedValue(.text(text), range: range, meaning: meaning)
    }
}

extension Substring {
    /// Without blanks around it.
    var withoutBlanks: Substring {
        var result = self
        while let first = result.utf8.first, first <= 0x20 {
            result = result[result.utf8.index(after: result.startIndex)...]
        }
        while let last = result.utf8.last, last <= 0x20 {
            result = result[..<result.utf8.index(before: result.endIndex)]
        }
        return result
    }
}
