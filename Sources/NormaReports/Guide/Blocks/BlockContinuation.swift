// Which of the open blocks a line continues.

extension BlockReader {
    enum Matching {
        /// The line is complete: it ends a fence.
        case lineIsRead
        /// The line is content of code or HTML.
        case leafTakesLine
        case containersGoOn
    }

    mutating func matchContainers(_ cursor: inout LineCursor) -> Matching {
        matched = 1
        while matched < open.count {
            let block = open[matched]
            switch tree.blocks[block].kind {
            case .quote:
                guard goOnWithQuote(&cursor) else { return .containersGoOn }
                tree.blocks[block].lastLine = line
            case .list: break
            case .item(let style):
                guard goOn(with: style, of: block, &cursor) else { return .containersGoOn }
            case .fencedCode(let fence): return goOn(with: fence, of: block, &cursor)
            case .indentedCode:
                guard goOnWithCode(&cursor) else { return .containersGoOn }
                matched += 1
                return .leafTakesLine
            case .html(let end): return goOn(with: end, of: block, cursor)
            case .paragraph:
                guard !cursor.isBlank else { return .containersGoOn }
            case .table:
                // A bar alone isn't a row.
                guard !cursor.isBlank, !cursor.text.withoutBlanksAtEnds.elementsEqual("|".utf8) else {
                    return .containersGoOn
                }
            case .document, .heading, .thematicBreak, .definitions: return .containersGoOn
            }
            matched += 1
        }
        return .containersGoOn
    }

    private func goOnWithQuote(_ cursor: inout LineCursor) -> Bool {
        guard !cursor.isIndentedAsCode, cursor.first == UInt8(ascii: ">") else { return false }
        cursor.skipToText()
        cursor.advance(columns: 1)
        if cursor.isAtBlank { cursor.advance(columns: 1) }
        return true
    }

    private func goOn(with style: MarkupTree.ItemStyle, of block: Int, _ cursor: inout LineCursor) -> Bool {
        if cursor.isBlank {
            // An item that begins with an empty line ends with the next one.
            guard !tree.blocks[block].children.isEmpty else { return false }
            cursor.skipToText()
            return true
        }
        guard cursor.indentation >= style.indentation else { return false }
        cursor.advance(columns: style.indentation)
        return true
    }

    private func goOnWithCode(_ cursor: inout LineCursor) -> Bool {
        if cursor.isIndentedAsCode {
            cursor.advance(columns: 4)
            return true
        }
        guard cursor.isBlank else { return false }
        cursor.skipToText()
        return true
    }

    private mutating func goOn(
        with fence: MarkupTree.Fence,
        of block: Int,
        _ cursor: inout LineCursor
    ) -> Matching {
        if !cursor.isIndentedAsCode, cursor.first == fence.mark {
            let length = cursor.text.prefix { $0 == fence.mark }.count
            if length >= fence.length, cursor.text.dropFirst(length).allSatisfy(\.isBlank) {
                tree.blocks[block].lastLine = line
                matched = open.count - 1
                closeUnmatched()
                return .lineIsRead
            }
        }
        cursor.advance(columns: min(fence.indentation, cursor.indentation))
        matched += 1
        return .leafTakesLine
    }

    /// Blocks that Norma reads are never HTML; only a comment and raw text hide them, as in the reader of guides.
    private mutating func goOn(with end: HTMLBlockEnd, of block: Int, _ cursor: LineCursor) -> Matching {
        let isFence = !cursor.isIndentedAsCode && MarkupMarks.fence(cursor) != nil
        switch end {
        case .emptyLine where cursor.isBlank || isFence, .textOrFence where isFence: return .containersGoOn
        case .text(let text) where cursor.text.containsIgnoringCase(text),
            .textOrFence(let text) where cursor.text.containsIgnoringCase(text):
            addText(of: cursor, to: block)
            closeUnmatched()
            return .lineIsRead
        case .emptyLine, .text, .textOrFence:
            matched += 1
            return .leafTakesLine
        }
    }
}
