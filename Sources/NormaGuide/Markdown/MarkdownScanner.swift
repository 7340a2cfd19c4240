// Finds headings, fenced blocks and comments in a Markdown file, line by line, following CommonMark where it matters:
// longer fences contain shorter ones, a list item indents its blocks, a comment hides its content.

import NormaText

struct MarkdownScanner {
    let document: DocumentText
    var result = MarkdownDocument(
        frontMatter: nil,
        firstLine: 1,
        headings: [],
        blocks: [],
        comments: [],
        unclosedComment: nil,
        unclosedFrontMatter: nil,
        tooDeep: nil
    )
    var openFence: OpenFence?
    private var fenceLines: [Range<Int>] = []
    private var openComment: (line: Int, offset: Int)?
    private var closingTag: String?
    /// The columns at which the contents of the open list items begin, outermost first.
    private var items: [Int] = []
    /// As deep as the page goes that shows a guide.
    static let mostItems = 49
    /// The last line was a list marker alone; an empty line now ends its item.
    private var beginsEmpty = false
    var paragraph = Paragraph.none
    var quotedFence: (byte: UInt8, length: Int)?

    /// The text that the next line may go on with.
    enum Paragraph: Equatable {
        case none
        /// In a list item or quote.
        case nested
        /// May turn out to be an underlined heading.
        case plain(line: Int)
    }

    struct OpenFence {
        var byte: UInt8
        var length: Int
        /// Columns of blanks that belong to the fence and not to its content.
        var indentation: Int
        /// The content column of the list item that contains it; 0 outside of lists.
        var container: Int
        var line: Int
        var block: FencedBlock
    }

    /// One pass over the bytes.
    static func scan(_ document: DocumentText) -> MarkdownDocument {
        var scanner = MarkdownScanner(document: document)
        return scanner.scan()
    }

    private init(document: DocumentText) { self.document = document }

    private mutating func scan() -> MarkdownDocument {
        let lineCount = document.lines.lineCount
        result.firstLine = skipFrontMatter(lineCount: lineCount)
        for line in result.firstLine..<max(result.firstLine, lineCount + 1) { read(line: line) }
        if let fence = openFence { close(fence, at: lineCount, isClosed: false) }
        guard let comment = openComment else { return result }
        result.unclosedComment = comment.offset
        result.comments.append(comment.line...max(comment.line, lineCount))
        return result
    }

    private mutating func skipFrontMatter(lineCount: Int) -> Int {
        guard lineCount > 1, isFrontMatterEdge(1, "---") else { return 1 }
        for line in 2...lineCount where isFrontMatterEdge(line, "---", "...") {
            result.frontMatter = start(ofLine: 2)..<start(ofLine: line)
            return line + 1
        }
        result.unclosedFrontMatter = 0
        return 2
    }

    private func start(ofLine line: Int) -> Int { document.content(ofLine: line).lowerBound }

    private func trimmed(_ line: Int) -> ArraySlice<UInt8> {
        var slice = document.bytes[document.content(ofLine: line)]
        if line == 1, slice.starts(with: [0xEF, 0xBB, 0xBF]) { slice = slice.dropFirst(3) }
        while slice.last == 0x20 || slice.last == 0x09 { slice = slice.dropLast() }
        return slice
    }

    private func isFrontMatterEdge(_ line: Int, _ texts: String...) -> Bool {
        texts.contains { trimmed(line).elementsEqual($0.utf8) }
    }

    // MARK: - One line

    private mutating func read(line: Int) {
        var cursor = LineCursor(document.bytes, document.content(ofLine: line))
        if line == 1 { cursor.skipByteOrderMark() }
        if let fence = openFence, read(line: line, at: cursor, in: fence) { return }
        if openComment != nil { return closeComment(in: cursor, line: line) }
        if let tag = closingTag {
            if MarkdownMarks.contains(cursor.rest, tag) { closingTag = nil }
            return
        }
        if cursor.isBlank {
            paragraph = .none
            quotedFence = nil
            if beginsEmpty { _ = items.popLast() }
            beginsEmpty = false
            return
        }
        readBlockStart(line: line, cursor)
    }

    /// Whether the line belongs to the open fence: content, or its end.
    private mutating func read(line: Int, at start: LineCursor, in fence: OpenFence) -> Bool {
        var cursor = start
        cursor.skipBlanks()
        if !cursor.isAtEnd, cursor.column < fence.container { return close(fence, at: line - 1, isClosed: false) }
        if cursor.current == fence.byte, cursor.column - fence.container <= 3, cursor.runLength >= fence.length {
            var after = cursor
            after.advance(by: cursor.runLength)
            if after.isBlank { return close(fence, at: line, isClosed: true) }
        }
        var content = start
        content.skipBlanks(upToColumn: fence.indentation)
        let end = document.lines.range(ofLine: line).map { Int($0.end) } ?? content.end
        fenceLines.append(content.index..<max(content.index, end))
        return true
    }

    /// Gives back whether the fence itself ended.
    @discardableResult
    private mutating func close(_ fence: OpenFence, at line: Int, isClosed: Bool) -> Bool {
        var block = fence.block
        block.isClosed = isClosed
        block.lines = fenceLines
        fenceLines = []
        block.documentLines = fence.line...max(fence.line, line)
        result.blocks.append(block)
        openFence = nil
        return isClosed
    }

