// The text of a file, prepared so that excerpts need no walk along a line.

import NormaText

/// Makes excerpts and edit places; the cost depends on the excerpt, not on the length of its line.
package struct ExcerptedText: Sendable {
    private let bytes: [UInt8]
    private let lines: LineTable
    private let codePoints: CodePointCounts

    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        lines = LineTable(bytes: bytes)
        codePoints = CodePointCounts(bytes)
    }

    /// Nil for a whole file or folder, and if the text is shorter than the place assumes.
    package func excerpt(of place: Place) -> Excerpt? {
        guard place.range != nil, let line = content(ofLine: place.start.line) else { return nil }
        let endsOnLine = place.end.line == place.start.line && place.end.column >= place.start.column
        return Excerpt(
            window: LineWindow(of: bytes[line], around: place.start.column),
            startCodePoint: codePoint(ofColumn: place.start.column, in: line),
            endCodePoint: endsOnLine ? codePoint(ofColumn: place.end.column, in: line) : nil
        )
    }

    package func place(of edit: Edit) -> EditPlace {
        let (start, end) = (lines.position(at: edit.range.start), lines.position(at: edit.range.end))
        return EditPlace(start: start, end: end, startCodePoint: codePoint(at: start), endCodePoint: codePoint(at: end))
    }

    private func codePoint(at position: Position) -> Int {
        guard let line = lines.range(ofLine: position.line) else { return 1 }
        return codePoint(ofColumn: position.column, in: Int(line.start)..<Int(line.end))
    }

    /// A byte inside a code point counts as that code point; a column after the line's end as its end.
    private func codePoint(ofColumn column: Int, in line: Range<Int>) -> Int {
        var offset = min(line.lowerBound + max(column - 1, 0), line.upperBound)
        while offset < line.upperBound, offset > line.lowerBound, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
        return codePoints.count(before: offset, in: bytes) - codePoints.count(before: line.lowerBound, in: bytes) + 1
    }

    /// Without the line break.
    private func content(ofLine line: Int) -> Range<Int>? {
        guard let range = lines.range(ofLine: line) else { return nil }
        var end = Int(range.end)
        while end > Int(range.start), bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
        return Int(range.start)..<end
    }
}

extension Excerpt {
    /// The part of a one-line text that shows a place.
    package init?(of place: Place, in line: String) {
        var moved = place
        moved.start.line = 1
        moved.end.line = place.end.line - place.start.line + 1
        guard let excerpt = ExcerptedText(Array(line.utf8)).excerpt(of: moved) else { return nil }
        self = excerpt
    }
}
