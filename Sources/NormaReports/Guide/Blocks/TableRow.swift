// A table of GitHub's Markdown: cells between bars, and a line of dashes under the first row.

enum TableRow {
    enum Alignment: String { case left, center, right }

    /// The most columns of a table.
    private static let mostColumns = 500

    /// `| :-- | :-: |`; nil if the line isn't one.
    static func alignments(_ line: ArraySlice<UInt8>) -> [Alignment?]? {
        let isOfDashes = line.allSatisfy {
            $0.isBlank || [UInt8(ascii: "|"), UInt8(ascii: ":"), UInt8(ascii: "-")].contains($0)
        }
        guard isOfDashes, line.contains(UInt8(ascii: "-")) else { return nil }
        var alignments: [Alignment?] = []
        for cell in cells(of: line) {
            let isLeft = cell.first == UInt8(ascii: ":")
            let isRight = cell.count > 1 && cell.last == UInt8(ascii: ":")
            let dashes = cell.dropFirst(isLeft ? 1 : 0).dropLast(isRight ? 1 : 0)
            guard !dashes.isEmpty, dashes.allSatisfy({ $0 == UInt8(ascii: "-") }) else { return nil }
            alignments.append(isLeft && isRight ? .center : isRight ? .right : isLeft ? .left : nil)
        }
        return alignments.count <= mostColumns ? alignments : nil
    }

    /// `\|` is a bar in a cell, in code too.
    static func cells(of line: ArraySlice<UInt8>) -> [[UInt8]] {
        let bar = UInt8(ascii: "|")
        var rest = line.withoutBlanksAtEnds
        if rest.first == bar { rest.removeFirst() }
        var cells: [[UInt8]] = []
        var cell: [UInt8] = []
        var isEscaped = false
        var endsWithBar = false
        for byte in rest {
            endsWithBar = byte == bar && !isEscaped
            if endsWithBar {
                cells.append(Array(cell[...].withoutBlanksAtEnds))
                cell = []
                continue
            }
            if byte == bar { cell.removeLast() }
            isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
            cell.append(byte)
        }
        // There is no cell after the last bar.
        if !endsWithBar { cells.append(Array(cell[...].withoutBlanksAtEnds)) }
        return cells
    }
}

extension BlockReader {
    /// The last line of the paragraph is the head; the lines before it stay a paragraph.
    mutating func beginTable(under paragraph: Int, _ cursor: LineCursor) -> Bool {
        guard !tree.blocks[paragraph].content.isEmpty, let alignments = TableRow.alignments(cursor.text) else {
            return false
        }
        let content = tree.blocks[paragraph].content.dropLast()
        let start = content.lastIndex(of: 0x0A).map { $0 + 1 } ?? content.startIndex
        guard TableRow.cells(of: content[start...]).count == alignments.count else { return false }
        if start == content.startIndex {
            tree.blocks[paragraph].kind = .table(alignments)
            tree.blocks[paragraph].lastLine = line
            return true
        }
        let head = Array(content[start...]) + [0x0A]
        let headLine = tree.blocks[paragraph].lastLine
        tree.blocks[paragraph].content = Array(content[..<start])
        tree.blocks[paragraph].lastLine = headLine - 1
        matched = open.count - 1
        open(.table(alignments))
        tree.blocks[tip].firstLine = headLine
        tree.blocks[tip].content = head
        return true
    }
}
