// Reads the claims of a document, line by line. What may be an example, a plan or the past makes none.

import NormaGuide
import NormaText

package struct ClaimReader {
    private let page: MarkdownPage
    /// The lines of the whole document.
    private let lines: [Substring]
    private var result = ClaimPage()
    private var run = TextRun()
    private var isItem = false
    private var lastLine = 0
    /// The open list items: where their content begins, and whether what they introduce may not be there.
    private var items: [(column: Int, isHedged: Bool)] = []
    /// The last paragraph, if it introduces a list or block.
    private var introduction: (line: Int, isHedged: Bool)?
    private var list: Int?
    /// Whether the introduction or the head of the table is about something that may not be there; nil outside of a table.
    private var isHedgedTable: Bool?
    private var sentences: [String] = []
    private let hedgedSections: [Bool]

    /// Cost: linear in the text.
    package static func read(_ text: String) -> ClaimPage {
        let page = MarkdownPage(text)
        var reader = ClaimReader(page, text)
        reader.readAll()
        reader.result.foreignLanguages = GuidelineLanguage.foreign(in: reader.sentences)
        guard reader.result.foreignLanguages.isEmpty else {
            return ClaimPage(foreignLanguages: reader.result.foreignLanguages)
        }
        return reader.result
    }

    private init(_ page: MarkdownPage, _ text: String) {
        self.page = page
        lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
        hedgedSections = page.sections.map { $0.titlePath.contains(where: ClaimHedges.isHedged(heading:)) }
    }

    private mutating func readAll() {
        var blocks = page.blocks[...]
        var section = -1
        for line in page.lines {
            while let block = blocks.first, block.lines.lowerBound < line.number {
                endPassage()
                read(block)
                blocks = blocks.dropFirst()
            }
            if line.number != lastLine + 1 { endPassage() }
            if line.section != section {
                endPassage()
                (section, items, introduction, list) = (line.section, [], nil, nil)
            }
            lastLine = line.number
            read(LineText(line.bytes), line.number)
        }
        endPassage()
        blocks.forEach { read($0) }
    }

    // MARK: - Text

    private mutating func read(_ text: LineText, _ number: Int) {
        if text.isBlank { isHedgedTable = nil }
        if text.isBlank || text.isRule || text.isDrawing || text.isTableRule || text.isQuoted { return endPassage() }
        if text.cells != nil, text.content.first == UInt8(ascii: "|") {
            endPassage()
            return readRow(text, number)
        }
        isHedgedTable = nil
        if let item = text.listItem {
            endPassage()
            while let last = items.last, item.indentation < last.column { items.removeLast() }
            // A box to tick is before what is to do or was done.
            let isTask = text.content[..<item.content.startIndex].contains(UInt8(ascii: "["))
            let isHedged = items.last?.isHedged ?? introduction?.isHedged ?? false
            items.append((item.column, isHedged || isTask))
            isItem = true
            return run.add(item.content, line: number, column: item.contentColumn)
        }
        if run.isEmpty {
            while let item = items.last, text.indentation < item.column { items.removeLast() }
            isItem = false
            if items.isEmpty { list = nil }
            if items.isEmpty, text.indentation >= 4 { return }
        }
        run.add(text.content, line: number, column: text.column)
    }

    private mutating func readRow(_ row: LineText, _ number: Int) {
        while let item = items.last, row.indentation < item.column { items.removeLast() }
        if isHedgedTable == nil { list = nil }
        let isIntroduced = introduction.map { number - $0.line <= 2 && $0.isHedged } ?? false
        items.append((row.column, isHedgedTable ?? (items.last?.isHedged ?? isIntroduced)))
        isItem = true
        run.add(row.content, line: number, column: row.column)
        endPassage()
        guard let item = items.popLast(), isHedgedTable == nil else { return }
        isHedgedTable = item.isHedged
    }

    private mutating func endPassage() {
        defer { run = TextRun() }
        guard !run.isEmpty else { return }
        let isBelowHedge = items.last?.isHedged ?? false
        var isHedged = isBelowHedge
        var hasHedge = isBelowHedge
        for range in run.sentences() {
            let plain = PlainMarkdown(run.bytes[range])
            if sentences.count < Self.mostSentences { sentences.append(plain.text) }
            isHedged = ClaimHedges.isHedged(plain.prose)
            hasHedge = hasHedge || isHedged
            guard !isBelowHedge, !isHedged, !isHedgedSection else { continue }
            readSpans(in: range, suggests: ClaimHedges.suggestsNames(plain.prose))
        }
        if isItem, let last = items.indices.last { items[last].isHedged = hasHedge }
        if items.isEmpty { introduction = (lastLine, isHedged) }
    }

    /// Enough to know the language.
    private static let mostSentences = 2_000

    private var isHedgedSection: Bool {
        let section = page.lines.isEmpty ? 0 : currentSection
        return hedgedSections.indices.contains(section) && hedgedSections[section]
    }

    private var currentSection: Int {
        let index = page.lines.partitioningIndex { $0.number > lastLine } - 1
        return page.lines.indices.contains(index) ? page.lines[index].section : 0
    }

    private mutating func readSpans(in range: Range<Int>, suggests: Bool) {
        let bytes = run.bytes[range]
        var index = range.lowerBound
        var link: (end: Int, target: String)?
        let namesDomains = bytes.firstRange(of: Array(".com".utf8)) != nil
        while index < range.upperBound {
            if bytes[index] == UInt8(ascii: "[") {
                link = Self.link(at: index, in: bytes)
                index += 1
            } else if bytes[index] == UInt8(ascii: "`") {
                guard let span = PlainMarkdown.end(ofCodeSpanAt: index, in: bytes) else {
                    index += bytes[index...].prefix { $0 == UInt8(ascii: "`") }.count
                    continue
                }
                let text = String(decoding: bytes[span.content], as: UTF8.self)
                let isLeading = isItem && run.bytes[..<index].allSatisfy { "*_|[ \t".utf8.contains($0) }
                // The target of a link is the claim, not its text.
                let isLinked = link.map { index < $0.end && ($0.target != text || SpanClaims.isLink(text)) } ?? false
                if !isLinked, !namesDomains || !SpanClaims.mayBeDomain(text) {
                    add(text, at: run.position(of: span.content.lowerBound), isLeading, suggests)
                }
                index = span.end
            } else if bytes[index] == UInt8(ascii: "]"), index + 1 < range.upperBound,
                bytes[index + 1] == UInt8(ascii: "(")
            {
                let text = Self.target(of: bytes[(index + 2)...])
                if SpanClaims.isLink(text) {
                    result.claims.append(Claim(subject: .link, text: text, position: run.position(of: index + 2)))
                }
                index += 2 + text.utf8.count
            } else {
                index += 1
            }
        }
    }

    /// Where the text of a link ends, and its target.
    private static func link(at start: Int, in bytes: ArraySlice<UInt8>) -> (end: Int, target: String)? {
        let rest = bytes[(start + 1)...]
        guard let end = rest.firstIndex(where: { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "]") }),
            bytes[end...].starts(with: "](".utf8)
        else { return nil }
        return (end, target(of: bytes[(end + 2)...]))
    }

    private static func target(of rest: ArraySlice<UInt8>) -> String {
        String(decoding: rest.prefix { $0 != UInt8(ascii: ")") && $0 != 0x20 }, as: UTF8.self)
    }

    private mutating func add(_ text: String, at position: Position, _ isLeading: Bool, _ suggests: Bool) {
        if isLeading {
            let current = list ?? result.lists.count
            if list == nil { result.lists.append([]) }
            list = current
            result.lists[current].append(text)
        }
        for subject in SpanClaims.subjects(of: text) {
            if suggests, subject.isCode { continue }
            var claim = Claim(subject: subject, text: text, position: position, isLeading: isLeading)
            claim.list = isLeading ? list : nil
            result.claims.append(claim)
        }
        if !suggests, text.contains(" ") { addCommands(ShellCommands.commands(in: [text[...]]), from: position) }
    }

    // MARK: - Blocks

    private mutating func read(_ block: MarkdownPage.Block) {
        let first = block.lines.lowerBound
        let isIntroduced = introduction.map { first - $0.line <= 2 && $0.isHedged } ?? false
        let isHedged =
            isIntroduced || (items.last?.isHedged ?? false) || !hedgedSections.indices.contains(block.section)
            || hedgedSections[block.section] || page.generated.contains { $0.contains(first) }
            || ClaimHedges.isHedged(heading: line(first))
        guard !isHedged else { return }
        let language = block.language.lowercased()
        let text = block.text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
        if ShellCommands.languages.contains(language) {
            addCommands(ShellCommands.commands(in: text), from: Position(line: first + 1, column: 1), isBlock: true)
        } else if TreeDrawing.languages.contains(language), let tree = TreeDrawing.read(text) {
            var tree = tree
            for index in tree.entries.indices {
                let entry = tree.entries[index]
                tree.entries[index].position = place(of: entry.text, inLine: first + entry.position.line)
            }
            result.trees.append(tree)
        }
    }

    private mutating func addCommands(_ commands: [ShellCommand], from start: Position, isBlock: Bool = false) {
        for command in commands {
            for (subject, text) in CommandClaims.subjects(of: command) where !ClaimHedges.isPlaceholder(text) {
                let position =
                    isBlock ? place(of: text, inLine: start.line + command.line) : start
                result.claims.append(Claim(subject: subject, text: text, position: position))
            }
        }
    }

    private func line(_ number: Int) -> String {
        lines.indices.contains(number - 1) ? String(lines[number - 1]) : ""
    }

    private func place(of text: String, inLine number: Int) -> Position {
        let line = line(number)
        let before = line.firstRange(of: text).map { line[..<$0.lowerBound].utf8.count } ?? 0
        return Position(line: number, column: before + 1)
    }
}

extension Claim.Subject {
    /// A name of code, which a sentence may also suggest.
    var isCode: Bool {
        switch self {
        case .name, .member: true
        default: false
        }
    }
}
