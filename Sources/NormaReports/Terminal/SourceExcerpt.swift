// A source line for a terminal, and the columns of it that a finding underlines.

import NormaFindings
import NormaText

struct SourceExcerpt {
    /// The line with tabs as spaces and invisible characters made visible; if it is too long, a part with `…` at its
    /// ends.
    private(set) var text: String
    /// The columns before the underline.
    private(set) var indentation: Int
    /// The underlined columns, at least one.
    private(set) var underlined: Int

    private static let tabWidth = 4

    /// One character as it is shown.
    private struct Cell {
        var text: String
        var width: Int
        /// The column of its first cell, from 0.
        var column: Int
    }

    /// - Parameter width: the columns available for the text.
    init(of window: LineWindow, place: Place, width: Int) {
        if let whole = Self(ofPlain: window, place: place, width: width) {
            self = whole
            return
        }
        var cells: [Cell] = []
        var column = 0
        func addMark() {
            cells.append(Cell(text: "…", width: 1, column: column))
            column += 1
        }
        if window.isCutBefore { addMark() }
        var byte = window.column
        var (start, end): (Int?, Int?) = (nil, nil)
        let lastByte = place.end.line == place.start.line ? place.end.column : Int.max
        for character in window.text {
            byte += character.utf8.count
            if start == nil, byte > place.start.column { start = column }
            if end == nil, byte > lastByte { end = column }
            let cell = Self.cell(character, at: column)
            cells.append(cell)
            column += cell.width
        }
        while !window.isCutBehind, let last = cells.last, last.text.allSatisfy({ $0 == " " }),
            last.column >= (start ?? 0)
        {
            column = last.column
            cells.removeLast()
        }
        let first = start ?? column
        indentation = first
        underlined = max(1, min(end ?? column, column) - first)
        if window.isCutBehind { addMark() }
        text = ""
        cut(cells, total: column, width: max(width, 20))
    }

    /// A whole ASCII line in which each character takes one column, if it fits; nil for others.
    private init?(ofPlain window: LineWindow, place: Place, width: Int) {
        let line = window.text.utf8
        guard !window.isCutBefore, !window.isCutBehind, line.count <= max(width, 20),
            DisplayWidth.isPlain(window.text[...])
        else { return nil }
        let start = max(0, place.start.column - 1)
        let first = min(start, line.count)
        // Trailing blanks, but not before the beginning of the underline.
        let shown = line[line.index(line.startIndex, offsetBy: start < line.count ? first : 0)...]
        let blanks = shown.reversed().prefix { $0 == UInt8(ascii: " ") }.count
        let column = line.count - blanks
        let end = place.end.line == place.start.line ? max(0, place.end.column - 1) : column
        indentation = start < line.count ? first : column
        underlined = max(1, min(end, column) - indentation)
        text = String(window.text.dropLast(blanks))
    }

    private static func cell(_ character: Character, at column: Int) -> Cell {
        if let byte = character.asciiValue, (0x20...0x7E).contains(byte) {
            return Cell(text: String(character), width: 1, column: column)
        }
        if character == "\t" {
            let width = tabWidth - column % tabWidth
            return Cell(text: String(repeating: " ", count: width), width: width, column: column)
        }
        let scalars = character.unicodeScalars
        guard let first = scalars.first, scalars.count == 1 || character.isNewline else {
            return Cell(text: String(character), width: DisplayWidth.of(character), column: column)
        }
        let text = isInvisible(first) ? VisibleText.code(first) : VisibleText.visible(first)
        return Cell(text: text, width: DisplayWidth.of(text), column: column)
    }

    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .format, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }

    /// The part around the underline's start if the line is too long; `…` marks omissions.
    private mutating func cut(_ cells: [Cell], total: Int, width: Int) {
        guard total > width else {
            text = cells.map(\.text).joined()
            return
        }
        let lead = width / 3
        let from = max(0, min(indentation - lead, total - width))
        let until = from + width
        let isCutBefore = from > 0
        let isCutBehind = until < total
        var lastColumn = from
        var kept = ""
        for cell in cells where cell.column >= from + (isCutBefore ? 1 : 0) {
            guard cell.column + cell.width <= until - (isCutBehind ? 1 : 0) else { break }
            if kept.isEmpty, isCutBefore {
                // A wide character that is cut in two leaves a column empty.
                kept = "…" + String(repeating: " ", count: cell.column - from - 1)
            }
            kept += cell.text
            lastColumn = cell.column + cell.width
        }
        text = kept + (isCutBehind ? "…" : "")
        underlined = max(1, min(indentation + underlined, lastColumn) - indentation)
        indentation -= from
    }
}
