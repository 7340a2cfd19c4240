// Writes the blocks of a guide as HTML.

struct GuideWriter {
    let tree: MarkupTree
    let cards: RuleCards
    var inlines: InlineMarkup
    let look: GuideLook
    var markup = MarkupText()
    private(set) var headings: [GuideMarkup.Heading] = []
    private var names = HeadingNames()
    /// Cells that are missing in rows and written all the same.
    private var missingCells = 10_000

    init(tree: MarkupTree, cards: RuleCards, inlines: InlineMarkup, look: GuideLook) {
        self.tree = tree
        self.cards = cards
        self.inlines = inlines
        self.look = look
    }

    mutating func write() {
        writeChildren(of: 0)
        for card in cards.atEnd { markup.add(card + "\n") }
    }

    private mutating func writeChildren(of block: Int, isTight: Bool = false, inQuote: Bool = false) {
        for child in tree.blocks[block].children { write(child, isTight: isTight, inQuote: inQuote) }
    }

    /// The maximal depth is that of the reader of blocks.
    private mutating func write(_ index: Int, isTight: Bool, inQuote: Bool) {
        for card in cards.before(index) { markup.add(card + "\n") }
        let block = tree.blocks[index]
        switch block.kind {
        case .document, .definitions: break
        case .quote:
            markup.add("<blockquote dir=\"auto\">\n")
            writeChildren(of: index, inQuote: true)
            markup.add("</blockquote>\n")
        case .list(let style): writeList(index, style, inQuote: inQuote)
        case .item: writeItem(index, isTight: isTight, inQuote: inQuote)
        case .paragraph:
            markup.add(isTight ? "" : "<p dir=\"auto\">")
            writeInlines(block.content)
            markup.add(isTight ? "\n" : "</p>\n")
        case .heading(let level): writeHeading(level, block.content)
        case .indentedCode: writeCode(block.content, language: nil)
        case .fencedCode(let fence): write(fence, block.content, inQuote: inQuote)
        case .html: writeHTML(block.content)
        case .table(let alignments): writeTable(block.content, alignments)
        case .thematicBreak: markup.add("<hr>\n")
        }
    }

    mutating func writeInlines(_ text: [UInt8]) {
        inlines.write(InlineReader.read(text, definitions: tree.definitions), into: &markup)
    }

    private mutating func writeHeading(_ level: Int, _ text: [UInt8]) {
        let inline = InlineReader.read(text, definitions: tree.definitions)
        let title = InlineMarkup.words(of: inline)
        let heading = GuideMarkup.Heading(level: level, title: title, id: inlines.idPrefix + names.name(for: title))
        headings.append(heading)
        let tag = "h\(min(6, level + look.headingShift))"
        markup.add("<\(tag) id=\"")
        markup.add(shown: heading.id)
        markup.add("\" dir=\"auto\">")
        inlines.write(inline, into: &markup)
        markup.add("</\(tag)>\n")
    }

    // MARK: - Lists

    private mutating func writeList(_ index: Int, _ style: MarkupTree.ListStyle, inQuote: Bool) {
        if let start = style.start {
            markup.add(start == 1 ? "<ol>\n" : "<ol start=\"\(start)\">\n")
        } else {
            markup.add("<ul>\n")
        }
        writeChildren(of: index, isTight: !style.isLoose, inQuote: inQuote)
        markup.add(style.start == nil ? "</ul>\n" : "</ol>\n")
    }

    private mutating func writeItem(_ index: Int, isTight: Bool, inQuote: Bool) {
        guard let first = tree.blocks[index].children.first, let isDone = task(in: tree.blocks[first]) else {
            markup.add("<li dir=\"auto\">")
            writeChildren(of: index, isTight: isTight, inQuote: inQuote)
            markup.add("</li>\n")
            return
        }
        let state = isDone ? "aria-label=\"done\" checked" : "aria-label=\"to do\""
        markup.add("<li class=\"task\" dir=\"auto\">")
        for card in cards.before(first) { markup.add(card + "\n") }
        markup.add(isTight ? "" : "<p dir=\"auto\">")
        markup.add("<input type=\"checkbox\" disabled \(state)> ")
        writeInlines(Array(tree.blocks[first].content.dropFirst(4)))
        markup.add(isTight ? "\n" : "</p>\n")
        for child in tree.blocks[index].children.dropFirst() { write(child, isTight: isTight, inQuote: inQuote) }
        markup.add("</li>\n")
    }

    /// `[x] Text`: whether it is done; nil if the paragraph isn't a task.
    private func task(in block: MarkupTree.Block) -> Bool? {
        guard case .paragraph = block.kind, block.content.count > 4, block.content[3].isBlank else { return nil }
        switch block.content.prefix(3) {
        case [0x5B, 0x20, 0x5D]: return false
        case [0x5B, 0x78, 0x5D], [0x5B, 0x58, 0x5D]: return true
        default: return nil
        }
    }

    // MARK: - Tables, HTML

    private mutating func writeTable(_ content: [UInt8], _ alignments: [TableRow.Alignment?]) {
        let rows = content.split(separator: 0x0A)
        markup.add("<table>\n")
        for (index, row) in rows.enumerated() {
            if index < 2 { markup.add(index == 0 ? "<thead>\n" : "<tbody>\n") }
            markup.add("<tr>\n")
            writeCells(TableRow.cells(of: row), alignments, tag: index == 0 ? "th" : "td")
            markup.add("</tr>\n")
            if index == 0 { markup.add("</thead>\n") }
        }
        markup.add(rows.count > 1 ? "</tbody>\n</table>\n" : "</table>\n")
    }

    private mutating func writeCells(_ cells: [[UInt8]], _ alignments: [TableRow.Alignment?], tag: String) {
        for (column, alignment) in alignments.enumerated() {
            if column >= cells.count {
                if missingCells == 0 { return }
                missingCells -= 1
            }
            let side = alignment.map { " align=\"\($0.rawValue)\"" } ?? ""
            markup.add("<\(tag)\(side) dir=\"auto\">")
            if column < cells.count { writeInlines(cells[column]) }
            markup.add("</\(tag)>\n")
        }
    }

    /// Raw HTML is shown; comments are for authors.
    private mutating func writeHTML(_ content: [UInt8]) {
        let shown = RawHTML.withoutComments(content)
        guard shown.contains(where: { !$0.isBlankOrLineEnd }) else { return }
        writeCode(shown, language: "html")
    }
}

enum RawHTML {
    static func withoutComments(_ content: [UInt8]) -> [UInt8] {
        var shown: [UInt8] = []
        var index = 0
        while index < content.count {
            guard content[index] == UInt8(ascii: "<"), content[index...].starts(with: "<!--".utf8) else {
                shown.append(content[index])
                index += 1
                continue
            }
            index += 4
            while index < content.count, !content[index...].starts(with: "-->".utf8) { index += 1 }
            index += 3
        }
        return shown
    }
}
