// What can begin on a line: quotes, headings, fences, HTML, breaks, lists, indented code, tables.

extension BlockReader {
    enum Beginning {
        /// The line continues after the mark.
        case container
        /// The line is read.
        case leaf
        case nothing
    }

    mutating func begin(_ cursor: inout LineCursor) -> Beginning {
        // The innermost block that the line continues.
        let container = open[matched - 1]
        if cursor.isIndentedAsCode { return beginIndentedCode(&cursor) }
        guard let first = cursor.first else { return .nothing }
        switch first {
        case UInt8(ascii: ">"):
            return beginQuote(&cursor)
        case UInt8(ascii: "#"):
            if beginHeading(&cursor) { return .leaf }
        case UInt8(ascii: "`"), UInt8(ascii: "~"):
            if beginFence(cursor) { return .leaf }
        case UInt8(ascii: "<"):
            if beginHTML(cursor, inParagraph: isParagraph(tip)) { return .leaf }
        default: break
        }
        if isParagraph(container), underline(container, cursor) { return .leaf }
        if MarkupMarks.isThematicBreak(cursor.text) {
            open(.thematicBreak)
            matched = open.count - 1
            closeUnmatched()
            return .leaf
        }
        if beginItem(&cursor, inParagraph: isParagraph(container)) { return .container }
        return isParagraph(container) && beginTable(under: container, cursor) ? .leaf : .nothing
    }

    private mutating func beginIndentedCode(_ cursor: inout LineCursor) -> Beginning {
        guard !cursor.isBlank, !isParagraph(tip) else { return .nothing }
        cursor.advance(columns: 4)
        open(.indentedCode)
        addText(of: cursor, to: tip)
        return .leaf
    }

    private mutating func beginQuote(_ cursor: inout LineCursor) -> Beginning {
        guard open.count < Self.mostOpen else { return .nothing }
        cursor.skipToText()
        cursor.advance(columns: 1)
        if cursor.isAtBlank { cursor.advance(columns: 1) }
        open(.quote)
        return .container
    }

    private mutating func beginHeading(_ cursor: inout LineCursor) -> Bool {
        guard let (level, text) = MarkupMarks.heading(cursor.text) else { return false }
        open(.heading(level: level))
        tree.blocks[tip].content = Array(text)
        matched = open.count - 1
        closeUnmatched()
        return true
    }

    private mutating func beginFence(_ cursor: LineCursor) -> Bool {
        guard var fence = MarkupMarks.fence(cursor) else { return false }
        fence.indentation = cursor.indentation
        open(.fencedCode(fence))
        return true
    }

    private mutating func beginHTML(_ cursor: LineCursor, inParagraph: Bool) -> Bool {
        guard let end = MarkupMarks.htmlBlock(cursor.text, inParagraph: inParagraph) else { return false }
        open(.html(end))
        let block = tip
        addText(of: cursor, to: block)
        // The end of a comment may directly follow its beginning: `<!-->`.
        let text: String? =
            switch end {
            case .emptyLine: nil
            case .text(let text), .textOrFence(let text): text
            }
        if let text, cursor.text.dropFirst(2).containsIgnoringCase(text) {
            matched = open.count - 1
            closeUnmatched()
        }
        return true
    }

    /// A line of `=` or `-` makes a heading of the paragraph above.
    private mutating func underline(_ paragraph: Int, _ cursor: LineCursor) -> Bool {
        guard let level = MarkupMarks.underline(cursor.text) else { return false }
        takeDefinitions(from: paragraph)
        guard !tree.blocks[paragraph].content.isEmpty else { return false }
        tree.blocks[paragraph].kind = .heading(level: level)
        tree.blocks[paragraph].lastLine = line
        tree.blocks[paragraph].content = Array(tree.blocks[paragraph].content[...].withoutBlanksAtEnds)
        matched = open.count - 1
        closeUnmatched()
        return true
    }

    // MARK: - Lists

    private mutating func beginItem(_ cursor: inout LineCursor, inParagraph: Bool) -> Bool {
        guard open.count + 1 < Self.mostOpen, let (style, length) = MarkupMarks.item(cursor, inParagraph: inParagraph)
        else { return false }
        let offset = cursor.indentation
        cursor.skipToText()
        cursor.advance(columns: length)
        var content = cursor
        content.skipToText()
        let spaces = content.column - cursor.column
        let isEmpty = content.isAtEnd
        let width: Int
        if isEmpty || spaces > 4 || spaces < 1 {
            width = length + 1
            if cursor.isAtBlank { cursor.advance(columns: 1) }
        } else {
            width = length + spaces
            cursor.advance(columns: spaces)
        }
        closeUnmatched()
        if !isInList(style) { open(.list(style)) }
        open(.item(MarkupTree.ItemStyle(indentation: offset + width)))
        return true
    }

    /// Whether the innermost open block that can contain an item is a list of this style; blocks that prevent it are
    /// ended.
    private mutating func isInList(_ style: MarkupTree.ListStyle) -> Bool {
        switch tree.blocks[tip].kind {
        case .paragraph, .table, .indentedCode, .html:
            close(tip)
            open.removeLast()
            matched = open.count
        default: break
        }
        guard case .list(let list) = tree.blocks[tip].kind else { return false }
        return list.goesOn(with: style)
    }
}
