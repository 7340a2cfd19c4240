// The files of a set with their placeholders filled in: whole files and pieces of files, by path; nothing is read or written.

import NormaGuide
import NormaText

/// One file, or one piece of a file, that is to be there.
package struct PlannedPiece: Sendable, Hashable {
    package var path: RelativePath
    package var text: String
    /// Nil: a whole file.
    package var destination: InsertionPoint?
    /// If the file already exists, it stays.
    package var isShared: Bool
    /// The template that it was made from.
    package var template: GuidePlace
    /// The line of the guide where the template's text begins.
    package var firstLine: Int
}

package struct ScaffoldPlan: Sendable {
    /// In the order of the templates.
    package var pieces: [PlannedPiece]
    /// The steps to do by hand.
    package var next: [String]
    /// The set that it was made by.
    package let name: String
    /// A folder that must be there.
    package var within: RelativePath?
    /// The set that makes such a folder.
    package let needs: String?

    /// - Throws: if two templates write the same file, or a path leads out of the project.
    package init(_ set: TemplateSet, values: [String: TemplateValue]) throws(ScaffoldProblem) {
        var maker = PieceMaker(set.name, TemplateValues(values))
        pieces = []
        name = set.name
        needs = set.needs.last?.text
        within = nil
        if let folder = set.within { within = RelativePath(try maker.filled(folder.text, of: folder.text)) }
        var sources: [RelativePath: (input: String, value: String)] = [:]
        for file in set.files where file.conditions.allSatisfy({ Self.holds($0, values) }) {
            maker.values = TemplateValues(values)
            guard let name = file.each else {
                if let piece = try maker.piece(file) { pieces.append(piece) }
                continue
            }
            guard case .list(let items) = values[name] else { continue }
            for case .record(let parts, _) in items {
                maker.values = TemplateValues(values, own: parts)
                guard let piece = try maker.piece(file) else { continue }
                pieces.append(piece)
                if case .record(_, let text)? = parts[name] { sources[piece.path] = (name, text) }
                if case .text(let text)? = parts[name] { sources[piece.path] = (name, text) }
            }
        }
        var paths: Set<RelativePath> = []
        for piece in pieces where piece.destination == nil && !paths.insert(piece.path).inserted {
            let source = sources[piece.path]
            let why =
                source.map { ": `\($0.input)` is `\($0.value)`, and the set writes a file of that name anyway" } ?? ""
            throw ScaffoldProblem(
                "the set `\(set.name)` would write `\(piece.path)` twice\(why)",
                suggestion: source.map { "give `\($0.input)` another name" } ?? "give it names that differ"
            )
        }
        next = []
        maker.values = TemplateValues(values)
        for sentence in set.next {
            let text = try maker.filled(sentence.text, of: sentence.text)
            if !text.isEmpty { next.append(text) }
        }
    }

    private static func holds(_ condition: TemplateCondition, _ values: [String: TemplateValue]) -> Bool {
        var value = condition.path.first.flatMap { values[$0] }
        for part in condition.path.dropFirst() { value = value?.part(part) }
        return (value?.holds ?? false) != condition.isNegated
    }
}

/// Fills templates in, all within one budget.
private struct PieceMaker {
    private let set: String
    var values: TemplateValues
    private let budget = TextBudget()
    /// A template is read once, however many files are made of it.
    private var templates: [String: TemplateText] = [:]

    init(_ set: String, _ values: TemplateValues) {
        self.set = set
        self.values = values
    }

    /// - Parameter template: the template that contains it, for messages.
    mutating func filled(_ text: String, of template: String) throws(ScaffoldProblem) -> String {
        let read: TemplateText
        if let known = templates[text] { read = known } else { read = try TemplateText(text) }
        templates[text] = read
        if let filled = read.filled(with: values, within: budget) { return filled }
        throw ScaffoldProblem(
            "with `\(template)`, the set `\(set)` produces more than \(TextBudget.most >> 20) MB of text",
            suggestion:
                "give its lists fewer values, or don't nest them: a list inside of a list multiplies the text"
        )
    }

    /// Nil if the result is only white space.
    mutating func piece(_ file: TemplateFile) throws(ScaffoldProblem) -> PlannedPiece? {
        let template = file.path.text
        var text = try filled(file.text, of: template)
        if ImportOrder.isOpen(in: file.text) { text = ImportOrder.sorted(text) }
        guard text.contains(where: { !$0.isWhitespace }) else { return nil }
        // A name that is escaped in code is not in a path.
        let written = try filled(file.path.text, of: template).filter { $0 != "`" }
        let parts = written.pathParts(keepingEmpty: true)
        guard TemplateFile.isInsideProject(parts) else {
            throw ScaffoldProblem("`\(written)` isn't a path inside the project")
        }
        return PlannedPiece(
            path: RelativePath(written),
            text: text.hasSuffix("\n") ? text : text + "\n",
            destination: try destination(file),
            isShared: file.isShared,
            template: file.place,
            firstLine: file.firstLine
        )
    }

    /// With the placeholders of its names filled in.
    private mutating func destination(_ file: TemplateFile) throws(ScaffoldProblem) -> InsertionPoint? {
        guard let point = file.destination else { return nil }
        let text = try filled(point.text, of: file.path.text)
        guard let filled = InsertionPoint(text) else { throw ScaffoldProblem("`\(text)` isn't a place in a file") }
        return filled
    }
}
