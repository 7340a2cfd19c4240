// Where the lines of a file begin, so that a byte offset becomes a line and a column.

/// The byte offsets at which the lines of a file begin; one scan of the bytes, then a binary search a look-up.
///
/// A line ends at LF, CRLF or a lone CR, as in the Swift compiler's own line table. A byte-order mark doesn't belong to the first
/// line: editors neither show nor count it.
package struct LineTable: Sendable, Hashable {
    /// The first is 0, or 3 after a byte-order mark.
    package private(set) var starts: [Int32]
    /// The size of the file in bytes.
    package private(set) var length: Int32

    package init(_ bytes: UnsafeBufferPointer<UInt8>) {
        let count = bytes.count
        var index = count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
        var starts: [Int32] = [Int32(index)]
        starts.reserveCapacity(count / 32)
        while index < count {
            let byte = bytes[index]
            index += 1
            guard byte <= 0x0D else { continue }
            if byte == 0x0A {
                starts.append(Int32(clamping: index))
            } else if byte == 0x0D, index == count || bytes[index] != 0x0A {
                starts.append(Int32(clamping: index))
            }
        }
        self.starts = starts
        self.length = Int32(clamping: count)
    }

    package init(_ text: String) {
        var copy = text
        self = copy.withUTF8 { LineTable($0) }
    }

    package init(bytes: [UInt8]) {
        self = bytes.withUnsafeBufferPointer { LineTable($0) }
    }

    package var lineCount: Int { starts.count }

    /// The line that holds the offset, from 1; an offset outside the file is taken as its nearest end.
    package func line(at offset: Int32) -> Int {
        max(starts.partitioningIndex { $0 > offset }, 1)
    }

    package func position(at offset: Int32) -> Position {
        let bounded = min(max(offset, 0), length)
        let line = line(at: bounded)
        return Position(line: line, column: Int(max(0, bounded - starts[line - 1])) + 1)
    }

    /// The bytes of a line, its line break included; nil if there is no such line.
    package func range(ofLine line: Int) -> ByteRange? {
        guard line >= 1, line <= starts.count else { return nil }
        let end = line < starts.count ? starts[line] : length
        return ByteRange(start: starts[line - 1], end: end)
    }

    /// The offset of a place; nil if the file has no such line.
    package func offset(of position: Position) -> Int32? {
        guard let range = range(ofLine: position.line) else { return nil }
        return min(range.start + Int32(clamping: max(position.column, 1) - 1), range.end)
    }
}
