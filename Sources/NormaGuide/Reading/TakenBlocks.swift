// Reduces a guide that rules are taken from to the blocks of these rules, of their needs, and their examples.

struct TakenBlocks {
    let index: RuleIndex
    let wanted: Set<BlockKey>
    let needs: TakenNeeds
    /// By name of a rule the guides that may change it.
    let ways: [String: [Int]]

    func prune(_ read: inout ReadFiles) {
        let names = Set(wanted.compactMap { index.names[$0] })
        var ofGuides: [Int: Set<String>] = [:]
        for file in read.files.indices where read.files[file].isTakenFrom {
            let guide = read.files[file].guide
            let own = ofGuides[guide] ?? wantedNames(of: guide)
            ofGuides[guide] = own
            prune(file, names, own, &read)
        }
    }

    /// - Parameter own: those of the names that the file's guide defines.
    private func prune(_ file: Int, _ names: Set<String>, _ own: Set<String>, _ read: inout ReadFiles) {
        let source = read.files[file]
        let examples = keptExamples(in: file, source, own)
        var blocks: [KnownBlock] = []
        for (position, var block) in source.blocks.enumerated() {
            let key = BlockKey(file: file, block: position)
            switch block.word {
            case .rule where block.isPicture, .layout: guard wanted.contains(key) else { continue }
            case .rule:
                block.value = block.value.flatMap { rule($0, key, names, of: source.guide) }
                guard block.value != nil else { continue }
            case .define where !source.keepsDefinitions:
                block.value = block.value.flatMap { needs.definitions($0, of: source.guide) }
                guard block.value != nil else { continue }
            case .given, .before, .bad, .good, .fixed: guard examples.contains(position) else { continue }
            case .rules, .take, .review, .template: continue
            case .define: break
            }
            blocks.append(block)
        }
        for section in Set(source.blocks.filter(\.word.holdsRules).map(\.section)) {
            let own = index.names(under: SectionReference(document: file, section: section))
            if own.contains(where: names.contains), !own.allSatisfy(names.contains) {
                read.files[file].thinnedSections.insert(section)
            }
        }
        read.files[file].blocks = blocks
    }

    private func wantedNames(of guide: Int) -> Set<String> {
        Set(index.names(of: guide).filter { name in index.blocks(name, of: guide).contains(where: wanted.contains) })
    }

    // MARK: - Rules

    /// The rule without references to rules and templates that aren't taken; an adjustment keeps only the taken rules.
    private func rule(_ value: YamlValue, _ key: BlockKey, _ names: Set<String>, of guide: Int) -> YamlValue? {
        guard case .mapping(let entries) = value.content else { return nil }
        if let targets = value["adjust"] {
            let left = targets.elements.filter { target in
                target.text.map { names.contains($0) && ways[$0]?.contains(guide) == true } ?? false
            }
            let kept = Self.silencing(names, entries)
            return left.isEmpty ? nil : Self.replacing("adjust", by: left, in: value, kept)
        }
        guard wanted.contains(key) else { return nil }
        let kept = entries.filter { $0.key != "replaces" && ($0.key != "make" || Self.isDerived($0.value)) }
        return YamlValue(content: .mapping(Self.silencing(names, kept)), span: value.span)
    }

    /// Without what it silences of rules that are not taken.
    private static func silencing(_ names: Set<String>, _ entries: [YamlEntry]) -> [YamlEntry] {
        entries.compactMap { entry in
            guard entry.key == "silences" else { return entry }
            let left = entry.value.elements.filter { $0.text.map(names.contains) ?? false }
            guard !left.isEmpty else { return nil }
            let list = YamlValue(content: .list(left), span: entry.value.span)
            return YamlEntry(key: entry.key, keySpan: entry.keySpan, value: list)
        }
    }

    private static func replacing(
        _ key: String,
        by elements: [YamlValue],
        in value: YamlValue,
        _ entries: [YamlEntry]
    ) -> YamlValue {
        let changed = entries.map { entry in
            guard entry.key == key else { return entry }
            let list = YamlValue(content: .list(elements), span: entry.value.span)
            return YamlEntry(key: key, keySpan: entry.keySpan, value: list)
        }
        return YamlValue(content: .mapping(changed), span: value.span)
    }

    private static func isDerived(_ value: YamlValue) -> Bool {
        let first = value.text?.split(separator: " ").first.map(String.init)
        return first.map(TemplateReader.derivations.contains) ?? false
    }

    // MARK: - Examples

    /// The positions of the blocks that prove a taken rule, with the blocks that these need before them.
    private func keptExamples(in file: Int, _ source: GuideFile, _ names: Set<String>) -> Set<Int> {
        var kept: Set<Int> = []
        var withExamples: Set<Int> = []
        for (position, block) in source.blocks.enumerated().reversed() where block.word.isOfExamples {
            if block.word == .given {
                if withExamples.contains(block.section) { kept.insert(position) }
            } else if proves(block, in: file, source, names) {
                kept.insert(position)
                withExamples.formUnion(sections(above: block.section, source.sections))
            }
        }
        return kept
    }

    private func proves(_ block: KnownBlock, in file: Int, _ source: GuideFile, _ names: Set<String>) -> Bool {
        let about = source.rulesNamed(by: block)
        if source.isProof { return about.contains(where: names.contains) }
        let standing = index.names(inSection: block.section, of: file, source.sections)
        return (about.isEmpty ? standing : about).contains(where: names.contains)
    }

    private func sections(above section: Int, _ sections: [Section]) -> Set<Int> {
        var result: Set<Int> = []
        var next: Int? = section
        while let current = next, result.insert(current).inserted {
            next = sections.indices.contains(current) ? sections[current].parent : nil
        }
        return result
    }
}
