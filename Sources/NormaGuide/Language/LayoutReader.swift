// Reads a folder tree: box drawing or indentation, marks, comments; and finds what contradicts itself.

import NormaExpressions
import NormaText

struct LayoutReader {
    private let document: DocumentText
    private let values: [String: String]
    private var problems: [SourceProblem] = []
    private var roots: [Node] = []
    /// The entries from a root down to the last one read.
    private var open: [Node] = []

    /// An entry while its children are still being read.
    private final class Node {
        var entry: LayoutEntry
        let span: Span
        let column: Int
        /// False where only the rest of a path names it (`App` of `Sources/App/`).
        let beginsLine: Bool
        /// Only a part of paths so far (`Sources` of `Sources/App/`), which another entry may continue or be about.
        var isWay: Bool
        var children: [Node] = []

        init(_ entry: LayoutEntry, _ span: Span, column: Int, beginsLine: Bool, isWay: Bool) {
            self.entry = entry
            self.span = span
            self.column = column
            self.beginsLine = beginsLine
            self.isWay = isWay
        }

        /// `Sources/App/` and `Sources/Features/` lie in one `Sources`, whichever stands first.
        func isOneFolder(with other: Node) -> Bool {
            (isWay || other.isWay) && entry.isFolder && other.entry.isFolder && entry.name.text == other.entry.name.text
        }

        /// What an entry of its own says counts; of several paths, one that is required.
        func join(_ other: Node) {
            if !other.isWay {
                entry = other.entry
                isWay = false
            } else if isWay, other.entry.occurrence == .required {
                entry.occurrence = .required
            }
        }

        var finished: LayoutEntry {
            var result = entry
            result.children = children.map(\.finished)
            return result
        }
    }

    /// The tree, and what is wrong with it at its place.
    ///
    /// - Parameter values: what takes the place of `{{name}}` in the names.
    static func read(
        _ block: FencedBlock,
        in document: DocumentText,
        values: [String: String] = [:]
    ) -> (LayoutTree, [SourceProblem]) {
        var reader = LayoutReader(document: document, values: values)
        for line in block.lines { reader.read(line) }
        if reader.roots.isEmpty, reader.problems.isEmpty {
            let span = Span(block.info.lowerBound, length: block.info.count)
            reader.problems.append(document.problem(at: span, "the tree is empty"))
        }
        reader.findRepetitions(in: reader.roots)
        return (LayoutTree(roots: reader.roots.map(\.finished)), reader.problems)
    }

    private init(document: DocumentText, values: [String: String]) {
        self.document = document
        self.values = values
    }

    private mutating func report(_ span: Span, _ message: String, _ suggestion: String? = nil) {
        problems.append(document.problem(at: span, message, suggestion))
    }

    // MARK: - Lines

    private mutating func read(_ range: Range<Int>) {
        guard let line = LayoutLine(document, range) else { return }
        for unknown in line.unknown {
            let suggestion =
                "A mark is `?`, `*`, `+` or `…`; a comment begins with `#`; a name with spaces stands in quotes."
            report(unknown.span, "unknown mark `\(unknown.text)`", suggestion)
        }
        while let last = open.last, last.column >= line.column { open.removeLast() }
        let siblings = open.last?.children ?? roots
        if let sibling = siblings.last(where: \.beginsLine), sibling.column != line.column {
            let number = document.line(at: sibling.span.start)
            let suggestion = "the one in line \(number) begins in column \(sibling.column + 1)"
            report(line.span, "this entry is not in line with its siblings", suggestion)
        }
        if line.name.isEmpty { return allowOthers(line) }
        add(line)
    }

    private mutating func reportDepth(_ line: LayoutLine) {
        report(line.span, "this nests more than \(YamlDepth.limit) deep")
    }

    private mutating func allowOthers(_ line: LayoutLine) {
        guard let parent = open.last else { return }
        if parent.entry.isFolder {
            parent.entry.allowsOthers = true
        } else {
            reportFileWithChildren(parent)
        }
    }

