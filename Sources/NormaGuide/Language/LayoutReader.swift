// Reads a folder tree: box drawing or indentation, marks, comments; and finds contradictions in it.

import NormaDocuments
import NormaExpressions
import NormaText

struct LayoutReader {
    private let document: DocumentReader
    private let values: [String: [String]]
    private let excluded: [String: [NamePattern]]
    private var budget: FillingBudget
    private var roots = LayoutSiblings()
    private var nodeCount = 0
    /// The lines from a root down to the last one read.
    private var open: [Level] = []
    /// Some line is about a place that the code base does not have.
    private var leftOut = false

    /// A line, with its folders or files: one for each of its values, none if its values are absent.
    private struct Level {
        let column: Int
        let nodes: [LayoutNode]
        /// How many folders deep.
        let depth: Int
    }

    /// The tree; without roots if everything in it is declared as `none`.
    ///
    /// - Parameters:
    ///   - values: the values of `{{name}}` in the names; the tree applies to each.
    ///   - excluded: by the name of a placeholder, the values that it never has.
    ///   - budget: the size that values may still add to the texts of the guide.
    static func read(
        _ block: FencedBlock,
        in document: DocumentReader,
        values: [String: [String]] = [:],
        excluding excluded: [String: [NamePattern]] = [:],
        budget: inout FillingBudget
    ) -> LayoutTree {
        let count = document.problems.count
        var reader = LayoutReader(document: document, values: values, excluded: excluded, budget: budget)
        for line in block.lines where reader.nodeCount <= mostNodes { reader.read(line) }
        budget = reader.budget
        if reader.roots.nodes.isEmpty, document.problems.count == count, !reader.leftOut {
            let span = Span(block.info.lowerBound, length: block.info.count)
            document.report(span, "the tree is empty")
        }
        reader.findRepetitions(in: reader.roots)
        return LayoutTree(roots: reader.roots.nodes.map(\.finished))
    }

    /// Every line expands to each of its values below each of those of the line above: a few of them would fill the memory.
    private static let mostNodes = 20_000

    private init(
        document: DocumentReader,
        values: [String: [String]],
        excluded: [String: [NamePattern]],
        budget: FillingBudget
    ) {
        self.document = document
        self.values = values
        self.excluded = excluded
        self.budget = budget
    }

    // MARK: - Lines

    private mutating func read(_ range: Range<Int>) {
        guard let line = LayoutLine(document.source, range) else { return }
        for unknown in line.unknown {
            let suggestion =
                "A mark is `?`, `*`, `+` or `…`; a comment begins with `#`; a name with spaces needs quotes."
            document.report(unknown.span, "unknown mark `\(unknown.text)`", suggestion)
        }
        while let last = open.last, last.column >= line.column { open.removeLast() }
        let siblings = open.last.map { $0.nodes.first?.children ?? LayoutSiblings() } ?? roots
        if let sibling = siblings.lastOfLine, sibling.column != line.column {
            let number = document.source.line(at: sibling.span.start)
            let suggestion = "the one in line \(number) begins in column \(sibling.column + 1)"
            document.report(line.span, "this entry isn't aligned with its siblings", suggestion)
        }
        if line.name.isEmpty { return allowOthers(line) }
        add(line)
    }

    private mutating func allowOthers(_ line: LayoutLine) {
        for parent in open.last?.nodes ?? [] {
            if !parent.entry.isFolder { return reportFileWithChildren(parent) }
            parent.entry.allowsOthers = true
        }
    }

    private mutating func add(_ line: LayoutLine) {
        guard let written = occurrence(of: line) else { return }
        var names: [String]
        do throws(FillingExcess) {
            names = try ValueUse.texts(of: line.name, values)
            if names != [line.name] { try budget.take(names) }
        } catch {
            return document.report(line.span, error.message("paths"), error.suggestion)
        }
        // A place may be any folder of a name; a tree has no line for that.
        if !line.name.contains("**") { names.removeAll { $0.contains("**") } }
        if names.isEmpty { leftOut = true }
        let parents: [LayoutNode?] = open.last.map { $0.nodes } ?? [nil]
        var nodes: [LayoutNode] = []
        var depth = open.last?.depth ?? 0
        // Each may be there, and none has to.
        let occurrence = names.count > 1 ? written.ofOneAmongOthers : written
        for name in names {
            guard let path = path(name, line, occurrence) else { return }
            guard nodeCount <= Self.mostNodes else {
                let message = "with this line the tree expands to more than \(Self.mostNodes) files and folders"
                return document.report(line.span, message, "shorten the lists in it, or draw several trees")
            }
            depth = max(depth, (open.last?.depth ?? 0) + path.count)
            let isOfValue = names != [line.name]
            nodes += parents.compactMap { append(path, of: line, isOfValue, below: $0) }
        }
        open.append(Level(column: line.column, nodes: nodes, depth: depth))
    }

