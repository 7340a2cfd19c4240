// Columns in other units: ours count UTF-8 bytes, other tools count characters of theirs.

import NormaFindings
import NormaText

/// The columns of a place, counted in Unicode code points from 1; nil where they can't be told.
struct CodePointColumns {
    var start: Int?
    /// The column after the last one; nil where the range ends on another line than it starts, too.
    var end: Int?

    /// - Parameter line: the line that the place begins on.
    init(of place: Place, in line: String?) {
        guard place.range != nil, let line else { return }
        let (start, end) = (place.start, place.end)
        let first = Self.column(byte: start.column, in: line)
        self.start = first
        if end.line == start.line, end.column >= start.column {
            self.end = Self.column(byte: end.column, in: line)
        }
    }

    /// A byte inside a code point is taken as that code point; a column behind the line's end as its end.
    static func column(byte: Int, in line: String) -> Int {
        var left = max(byte, 1) - 1
        var column = 1
        for scalar in line.unicodeScalars {
            left -= UTF8.width(scalar)
            if left < 0 { break }
            column += 1
        }
        return column
    }
}
