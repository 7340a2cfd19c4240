// The end of a block: its last line, and the final kind of its text.

extension BlockReader {
    mutating func close(_ block: Int) {
        switch tree.blocks[block].kind {
        case .paragraph:
            takeDefinitions(from: block)
            if tree.blocks[block].content.isEmpty { tree.blocks[block].kind = .definitions }
            while tree.blocks[block].content.last?.isBlankOrLineEnd == true { tree.blocks[block].content.removeLast() }
        case .indentedCode: removeEmptyLinesAtEnd(of: block)
        case .list(var style):
            style.isLoose = isLoose(block)
            tree.blocks[block].kind = .list(style)
            takeLastLineFromChildren(block)
        case .document, .quote, .item: takeLastLineFromChildren(block)
        case .heading, .fencedCode, .html, .table, .thematicBreak, .definitions: break
        }
    }

    private mutating func takeLastLineFromChildren(_ block: Int) {
        guard let last = tree.blocks[block].children.last else { return }
        tree.blocks[block].lastLine = max(tree.blocks[block].lastLine, tree.blocks[last].lastLine)
    }

    private mutating func removeEmptyLinesAtEnd(of block: Int) {
        var content = tree.blocks[block].content[...]
        tree.blocks[block].content = []
        while content.last == 0x0A {
            let body = content.dropLast()
            let lastLine = body.suffix(from: body.lastIndex(of: 0x0A).map { $0 + 1 } ?? body.startIndex)
            guard lastLine.allSatisfy(\.isBlank) else { break }
            content = body.prefix(upTo: lastLine.startIndex)
            tree.blocks[block].lastLine -= 1
        }
        tree.blocks[block].content = Array(content)
    }

    /// Empty lines between its items, or between the blocks of one.
    private func isLoose(_ list: Int) -> Bool {
        func hasGaps(_ blocks: [Int]) -> Bool {
            zip(blocks, blocks.dropFirst()).contains {
                tree.blocks[$0].lastLine + 1 < tree.blocks[$1].firstLine
            }
        }
        let items = tree.blocks[list].children
        return hasGaps(items) || items.contains { hasGaps(tree.blocks[$0].children) }
    }

    /// `[name]: target "title"` at the beginning of a paragraph isn't text.
    mutating func takeDefinitions(from paragraph: Int) {
        guard tree.blocks[paragraph].content.first == UInt8(ascii: "[") else { return }
        var start = 0
        while let end = tree.definitions.addDefinition(in: tree.blocks[paragraph].content, from: start) { start = end }
        if start > 0 { tree.blocks[paragraph].content.removeFirst(start) }
    }
}
