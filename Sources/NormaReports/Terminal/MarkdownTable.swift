// A Markdown table in columns that stand straight, its cells wrapped where the terminal is too narrow.

import NormaText

struct MarkdownTable {
    let rows: [[String]]

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

    /// As wide as the widest cell; where that is too much, the widest columns give way first, down to twelve columns.
    private func columnWidths(of rows: [[String]], width: Int) -> [Int] {
        let count = rows.map(\.count).max() ?? 0
        var widths = (0..<count).map { column in
            rows.map { $0.indices.contains(column) ? DisplayWidth.of($0[column]) : 0 }.max() ?? 0
        }
        let room = width - 2 * max(0, count - 1)
        while widths.reduce(0, +) > room, let widest = widths.max(), widest > 12,
            let column = widths.firstIndex(of: widest)
        {
            widths[column] -= 1
        }
        return widths
    }
}
