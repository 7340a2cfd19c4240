// The YAML of a guide's blocks, read, and with the guide's values and places filled in.

import NormaText

struct BlockValues {
    private(set) var declared = GuideValues()
    private var uses = WordUses()
    /// By guide that is extended, the names whose values differ from those that it was written for.
    private var changes: [Int: [ValueChange]] = [:]
    private var numbered: [Int: GuideValues] = [:]
    private var changedNumbers: [Int: Set<String>] = [:]

    /// The size that values may still add to the texts of the guide.
    var budget: FillingBudget {
        get { declared.budget }
        set { declared.budget = newValue }
    }

    /// Reads the YAML of each block; of several rules in one map makes a block each.
    ///
    /// - Parameter names: the rules that are taken: of a built-in guide that is only taken from, others aren't read.
    static func read(_ files: inout [GuideFile], taking names: Set<String>) {
        var left = GuideAssembly.mostBlocks - files.reduce(0) { $0 + $1.blocks.count }
        for index in files.indices {
            let reader = files[index].reader
            let isTaken = files[index].isTakenFrom && files[index].source.isBuiltIn
            files[index].blocks = files[index].blocks.flatMap { written -> [KnownBlock] in
                var block = written
                let part = isTaken && block.word == .rules ? RuleLines.value(of: block, naming: names, reader) : nil
                if block.isYaml { block.value = part ?? value(of: block, reader) }
                guard block.word == .rules else { return [block] }
                let rules = RuleMap.rules(of: block, isWhole: part == nil, reader)
                defer { left -= rules.count }
                if rules.count > left, left >= 0, let value = rules[left].value { reportExcess(value, reader) }
                return Array(rules.prefix(max(0, left)))
            }
        }
    }

    private static func reportExcess(_ rule: YamlValue, _ reader: DocumentReader) {
        let message =
            "a guide has at most \(GuideAssembly.mostBlocks) blocks and rules including those it extends, so those from here on are "
            + "not read"
        reader.report(rule.span, message, "combine rules that ask the same of several things")
    }

    private static func value(of block: KnownBlock, _ reader: DocumentReader) -> YamlValue? {
        let count = reader.problems.count
        let value = KnownYaml.value(of: block.block.content(in: reader.source), reader)
        if value == nil || value?.isEmpty == true, reader.problems.count == count {
            let span = GuideAssembly.owner(of: block).span
            reader.report(span, "this block is empty", "write something into it, or delete it")
        }
        return value?.isEmpty == true ? nil : value
    }

    /// The guide's `values:` and `places:` replace their `{{name}}` before any word is understood.
    mutating func fill(_ files: inout [GuideFile], _ language: inout GuideLanguage) {
        for (index, file) in files.enumerated() {
            for block in file.blocks where block.word == .define {
                if let value = block.value { declared.declare(value, file: index, of: file, language) }
            }
        }
        declared.fillEachOther(files)
        writeLists(&files, language)
        compareViews(of: files)
        for index in files.indices {
            for number in files[index].blocks.indices {
                fill(&files[index].blocks[number], files[index].guide, language.names, files[index].reader)
            }
        }
        for file in files {
            for block in file.blocks { markUses(in: block, file) }
        }
        language.placeHoles = declared.placeHoles
        language.inheritedHoles = declared.views.inheritedHoles
        language.excluded = declared.excluded
        declared.reportUnused(files)
    }

    private mutating func fill(_ block: inout KnownBlock, _ guide: Int, _ names: KnownNames, _ reader: DocumentReader) {
        guard let value = block.value else { return }
        uses.add(value, of: block.word, names: names)
        if block.word == .rule { block.asWritten = asWritten(value, guide, reader) }
        block.value = filled(value, block, reader)
        guard block.value == nil, let name = value["rule"], let text = name.text else { return }
        let located = LocatedText(text, at: reader.place(name.span))
        block.off = KnownBlock.OffBlock(name: located, because: declared.lastAbsent ?? "")
    }

    /// Lists that are meant by their bare names.
    private func writeLists(_ files: inout [GuideFile], _ language: GuideLanguage) {
        let lists = NamedLists(declared, besides: language, in: files)
        for index in files.indices {
            let reader = files[index].reader
            for (number, block) in files[index].blocks.enumerated() where [.define, .rule].contains(block.word) {
                files[index].blocks[number].value = block.value.map { lists.written($0, reader) }
            }
        }
    }

    private mutating func compareViews(of files: [GuideFile]) {
        let now = declared.texts
        for guide in Set(files.map(\.guide)) where guide > 0 {
            let changes = declared.views.changes(since: guide, now)
            if !changes.isEmpty { self.changes[guide] = changes }
        }
        for (guide, changes) in changes {
            numbered[guide] = declared.withNumbers(of: changes)
            if numbered[guide] != nil { changedNumbers[guide] = Set(changes.filter(\.isNumber).map(\.name)) }
        }
    }

    /// A rule with the numbers that its guide wrote; nil if these are the same. A problem with it isn't anyone's mistake now.
    private mutating func asWritten(_ value: YamlValue, _ guide: Int, _ reader: DocumentReader) -> YamlValue? {
        guard let names = changedNumbers[guide],
            value.texts.contains(where: { !names.isDisjoint(with: GuideValues.names(in: $0)) }),
            var numbers = numbered.removeValue(forKey: guide)
        else { return nil }
        defer { numbered[guide] = numbers }
        return numbers.filledRule(value, reader.withoutProblems())
    }

    /// Nil if nothing is left that it could be about.
    private mutating func filled(_ value: YamlValue, _ block: KnownBlock, _ reader: DocumentReader) -> YamlValue? {
        switch block.word {
        case .define: return declared.filledDefinitions(value, reader)
        case .rule: return declared.filledRule(value, reader)
        // In a template's text they stay: they are filled in with everything else.
        case .template: return declared.filled(value, below: "shape", reader)
        default:
            declared.look(at: value, reader)
            return declared.filled(value, reader)
        }
    }

    private mutating func markUses(in block: KnownBlock, _ file: GuideFile) {
        guard block.word == .layout || block.word == .template else { return }
        let content = block.block.content(in: file.document)
        if block.word == .layout {
            declared.markUses(in: content.text)
            return uses.add(content.text, by: .rule(block.attribute("rule")?.value.text ?? "layout"))
        }
        let set = block.info.words.dropFirst().first?.text ?? block.value?["template"]?.text ?? ""
        for bytes in [content.bytes] + block.info.attributes.map({ Array($0.value.text.utf8) }) {
            let used = declared.markUses(inTemplate: bytes)
            uses.add(values: used, by: .set(set))
        }
    }

    /// The declarations of the guide, and their users.
    mutating func describe(_ guide: inout Guide) {
        guide.values = declared.lists
        guide.templateValues = declared.textsOfTemplates
        guide.valueChanges = changes
        for rule in guide.rules { uses.addLayers(of: rule) }
        let declaredWords = declared.names.map {
            uses.word(.value, $0, as: declared.declared[$0]?.isPlace == true ? .place : .value)
        }
        guide.words =
            declaredWords + guide.definitions.layers.map { uses.word(.layer, $0.name) }
            + guide.definitions.roles.map { uses.word(.role, $0.name) }
        let places = Dictionary(
            declared.names.compactMap { name in declared.declared[name].map { (name, $0.place.place) } }
                + guide.definitions.layers.map { ($0.name, $0.place) }
                + guide.definitions.roles.map { ($0.name, $0.place) },
            uniquingKeysWith: { first, _ in first }
        )
        for index in guide.words.indices { guide.words[index].place = places[guide.words[index].name] }
    }
}
