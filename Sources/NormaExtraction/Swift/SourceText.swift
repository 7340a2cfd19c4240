// The bytes of the file that is being read, reached by bounded ranges only.

import NormaText

/// A view of one file's bytes and lines; valid only while the file is extracted, so never keep one.
package struct SourceText {
    package let bytes: UnsafeBufferPointer<UInt8>
    package let lines: LineTable

    package init(_ bytes: UnsafeBufferPointer<UInt8>, lines: LineTable) {
        self.bytes = bytes
        self.lines = lines
    }

    package var count: Int { bytes.count }

    /// The byte at an offset; 0 outside the file.
    package subscript(offset: Int) -> UInt8 {
        offset >= 0 && offset < bytes.count ? bytes[offset] : 0
    }

    /// The bytes of a range, as far as the file has them.
    package func slice(_ range: ByteRange) -> UnsafeBufferPointer<UInt8> { bytes.slice(range) }

    /// The text of a range; bytes that aren't UTF-8 become U+FFFD.
    package func text(_ range: ByteRange) -> String { String(decoding: slice(range), as: UTF8.self) }

    /// The line of an offset, from 1.
    package func line(at offset: Int32) -> Int { lines.line(at: offset) }
}

/// The bytes that the walk reads at every node: without the lines, which would be retained each time.
extension UnsafeBufferPointer<UInt8> {
    /// The bytes of a range, as far as they exist.
    func slice(_ range: ByteRange) -> UnsafeBufferPointer<UInt8> {
        let start = Swift.min(Swift.max(Int(range.start), 0), count)
        let end = Swift.min(Swift.max(start, Int(range.end)), count)
        return UnsafeBufferPointer(rebasing: self[start..<end])
    }

    /// The byte at an offset; 0 outside.
    func byte(at offset: Int32) -> UInt8 {
        let offset = Int(offset)
        return offset >= 0 && offset < count ? self[offset] : 0
    }

    /// Whether a range holds exactly this; allocates no string.
    func spells(_ word: StaticString, at range: ByteRange) -> Bool {
        guard range.count == word.utf8CodeUnitCount else { return false }
        return word.withUTF8Buffer { $0.elementsEqual(slice(range)) }
    }

    /// Whether the text of a range begins with this.
    func starts(_ range: ByteRange, with word: StaticString) -> Bool {
        let beginning = ByteRange(start: range.start, end: range.start + Int32(clamping: word.utf8CodeUnitCount))
        return range.contains(beginning) && spells(word, at: beginning)
    }

    /// Whether a token is present and has this text.
    func spells(_ word: StaticString, _ token: RawNode?) -> Bool {
        guard let token else { return false }
        return spells(word, at: token.tokenRange)
    }

    /// `self`, `Type` or `Protocol`: follows a type's name if the type itself is meant.
    func isMetatypeWord(_ range: ByteRange) -> Bool {
        spells("self", at: range) || spells("Type", at: range) || spells("Protocol", at: range)
    }

    /// Whether a name is an operator's.
    func isOperator(_ name: ByteRange) -> Bool {
        guard !name.isEmpty else { return false }
        let first = byte(at: name.start)
        return first < 0x80 && first != UInt8(ascii: "_") && first != UInt8(ascii: "`") && !first.isLetterOrDigit
    }

    /// Whether a name looks like a type's: its first character after underscores is a capital.
    func isCapitalised(_ range: ByteRange) -> Bool {
        for byte in slice(range) where byte != UInt8(ascii: "_") {
            if byte < 0x80 { return byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }
            let name = String(decoding: slice(range), as: UTF8.self)
            return name.first { $0 != "_" }?.isUppercase ?? false
        }
        return false
    }
}
