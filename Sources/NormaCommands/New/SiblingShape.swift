// `norma new SET NAME --like SIBLING`: of the set's files those that the sibling has, in the folders where the sibling has them.

import NormaFiles
import NormaGuide
import NormaPipeline
import NormaText

struct SiblingShape {
    /// The set's changes in the shape of the sibling.
    private(set) var changes: ScaffoldChanges
    /// What differs from the set, one sentence each.
    private(set) var remarks: [String] = []

    /// - Parameters:
    ///   - name: of the set that is made.
    ///   - sibling: the name of one that is there.
    init(_ changes: ScaffoldChanges, named name: String, like sibling: String, in workspace: any Workspace) throws {
        self.changes = changes
        let exchange = NameExchange(from: name, to: sibling)
        let files = workspace.tree().files.map(\.path).filter { exchange.isOfSibling($0) }
        guard !files.isEmpty else {
            throw CommandFailure(
                "no file of this tree is called after `\(sibling)`",
                suggestion:
                    "name a sibling by the beginning of its files' names: `--like Search` for `SearchView.swift`"
            )
        }
        let places = Dictionary(grouping: files) { String($0.name) }
        var (made, left): ([(path: RelativePath, bytes: [UInt8])], [RelativePath]) = ([], [])
        var matched: Set<RelativePath> = []
        for file in changes.created {
            let wanted = file.path.parent.appending(exchange.siblingName(String(file.path.name)))
            let found = places[String(wanted.name)] ?? []
            guard let model = found.first(where: { $0 == exchange.sibling(of: file.path) }) ?? found.first else {
                left.append(file.path)
                continue
            }
            matched.insert(model)
            made.append((exchange.own(model), file.bytes))
        }
        guard !made.isEmpty else { throw Self.nothingMade(files, sibling) }
        self.changes.created = made
        note(left, files.filter { !matched.contains($0) }, sibling)
    }

    private mutating func note(_ left: [RelativePath], _ others: [RelativePath], _ sibling: String) {
        if !left.isEmpty {
            remarks.append(
                "`\(sibling)` has no counterpart of these files of the set, so they are left out: \(Self.listed(left))"
            )
        }
        if !others.isEmpty {
            remarks.append("`\(sibling)` also has these files, which the set doesn't make: \(Self.listed(others))")
        }
    }

    private static func nothingMade(_ files: [RelativePath], _ sibling: String) -> CommandFailure {
        CommandFailure(
            "the set makes none of the files that `\(sibling)` has: \(listed(files))",
            suggestion: "choose another set (`norma new` lists them), or another sibling"
        )
    }

    private static func listed(_ paths: [RelativePath]) -> String {
        let shown = paths.sorted().prefix(8).map { "`\($0)`" }.joined(separator: ", ")
        return shown + (paths.count > 8 ? " and \(paths.count - 8) more" : "")
    }

    /// The inputs that may be empty and only have examples as their defaults: a sibling's fields aren't the new one's.
    static func emptied(_ given: [String: [String]], of set: TemplateSet) -> [String: [String]] {
        var given = given
        for input in set.inputs where input.isList && input.defaults != nil && given[input.name] == nil {
            given[input.name] = []
        }
        return given
    }
}

/// One name for another in paths, in each shape that names have there.
private struct NameExchange {
    private let pairs: [(own: String, sibling: String)]

    init(from name: String, to sibling: String) {
        let shapes: [NameCase] = [.pascal, .camel, .kebab, .snake]
        var pairs = [(name, sibling)]
        for shape in shapes {
            let pair = (shape.applied(to: name), shape.applied(to: sibling))
            if !pairs.contains(where: { $0.0 == pair.0 }) { pairs.append(pair) }
        }
        self.pairs = pairs.filter { !$0.0.isEmpty && !$0.1.isEmpty }.map { (own: $0.0, sibling: $0.1) }
    }

    /// Whether the name of the file or of a folder around it begins with the sibling's, as a whole word, or holds it after a
    /// word (`MockSearchService.swift`).
    func isOfSibling(_ path: RelativePath) -> Bool {
        path.components.contains { component in
            pairs.contains { Self.range(of: $0.sibling, in: String(component)) != nil }
        }
    }

    func siblingName(_ name: String) -> String { exchanged(name) { ($0.own, $0.sibling) } }
    func sibling(of path: RelativePath) -> RelativePath { RelativePath(siblingName(path.text)) }
    func own(_ path: RelativePath) -> RelativePath { RelativePath(exchanged(path.text) { ($0.sibling, $0.own) }) }

    private func exchanged(_ text: String, _ order: ((own: String, sibling: String)) -> (String, String)) -> String {
        var text = text
        for pair in pairs {
            let (from, to) = order(pair)
            var (done, rest) = ("", text)
            while let range = Self.range(of: from, in: rest) {
                done += rest[..<range.lowerBound] + to
                rest = String(rest[range.upperBound...])
            }
            text = done + rest
        }
        return text
    }

    /// Where the name is a whole word or several: `Search` is in `SearchView` and `MockSearch`, but not in `Searching`.
    private static func range(of name: String, in text: String) -> Range<String.Index>? {
        text.ranges(of: name).first { range in
            let after = range.upperBound < text.endIndex ? text[range.upperBound] : nil
            let before = range.lowerBound > text.startIndex ? text[text.index(before: range.lowerBound)] : nil
            let beginsWord = name.first?.isUppercase == true ? before?.isUppercase != true : before?.isLetter != true
            return beginsWord && after?.isLowercase != true
        }
    }
}
