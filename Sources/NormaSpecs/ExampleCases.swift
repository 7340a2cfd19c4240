// Groups a guide's examples into code bases.

import NormaGuide
import NormaText

package enum ExampleCases {
    /// The path of an example that names none.
    static let defaultPath = "Example.swift"

    /// The cases of a guide in its order.
    ///
    /// Under one heading, blocks of one kind that follow each other with different paths form one code base; a block without
    /// a path, or with a path that is taken, begins a new one.
    package static func cases(of guide: Guide) -> [ExampleCase] {
        var cases: [ExampleCase] = []
        var open: (case: ExampleCase, section: SectionReference, rule: String?)?
        var rulesBySection: [SectionReference: [String]] = [:]
        for rule in guide.rules { rulesBySection[rule.section, default: []].append(rule.name) }
        for example in guide.examples {
            let (files, folders) = contents(of: example)
            if var current = open, example.path != nil || example.language == "text",
                current.section == example.section, current.rule == example.rule, current.case.kind == example.kind,
                Set(current.case.files.map(\.path)).isDisjoint(with: files.map(\.path))
            {
                current.case.files += files
                current.case.folders += folders
                open = current
                continue
            }
            if let finished = open { cases.append(finished.case) }
            let rules = example.rule.map { [$0] } ?? rulesBySection[example.section] ?? []
            let new = ExampleCase(
                kind: example.kind,
                files: files,
                folders: folders,
                rules: rules,
                place: example.place
            )
            open = (new, example.section, example.rule)
        }
        if let finished = open { cases.append(finished.case) }
        return cases
    }

    private static func contents(of example: Example) -> (files: [ExampleCase.File], folders: [RelativePath]) {
        guard example.language == "text" else {
            let path = RelativePath(example.path ?? defaultPath)
            return ([ExampleCase.File(path: path, text: example.text, guideLine: example.firstLine)], [])
        }
        let tree = DrawnTree(example.text)
        let files = tree.files.map {
            ExampleCase.File(path: $0.path, text: "", guideLine: example.firstLine + $0.line - 1)
        }
        return (files, tree.folders)
    }
}