    private mutating func readBlockStart(line: Int, _ start: LineCursor) {
        var cursor = start
        cursor.skipBlanks()
        let openItems = items
        beginsEmpty = false
        while let item = items.last, cursor.column < item { items.removeLast() }
        var container = items.last ?? 0
        let isInItem = items.count == openItems.count && !items.isEmpty
        var isContinuing = paragraph != .none && (paragraph != .nested || isInItem)
        while true {
            if cursor.column - container > 3 { break }
            if cursor.current == UInt8(ascii: ">") { return readQuote(line: line, cursor) }
            quotedFence = nil
            if openFence(line: line, cursor, container: container) || openHTML(line: line, cursor) { return }
            if readHeading(line: line, cursor, isInItem: isInItem) { return }
            guard let content = listItemContent(cursor, inParagraph: isContinuing) else { break }
            guard items.count < Self.mostItems else {
                if result.tooDeep == nil { result.tooDeep = cursor.index }
                break
            }
            paragraph = .none
            items.append(content.column)
            container = content.column
            isContinuing = false
            cursor = content
            cursor.skipBlanks()
            beginsEmpty = cursor.isAtEnd
            if cursor.isAtEnd { return }
        }
        // A line that goes on with the text of a list item or quote belongs to it, however little it is indented.
        if paragraph == .nested { items = openItems }
        addToParagraph(line: line, isCode: cursor.column - container > 3)
    }

    private mutating func addToParagraph(line: Int, isCode: Bool) {
        guard paragraph == .none, !isCode else { return }
        paragraph = items.isEmpty ? .plain(line: line) : .nested
    }

    // MARK: - Headings

    private mutating func readHeading(line: Int, _ cursor: LineCursor, isInItem: Bool) -> Bool {
        guard let byte = cursor.current else { return false }
        if byte == UInt8(ascii: "#") {
            let level = cursor.runLength
            var title = cursor
            title.advance(by: level)
            guard level <= 6, title.isAtEnd || title.current == 0x20 || title.current == 0x09 else { return false }
            paragraph = .none
            guard items.isEmpty else { return true }
            let text = MarkdownMarks.withoutClosingMarks(MarkdownMarks.trimmedText(title.rest))
            result.headings.append(.init(level: level, title: text, line: line, lastLine: line))
            return true
        }
        if byte == UInt8(ascii: "=") || byte == UInt8(ascii: "-"), cursor.isRunAlone {
            if case .plain(let first) = paragraph {
                let title = (first..<line).map {
                    MarkdownMarks.trimmedText(document.bytes[document.content(ofLine: $0)])
                }
                let level = byte == UInt8(ascii: "=") ? 1 : 2
                let text = title.joined(separator: " ")
                result.headings.append(.init(level: level, title: text, line: first, lastLine: line))
                paragraph = .none
                return true
            }
            if paragraph == .nested, isInItem {
                paragraph = .none
                return true
            }
        }
        guard MarkdownMarks.isRule(cursor) else { return false }
        paragraph = .none
        return true
    }

    // MARK: - Lists

    /// The cursor at the content of a list item that begins here; nil if none does.
    private func listItemContent(_ start: LineCursor, inParagraph: Bool) -> LineCursor? {
        guard let byte = start.current else { return nil }
        var cursor = start
        var isFirstNumber = true
        if [UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*")].contains(byte) {
            cursor.advance()
        } else {
            let digits = cursor.rest.prefix { (0x30...0x39).contains($0) }
            guard (1...9).contains(digits.count) else { return nil }
            isFirstNumber = digits.elementsEqual("1".utf8)
            cursor.advance(by: digits.count)
            guard cursor.current == UInt8(ascii: ".") || cursor.current == UInt8(ascii: ")") else { return nil }
            cursor.advance()
        }
        guard cursor.isAtEnd || cursor.current == 0x20 || cursor.current == 0x09 else { return nil }
        // Inside a paragraph only a marker with text, and of numbers only 1, begins a list.
        if inParagraph, !isFirstNumber || cursor.isBlank { return nil }
        let afterMarker = cursor.column
        var content = cursor
        content.skipBlanks()
        if content.isAtEnd || content.column - afterMarker > 4 {
            content = cursor; content.skipBlanks(upToColumn: afterMarker + 1)
        }
        return content
    }

    // MARK: - HTML

    private mutating func openHTML(line: Int, _ cursor: LineCursor) -> Bool {
        guard cursor.current == UInt8(ascii: "<") else { return false }
        if cursor.starts(with: "<!--") {
            paragraph = .none
            openComment = (line, cursor.index)
            var after = cursor
            after.advance(by: 4)
            closeComment(in: after, line: line)
            return true
        }
        for tag in ["pre", "script", "style", "textarea"] where cursor.startsIgnoringCase(with: "<" + tag) {
            let next = cursor.rest.dropFirst(tag.utf8.count + 1).first
            guard next == nil || next == 0x20 || next == 0x09 || next == UInt8(ascii: ">") else { continue }
            paragraph = .none
            if !MarkdownMarks.contains(cursor.rest, "</" + tag + ">") { closingTag = "</" + tag + ">" }
            return true
        }
        return false
    }

    private mutating func closeComment(in cursor: LineCursor, line: Int) {
        guard let open = openComment, MarkdownMarks.contains(cursor.rest, "-->") else { return }
        result.comments.append(open.line...line)
        openComment = nil
    }
}
