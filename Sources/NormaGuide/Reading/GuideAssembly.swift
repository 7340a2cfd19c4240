// Joins the files of a guide: first all names, then all definitions, then the rules that use them.

import NormaExpressions
import NormaText

struct GuideAssembly {
    var files: [GuideFile]
    var language: GuideLanguage
    var blocks = BlockValues()
    private var absent = AbsentWords()
    let sources: [[Int]]
    let takings: [Taking]
    private var naming = RoleNaming()
    private var reviews: [String: GuidePlace] = [:]

    init(_ files: GuideFiles, words: Words) {
        self.files = files.files
        sources = files.sources
        takings = files.takings
        language = GuideLanguage(words)
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
            files[index].reader.report(
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
        blocks.fill(&files, &language)
        var named = NamedPatterns()
        named.read(files, &language)
        let definitions = readDefinitions()
        var rules = readRules()
        named.reportUnused(files, besides: language.needs.usedPatterns)
        var guide = Guide(name: files.first?.front.name ?? "", summary: files.first?.front.summary ?? "")
        guide.relaxations = rules.join(files, language)
        guide.rules = rules.rules
        guide.offRules = rules.off
        guide.rulesAsWritten = rules.written
        guide.thinnedSections = rules.thinnedSections.union(thinnedSections)
        guide.takenRules = taken
        var renamed = RenamedRules(guide)
        guide.renamedRules = renamed.names(of: files)
        guide.documents = files.map(\.guideDocument)
        guide.definitions = definitions
        guide.definitions.isGeneratedListedOnly = files.contains(where: \.front.isGeneratedListedOnly)
        if !definitions.placesSayFeatures {
            guide.definitions.features += layoutFeatures(guide.rules, besides: definitions.features)
        }
        readOtherBlocks(into: &guide, rules)
        blocks.describe(&guide)
        guide.templates = readTemplates(guide.definitions.places)
        guide.guidelines = files.first?.front.guidelines ?? []
        Quotations.check(guide, files)
        MakeReferences.check(guide, files)
        Silences.check(guide, files)
        var traits = OpenedTraits(definitions.roles)
        guide.rules = guide.rules.map { traits.open($0) }
        guide.rulesAsWritten = guide.rulesAsWritten.mapValues { traits.open($0) }
        guide.codePatterns = language.needs.codePatterns.patterns
        noteWhatIsRead(in: &guide)
        return guide
    }

    /// The kinds of files besides Swift that its rules need.
    private func noteWhatIsRead(in guide: inout Guide) {
        guide.speaksOfDocuments = language.needs.speaksOfDocuments
        guide.speaksOfSettings = language.needs.speaksOfSettings
        guide.hiddenFolders = language.needs.hiddenFolders
        guide.speaksOfUses = language.needs.speaksOfUses
    }

    /// By file, then place, then message; none twice.
    var canonicalProblems: [SourceProblem] {
        files.map(\.reader).flatMap { reader in
            var seen: Set<SourceProblem> = []
            return reader.problems.filter { seen.insert($0).inserted }.sorted { left, right in
                let (first, second) = (left.position ?? .start, right.position ?? .start)
                if first != second { return first < second }
                return left.message < right.message
            }
        }
    }

    // MARK: - Passes

    /// In a guide that is extended, sentences may have the placeholders that its places bind.
    private func language(of file: GuideFile) -> GuideLanguage {
        var own = language
        if file.guide == 0 { own.inheritedHoles = [] }
        return own
    }

    private mutating func readDefinitions() -> Definitions {
        var inherited = InheritedDefinitions(reach: reach)
        let own = files.map(defined)
        var definitions = inherited.join(
            own,
            of: files,
            named: guideNames,
            vocabularies: GuideFiles.vocabularies(of: files),
            absent: blocks.declared.absent
        )
        naming = inherited.naming
        definitions.places = blocks.declared.places(files, language)
        definitions.takeFeatures()
        absent = AbsentWords(blocks.declared, &definitions)
        language.names.learn(definitions.roles)
        let open = OpenPlaceholders(own.joined().flatMap(\.roleUses), language.names)
        for (file, blocks) in zip(files, own) {
            let checks = SentenceChecks(document: file.reader, names: language.names)
            for role in blocks.flatMap(\.roles) { checks.checkParts(of: role, language.words) }
            for use in blocks.flatMap(\.roleUses) where !use.role.isTrait { open.check(use, checks) }
        }
        language.names.openPlaceholders = open.ofTraits
        RoleCycles.report(in: definitions, files)
        DefinitionLimits.check(definitions, files)
        return definitions
    }

    private func defined(by file: GuideFile) -> [DefineBlock] {
        let reader = DefineReader(document: file.reader, language: language)
        return file.blocks.filter { $0.word == .define }.compactMap { block in
            guard let value = block.value else { return nil }
            ExpressionLimits.check(value, file.reader)
            return reader.define(value, of: Self.owner(of: block))
        }
    }

    private mutating func readRules() -> RuleSet {
        var rules = RuleSet(guides: files.map(\.guide), renamed: RenamedRules.entries(of: files))
        for (index, file) in files.enumerated() {
            var pictures = PictureRules(file: index, language(of: file), blocks.declared)
            for block in file.blocks { read(block, index, &pictures, &rules) }
            for (read, block) in pictures.finish(file) { rules.add(read, block, file: index) }
        }
        rules.leaveOut(absent)
        return rules
    }

    private mutating func read(
        _ block: KnownBlock,
        _ index: Int,
        _ pictures: inout PictureRules,
        _ rules: inout RuleSet
    ) {
        let file = files[index]
        switch block.word {
        case _ where block.off != nil:
            rules.add(RuleBlock(name: block.off?.name, off: block.off?.because), block, file: index)
        case .layout: pictures.readTree(block, file, budget: &blocks.budget)
        case .rule where block.isPicture: pictures.readDrawing(block, file)
        case .rule: readRule(block, index, &pictures, &rules)
        case .define, .rules, .take, .given, .before, .bad, .good, .fixed, .review, .template: break
        }
    }

    private func readRule(_ block: KnownBlock, _ index: Int, _ pictures: inout PictureRules, _ rules: inout RuleSet) {
        let file = files[index]
        if let value = block.value { ExpressionLimits.check(value, file.reader) }
        var read = block.value.map { rule(block, $0, index, file.reader) } ?? RuleBlock()
        read.rule?.prose = block.prose
        read.rule?.enforces += file.reader.quotations(block)
        if read.isDetail {
            pictures.addDetail(read, block, Self.owner(of: block))
        } else {
            rules.add(read, block, file: index)
        }
        let written = block.asWritten.flatMap { rule(block, $0, index, file.reader.withoutProblems()).rule }
        if let written { rules.keep(asWritten: written) }
    }

    private func rule(_ block: KnownBlock, _ value: YamlValue, _ index: Int, _ document: DocumentReader) -> RuleBlock {
        let reader = RuleReader(document: document, language: language(of: files[index]))
        let section = SectionReference(document: index, section: block.section)
        var read = reader.rule(value, of: Self.owner(of: block), section: section)
        if files[index].isTakenFrom { read.rule = read.rule.map { taken($0, of: files[index].guide) } }
        return read
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
            var examples = ExampleReader(file: index, rules: rules)
            for block in file.blocks {
                switch block.word {
                case .given, .before, .bad, .good, .fixed:
                    if let example = examples.read(block, file) { guide.examples.append(example) }
                case .review: for question in reviews(block, index) { add(question, to: &guide, file: index) }
                case .define, .rules, .rule, .take, .layout, .template: break
                }
            }
            examples.finish(file)
        }
        guide.examples.removeAll { example in
            example.kind != .given && rules.isSilent(example, in: files[example.section.document].sections)
        }
    }

