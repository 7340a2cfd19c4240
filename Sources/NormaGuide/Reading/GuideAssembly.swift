// Joins the files of a guide: first all names, then all definitions, then the rules that use them.

import NormaExpressions
import NormaText

struct GuideAssembly {
    var files: [GuideFile]
    /// One a file, in the same order; each collects the problems of its file.
    var readers: [LanguageReader]
    var names = KnownNames()
    /// The YAML of each file's blocks, by the index of the block; nil where it is none or could not be read.
    private var values: [[YamlValue?]] = []
    private var patterns = CodePatternList()
    private var guideValues: [String: [String]] = [:]
    private var valueNames: [String] = []
    private var uses = WordUses()
    private var reviews: [String: GuidePlace] = [:]

    init(_ files: GuideFiles, words: Words) {
        self.files = files.files
        readers = files.files.map { LanguageReader(document: $0.document, words: words, names: KnownNames()) }
        for (index, file) in self.files.enumerated() {
            readers[index].problems = file.problems
            readers[index].format = file.front.format
        }
        for (index, problem) in files.problems { readers[index].problems.append(problem) }
    }

    mutating func guide() -> Guide {
        readValues()
        fillValues()
        let definitions = readDefinitions()
        var rules = readRules()
        var guide = Guide(name: files.first?.front.name ?? "", summary: files.first?.front.summary ?? "")
        guide.relaxations = rules.join(&readers)
        guide.rules = rules.rules
        guide.rulesAsWritten = rules.written
        var renamed = RenamedRules(guide)
        guide.renamedRules = renamed.names(of: files, &readers)
        guide.documents = files.map { file in
            GuideDocument(
                name: file.front.name,
                file: file.source.file,
                isBuiltIn: file.source.isBuiltIn,
                format: file.front.format,
                text: file.source.text,
                sections: file.sections
            )
        }
        guide.definitions = definitions
        guide.definitions.features += layoutFeatures(guide.rules, besides: definitions.features)
        readOtherBlocks(into: &guide, rules)
        guide.values = guideValues
        for rule in guide.rules { uses.addLayers(of: rule) }
        guide.words =
            valueNames.map { uses.word(.value, $0) } + definitions.layers.map { uses.word(.layer, $0.name) }
            + definitions.roles.map { uses.word(.role, $0.name) }
        guide.templates = readTemplates()
        reportUnknownSets(of: guide)
        guide.codePatterns = patterns.patterns
        guide.speaksOfDocuments = readers.contains(where: \.speaksOfDocuments)
        return guide
    }

    /// By file, then place, then message; none twice.
    var canonicalProblems: [SourceProblem] {
        readers.flatMap { reader in
            var seen: Set<SourceProblem> = []
            return reader.problems.filter { seen.insert($0).inserted }.sorted { left, right in
                let (first, second) = (left.position ?? .start, right.position ?? .start)
                if first != second { return first < second }
                return left.message < right.message
            }
        }
    }

    // MARK: - Passes

    private mutating func readValues() {
        for (index, file) in files.enumerated() {
            var own: [YamlValue?] = []
            for block in file.blocks {
                guard block.isYaml else {
                    own.append(nil)
                    continue
                }
                let content = block.block.content(in: file.document)
                let count = readers[index].problems.count
                let value = YamlReader.read(content, in: file.document, problems: &readers[index].problems)
                if value == nil || value?.isEmpty == true, readers[index].problems.count == count {
                    readers[index].report(
                        Self.owner(of: block).span,
                        "this block is empty",
                        "write something into it, or delete it"
                    )
                }
                own.append(value?.isEmpty == true ? nil : value)
                if block.word == .define, let value { LanguageReader.addNames(of: value, to: &names) }
            }
            values.append(own)
        }
        for index in readers.indices { readers[index].names = names }
    }

    /// What the guide declares under `values:` takes the place of its `{{name}}`, before any word is understood.
    private mutating func fillValues() {
        var declared = GuideValues()
        for (index, file) in files.enumerated() {
            for (block, value) in zip(file.blocks, values[index]) where block.word == .define {
                if let value { declared.declare(value, file: index, &readers[index]) }
            }
        }
        for index in values.indices {
            for block in values[index].indices {
                // In a template's text they stay: they are filled in with everything else.
                let key = files[index].blocks[block].word == .template ? "shape" : nil
                if let value = values[index][block] {
                    uses.add(value, of: files[index].blocks[block].word, names: names)
                }
                values[index][block] = values[index][block].map { declared.filled($0, below: key, &readers[index]) }
            }
        }
        for (index, file) in files.enumerated() {
            for (block, value) in zip(file.blocks, values[index]) {
                let content = block.block.content(in: file.document)
                if block.word == .layout {
                    declared.markUses(in: content.text)
                    uses.add(content.text, by: .rule(block.attribute("rule")?.value.text ?? "layout"))
                }
                guard block.word == .template else { continue }
                let set = block.info.words.dropFirst().first?.text ?? value?["template"]?.text ?? ""
                for bytes in [content.bytes] + block.info.attributes.map({ Array($0.value.text.utf8) }) {
                    let used = declared.markUses(inTemplate: bytes)
                    uses.add(values: used, by: .set(set))
                }
            }
            readers[index].values = declared.texts
        }
        guideValues = declared.lists
        valueNames = declared.names
        declared.reportUnused(&readers)
    }

