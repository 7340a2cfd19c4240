// The YAML of a guide's blocks, read, and with the guide's values and places filled in.

import NormaText

struct BlockValues {
    /// By file and block; nil if it has no YAML, could not be read, or is only about absent words.
    var values: [[YamlValue?]] = []
    private(set) var declared = GuideValues()
    private var uses = WordUses()
    /// The rules that are about nothing, each with the place that is `none`.
    private(set) var off: [BlockKey: OffBlock] = [:]

    /// Inherited rules with the numbers that they were written with, if those were redeclared.
    private(set) var asWritten: [BlockKey: YamlValue] = [:]
    /// By guide that is extended, the names whose values differ from those that it was written for.
    private var changes: [Int: [ValueChange]] = [:]
    private var numbered: [Int: GuideValues] = [:]
    private var changedNumbers: [Int: Set<String>] = [:]

    /// The size that values may still add to the texts of the guide.
    var budget: FillingBudget {
        get { declared.budget }
        set { declared.budget = newValue }
    }

    struct OffBlock {
        var name: LocatedText
        var because: String
    }

    /// Reads each block; of several rules in one map makes a block each.
    mutating func read(_ files: inout [GuideFile], _ readers: inout [LanguageReader]) {
        var left = GuideAssembly.mostBlocks - files.reduce(0) { $0 + $1.blocks.count }
        for index in files.indices {
            var blocks: [KnownBlock] = []
            var own: [YamlValue?] = []
            for block in files[index].blocks {
                let value = block.isYaml ? Self.value(of: block, in: files[index].document, &readers[index]) : nil
                if block.word == .rules {
                    let rules = value.map { RuleMap.rules(of: block, $0, &readers[index]) } ?? []
                    if rules.count > left, left >= 0 { Self.reportExcess(rules[left].value, &readers[index]) }
                    blocks += rules.prefix(max(0, left)).map(\.block)
                    own += rules.prefix(max(0, left)).map(\.value)
                    left -= rules.count
                    continue
                }
                blocks.append(block)
                own.append(value)
            }
            files[index].blocks = blocks
            values.append(own)
        }
    }

    private static func reportExcess(_ rule: YamlValue, _ reader: inout LanguageReader) {
        let message =
            "a guide has at most \(GuideAssembly.mostBlocks) blocks and rules including those it extends, so those from here on are "
            + "not read"
        reader.report(rule.span, message, "combine rules that ask the same of several things")
    }

    private static func value(
        of block: KnownBlock,
        in document: DocumentText,
        _ reader: inout LanguageReader
    ) -> YamlValue? {
        let count = reader.problems.count
        let value = YamlReader.read(block.block.content(in: document), in: document, problems: &reader.problems)
        if value == nil || value?.isEmpty == true, reader.problems.count == count {
            let span = GuideAssembly.owner(of: block).span
            reader.report(span, "this block is empty", "write something into it, or delete it")
        }
        return value?.isEmpty == true ? nil : value
    }

    /// The guide's `values:` and `places:` replace their `{{name}}` before any word is understood.
    mutating func fill(_ files: [GuideFile], _ names: KnownNames, _ readers: inout [LanguageReader]) {
        for (index, file) in files.enumerated() {
            for (block, value) in zip(file.blocks, values[index]) where block.word == .define {
                if let value { declared.declare(value, file: index, of: file, &readers[index]) }
            }
        }
        declared.fillEachOther(&readers)
        writeLists(files, names, &readers)
        compareViews(of: files)
        for index in values.indices {
            for block in values[index].indices {
                let known = files[index].blocks[block]
                guard let value = values[index][block] else { continue }
                uses.add(value, of: known.word, names: names)
                if known.word == .rule {
                    keepNumbers(of: value, file: index, block: block, files[index], readers[index])
                }
                let filled = filled(value, known, &readers[index])
                values[index][block] = filled
                guard filled == nil, let name = value["rule"], let text = name.text else { continue }
                let located = LocatedText(text, at: readers[index].place(name.span))
                off[BlockKey(file: index, block: block)] = OffBlock(name: located, because: declared.lastAbsent ?? "")
            }
        }
        let (texts, nowhere, placeHoles) = (declared.texts, declared.nowhere, declared.placeHoles)
        let inheritedHoles = declared.views.inheritedHoles
        for (index, file) in files.enumerated() {
            for (block, value) in zip(file.blocks, values[index]) { markUses(in: block, value, file) }
            readers[index].values = texts
            readers[index].nowhere = nowhere
            readers[index].placeHoles = placeHoles
            if file.guide > 0 { readers[index].inheritedHoles = inheritedHoles }
            readers[index].excluded = declared.excluded
        }
        declared.reportUnused(&readers)
    }

    /// Lists that are meant by their bare names.
    private mutating func writeLists(_ files: [GuideFile], _ names: KnownNames, _ readers: inout [LanguageReader]) {
        let lists = NamedLists(declared, besides: names, in: values)
        for index in values.indices {
            for (number, block) in files[index].blocks.enumerated() where [.define, .rule].contains(block.word) {
                guard let value = values[index][number] else { continue }
                values[index][number] = lists.written(value, &readers[index])
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

    /// A problem with it then isn't anyone's mistake now.
    private mutating func keepNumbers(
        of value: YamlValue,
        file: Int,
        block: Int,
        _ source: GuideFile,
        _ reader: LanguageReader
    ) {
        guard let names = changedNumbers[source.guide],
            value.texts.contains(where: { !names.isDisjoint(with: GuideValues.names(in: $0)) }),
            var numbers = numbered.removeValue(forKey: source.guide)
        else { return }
        var reader = reader
        reader.problems = []
        asWritten[BlockKey(file: file, block: block)] = numbers.filledRule(value, &reader)
        numbered[source.guide] = numbers
    }

    /// Nil if nothing is left that it could be about.
    private mutating func filled(
        _ value: YamlValue,
        _ block: KnownBlock,
        _ reader: inout LanguageReader
    ) -> YamlValue? {
        switch block.word {
        case .define: return declared.filledDefinitions(value, &reader)
        case .rule:
            return declared.filledRule(value, &reader)
        // In a template's text they stay: they are filled in with everything else.
        case .template: return declared.filled(value, below: "shape", &reader)
        default:
            declared.look(at: value, &reader)
            return declared.filled(value, &reader)
        }
    }

    private mutating func markUses(in block: KnownBlock, _ value: YamlValue?, _ file: GuideFile) {
        guard block.word == .layout || block.word == .template else { return }
        let content = block.block.content(in: file.document)
        if block.word == .layout {
            declared.markUses(in: content.text)
            return uses.add(content.text, by: .rule(block.attribute("rule")?.value.text ?? "layout"))
        }
        let set = block.info.words.dropFirst().first?.text ?? value?["template"]?.text ?? ""
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
