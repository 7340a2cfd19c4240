// Joins the files of a guide: first all names, then all definitions, then the rules that use them.

import NormaExpressions
import NormaText

struct GuideAssembly {
    var files: [GuideFile]
    /// One a file, in the same order; each collects the problems of its file.
    var readers: [LanguageReader]
    var names = KnownNames()
    var blocks = BlockValues()
    private var patterns = CodePatternList()
    private var absent = AbsentWords()
    let sources: [[Int]]
    let takings: [Taking]
    private var naming = RoleNaming()
    private var reviews: [String: GuidePlace] = [:]

    init(_ files: GuideFiles, words: Words) {
        self.files = files.files
        sources = files.sources
        takings = files.takings
        readers = files.files.map { LanguageReader(document: $0.document, words: words, names: KnownNames()) }
        for (index, file) in self.files.enumerated() {
            readers[index].problems = file.problems
        }
        boundBlocks()
    }

    /// Twenty times as many as the largest guides that people wrote have.
    static let mostBlocks = 20_000

    private mutating func boundBlocks() {
        var left = Self.mostBlocks
        for index in files.indices {
            let excess = files[index].keepBlocks(left)
            left -= files[index].blocks.count
            guard let excess else { continue }
            readers[index].report(
                Self.owner(of: excess).span,
                "a guide has at most \(Self.mostBlocks) blocks including those it extends, so this one and those after it are not read",
                "combine rules that ask the same of several things"
            )
            for later in files.indices.dropFirst(index + 1) { _ = files[later].keepBlocks(0) }
            return
        }
    }

    mutating func guide() -> Guide {
        let taken = readBlocks()
        for index in readers.indices { readers[index].names = names }
        blocks.fill(files, names, &readers)
        var named = NamedPatterns()
        named.read(files, blocks.values, &readers, &patterns)
        let definitions = readDefinitions()
        var rules = readRules()
        named.reportUnused(files, &readers)
        var guide = Guide(name: files.first?.front.name ?? "", summary: files.first?.front.summary ?? "")
        guide.relaxations = rules.join(&readers)
        guide.rules = rules.rules
        guide.offRules = rules.off
        guide.rulesAsWritten = rules.written
        guide.thinnedSections = rules.thinnedSections.union(thinnedSections)
        guide.takenRules = taken
        var renamed = RenamedRules(guide)
        guide.renamedRules = renamed.names(of: files, &readers)
        guide.documents = files.map(\.guideDocument)
        guide.definitions = definitions
        guide.definitions.isGeneratedListedOnly = files.contains(where: \.front.isGeneratedListedOnly)
        if !definitions.placesSayFeatures {
            guide.definitions.features += layoutFeatures(guide.rules, besides: definitions.features)
        }
        readOtherBlocks(into: &guide, rules)
        blocks.describe(&guide)
        guide.templates = readTemplates(guide.definitions.places)
        MakeReferences.check(guide, &readers)
        Silences.check(guide, &readers)
        var traits = OpenedTraits(definitions.roles)
        guide.rules = guide.rules.map { traits.open($0) }
        guide.rulesAsWritten = guide.rulesAsWritten.mapValues { traits.open($0) }
        guide.codePatterns = patterns.patterns
        noteWhatIsRead(in: &guide)
        return guide
    }

