// A Markdown table in aligned columns, with wrapped cells if the terminal is too narrow.

import NormaText

struct MarkdownTable {
    let rows: [[String]]

    /// A table with more columns fits no terminal; it is shown as its source.
    static let mostColumns = 100

    /// The cells of one line; `\|` is a bar in a cell.
    static func cells(of line: Substring) -> [String] {
        var cells: [String] = []
        var cell = ""
        var isEscaped = false
        for character in line.dropFirst() {
            if character == "|", !isEscaped {
                cells.append(String(cell.trimmed))
                cell = ""
            } else {
                if character == "|" { cell.removeLast() }
                cell.append(character)
            }
            isEscaped = character == "\\"
        }
        if !cell.trimmed.isEmpty { cells.append(String(cell.trimmed)) }
        return cells
    }

    func lines(width: Int) -> [StyledText] {
        let shown = rows.map { $0.map { MarkdownText.unmarked(VisibleText.oneLine($0)) } }
        let widths = columnWidths(of: shown, width: width)
        var lines: [StyledText] = []
        for (index, row) in shown.enumerated() {
            lines += self.lines(of: row, widths: widths, isHead: index == 0)
            if index == 0 {
                let rules = widths.map { String(repeating: "─", count: $0) }
                lines.append(StyledText(rules.joined(separator: "  "), .dim))
            }
        }
        return lines
    }

    private func lines(of row: [String], widths: [Int], isHead: Bool) -> [StyledText] {
        let cells = zip(row, widths).map { TextWrapping.lines($0, width: $1) }
        let height = cells.map(\.count).max() ?? 0
        return (0..<height).map { line in
            var text = StyledText("")
            var blanks = 0
            for (cell, width) in zip(cells, widths) {
                let part = cell.indices.contains(line) ? cell[line] : ""
                text += StyledText(String(repeating: " ", count: part.isEmpty ? 0 : blanks))
                text += isHead ? StyledText(part, .bold) : StyledText.code(in: [part]).joined()
                blanks = (part.isEmpty ? blanks : 0) + max(0, width - DisplayWidth.of(part)) + 2
            }
            return text
        }
    }

    /// As wide as the widest cell; if that is too much, the widest columns shrink first, down to twelve columns.
    private func columnWidths(of rows: [[String]], width: Int) -> [Int] {
        let count = rows.map(\.count).max() ?? 0
        var widths = Array(repeating: 0, count: count)
        for row in rows {
            for (column, cell) in row.enumerated() { widths[column] = max(widths[column], DisplayWidth.of(cell)) }
        }
        let room = width - 2 * max(0, count - 1)
        guard widths.reduce(0, +) > room else { return widths }
        func sum(atMost limit: Int) -> Int { widths.reduce(0) { $0 + min($1, limit) } }
        let limits = 12..<max(12, widths.max() ?? 12)
        let wide = limits[limits.partitioningIndex { sum(atMost: $0 + 1) > room }...].first ?? limits.upperBound
        // The rest of the room goes to the last of the shrunk columns.
        var excess = sum(atMost: wide + 1) - room
        return widths.map { own in
            guard own > wide else { return own }
            defer { excess -= 1 }
            return excess > 0 ? wide : wide + 1
        }
    }
}
