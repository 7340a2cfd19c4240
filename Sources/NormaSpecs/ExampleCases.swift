// Groups a guide's examples into code bases.

import NormaGuide
import NormaText

package enum ExampleCases {
    /// The cases of a guide in its order.
    ///
    /// Under one heading, blocks of one kind that follow each other with different paths form one code base; a path that is
    /// taken begins a new one. A block without a path is a code base of its own, and so is a drawn tree. A `fixed`
    /// block shows the fixed form of the last `bad` one before it under its heading. `before` blocks that follow each other are
    /// the state that all blocks after them under the heading are compared with, up to the next `before`. A `given` file
    /// belongs to all code bases that begin after it, under its heading and those below.
    ///
    /// - Parameter thinned: headings under which a rule no longer holds.
    package static func cases(of guide: Guide, thinned: Set<SectionReference> = []) -> [ExampleCase] {
        var cases: [ExampleCase] = []
        var lastBad: [SectionReference: ExampleCase] = [:]
        var open: (section: SectionReference, rules: [String])?
        var earlier: [SectionReference: [ExampleCase.File]] = [:]
        var lastKind: Example.Kind?
        var given = GivenFiles(guide)
        for example in guide.examples {
            if example.kind == .given {
                given.add(example)
                open = nil
                continue
            }
            defer { lastKind = example.kind }
            if example.kind == .before {
                let files = ExampleCase(example, rules: []).files
                let follows = lastKind == .before
                earlier[example.section] = (follows ? earlier[example.section] ?? [] : []) + files
                open = nil
                continue
            }
            var new = ExampleCase(example, rules: guide.rules(provenBy: example).map(\.name))
            new.before = earlier[example.section]
            new.isThinned = !thinned.isEmpty && isThinned(example.section, thinned, in: guide)
            if let last = cases.indices.last, let open, example.path != nil,
                open == (example.section, example.rules), cases[last].kind == example.kind,
                Set(cases[last].files.map(\.path)).isDisjoint(with: new.files.map(\.path))
            {
                cases[last].files += new.files
                cases[last].blocks += new.blocks
                cases[last].markedLines.merge(new.markedLines) { first, _ in first }
            } else {
                given.join(&new, of: example)
                cases.append(new)
                if new.kind == .fixed { cases[cases.count - 1].unfixed = lastBad[example.section]?.files ?? [] }
                open = example.path == nil ? nil : (example.section, example.rules)
            }
            if let last = cases.last, last.kind == .bad { lastBad[example.section] = last }
        }
        return cases
    }

    /// Whether one of the headings above it has lost a rule.
    private static func isThinned(
        _ section: SectionReference,
        _ thinned: Set<SectionReference>,
        in guide: Guide
    ) -> Bool {
        guide.sections(above: section).contains(where: thinned.contains)
    }
}

/// The settings that examples share, in the order in which a guide gives them.
private struct GivenFiles {
    private let guide: Guide
    private var all: [ExampleCase] = []

    init(_ guide: Guide) { self.guide = guide }

    mutating func add(_ example: Example) {
        var given = ExampleCase(example, rules: [])
        for index in given.files.indices { given.files[index].isGiven = true }
        all.append(given)
    }

    func join(_ new: inout ExampleCase, of example: Example) {
        guard !all.isEmpty else { return }
        let sections = guide.sections(above: example.section)
        for given in all where given.blocks.contains(where: { sections.contains($0.section) }) {
            new.given += given.blocks
            new.files += given.files
            new.folders += given.folders.filter { folder in !new.folders.contains { $0.path == folder.path } }
        }
    }
}

extension ExampleCase {
    init(_ example: Example, rules: [String]) {
        kind = example.kind
        place = example.place
        self.rules = rules
        blocks = [example]
        files = []
        folders = []
        markedLines = [:]
        // A guide may be saved with either line break; the code in it means the same.
        let text = example.text.replacing("\r\n", with: "\n")
        if example.language == "text", example.path == nil {
            add(DrawnTree(text), from: example.firstLine)
        } else {
            let path = RelativePath(example.path ?? Example.defaultPath)
            let marked = MarkedText(text)
            let guideLines = marked.writtenLines.map { example.firstLine + $0 }
            files = [File(path: path, text: marked.text, guideLines: guideLines)]
            for (line, rules) in marked.markedLines { markedLines[MarkedLine(path: path, line: line)] = rules }
        }
    }

    private mutating func add(_ tree: DrawnTree, from firstLine: Int) {
        files = tree.files.map { File(path: $0.path, text: "", guideLines: [firstLine + $0.line - 1]) }
        folders = tree.folders.map { Folder(path: $0.path, guideLine: firstLine + $0.line - 1) }
        for entry in tree.files + tree.folders {
            if let rules = entry.mark { markedLines[MarkedLine(path: entry.path, line: 1)] = rules }
        }
    }
}
