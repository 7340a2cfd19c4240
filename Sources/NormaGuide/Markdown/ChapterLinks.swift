// The chapters that a guide's README lists: links to Markdown files in its lists and tables.

import NormaText

struct ChapterLink: Sendable, Hashable {
    /// As written, without `#` and the text after it.
    var path: String
    var span: Span

    /// In the order written; links in sentences, in code and to other places don't count.
    static func all(in markdown: MarkdownDocument, of document: DocumentText) -> [ChapterLink] {
        var hidden = (markdown.blocks.map(\.documentLines) + markdown.comments)
            .sorted { $0.lowerBound < $1.lowerBound }[...]
        var links: [ChapterLink] = []
        for line in markdown.firstLine..<max(markdown.firstLine, document.lines.lineCount + 1) {
            while let first = hidden.first, first.upperBound < line { hidden.removeFirst() }
            if let first = hidden.first, first.contains(line) { continue }
            let content = document.content(ofLine: line)
            guard isEntry(document.bytes[content]) else { continue }
            links += Self.links(in: content, of: document)
        }
        return links
    }

    /// Whether the line is one of a list or a table.
    private static func isEntry(_ line: ArraySlice<UInt8>) -> Bool {
        let text = line.drop { $0 == 0x20 || $0 == 0x09 }
        guard let first = text.first else { return false }
        if first == UInt8(ascii: "|") { return true }
        let digits = text.prefix { (0x30...0x39).contains($0) }
        let marker = text.dropFirst(digits.count)
        let marks: [UInt8] =
            digits.isEmpty
            ? [UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+")] : [UInt8(ascii: "."), UInt8(ascii: ")")]
        guard let mark = marker.first, marks.contains(mark) else { return false }
        return marker.dropFirst().first == 0x20 || marker.dropFirst().first == 0x09
    }

    private static func links(in line: Range<Int>, of document: DocumentText) -> [ChapterLink] {
        var links: [ChapterLink] = []
        var rest = document.bytes[line]
        while let open = rest.firstRange(of: Array("](".utf8)) {
            guard let end = rest[open.upperBound...].firstIndex(of: UInt8(ascii: ")")) else { break }
            let target = document.text(open.upperBound..<end)
            let path = String(target.prefix { $0 != "#" && $0 != " " })
            if path.hasSuffix(".md"), !path.contains("://"), !path.hasPrefix("/"), !path.contains("..") {
                let shown = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
                links.append(ChapterLink(path: shown, span: Span(open.upperBound, length: path.count)))
            }
            rest = rest[end...]
        }
        return links
    }
}
