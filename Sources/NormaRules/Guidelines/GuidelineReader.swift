// Reads the sentences of a document for people, line by line.

import NormaGuide
import NormaText

package struct GuidelineReader {
    private let page: MarkdownPage
    private var sentences: [GuidelineSentence] = []
    private var run = TextRun()
    private var form = GuidelineSentence.Form.paragraph
    private var lead: String?
    private var section = 0
    private var lastLine = 0
    private var items: [Item] = []
    /// The paragraph before a list, if it ends in a colon.
    private var introduction: String?
    private var table: Table?
    /// The fence of a block in a quote.
    private var quotedFence: UInt8?

    /// An open list item.
    private struct Item {
        /// Where its content begins.
        var column: Int
        /// What introduces its list, and the list in it.
        var lead: String?
        var inner: String?
    }

    private struct Table {
        var columns: [String]
        var isOfDemands: Bool
    }

    /// Cost: linear in the text.
    package static func read(_ text: String) -> Guideline {
        let page = MarkdownPage(text)
        var reader = GuidelineReader(page)
        reader.readLines()
        var guideline = Guideline(sentences: reader.sentences, blocks: page.blocks, sections: page.sections)
        guideline.foreignLanguages = GuidelineLanguage.foreign(in: guideline.sentences.map(\.text))
        if !guideline.foreignLanguages.isEmpty {
            for index in guideline.sentences.indices { guideline.sentences[index].isNormative = false }
        }
        return guideline
    }

    private init(_ page: MarkdownPage) { self.page = page }

    // MARK: - Lines

    private mutating func readLines() {
        var headings = page.sections.indices.dropFirst()
        for (index, line) in page.lines.enumerated() {
            if line.number != lastLine + 1 { endParagraph() }
            if line.section != section { beginSection(line.section, &headings) }
            lastLine = line.number
            let next = index + 1 < page.lines.count ? page.lines[index + 1].bytes : []
            read(LineText(line.bytes), line.number, next)
        }
        endParagraph()
        while let index = headings.first {
            headings = headings.dropFirst()
            addHeading(index)
        }
    }

    private mutating func beginSection(_ index: Int, _ headings: inout Range<Int>) {
        endParagraph()
        while let heading = headings.first, heading <= index {
            headings = headings.dropFirst()
            addHeading(heading)
        }
        section = index
        (items, introduction, table) = ([], nil, nil)
    }

    private mutating func read(_ text: LineText, _ number: Int, _ next: ArraySlice<UInt8>) {
        if let fence = text.quotedFence {
            endParagraph()
            quotedFence = quotedFence == nil ? fence : quotedFence == fence ? nil : quotedFence
            return
        }
        if quotedFence != nil, text.isQuoted { return }
        quotedFence = nil
        if text.isBlank || text.isDrawing || text.isRule {
            endParagraph()
            if text.isBlank { table = nil }
            return
        }
        if let cells = text.cells, table != nil || LineText(next).isTableRule {
            return readRow(cells, text, number)
        }
        table = nil
        if let item = text.listItem { return beginItem(item, number) }
        if run.isEmpty {
            while let item = items.last, text.indentation < item.column { items.removeLast() }
            if items.isEmpty, text.indentation >= 4 { return }
            form = items.isEmpty ? .paragraph : .item
            lead = items.last?.lead
        }
        run.add(text.content, line: number, column: text.column)
    }

    private mutating func beginItem(_ item: LineText.ListItem, _ number: Int) {
        let before = introduction
        endParagraph()
        let introducing = introduction ?? before
        var sibling: Item?
        while let last = items.last, item.indentation < last.column { sibling = items.popLast() }
        lead = introducing ?? sibling?.lead ?? items.last?.inner
        items.append(Item(column: item.column, lead: lead, inner: lead))
        form = .item
        introduction = nil
        run.add(item.content, line: number, column: item.contentColumn)
    }

    private mutating func readRow(_ cells: [ArraySlice<UInt8>], _ text: LineText, _ number: Int) {
        endParagraph()
        if text.isTableRule { return }
        let plain = cells.map { PlainMarkdown($0) }
        guard let table else {
            let heads = plain.map(\.text)
            table = Table(columns: heads, isOfDemands: heads.contains(where: NormativeWords.isColumnOfDemands))
            return
        }
        var sentence = GuidelineSentence(
            text: plain.map(\.text).joined(separator: " | "),
            prose: plain.map(\.prose).joined(separator: " | "),
            codeSpans: plain.flatMap(\.codeSpans),
            form: .row,
            position: Position(line: number, column: text.column),
            lastLine: number,
            section: section,
            columns: table.columns,
            cells: plain.map(\.text)
        )
        sentence.isNormative = table.isOfDemands || plain.contains { NormativeWords.demands($0.prose) }
        if !sentence.text.isEmpty { sentences.append(sentence) }
    }

    // MARK: - Sentences

    private mutating func addHeading(_ index: Int) {
        let heading = page.sections[index]
        guard !page.generated.contains(where: { $0.contains(heading.line) }) else { return }
        var title = TextRun()
        title.add(Array(heading.title.utf8)[...], line: heading.line, column: 1)
        let end = title.trailingTitle?.lowerBound ?? title.bytes.count
        let plain = PlainMarkdown(title.bytes[..<end])
        guard NormativeWords.demandsAsHeading(plain.prose) else { return }
        let sentence = GuidelineSentence(
            text: plain.text,
            prose: plain.prose,
            codeSpans: plain.codeSpans,
            form: .heading,
            position: Position(line: heading.line, column: 1),
            lastLine: heading.line,
            section: index,
            isNormative: true
        )
        sentences.append(sentence)
    }

    private mutating func endParagraph() {
        defer { run = TextRun() }
        guard !run.isEmpty else { return }
        introduction = nil
        let titleLead = items.isEmpty ? nil : page.sections[section].title
        let demanding = titleLead.map(NormativeWords.introducesDemands) ?? false
        let isPromised = demanding || (lead.map(NormativeWords.introduces) ?? false)
        let title = run.trailingTitle
        for range in run.sentences() {
            guard let range = run.range(range, before: title) else { continue }
            let plain = PlainMarkdown(run.bytes[range])
            guard plain.text.contains(where: { $0.isLetter || $0.isNumber }) else { continue }
            var sentence = GuidelineSentence(
                text: plain.text,
                prose: plain.prose,
                codeSpans: plain.codeSpans,
                form: form,
                position: run.position(of: range.lowerBound),
                lastLine: run.position(of: range.upperBound - 1).line,
                section: section,
                lead: lead ?? (demanding ? titleLead : nil)
            )
            let isIntroduction = plain.text.hasSuffix(":") && range.upperBound >= run.bytes.count - 4
            if isIntroduction { introduction = plain.text }
            let isDemanded = isPromised && form == .item
            sentence.isNormative = !isIntroduction && (isDemanded || NormativeWords.demands(plain.prose))
            sentences.append(sentence)
        }
        if let title { introduction = PlainMarkdown(run.bytes[title]).text }
        if form == .item, let introduction, let last = items.indices.last { items[last].inner = introduction }
    }
}
