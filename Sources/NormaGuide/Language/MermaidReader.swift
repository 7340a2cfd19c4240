// Reads a Mermaid flowchart as a picture of allowed dependencies: nodes, `-->`, chains, `&`; all else is refused.

import NormaText

struct MermaidReader {
    private let document: DocumentText
    private var drawing = Drawing()
    private var problems: [SourceProblem] = []
    private var hasHeader = false

    /// The drawing, and its problems with their places.
    static func read(_ block: FencedBlock, in document: DocumentText) -> (Drawing, [SourceProblem]) {
        var reader = MermaidReader(document: document)
        for line in block.lines { reader.read(line) }
        if !reader.hasHeader, reader.problems.isEmpty {
            let span = Span(block.info.lowerBound, length: block.info.count)
            reader.problems.append(
                document.problem(at: span, "the picture is empty", "begin it with `graph TD`, then draw `A --> B`")
            )
        }
        return (reader.drawing, reader.problems)
    }

    private init(document: DocumentText) { self.document = document }

    private static let ignored: Set<String> = [
        "style", "classDef", "class", "linkStyle", "click", "direction", "accTitle", "accDescr",
    ]

    private mutating func read(_ range: Range<Int>) {
        var cursor = MermaidCursor(document, range)
        cursor.skipBlanks()
        guard !cursor.isAtEnd, !cursor.starts(with: "%%") else { return }
        let word = cursor.peekWord()
        if !hasHeader {
            hasHeader = true
            guard word == "graph" || word == "flowchart" else {
                let message = "a picture begins with `graph` or `flowchart`"
                return report(cursor.span(to: cursor.lineEnd), message, "write `graph TD` above it")
            }
            cursor.advance(by: word.utf8.count)
            return readDirection(&cursor)
        }
        if Self.ignored.contains(word.trimmingColon) { return }
        if word == "subgraph" || word == "end" {
            return report(
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
            return report(span, "unknown direction `\(direction)`", "known: `TD`, `TB`, `BT`, `LR`, `RL`")
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
            report(cursor.span(to: cursor.lineEnd), "`\(cursor.restOfLine)` isn't an arrow", "only `-->` is known")
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
                report(span, "unknown arrow `\(arrow.text)`", "only `-->` is known: it allows a dependency")
                return false
            }
        }
        guard let problem = drawing.add(groups) else { return true }
        report(cursor.span(from: start, to: cursor.lineEnd), problem.message, problem.suggestion)
        return false
    }

    private mutating func readGroup(_ cursor: inout MermaidCursor) -> [LocatedText]? {
        var group: [LocatedText] = []
        repeat {
            cursor.skipBlanks()
            let start = cursor.index
            let name = cursor.takeIdentifier()
            guard !name.isEmpty else {
                report(cursor.span(to: cursor.lineEnd), "the name of a layer or module is missing here")
                return nil
            }
            group.append(LocatedText(name, at: document.place(cursor.span(from: start, to: cursor.index))))
            if !cursor.skipLabel() {
                report(cursor.span(to: cursor.lineEnd), "this label is never closed")
                return nil
            }
            cursor.skipBlanks()
        } while cursor.take("&")
        return group
    }

    private mutating func report(_ span: Span, _ message: String, _ suggestion: String? = nil) {
        problems.append(document.problem(at: span, message, suggestion))
    }
}

extension String {
    fileprivate var trimmingColon: String { hasSuffix(":") ? String(dropLast()) : self }
}