    /// The entries of a line, from the outermost folder that it names; nil if there was a problem.
    private mutating func path(
        _ written: String,
        _ line: LayoutLine,
        _ occurrence: LayoutEntry.Occurrence
    ) -> [LayoutEntry]? {
        var components = written.pathParts.map(String.init)
        let isFolder = written.hasBytes(atEnd: "/") || line.marks.contains { $0.text == "…" }
        if components.first == "." { components.removeFirst() }
        if (open.last?.depth ?? 0) + components.count > YamlDepth.limit {
            document.report(line.span, "this is nested more than \(YamlDepth.limit) levels deep")
            return nil
        }
        if components.isEmpty || components.contains("..") || written.hasBytes(atStart: "/") || written.contains("//") {
            document.report(line.span, "`\(written)` isn't the name of a file or folder")
            return nil
        }
        var offset = written.hasPrefix("./") ? 2 : 0
        var entries: [LayoutEntry] = []
        for (index, component) in components.enumerated() {
            let span = Span(line.span.start + offset, length: component.count)
            offset += component.utf8.count + 1
            let isLast = index == components.count - 1
            guard let name = pattern(component, at: span) else { return nil }
            entries.append(
                LayoutEntry(
                    name: name,
                    isFolder: isLast ? isFolder : true,
                    occurrence: isLast ? occurrence : occurrence == .required ? .required : .optional,
                    allowsOthers: isLast && line.marks.contains { $0.text == "…" },
                    place: document.place(span)
                )
            )
        }
        return entries
    }

    /// - Returns: the last of them, at its place in the tree.
    private mutating func append(
        _ path: [LayoutEntry],
        of line: LayoutLine,
        _ isOfValue: Bool,
        below parent: LayoutNode?
    ) -> LayoutNode? {
        var parent = parent
        var offset = 0
        for (index, entry) in path.enumerated() {
            let span = Span(line.span.start + offset, length: entry.name.text.count)
            offset += entry.name.text.utf8.count + 1
            let node = LayoutNode(
                entry,
                span,
                column: line.column + index,
                beginsLine: index == 0,
                isWay: index < path.count - 1,
                isOfValue: isOfValue || parent?.isShared ?? false
            )
            parent = append(node, below: parent)
        }
        return parent
    }

    private mutating func append(_ node: LayoutNode, below parent: LayoutNode?) -> LayoutNode {
        if let known = (parent?.children ?? roots).folder(oneWith: node) {
            known.join(node)
            return known
        }
        nodeCount += 1
        if let parent {
            if !parent.entry.isFolder, parent.children.nodes.isEmpty { reportFileWithChildren(parent) }
            parent.children.append(node)
        } else {
            roots.append(node)
        }
        return node
    }

    private mutating func reportFileWithChildren(_ parent: LayoutNode) {
        let name = parent.entry.name.text
        let message = "`\(name)` is a file here, but has entries below it"
        document.report(parent.span, message, "a folder ends in `/`: write `\(name)/`")
    }

    private mutating func occurrence(of line: LayoutLine) -> LayoutEntry.Occurrence? {
        let marks = line.marks.filter { $0.text != "…" }
        if marks.count > 1 {
            let message = "`\(marks[0].text)` and `\(marks[1].text)` contradict each other"
            document.report(marks[1].span, message, "keep one of them")
            return nil
        }
        switch marks.first?.text {
        case "?": return .optional
        case "*": return .any
        case "+": return .atLeastOne
        default: return .required
        }
    }

    private func pattern(_ text: String, at span: Span) -> NamePattern? {
        if text.contains("**") {
            let message = "`**` isn't allowed in a tree"
            document.report(span, message, "write `…` on a line of its own to allow anything else")
            return nil
        }
        if text.count > 1, text.hasSuffix("?") || text.hasSuffix("+") {
            let mark = text.suffix(1)
            document.report(span, "a mark needs a space before it", "write `\(text.dropLast()) \(mark)`")
            return nil
        }
        do {
            return try NamePattern(text, for: .name, excluding: excluded)
        } catch {
            document.report(Span(span.start + error.offset), error.message)
            return nil
        }
    }

    // MARK: - Contradictions

    private func findRepetitions(in siblings: LayoutSiblings) {
        var seen: [String: LayoutNode] = [:]
        for node in siblings.nodes {
            let key = node.entry.name.text + (node.entry.isFolder ? "/" : "")
            if let first = seen[key], first.isOfValue, node.isOfValue {
                continue
            } else if let first = seen[key] {
                let line = document.source.line(at: first.span.start)
                let isContradiction = first.entry.occurrence != node.entry.occurrence
                let detail =
                    isContradiction ? ", once \(first.entry.occurrence.words), once \(node.entry.occurrence.words)" : ""
                document.report(node.span, "`\(key)` appears twice here\(detail)", "it is already in line \(line)")
            } else {
                seen[key] = node
            }
            findRepetitions(in: node.children)
        }
    }
}

extension LayoutEntry.Occurrence {
    fileprivate var ofOneAmongOthers: LayoutEntry.Occurrence {
        switch self {
        case .required, .optional: .optional
        case .atLeastOne, .any: .any
        }
    }

    fileprivate var words: String {
        switch self {
        case .required: "required"
        case .optional: "optional"
        case .any: "any number of times"
        case .atLeastOne: "at least once"
        }
    }
}