    /// The kinds of files besides Swift that its rules need.
    private func noteWhatIsRead(in guide: inout Guide) {
        guide.speaksOfDocuments = readers.contains(where: \.speaksOfDocuments)
        guide.speaksOfSettings = readers.contains(where: \.speaksOfSettings)
        guide.hiddenFolders = readers.reduce(into: []) { $0.formUnion($1.hiddenFolders) }
        guide.speaksOfUses = readers.contains(where: \.speaksOfUses)
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

    private mutating func readDefinitions() -> Definitions {
        var inherited = InheritedDefinitions(reach: reach)
        var own: [[DefineBlock]] = []
        for (index, file) in files.enumerated() {
            swap(&readers[index].patterns, &patterns)
            var ownOfFile: [DefineBlock] = []
            for (block, value) in zip(file.blocks, blocks.values[index]) where block.word == .define {
                guard let value else { continue }
                ExpressionLimits.check(value, &readers[index])
                ownOfFile.append(readers[index].define(value, of: Self.owner(of: block)))
            }
            swap(&readers[index].patterns, &patterns)
            own.append(ownOfFile)
        }
        var definitions = inherited.join(
            own,
            of: files.map(\.guide),
            named: guideNames,
            vocabularies: GuideFiles.vocabularies(of: files),
            absent: blocks.declared.absent,
            &readers
        )
        naming = inherited.naming
        definitions.places = blocks.declared.places(&readers)
        definitions.takeFeatures()
        absent = AbsentWords(blocks.declared, &definitions)
        names.learn(definitions.roles)
        let open = OpenPlaceholders(own.joined().flatMap(\.roleUses), names)
        for index in readers.indices {
            readers[index].names = names
            for role in own[index].flatMap(\.roles) { readers[index].checkParts(of: role) }
            for use in own[index].flatMap(\.roleUses) where !use.role.isTrait { open.check(use, &readers[index]) }
        }
        names.openPlaceholders = open.ofTraits
        for index in readers.indices { readers[index].names = names }
        RoleCycles.report(in: definitions, files, &readers)
        DefinitionLimits.check(definitions, files, &readers)
        return definitions
    }

    private mutating func readRules() -> RuleSet {
        var set = RuleSet(guides: files.map(\.guide), renamed: RenamedRules.entries(of: files))
        for (index, file) in files.enumerated() {
            swap(&readers[index].patterns, &patterns)
            swap(&readers[index].budget, &blocks.budget)
            var pictures = PictureRules(file: index)
            for (number, (block, value)) in zip(file.blocks, blocks.values[index]).enumerated() {
                let section = SectionReference(document: index, section: block.section)
                if let off = blocks.off[BlockKey(file: index, block: number)] {
                    set.add(RuleBlock(name: off.name, off: off.because), block, file: index)
                } else if block.isPicture || block.word == .layout {
                    pictures.read(block, file, &readers[index])
                } else if block.word == .rule {
                    if let value { ExpressionLimits.check(value, &readers[index]) }
                    let owner = Self.owner(of: block)
                    var read = value.map { readers[index].rule($0, of: owner, section: section) } ?? RuleBlock()
                    read.rule?.prose = block.prose
                    if file.isTakenFrom { read.rule = read.rule.map { taken($0, of: file.guide) } }
                    if read.isDetail {
                        pictures.addDetail(read, block, owner)
                    } else {
                        set.add(read, block, file: index)
                    }
                    if let written = blocks.asWritten[BlockKey(file: index, block: number)] {
                        // A problem with it after the change isn't anyone's mistake.
                        var reader = readers[index]
                        readers[index].patterns = CodePatternList()
                        reader.problems = []
                        let rule = reader.rule(written, of: owner, section: section).rule
                        swap(&readers[index].patterns, &reader.patterns)
                        if let rule { set.keep(asWritten: file.isTakenFrom ? taken(rule, of: file.guide) : rule) }
                    }
                }
            }
            for (read, block) in pictures.finish(file, &readers[index]) { set.add(read, block, file: index) }
            swap(&readers[index].patterns, &patterns)
            swap(&readers[index].budget, &blocks.budget)
        }
        set.leaveOut(absent)
        return set
    }

    /// A rule that is taken alone, with its roles as its own guide means them.
    private func taken(_ rule: Rule, of guide: Int) -> Rule {
        let names = guideNames
        return rule.naming { naming.name(of: $0, inRuleOf: guide, names) }
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
            for (block, value) in zip(file.blocks, blocks.values[index]) {
                switch block.word {
                case .given, .before, .bad, .good, .fixed:
                    if let example = examples.read(block, file, &readers[index]) { guide.examples.append(example) }
                case .review:
                    guard let value else { continue }
                    ExpressionLimits.check(value, &readers[index])
                    let section = SectionReference(document: index, section: block.section)
                    let question = readers[index].review(value, of: Self.owner(of: block), section: section)
                    if let question { add(question, to: &guide, file: index) }
                case .define, .rules, .rule, .take, .layout, .template: break
                }
            }
            examples.finish(&readers[index])
            swap(&readers[index].patterns, &patterns)
        }
        guide.examples.removeAll { example in
            example.kind != .given && rules.isSilent(example, in: files[example.section.document].sections)
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
                "the review `\(question.name)` is already defined in \(place)",
                "choose another name"
            )
        }
        guide.reviews.append(question)
    }

    private mutating func readTemplates(_ places: [PlaceDefinition]) -> [TemplateSet] {
        var sets = TemplateSets(
            values: blocks.declared.textsOfTemplates,
            places: places,
            guides: files.map(\.guide)
        )
        for (index, file) in files.enumerated() {
            for (block, value) in zip(file.blocks, blocks.values[index]) where block.declaresTemplates {
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

extension GuideFile {
    fileprivate var guideDocument: GuideDocument {
        GuideDocument(
            name: name,
            file: source.file,
            chapter: path,
            isBuiltIn: source.isBuiltIn,
            guide: guide,
            isProof: isProof,
            text: source.text,
            sections: sections
        )
    }
}
