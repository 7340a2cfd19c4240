// Reads a Mermaid flowchart as a picture of allowed dependencies: nodes, `-->`, chains, `&`; all else is refused.

import NormaText

struct MermaidReader {
    private let document: DocumentReader
    private var drawing = Drawing()
    private var hasHeader = false

    /// Problems are reported at their places.
    static func read(_ block: FencedBlock, in document: DocumentReader) -> Drawing {
        let count = document.problems.count
        var reader = MermaidReader(document: document)
        for line in block.lines { reader.read(line) }
        if !reader.hasHeader, document.problems.count == count {
            let span = Span(block.info.lowerBound, length: block.info.count)
            document.report(span, "the picture is empty", "begin it with `graph TD`, then draw `A --> B`")
        }
        return reader.drawing
    }

    private init(document: DocumentReader) { self.document = document }

    private static let ignored: Set<String> = [
        "style", "classDef", "class", "linkStyle", "click", "direction", "accTitle", "accDescr",
    ]

    private mutating func read(_ range: Range<Int>) {
        var cursor = MermaidCursor(document.source, range)
        cursor.skipBlanks()
        guard !cursor.isAtEnd, !cursor.starts(with: "%%") else { return }
        let word = cursor.peekWord()
        if !hasHeader {
            hasHeader = true
            guard word == "graph" || word == "flowchart" else {
                let message = "a picture begins with `graph` or `flowchart`"
                return document.report(cursor.span(to: cursor.lineEnd), message, "write `graph TD` above it")
            }
            cursor.advance(by: word.utf8.count)
            return readDirection(&cursor)
        }
        if Self.ignored.contains(word.trimmingColon) { return }
        if word == "subgraph" || word == "end" {
            return document.report(
                cursor.span(to: cursor.lineEnd),
                "subgraphs are not supported",
                "draw the arrows without `subgraph`"
            )
        }
        readStatements(&cursor)
    }

    private mutating func readDirection(_ cursor: inout MermaidCursor) {
        cursor.skipBlanks()
        let direction = cursor.peekWord()
        if ["TB", "TD", "BT", "LR", "RL"].contains(direction) {
            cursor.advance(by: 2)
        } else if !direction.isEmpty {
            let span = cursor.span(to: cursor.index + direction.utf8.count)
            return document.report(span, "unknown direction `\(direction)`", "known: `TD`, `TB`, `BT`, `LR`, `RL`")
        }
        cursor.skipBlanks()
        if cursor.take(";") { readStatements(&cursor) }
    }

    /// Statements of one line, separated by `;`.
    private mutating func readStatements(_ cursor: inout MermaidCursor) {
        repeat {
            cursor.skipBlanks()
            if cursor.isAtEnd || cursor.starts(with: "%%") { return }
            guard readStatement(&cursor) else { return }
            cursor.skipBlanks()
        } while cursor.take(";")
        if !cursor.isAtEnd, !cursor.starts(with: "%%") {
            let message = "`\(cursor.restOfLine)` isn't an arrow"
            document.report(cursor.span(to: cursor.lineEnd), message, "only `-->` is known")
        }
    }

    private mutating func readStatement(_ cursor: inout MermaidCursor) -> Bool {
        var groups: [[LocatedText]] = []
        let start = cursor.index
        while true {
            guard let group = readGroup(&cursor) else { return false }
            groups.append(group)
            cursor.skipBlanks()
            let start = cursor.index
            guard let arrow = cursor.takeArrow() else { break }
            guard arrow.isAllowing else {
                let span = cursor.span(from: start, to: cursor.index)
                document.report(span, "unknown arrow `\(arrow.text)`", "only `-->` is known: it allows a dependency")
                return false
            }
        }
        guard let problem = drawing.add(groups) else { return true }
        document.report(cursor.span(from: start, to: cursor.lineEnd), problem.message, problem.suggestion)
        return false
    }

    private mutating func readGroup(_ cursor: inout MermaidCursor) -> [LocatedText]? {
        var group: [LocatedText] = []
        repeat {
            cursor.skipBlanks()
            let start = cursor.index
            let name = cursor.takeIdentifier()
            guard !name.isEmpty else {
                document.report(cursor.span(to: cursor.lineEnd), "the name of a layer or module is missing here")
                return nil
            }
            group.append(LocatedText(name, at: document.place(cursor.span(from: start, to: cursor.index))))
            if !cursor.skipLabel() {
                document.report(cursor.span(to: cursor.lineEnd), "this label is never closed")
                return nil
            }
            cursor.skipBlanks()
        } while cursor.take("&")
        return group
    }
}

extension String {
    fileprivate var trimmingColon: String { hasSuffix(":") ? String(dropLast()) : self }
}