    private mutating func readDefinitions() -> Definitions {
        var inherited = InheritedDefinitions()
        var blocks: [[DefineBlock]] = []
        for (index, file) in files.enumerated() {
            swap(&readers[index].patterns, &patterns)
            var own: [DefineBlock] = []
            for (block, value) in zip(file.blocks, values[index]) where block.word == .define {
                guard let value else { continue }
                own.append(readers[index].define(value, of: Self.owner(of: block)))
            }
            swap(&readers[index].patterns, &patterns)
            blocks.append(own)
        }
        let definitions = inherited.join(blocks, &readers)
        names.learn(definitions.roles)
        for index in readers.indices {
            readers[index].names = names
            for (uses, description) in blocks[index].flatMap(\.roleUses) {
                readers[index].checkPlaceholders(uses, boundBy: description)
            }
        }
        Circles.report(in: definitions, files, &readers)
        return definitions
    }

    private mutating func readRules() -> RuleSet {
        var set = RuleSet(guides: Array(files.indices), renamed: RenamedRules.entries(of: files))
        for (index, file) in files.enumerated() {
            swap(&readers[index].patterns, &patterns)
            var pictures = PictureRules(file: index)
            for (block, value) in zip(file.blocks, values[index]) {
                let section = SectionReference(document: index, section: block.section)
                if block.isPicture || block.word == .layout {
                    pictures.read(block, file, &readers[index])
                } else if block.word == .rule {
                    let owner = Self.owner(of: block)
                    let read = value.map { readers[index].rule($0, of: owner, section: section) } ?? RuleBlock()
                    if read.isDetail {
                        pictures.addDetail(read, block, owner)
                    } else {
                        set.add(read, block, file: index)
                    }
                }
            }
            for (read, block) in pictures.finish(file, &readers[index]) { set.add(read, block, file: index) }
            swap(&readers[index].patterns, &patterns)
        }
        return set
    }

    private func layoutFeatures(_ rules: [Rule], besides known: [NamePattern]) -> [NamePattern] {
        var result: [NamePattern] = []
        for rule in rules {
            guard case .layout(let tree) = rule.form else { continue }
            for pattern in tree.featurePatterns where !result.contains(pattern) && !known.contains(pattern) {
                result.append(pattern)
            }
        }
        return result
    }

    private mutating func readOtherBlocks(into guide: inout Guide, _ rules: RuleSet) {
        for (index, file) in files.enumerated() {
            swap(&readers[index].patterns, &patterns)
            var examples = ExampleReader(file: index, rules: rules)
            for (block, value) in zip(file.blocks, values[index]) {
                switch block.word {
                case .bad, .good, .fixed:
                    if let example = examples.read(block, file, &readers[index]) { guide.examples.append(example) }
                case .review:
                    guard let value else { continue }
                    let section = SectionReference(document: index, section: block.section)
                    let question = readers[index].review(value, of: Self.owner(of: block), section: section)
                    if let question { add(question, to: &guide, file: index) }
                case .define, .rule, .layout, .template: break
                }
            }
            swap(&readers[index].patterns, &patterns)
        }
        let gone = rules.removed
        guide.examples.removeAll { example in
            example.rule.map { gone[example.section.document]?.contains($0) == true } ?? false
        }
    }

    private mutating func add(_ question: ReviewQuestion, to guide: inout Guide, file: Int) {
        if let first = reviews.updateValue(question.place, forKey: question.name) {
            let place = "\(first.file) line \(first.position.line)"
            let span = Span(
                Int(files[file].document.lines.offset(of: question.place.position) ?? 0),
                length: question.place.length
            )
            return readers[file].report(
                span,
                "the review `\(question.name)` stands in \(place) already",
                "choose another name"
            )
        }
        guide.reviews.append(question)
    }

    /// `make: mock {Name}` names a set of templates.
    private mutating func reportUnknownSets(of guide: Guide) {
        // What is derived can be made without a set of the guide's own.
        let known = guide.templates.map(\.name) + LanguageReader.derivations
        for rule in guide.rules {
            guard let make = rule.make, let set = make.text.split(separator: " ").first.map(String.init) else {
                continue
            }
            reportUnknownOptions(make, of: rule)
            guard !known.contains(set), readers.indices.contains(rule.section.document) else { continue }
            let way = Words.hint(set, among: known, listing: "declared") ?? "declare it in a `yaml template` block"
            readers[rule.section.document].report(make, "no set of templates is called `\(set)`", way)
        }
    }

    /// What `norma fix --draft` could not hand over.
    private mutating func reportUnknownOptions(_ make: LocatedText, of rule: Rule) {
        let known = ["--set", "--missing", "--update"]
        for word in make.text.split(separator: " ").map(String.init) where word.hasPrefix("--") && !known.contains(word)
        {
            guard readers.indices.contains(rule.section.document) else { continue }
            let way = Words.hint(word, among: known, listing: "known")
            readers[rule.section.document].report(make, "`make:` takes no option `\(word)`", way)
        }
    }

    private mutating func readTemplates() -> [TemplateSet] {
        var sets = TemplateSets(values: guideValues)
        for (index, file) in files.enumerated() {
            for (block, value) in zip(file.blocks, values[index]) where block.declaresTemplates {
                let section = SectionReference(document: index, section: block.section)
                guard let value,
                    let set = readers[index].templateSet(value, of: Self.owner(of: block), section: section)
                else { continue }
                sets.declare(set, file: index, &readers[index])
            }
        }
        for (index, file) in files.enumerated() {
            for block in file.blocks where block.word == .template && !block.declaresTemplates {
                sets.add(block, file, index: index, &readers[index])
            }
        }
        return sets.sets(&readers)
    }

    /// Where a problem with the whole block is shown: at its word.
    static func owner(of block: KnownBlock) -> LanguageReader.Owner {
        let part = block.info.words.first
        return LanguageReader.Owner(block.word.rawValue, part?.span ?? Span(block.block.fence, length: 3))
    }
}
