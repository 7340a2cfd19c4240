// The parts of a Markdown document, as far as a terminal needs them.

/// Line by line and forgiving: anything unknown is prose.
enum MarkdownBlock {
    struct Code {
        /// The words after the opening fence.
        var info: String
        var lines: [String]
    }

    case heading(level: Int, title: String)
    case paragraph(String)
    case item(String, indentation: Int, mark: String)
    case quote(String)
    case table([[String]])
    case code(Code)
    case line

    static func blocks(of markdown: String) -> [MarkdownBlock] {
        var reading = MarkdownReading()
        for line in markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            reading.read(String(line))
        }
        reading.close()
        return reading.blocks
    }
}

/// One pass over the lines; an open block collects lines until another kind of line closes it.
private struct MarkdownReading {
    var blocks: [MarkdownBlock] = []
    private var prose: [String] = []
    private var item: (indentation: Int, mark: String)?
    private var isQuote = false
    private var rows: [[String]] = []
    private var fence: (mark: Substring, indentation: Int, code: MarkdownBlock.Code)?
    private var isInComment = false
    private var isInFrontMatter = false
    private var isFirst = true

    mutating func read(_ line: String) {
        defer { isFirst = false }
        if readFence(line) || readSkipped(line) { return }
        let text = line.drop { $0 == " " }
        if text.isEmpty { return close() }
        if let level = headingLevel(text) {
            close()
            let title = text.dropFirst(level).drop { $0 == " " }
            blocks.append(.heading(level: level, title: MarkdownText.unmarked(String(title))))
        } else if text.hasPrefix("|") {
            if rows.isEmpty { close() }
            let cells = MarkdownTable.cells(of: text)
            if !cells.allSatisfy({ $0.allSatisfy { "-: ".contains($0) } && $0.contains("-") }) { rows.append(cells) }
        } else if prose.isEmpty || item != nil, text.count > 2, text.allSatisfy({ $0 == "-" || $0 == " " }) {
            close()
            blocks.append(.line)
        } else if let mark = itemMark(text) {
            close()
            item = (line.count - text.count, mark == "-" || mark == "*" ? "•" : mark)
            prose = [String(text.dropFirst(mark.count + 1))]
        } else if text.hasPrefix(">") {
            if !isQuote { close() }
            isQuote = true
            prose.append(String(text.dropFirst().drop { $0 == " " }))
        } else {
            if !rows.isEmpty { close() }
            prose.append(String(text))
        }
    }

    /// Ends the open block.
    mutating func close() {
        if let open = fence { blocks.append(.code(open.code)) }
        fence = nil
        if !rows.isEmpty { blocks.append(.table(rows)) }
        rows = []
        defer { (prose, item, isQuote) = ([], nil, false) }
        guard !prose.isEmpty else { return }
        let text = prose.joined(separator: " ")
        if let item {
            blocks.append(.item(text, indentation: item.indentation, mark: item.mark))
        } else {
            blocks.append(isQuote ? .quote(text) : .paragraph(text))
        }
    }

    private mutating func readFence(_ line: String) -> Bool {
        let text = line.drop { $0 == " " }
        let mark = text.prefix { $0 == text.first }
        let isMark = mark.count >= 3 && (mark.first == "`" || mark.first == "~")
        let indentation = line.count - text.count
        if var open = fence {
            if isMark, mark.first == open.mark.first, mark.count >= open.mark.count, mark.count == text.count {
                close()
            } else {
                let own = line.prefix(open.indentation).prefix { $0 == " " }
                open.code.lines.append(String(line.dropFirst(own.count)))
                fence = open
            }
            return true
        }
        guard isMark, !isInComment, !isInFrontMatter else { return false }
        close()
        let info = text.dropFirst(mark.count).drop { $0 == " " }
        fence = (mark, indentation, MarkdownBlock.Code(info: String(info), lines: []))
        return true
    }

    /// Front matter and comments, which readers of the page don't need.
    private mutating func readSkipped(_ line: String) -> Bool {
        if isFirst, line == "---" {
            isInFrontMatter = true
            return true
        }
        if isInFrontMatter {
            isInFrontMatter = line != "---"
            return true
        }
        if isInComment || line.hasPrefix("<!--") {
            close()
            isInComment = !line.contains("-->")
            return true
        }
        return false
    }

    private func headingLevel(_ text: Substring) -> Int? {
        let level = text.prefix { $0 == "#" }.count
        return (1...6).contains(level) && text.dropFirst(level).first == " " ? level : nil
    }

    /// `-`, `*` or `3.` if a space follows.
    private func itemMark(_ text: Substring) -> String? {
        guard let space = text.firstIndex(of: " ") else { return nil }
        let mark = text[..<space]
        if mark == "-" || mark == "*" { return String(mark) }
        let isNumber = mark.last == "." && (2...4).contains(mark.count) && mark.dropLast().allSatisfy(\.isNumber)
        return isNumber ? String(mark) : nil
    }
}
