// A Markdown document that need not be a guide, as plain values: its sections, its lines of text, its fenced blocks.

import NormaText

package struct MarkdownPage: Sendable {
    /// A line that is neither front matter nor heading, fenced block or comment.
    package struct Line: Sendable, Hashable {
        /// From 1.
        package var number: Int
        /// Without its line break.
        package var bytes: ArraySlice<UInt8>
        /// An index into the sections.
        package var section: Int
    }

    /// A fenced block of any language.
    package struct Block: Sendable, Hashable {
        /// The first word after the fence; empty if there is none.
        package var language: String
        package var text: String
        /// Both fences included, from 1.
        package var lines: ClosedRange<Int>
        package var section: Int
    }

    /// The first is the text before the first heading, with level 0.
    package let sections: [Section]
    package let lines: [Line]
    package let blocks: [Block]
    /// The lines between the marks that Norma writes around a generated section, from 1.
    package let generated: [ClosedRange<Int>]

    /// Cost: linear in the text.
    package init(_ text: String) {
        let document = DocumentText(GuideSource(text: text, file: ""))
        let markdown = MarkdownScanner.scan(document)
        let index = SectionIndex(markdown)
        sections = SectionBuilder.sections(of: markdown, in: document, known: markdown.blocks.map(\.documentLines))
        let generated = Self.generated(markdown.comments, of: document)
        self.generated = generated
        blocks = markdown.blocks.filter { !$0.isQuoted }.map { block in
            Block(
                language: InfoString(document, block.info).language?.text ?? "",
                text: block.content(in: document).text,
                lines: block.documentLines,
                section: index.section(ofLine: block.documentLines.lowerBound)
            )
        }
        let headings = markdown.headings.map { $0.line...max($0.line, $0.lastLine) }
        let hidden = blocks.map(\.lines) + headings + markdown.comments + generated
        lines = Self.lines(of: document, from: markdown.firstLine, without: hidden) { index.section(ofLine: $0) }
    }

    private static func generated(_ comments: [ClosedRange<Int>], of document: DocumentText) -> [ClosedRange<Int>] {
        var ranges: [ClosedRange<Int>] = []
        var begin: Int?
        for line in comments.map(\.lowerBound) {
            let text = document.text(document.content(ofLine: line)).trimmed
            if text.hasPrefix("<!-- norma:begin") { begin = begin ?? line }
            if let first = begin, text.hasPrefix("<!-- norma:end") {
                ranges.append(first...line)
                begin = nil
            }
        }
        return ranges
    }

    private static func lines(
        of document: DocumentText,
        from first: Int,
        without hidden: [ClosedRange<Int>],
        section: (Int) -> Int
    ) -> [Line] {
        var hidden = hidden.sorted { $0.lowerBound < $1.lowerBound }[...]
        var lines: [Line] = []
        for number in first..<max(first, document.lines.lineCount + 1) {
            while let first = hidden.first, first.upperBound < number { hidden.removeFirst() }
            if let first = hidden.first, first.contains(number) { continue }
            let bytes = document.bytes[document.content(ofLine: number)]
            lines.append(Line(number: number, bytes: bytes, section: section(number)))
        }
        return lines
    }
}
