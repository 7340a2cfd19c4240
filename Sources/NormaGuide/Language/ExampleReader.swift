// Reads examples, and checks that they are in a place where they prove something.

import NormaExpressions

struct ExampleReader {
    private let file: Int
    private let rules: RuleSet
    /// The sections with a `bad` block.
    private var withBad: Set<Int> = []
    private var given = GivenBlocks()

    init(file: Int, rules: RuleSet) {
        self.file = file
        self.rules = rules
    }

    mutating func read(_ block: KnownBlock, _ file: GuideFile) -> Example? {
        guard let kind = Example.Kind(rawValue: block.word.rawValue) else { return nil }
        let owner = GuideAssembly.owner(of: block)
        if kind != .given { checkRule(block, file, owner) }
        if kind == .bad { withBad.insert(block.section) }
        if kind == .fixed, !withBad.contains(block.section) {
            file.reader.report(
                owner.span,
                "a `fixed` block shows the fixed code of the `bad` block before it, but there is no `bad` block"
            )
        }
        let path = block.attribute("path")?.value.text
        let content = block.block.content(in: file.document)
        let tree = block.language == "text" && path == nil ? checkedTree(block, file) : nil
        if kind == .given {
            given.add(block, paths: tree ?? [path].compactMap(\.self), in: file)
        } else {
            given.check(block, paths: tree ?? [path ?? Example.defaultPath], in: file)
        }
        return Example(
            kind: kind,
            language: block.language,
            path: path,
            rules: file.rulesNamed(by: block),
            text: content.text,
            section: SectionReference(document: self.file, section: block.section),
            firstLine: block.block.documentLines.lowerBound + 1,
            place: file.document.place(owner.span)
        )
    }

    /// The `given` blocks without an example.
    func finish(_ file: GuideFile) { given.reportUnused(file.reader) }

    private func checkRule(_ block: KnownBlock, _ file: GuideFile, _ owner: Owner) {
        if file.isProof { return checkProof(block, file, owner) }
        var section: Int? = block.section
        var names: [String]?
        while let current = section, names == nil {
            names = rules.names(inSection: current, ofFile: self.file)
            section = file.sections.indices.contains(current) ? file.sections[current].parent : nil
        }
        guard let names else {
            let message = "there is no rule under this heading, so this example proves nothing"
            return file.reader.report(
                owner.span,
                message,
                "move it under the rule's heading, or delete `\(owner.word)`"
            )
        }
        guard let value = block.attribute("rule")?.value, !names.contains(value.text) else { return }
        let hint = file.reader.hint(value.text, among: names, listing: "under it")
        file.reader.report(value.span, "there is no rule `\(value.text)` under this heading", hint)
    }

    /// Outside of the chapters, only the rule's name says what an example is about.
    private func checkProof(_ block: KnownBlock, _ file: GuideFile, _ owner: Owner) {
        let named = file.rulesNamed(by: block)
        if named.isEmpty {
            let message = "an example in `proofs/` has to name its rule"
            return file.reader.report(
                owner.span,
                message,
                "put it under a heading with the rule's name, or write `\(owner.word) rule=…`"
            )
        }
        // The other rules of a guide that is taken in parts are left out.
        if file.isPartial, named.contains(where: { rules.contains($0, ofGuide: file.guide) }) { return }
        for name in named where !rules.contains(name, ofGuide: file.guide) {
            let hint = file.reader.hint(name, among: rules.names(ofGuide: file.guide), listing: "the guide's")
            file.reader.report(
                block.attribute("rule")?.value.span ?? owner.span,
                "the guide has no rule `\(name)`",
                hint
            )
        }
    }

    /// The paths in a tree of empty files: names as they are, no marks.
    private func checkedTree(_ block: KnownBlock, _ file: GuideFile) -> [String] {
        var budget = FillingBudget()
        let tree = LayoutReader.read(block.block, in: file.reader, budget: &budget)
        var paths: [String] = []
        func visit(_ entries: [LayoutEntry], below folder: String) {
            for entry in entries {
                let path = folder + entry.name.text
                if !entry.isFolder { paths.append(path) }
                if entry.name.literal == nil || entry.occurrence != .required {
                    let located = LocatedText(entry.name.text, at: entry.place)
                    file.reader.report(
                        located,
                        "an example's tree names its files as they are, without marks or patterns"
                    )
                }
                visit(entry.children, below: path + "/")
            }
        }
        visit(tree.roots, below: "")
        return paths
    }
}
