// Reads the blocks of a Markdown document line by line (CommonMark's algorithm): first continued containers, then new
// blocks, then the text. Every line is read once, in a limited number of containers.

import NormaText

struct BlockReader {
    let bytes: [UInt8]
    let lines: LineTable
    var tree = MarkupTree()
    /// The document, and in it the containers and the leaf that the next line may continue.
    var open: [Int] = [0]
    /// How many of `open` the current line continues.
    var matched = 0
    var line = 0

    /// Deeper blocks are text: they help no reader, and a page allows at most five hundred nested elements.
    static let mostOpen = 100

    static func read(_ text: String) -> MarkupTree {
        let bytes = Array(text.utf8)
        var reader = BlockReader(bytes: bytes, lines: LineTable(bytes: bytes))
        reader.readLines()
        return reader.tree
    }

    private mutating func readLines() {
        line = lineAfterFrontMatter()
        // There is no line after the last line break.
        let endsWithBreak = bytes.last == 0x0A || bytes.last == 0x0D
        let lastLine = lines.lineCount - (endsWithBreak ? 1 : 0)
        while line <= lastLine {
            read(LineCursor(bytes, content(ofLine: line)))
            line += 1
        }
        matched = 0
        closeUnmatched()
    }

    /// The bytes of a line without its line break.
    private func content(ofLine line: Int) -> Range<Int> {
        guard let range = lines.range(ofLine: line) else { return bytes.count..<bytes.count }
        var end = Int(range.end)
        if end > range.start, bytes[end - 1] == 0x0A { end -= 1 }
        if end > range.start, bytes[end - 1] == 0x0D { end -= 1 }
        return Int(range.start)..<end
    }

    /// As the reader of guides sees it: `---`, and later `---` or `...`.
    private func lineAfterFrontMatter() -> Int {
        func isEdge(_ line: Int, _ texts: String...) -> Bool {
            var text = bytes[content(ofLine: line)]
            while text.last?.isBlank == true { text.removeLast() }
            return texts.contains { text.elementsEqual($0.utf8) }
        }
        guard lines.lineCount > 1, isEdge(1, "---") else { return 1 }
        return (2...lines.lineCount).first { isEdge($0, "---", "...") }.map { $0 + 1 } ?? 2
    }

    // MARK: - One line

    private mutating func read(_ start: LineCursor) {
        var cursor = start
        let oldTip = tip
        switch matchContainers(&cursor) {
        case .lineIsRead: return
        case .leafTakesLine: return addText(of: cursor, to: tip)
        case .containersGoOn: break
        }
        let allGoOn = matched == open.count
        while true {
            let begun = begin(&cursor)
            if begun == .leaf { return }
            if begun == .nothing { break }
        }
        if cursor.isBlank {
            closeUnmatched()
            return
        }
        if !allGoOn, oldTip == tip, isParagraph(tip) {
            // Text that continues a paragraph although the markers of its containers are missing.
            cursor.skipToText()
            addText(of: cursor, to: tip)
        } else {
            addParagraphText(&cursor)
        }
    }

    private mutating func addParagraphText(_ cursor: inout LineCursor) {
        closeUnmatched()
        cursor.skipToText()
        switch tree.blocks[tip].kind {
        case .paragraph, .table: break
        default: open(.paragraph)
        }
        addText(of: cursor, to: tip)
    }

    var tip: Int { open[open.count - 1] }

    func isParagraph(_ block: Int) -> Bool {
        if case .paragraph = tree.blocks[block].kind { true } else { false }
    }

    mutating func addText(of cursor: LineCursor, to block: Int) {
        let rest = cursor.rest
        tree.blocks[block].content.append(contentsOf: repeatElement(0x20, count: rest.spaces))
        tree.blocks[block].content.append(contentsOf: rest.bytes)
        tree.blocks[block].content.append(0x0A)
        tree.blocks[block].lastLine = line
    }

    /// Begins a block in the innermost container that can hold it.
    mutating func open(_ kind: MarkupTree.Kind) {
        closeUnmatched()
        while !canHoldBlocks(tip, including: kind) {
            close(tip)
            open.removeLast()
        }
        open.append(tree.add(kind, to: tip, line: line))
        matched = open.count
    }

    private func canHoldBlocks(_ block: Int, including kind: MarkupTree.Kind) -> Bool {
        switch (tree.blocks[block].kind, kind) {
        case (.list, .item): true
        case (.document, .item), (.quote, .item), (.item, .item): false
        case (.document, _), (.quote, _), (.item, _): true
        default: false
        }
    }

    /// Ends the blocks that the line doesn't continue.
    mutating func closeUnmatched() {
        while open.count > max(matched, 1) {
            close(tip)
            open.removeLast()
        }
        if matched == 0 { close(0) }
    }
}
