// Fenced blocks: where one opens, and those that a quote shows.

extension MarkdownScanner {
    mutating func openFence(line: Int, _ cursor: LineCursor, container: Int) -> Bool {
        guard let (byte, length, info) = MarkdownMarks.fence(cursor) else { return false }
        paragraph = .none
        let block = FencedBlock(
            fence: cursor.index,
            info: info,
            lines: [],
            isClosed: false,
            isQuoted: false,
            documentLines: line...line
        )
        openFence = OpenFence(
            byte: byte,
            length: length,
            indentation: cursor.column,
            container: container,
            line: line,
            block: block
        )
        return true
    }

    /// In a quote only the fences count, and whether it ends in text that the next line may continue.
    mutating func readQuote(line: Int, _ start: LineCursor) {
        var cursor = start
        while cursor.current == UInt8(ascii: ">") {
            cursor.advance()
            cursor.skipBlanks()
        }
        let isText = !cursor.isAtEnd && cursor.current != UInt8(ascii: "#") && !MarkdownMarks.isRule(cursor)
        paragraph = isText && quotedFence == nil ? .nested : .none
        guard let (byte, length, info) = MarkdownMarks.fence(cursor) else { return }
        paragraph = .none
        if let open = quotedFence {
            if byte == open.byte, length >= open.length, info.isEmpty { quotedFence = nil }
            return
        }
        quotedFence = (byte, length)
        result.blocks.append(
            FencedBlock(
                fence: cursor.index,
                info: info,
                lines: [],
                isClosed: true,
                isQuoted: true,
                documentLines: line...line
            )
        )
    }
}
