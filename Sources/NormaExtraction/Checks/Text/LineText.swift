// The lines of a file, for checks of lines.

import NormaText

enum LineText {
    /// The bytes of a line without its line break; nil if there is no such line.
    static func range(ofLine line: Int, _ source: SourceText) -> ByteRange? {
        guard let range = source.lines.range(ofLine: line) else { return nil }
        var end = Int(range.end)
        while end > range.start, source[end - 1] == 0x0A || source[end - 1] == 0x0D { end -= 1 }
        return ByteRange(Int(range.start), end)
    }

    static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

    /// A line without the white space around it.
    static func content(of line: ByteRange, _ source: SourceText) -> ByteRange {
        var (start, end) = (Int(line.start), Int(line.end))
        while start < end, isSpace(source[start]) { start += 1 }
        while end > start, isSpace(source[end - 1]) { end -= 1 }
        return ByteRange(start, end)
    }

    /// The ranges, which are in source order, without those inside others.
    static func outermost(_ ranges: some Sequence<ByteRange>) -> [ByteRange] {
        var result: [ByteRange] = []
        for range in ranges where range.start >= result.last?.end ?? 0 { result.append(range) }
        return result
    }

    /// The first of some ranges in source order that ends after an offset. Cost: a binary search.
    static func first(of ranges: [ByteRange], endingAfter offset: Int32) -> ByteRange? {
        ranges[ranges.partitioningIndex { $0.end > offset }...].first
    }

    static func contains(_ ranges: [ByteRange], _ range: ByteRange) -> Bool {
        first(of: ranges, endingAfter: range.start)?.contains(range) ?? false
    }
}
