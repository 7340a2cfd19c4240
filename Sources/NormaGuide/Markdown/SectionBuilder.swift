// Cuts a document into sections at its headings, each with its prose.

import NormaText

enum SectionBuilder {
    /// The sections in order; the first is always the text before the first heading, with level 0.
    ///
    /// `known` are the lines of the blocks that Norma reads: they are not prose.
    static func sections(
        of markdown: MarkdownDocument,
        in document: DocumentText,
        known: [ClosedRange<Int>]
    ) -> [Section] {
        let lastLine = document.lines.lineCount
        var prose = Prose(document, hidden: known + markdown.comments)
        let end = (markdown.headings.first?.line ?? lastLine + 1) - 1
        var sections = [
            Section(
                level: 0,
                title: "",
                titlePath: [],
                line: 1,
                lastLine: max(1, end),
                prose: prose.text(from: markdown.firstLine, to: end),
                parent: nil
            )
        ]
        var open: [Int] = []
        for (index, heading) in markdown.headings.enumerated() {
            while let last = open.last, sections[last].level >= heading.level { open.removeLast() }
            let next = index + 1 < markdown.headings.count ? markdown.headings[index + 1].line : lastLine + 1
            sections.append(
                Section(
                    level: heading.level,
                    title: heading.title,
                    titlePath: (open.last.map { sections[$0].titlePath } ?? []) + [heading.title],
                    line: heading.line,
                    lastLine: max(heading.line, next - 1),
                    prose: prose.text(from: heading.lastLine + 1, to: next - 1),
                    parent: open.last
                )
            )
            open.append(sections.count - 1)
        }
        return sections
    }

    /// Gives each block of several rules the text between the one before it, or its heading, and itself.
    static func addProse(
        of markdown: MarkdownDocument,
        in document: DocumentText,
        _ sections: [Section],
        to blocks: inout [KnownBlock]
    ) {
        guard blocks.contains(where: { $0.word == .rules }) else { return }
        var prose = Prose(document, hidden: blocks.map(\.block.documentLines) + markdown.comments)
        var last = markdown.firstLine - 1
        for index in blocks.indices where blocks[index].word == .rules {
            let section = blocks[index].section
            let known = markdown.headings.indices.contains(section - 1)
            let heading = known ? markdown.headings[section - 1].lastLine : 0
            let lines = blocks[index].block.documentLines
            let text = prose.text(from: max(last, heading) + 1, to: lines.lowerBound - 1)
            blocks[index].prose = text.isEmpty ? nil : text
            last = lines.upperBound
        }
    }
}

/// Texts of stretches of lines that are requested in order, without the hidden lines.
private struct Prose {
    private let document: DocumentText
    private let hidden: [ClosedRange<Int>]
    private var cursor = 0

    init(_ document: DocumentText, hidden: [ClosedRange<Int>]) {
        self.document = document
        self.hidden = hidden.sorted { $0.lowerBound < $1.lowerBound }
    }

    mutating func text(from first: Int, to last: Int) -> String {
        var texts: [Substring] = []
        var line = first
        while line <= last {
            while cursor < hidden.count, hidden[cursor].upperBound < line { cursor += 1 }
            if cursor < hidden.count, hidden[cursor].contains(line) {
                line = hidden[cursor].upperBound + 1
            } else {
                texts.append(Substring(document.text(document.content(ofLine: line))))
                line += 1
            }
        }
        return Self.trimmed(texts)
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
