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
    package func slice(_ range: ByteRange) -> UnsafeBufferPointer<UInt8> {
        let start = min(max(Int(range.start), 0), bytes.count)
        let end = min(max(start, Int(range.end)), bytes.count)
        return UnsafeBufferPointer(rebasing: bytes[start..<end])
    }

    /// The text of a range; what is not UTF-8 in it becomes U+FFFD.
    package func text(_ range: ByteRange) -> String { String(decoding: slice(range), as: UTF8.self) }

    /// The line that holds an offset, from 1.
    package func line(at offset: Int32) -> Int { lines.line(at: offset) }
}
