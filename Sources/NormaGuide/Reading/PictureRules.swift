// Rules that are drawn: folder trees and Mermaid pictures, with the YAML block that has their details.

import NormaExpressions
import NormaText

struct PictureRules {
    private struct Picture {
        var block: KnownBlock
        var name: LocatedText?
        var isNamed: Bool
        var form: RuleForm?
        /// The placeholders that a tree binds.
        var bindings: Bindings
        /// The place that is `none`, if the tree draws nothing else.
        var off: String?
    }

    private let file: Int
    private var pictures: [Picture] = []
    private var details: [(block: RuleBlock, known: KnownBlock, owner: Owner)] = []
    private let language: GuideLanguage
    /// The guide's values and places, and by the name of an absent word the place that is `none`.
    private let values: [String: [String]]
    private let nowhere: [String: String]
    /// The names of all pictures, once all of them are read; nil is among them if one has none.
    private var names: Set<String?> = []
    /// The first details of each name.
    private var detailsByName: [String: RuleBlock] = [:]

    init(file: Int, _ language: GuideLanguage, _ declared: GuideValues) {
        self.file = file
        self.language = language
        values = declared.texts
        nowhere = declared.nowhere
    }

    mutating func addDetail(_ block: RuleBlock, _ known: KnownBlock, _ owner: Owner) {
        details.append((block, known, owner))
    }

    mutating func readTree(_ block: KnownBlock, _ file: GuideFile, budget: inout FillingBudget) {
        let count = file.reader.problems.count
        let tree = LayoutReader.read(
            block.block,
            in: file.reader,
            values: values,
            excluding: language.excluded,
            budget: &budget
        )
        let isRight = file.reader.problems.count == count
        var off: String?
        if isRight, tree.roots.isEmpty {
            let names = GuideValues.names(in: block.block.content(in: file.document).text)
            off = names.compactMap { nowhere[$0] }.first ?? undrawable(names)
        }
        let bindings = Bindings(names: tree.placeholders + ["Path"])
        add(block, isRight ? .layout(tree) : nil, bindings, off: off, file)
    }

    mutating func readDrawing(_ block: KnownBlock, _ file: GuideFile) {
        let count = file.reader.problems.count
        let drawing = MermaidReader.read(block.block, in: file.reader)
        let isRight = file.reader.problems.count == count
        let form = ContractReader(file.reader, language.names).finish(drawing)
        add(block, isRight ? form : nil, Bindings(names: Bindings.ends), off: nil, file)
    }

    private mutating func add(
        _ block: KnownBlock,
        _ form: RuleForm?,
        _ bindings: Bindings,
        off: String?,
        _ file: GuideFile
    ) {
        var name: LocatedText?
        let attribute = block.attribute("rule")
        if let value = attribute?.value, file.reader.kebabName(value.text, at: value.span, what: "rule") {
            name = LocatedText(value.text, at: file.document.place(value.span))
        }
        pictures.append(
            Picture(block: block, name: name, isNamed: attribute != nil, form: form, bindings: bindings, off: off)
        )
    }

    /// A place whose folders are at any depth, which no tree can show.
    private func undrawable(_ names: [String]) -> String? {
        let name = names.first { values[$0]?.contains { $0.contains("**") } == true }
        return name.map { "\($0) that a tree can draw" }
    }

    /// The rules drawn, each with its details; a picture without a name takes that of the only details under its heading,
    /// or its heading's.
    mutating func finish(_ file: GuideFile) -> [(RuleBlock, KnownBlock)] {
        names = Set(pictures.map { $0.name?.text })
        for detail in details {
            if let name = detail.block.name?.text, detailsByName[name] == nil { detailsByName[name] = detail.block }
        }
        nameFromDetails()
        for index in pictures.indices where pictures[index].name == nil && !pictures[index].isNamed {
            nameFromHeading(index, file)
        }
        var result: [(RuleBlock, KnownBlock)] = []
        for picture in pictures { result.append((rule(picture, file.reader), picture.block)) }
        names = Set(pictures.map { $0.name?.text })
        for (block, _, owner) in details where !names.contains(block.name?.text) {
            RuleReader(document: file.reader, language: language).reportMissingForm(block.fields, owner)
        }
        return result
    }

