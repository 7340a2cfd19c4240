// Columns in other units: ours count UTF-8 bytes, other tools count characters of theirs.

import NormaFindings
import NormaText

/// The columns of a finding, counted in Unicode code points from 1; nil where they can't be told.
struct CodePointColumns {
    var start: Int?
    /// The column after the last one; nil where the range ends on another line than it starts, too.
    var end: Int?

    init(of finding: Finding) {
        guard finding.place.range != nil, let line = finding.sourceLine else { return }
        let (start, end) = (finding.place.start, finding.place.end)
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