    private func reviews(_ block: KnownBlock, _ index: Int) -> [ReviewQuestion] {
        guard let value = block.value else { return [] }
        ExpressionLimits.check(value, files[index].reader)
        let reader = ReviewReader(document: files[index].reader, language: language)
        let section = SectionReference(document: index, section: block.section)
        return reader.reviews(value, of: Self.owner(of: block), section: section)
    }

    private mutating func add(_ question: ReviewQuestion, to guide: inout Guide, file: Int) {
        if let first = reviews.updateValue(question.place, forKey: question.name) {
            let place = "\(first.file) line \(first.position.line)"
            let message = "the review `\(question.name)` is already defined in \(place)"
            let review = LocatedText(question.name, at: question.place)
            return files[file].reader.report(review, message, "choose another name")
        }
        guide.reviews.append(question)
    }

    private mutating func readTemplates(_ places: [PlaceDefinition]) -> [TemplateSet] {
        var sets = TemplateSets(values: blocks.declared.textsOfTemplates, places: places, guides: files.map(\.guide))
        for (index, file) in files.enumerated() {
            let reader = TemplateReader(document: file.reader)
            for block in file.blocks where block.declaresTemplates {
                let section = SectionReference(document: index, section: block.section)
                guard let value = block.value,
                    let set = reader.templateSet(value, of: Self.owner(of: block), section: section)
                else { continue }
                sets.declare(set, file: index, file.reader)
            }
        }
        for (index, file) in files.enumerated() {
            for block in file.blocks where block.word == .template && !block.declaresTemplates {
                sets.add(block, file, index: index)
            }
        }
        return sets.sets(files)
    }

    /// Where a problem with the whole block is shown: at its word.
    static func owner(of block: KnownBlock) -> Owner {
        let part = block.info.words.first
        return Owner(block.word.rawValue, part?.span ?? Span(block.block.fence, length: 3))
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
