// Cuts a document into sections at its headings, each with its prose.

import NormaText

enum SectionBuilder {
    /// The sections in order; the first is always what stands before the first heading, with level 0.
    ///
    /// `known` are the lines of the blocks that Norma reads: they are not prose.
    static func sections(
        of markdown: MarkdownDocument,
        in document: DocumentText,
        known: [ClosedRange<Int>]
    ) -> [Section] {
        let lastLine = document.lines.lineCount
        var sections: [Section] = []
        var open: [Int] = []
        let hidden = (known + markdown.comments).sorted { $0.lowerBound < $1.lowerBound }
        var cursor = 0
        func prose(_ first: Int, _ last: Int) -> String {
            var texts: [Substring] = []
            var line = first
            while line <= last {
                while cursor < hidden.count, hidden[cursor].upperBound < line { cursor += 1 }
                if cursor < hidden.count, hidden[cursor].contains(line) {
                    line = hidden[cursor].upperBound + 1
                    continue
                }
                texts.append(Substring(document.text(document.content(ofLine: line))))
                line += 1
            }
            return Self.trimmed(texts)
        }
        let end = (markdown.headings.first?.line ?? lastLine + 1) - 1
        sections.append(
            Section(
                level: 0,
                title: "",
                titlePath: [],
                line: 1,
                lastLine: max(1, end),
                prose: prose(markdown.firstLine, end),
                parent: nil
            )
        )
        for (index, heading) in markdown.headings.enumerated() {
            while let last = open.last, sections[last].level >= heading.level { open.removeLast() }
            let next = index + 1 < markdown.headings.count ? markdown.headings[index + 1].line : lastLine + 1
            let path = (open.last.map { sections[$0].titlePath } ?? []) + [heading.title]
            sections.append(
                Section(
                    level: heading.level,
                    title: heading.title,
                    titlePath: path,
                    line: heading.line,
                    lastLine: max(heading.line, next - 1),
                    prose: prose(heading.lastLine + 1, next - 1),
                    parent: open.last
                )
            )
            open.append(sections.count - 1)
        }
        return sections
    }

    /// The lines without empty ones at either end, and with at most one empty line between others.
    private static func trimmed(_ lines: [Substring]) -> String {
        var kept: [Substring] = []
        for line in lines {
            let isEmpty = line.allSatisfy(\.isWhitespace)
            if isEmpty, kept.last.map({ $0.isEmpty }) ?? true { continue }
            kept.append(isEmpty ? "" : line)
        }
        while kept.last?.isEmpty == true { kept.removeLast() }
        return kept.joined(separator: "\n")
    }
}