    private mutating func nameFromDetails() {
        let unnamed = pictures.indices.filter { pictures[$0].name == nil && !pictures[$0].isNamed }
        let open = Dictionary(grouping: unnamed) { pictures[$0].block.section }
        let rivals = Dictionary(grouping: details, by: \.known.section)
        for (block, known, _) in details where !names.contains(block.name?.text) {
            guard let found = open[known.section], found.count == 1, rivals[known.section]?.count == 1 else { continue }
            pictures[found[0]].name = block.name
            names.insert(block.name?.text)
        }
    }

    private mutating func nameFromHeading(_ index: Int, _ file: GuideFile) {
        let span = GuideAssembly.owner(of: pictures[index].block).span
        let section = pictures[index].block.section
        let title = file.sections.indices.contains(section) ? file.sections[section].title : ""
        let name = Self.name(fromTitle: title)
        let isTaken = names.contains(name)
        if DocumentReader.isKebab(name), !isTaken {
            pictures[index].name = LocatedText(name, at: file.document.place(span))
            names.insert(name)
        } else {
            let word = pictures[index].block.word.rawValue
            let reason = isTaken ? "the heading's name `\(name)` is already taken" : "no heading gives it one"
            file.reader.report(span, "this rule needs a name: \(reason)", "write `\(word) rule=…`")
        }
    }

    /// The name of a drawn rule by its attribute or heading, before any of it is understood.
    static func name(of block: KnownBlock, in file: GuideFile) -> String? {
        if let name = block.attribute("rule")?.value.text { return name }
        let forms = Set(RuleKeys.starters)
        let details = file.blocks.compactMap { other -> String? in
            guard other.word == .rule, other.section == block.section,
                case .mapping(let fields)? = other.value?.content,
                !fields.contains(where: { forms.contains($0.key) })
            else { return nil }
            return other.value?["rule"]?.text
        }
        if details.count == 1 { return details[0] }
        return file.sections.indices.contains(block.section) ? name(fromTitle: file.sections[block.section].title) : nil
    }

    /// `3. Folder structure` is `folder-structure`.
    private static func name(fromTitle title: String) -> String {
        var words = ""
        for character in title {
            if character.isASCII, character.isLetter || character.isNumber {
                words.append(character)
            } else if character != "'", character != "’" {
                words.append(" ")
            }
        }
        return NameCase.kebab.applied(to: String(words.drop { !$0.isLetter }))
    }

    private func rule(_ picture: Picture, _ reader: DocumentReader) -> RuleBlock {
        var result = RuleBlock()
        result.name = picture.name
        result.bindings = picture.bindings
        let section = SectionReference(document: file, section: picture.block.section)
        guard let name = picture.name else { return result }
        let form = picture.form ?? .layout(LayoutTree(roots: []))
        var rule = Rule(name: name.text, form: form, section: section, place: name.place)
        if let detail = detailsByName[name.text] {
            var details = DetailReader(reader, language)
            details.read(detail.fields, into: &rule, boundBy: picture.bindings)
            result.replaces = detail.replaces
            result.fields = detail.fields
        }
        rule.enforces += reader.quotations(picture.block)
        if picture.form != nil { result.rule = rule }
        result.off = picture.off
        return result
    }
}

extension LayoutTree {
    /// Every placeholder of the tree once, in the order of its lines.
    var placeholders: [String] {
        var result: [String] = []
        var known: Set<String> = []
        func visit(_ entries: [LayoutEntry]) {
            for entry in entries {
                for name in entry.name.placeholders where known.insert(name).inserted { result.append(name) }
                visit(entry.children)
            }
        }
        visit(roots)
        return result
    }
}