    private mutating func add(_ line: LayoutLine) {
        guard let occurrence = occurrence(of: line) else { return }
        let written = GuideValues.filled(line.name, from: values)
        var components = written.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
        let isFolder = written.hasSuffix("/") || line.marks.contains { $0.text == "…" }
        if components.first == "." { components.removeFirst() }
        if open.count + components.count > YamlDepth.limit { return reportDepth(line) }
        if components.isEmpty || components.contains("..") || written.hasPrefix("/") || written.contains("//") {
            return report(line.span, "`\(written)` is no name of a file or folder")
        }
        var offset = written.hasPrefix("./") ? 2 : 0
        for (index, component) in components.enumerated() {
            let span = Span(line.span.start + offset, length: component.count)
            offset += component.utf8.count + 1
            let isLast = index == components.count - 1
            guard let name = pattern(component, at: span) else { return }
            let entry = LayoutEntry(
                name: name,
                isFolder: isLast ? isFolder : true,
                occurrence: isLast ? occurrence : occurrence == .required ? .required : .optional,
                allowsOthers: isLast && line.marks.contains { $0.text == "…" },
                place: document.place(span)
            )
            append(Node(entry, span, column: line.column + index, beginsLine: index == 0, isWay: !isLast))
        }
    }

    private mutating func append(_ node: Node) {
        if let known = (open.last?.children ?? roots).first(where: { $0.isOneFolder(with: node) }) {
            known.join(node)
            return open.append(known)
        }
        if let parent = open.last {
            if !parent.entry.isFolder, parent.children.isEmpty { reportFileWithChildren(parent) }
            parent.children.append(node)
        } else {
            roots.append(node)
        }
        open.append(node)
    }

    private mutating func reportFileWithChildren(_ parent: Node) {
        let name = parent.entry.name.text
        report(
            parent.span,
            "`\(name)` is a file here, and entries stand below it",
            "a folder ends in `/`: write `\(name)/`"
        )
    }

    private mutating func occurrence(of line: LayoutLine) -> LayoutEntry.Occurrence? {
        let marks = line.marks.filter { $0.text != "…" }
        if marks.count > 1 {
            report(marks[1].span, "`\(marks[0].text)` and `\(marks[1].text)` contradict each other", "keep one of them")
            return nil
        }
        switch marks.first?.text {
        case "?": return .optional
        case "*": return .any
        case "+": return .atLeastOne
        default: return .required
        }
    }

    private mutating func pattern(_ text: String, at span: Span) -> NamePattern? {
        if text.contains("**") {
            report(
                span,
                "`**` has no meaning in a tree",
                "write `…` on a line of its own for whatever else stands there"
            )
            return nil
        }
        if text.count > 1, text.hasSuffix("?") || text.hasSuffix("+") {
            let mark = text.suffix(1)
            report(span, "a mark stands apart from the name", "write `\(text.dropLast()) \(mark)`")
            return nil
        }
        do {
            return try NamePattern(text, for: .name)
        } catch {
            report(Span(span.start + error.offset), error.message)
            return nil
        }
    }

    // MARK: - Contradictions

    private mutating func findRepetitions(in nodes: [Node]) {
        var seen: [String: Node] = [:]
        for node in nodes {
            let key = node.entry.name.text + (node.entry.isFolder ? "/" : "")
            if let first = seen[key] {
                let line = document.line(at: first.span.start)
                let isContradiction = first.entry.occurrence != node.entry.occurrence
                let detail =
                    isContradiction ? ", once \(first.entry.occurrence.words), once \(node.entry.occurrence.words)" : ""
                report(node.span, "`\(key)` stands here twice\(detail)", "it stands in line \(line) already")
            } else {
                seen[key] = node
            }
            findRepetitions(in: node.children)
        }
    }
}

extension LayoutEntry.Occurrence {
    fileprivate var words: String {
        switch self {
        case .required: "required"
        case .optional: "optional"
        case .any: "any number of times"
        case .atLeastOne: "at least once"
        }
    }
}

extension LayoutTree {
    /// The path patterns of the folders that stand for a feature, each with `/**` behind it.
    var featurePatterns: [NamePattern] {
        var result: [NamePattern] = []
        func visit(_ entries: [LayoutEntry], below path: String) {
            for entry in entries where entry.isFolder {
                let own = path.isEmpty ? entry.name.text : path + "/" + entry.name.text
                if entry.name.placeholders.contains("Feature") {
                    if let pattern = try? NamePattern(own + "/**", for: .path) { result.append(pattern) }
                } else {
                    visit(entry.children, below: own)
                }
            }
        }
        visit(roots, below: "")
        return result
    }
}
