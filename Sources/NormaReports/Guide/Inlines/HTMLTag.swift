// Raw HTML in a line of Markdown (CommonMark 6.6): where a tag, a comment or an instruction ends.

enum HTMLTag {
    /// The index after the opening or closing tag that begins with `<` at the index; nil if there is none.
    static func end(in bytes: ArraySlice<UInt8>, from start: Int) -> Int? {
        var reader = TagReader(bytes: bytes, index: start + 1)
        let isClosing = reader.skip(UInt8(ascii: "/"))
        guard reader.skipName() else { return nil }
        if isClosing {
            reader.skipSpace()
            return reader.skip(UInt8(ascii: ">")) ? reader.index : nil
        }
        while reader.skipAttribute() {}
        guard !reader.isBroken else { return nil }
        reader.skipSpace()
        _ = reader.skip(UInt8(ascii: "/"))
        return reader.skip(UInt8(ascii: ">")) ? reader.index : nil
    }
}

private struct TagReader {
    let bytes: ArraySlice<UInt8>
    var index: Int
    var isBroken = false

    private var current: UInt8? { index < bytes.endIndex ? bytes[index] : nil }

    mutating func skip(_ byte: UInt8) -> Bool {
        guard current == byte else { return false }
        index += 1
        return true
    }

    mutating func skipSpace() {
        while current?.isBlankOrLineEnd == true { index += 1 }
    }

    mutating func skipName() -> Bool {
        guard current?.isASCIILetter == true else { return false }
        while let byte = current, byte.isASCIILetter || byte.isDigit || byte == UInt8(ascii: "-") { index += 1 }
        return true
    }

    /// ` name="value"`; false, without advancing, if there is none.
    mutating func skipAttribute() -> Bool {
        let start = index
        skipSpace()
        guard index > start, let first = current,
            first.isASCIILetter || first == UInt8(ascii: "_") || first == UInt8(ascii: ":")
        else {
            index = start
            return false
        }
        while let byte = current,
            byte.isASCIILetter || byte.isDigit
                || [UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: "-")].contains(byte)
        {
            index += 1
        }
        let nameEnd = index
        skipSpace()
        guard skip(UInt8(ascii: "=")) else {
            index = nameEnd
            return true
        }
        skipSpace()
        isBroken = !skipValue()
        return !isBroken
    }

    private mutating func skipValue() -> Bool {
        guard let first = current else { return false }
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
            guard let close = bytes[(index + 1)...].firstIndex(of: first) else { return false }
            index = close + 1
            return true
        }
        let start = index
        while let byte = current, !byte.isBlankOrLineEnd,
            ![0x22, 0x27, 0x3C, 0x3D, 0x3E, 0x60].contains(byte)
        {
            index += 1
        }
        return index > start
    }
}
