// Groups a guide's examples into code bases.

import NormaGuide
import NormaText

package enum ExampleCases {
    /// The path of an example that names none.
    static let defaultPath = "Example.swift"

    /// The cases of a guide in its order.
    ///
    /// Under one heading, blocks of one kind that follow each other with different paths form one code base; a path that is
    /// taken begins a new one. A block without a path stands for a code base of its own, and so does a drawn tree.
    package static func cases(of guide: Guide) -> [ExampleCase] {
        var cases: [ExampleCase] = []
        var open: (section: SectionReference, rule: String?)?
        let rulesBySection = Dictionary(grouping: guide.rules, by: \.section).mapValues { $0.map(\.name) }
        for example in guide.examples {
            let new = ExampleCase(
                example,
                rules: example.rule.map { [$0] } ?? rules(of: example, in: guide, rulesBySection)
            )
            if let last = cases.indices.last, let open, example.path != nil,
                open == (example.section, example.rule), cases[last].kind == example.kind,
                Set(cases[last].files.map(\.path)).isDisjoint(with: new.files.map(\.path))
            {
                cases[last].files += new.files
                cases[last].markedLines.formUnion(new.markedLines)
            } else {
                cases.append(new)
                open = example.path == nil ? nil : (example.section, example.rule)
            }
        }
        return cases
    }

    /// Those under the example's heading; where it has none, those under the next heading above that has some.
    private static func rules(
        of example: Example,
        in guide: Guide,
        _ rulesBySection: [SectionReference: [String]]
    ) -> [String] {
        var reference: SectionReference? = example.section
        while let current = reference {
            if let rules = rulesBySection[current] { return rules }
            let parent = guide.section(current)?.parent
            reference = parent.map { SectionReference(document: current.document, section: $0) }
        }
        return []
    }
}

extension ExampleCase {
    fileprivate init(_ example: Example, rules: [String]) {
        kind = example.kind
        place = example.place
        self.rules = rules
        files = []
        folders = []
        markedLines = []
        if example.language == "text", example.path == nil {
            add(DrawnTree(example.text), from: example.firstLine)
        } else {
            let path = RelativePath(example.path ?? ExampleCases.defaultPath)
            let marked = MarkedText(example.text)
            files = [File(path: path, text: marked.text, guideLine: example.firstLine)]
            markedLines = Set(marked.markedLines.map { MarkedLine(path: path, line: $0) })
        }
    }

    private mutating func add(_ tree: DrawnTree, from firstLine: Int) {
        files = tree.files.map { File(path: $0.path, text: "", guideLine: firstLine + $0.line - 1) }
        folders = tree.folders.map { Folder(path: $0.path, guideLine: firstLine + $0.line - 1) }
        let marked = (tree.files + tree.folders).filter(\.isMarked)
        markedLines = Set(marked.map { MarkedLine(path: $0.path, line: 1) })
    }
}
