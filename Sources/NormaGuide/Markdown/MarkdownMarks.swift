// The marks at one place of a Markdown line: a fence, a rule across the page, the text of a heading.

enum MarkdownMarks {
    /// The fence that opens under the cursor: its character, its length, the bytes of its info string.
    static func fence(_ cursor: LineCursor) -> (byte: UInt8, length: Int, info: Range<Int>)? {
        guard let byte = cursor.current, byte == UInt8(ascii: "`") || byte == UInt8(ascii: "~") else { return nil }
        let length = cursor.runLength
        guard length >= 3 else { return nil }
        var info = cursor
        info.advance(by: length)
        if byte == UInt8(ascii: "`"), info.rest.contains(byte) { return nil }
        info.skipBlanks()
        var end = info.end
        while end > info.index, info.bytes[end - 1] == 0x20 || info.bytes[end - 1] == 0x09 { end -= 1 }
        return (byte, length, info.index..<end)
    }

    /// `---`, `* * *`, `___`: a line across the page.
    static func isRule(_ cursor: LineCursor) -> Bool {
        guard let byte = cursor.current, [UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "_")].contains(byte) else {
            return false
        }
        var count = 0
        for mark in cursor.rest where mark != 0x20 && mark != 0x09 {
            guard mark == byte else { return false }
            count += 1
        }
        return count >= 3
    }

    static func withoutClosingMarks(_ title: String) -> String {
        guard title.hasSuffix("#") else { return title }
        let marks = title.reversed().prefix { $0 == "#" }.count
        let rest = title.dropLast(marks)
        guard rest.isEmpty || rest.last == " " || rest.last == "\t" else { return title }
        return trimmedText(Array(rest.utf8)[...])
    }

    static func contains(_ bytes: ArraySlice<UInt8>, _ text: String) -> Bool {
        let wanted = Array(text.utf8)
        guard bytes.count >= wanted.count else { return false }
        for start in bytes.startIndex...(bytes.endIndex - wanted.count)
        where bytes[start..<(start + wanted.count)].elementsEqual(wanted, by: { $0 | 0x20 == $1 | 0x20 }) {
            return true
        }
        return false
    }

    static func trimmedText(_ bytes: ArraySlice<UInt8>) -> String {
        var slice = bytes
        while let first = slice.first, first == 0x20 || first == 0x09 { slice = slice.dropFirst() }
        while let last = slice.last, last == 0x20 || last == 0x09 { slice = slice.dropLast() }
        return String(decoding: slice, as: UTF8.self)
    }
}
