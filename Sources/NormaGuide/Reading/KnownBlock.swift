// Tells the blocks that Norma reads from plain illustration, and a mistyped word from either.

import NormaText

/// A block whose info string has a word of Norma.
struct KnownBlock {
    var word: BlockWord
    var info: InfoString
    var block: FencedBlock
    /// An index into the document's sections.
    var section: Int
    /// In a map of several rules, the text before them, which is their reason; nil if there is none.
    var prose: String?
    /// Its YAML, with the guide's values filled in; nil if it has none, could not be read, or is only about absent words.
    var value: YamlValue?
    /// That of an inherited rule with the numbers that it was written with, if those were redeclared.
    var asWritten: YamlValue?
    /// Set if its rule is about nothing.
    var off: OffBlock?

    /// A rule that is about nothing, because of a place that is `none`.
    struct OffBlock {
        var name: LocatedText
        var because: String
    }

    var language: String { info.language?.text ?? "" }
    var isPicture: Bool { word == .rule && language == "mermaid" }

    /// `yaml template` without a name: the inputs of a set of templates.
    var declaresTemplates: Bool { word == .template && ["yaml", "yml"].contains(language) && info.words.count == 1 }
    /// Its content is YAML for Norma to read.
    var isYaml: Bool { ([.define, .rules, .rule, .review].contains(word) && !isPicture) || declaresTemplates }

    func attribute(_ key: String) -> InfoString.Attribute? { info.attributes.first { $0.key.text == key } }
}

struct BlockFinder {
    let document: DocumentText
    private(set) var problems: [SourceProblem] = []

    init(document: DocumentText) { self.document = document }

    /// The known blocks; `section` gives the heading of a line.
    mutating func blocks(in markdown: MarkdownDocument) -> [KnownBlock] {
        let sections = SectionIndex(markdown)
        let candidates = markdown.blocks.map { block in
            (
                block: block, info: InfoString(document, block.info),
                section: sections.section(ofLine: block.documentLines.lowerBound)
            )
        }
        var withRules: Set<Int> = []
        for candidate in candidates where !candidate.block.isQuoted {
            let word = candidate.info.words.first.flatMap { BlockWord(rawValue: $0.text) }
            if word?.holdsRules == true { withRules.insert(candidate.section) }
        }
        var result: [KnownBlock] = []
        for (block, info, section) in candidates {
            if !block.isClosed {
                let span = Span(block.fence, length: max(3, block.info.lowerBound - block.fence))
                report(span, "this block is never closed", "end it with a line of \(fenceText(block)) alone")
            }
            reportSwallowedBlock(in: block)
            guard let word = word(of: info, in: block, hasRules: withRules.contains(section)) else { continue }
            let known = KnownBlock(word: word, info: info, block: block, section: section)
            if block.isQuoted {
                report(infoSpan(block), "a `\(word.rawValue)` block in a quote is not read", "move it out of the quote")
            } else if check(known), block.isClosed {
                result.append(known)
            }
        }
        return result
    }

    /// A line in the block that would begin one of Norma's: the block's own end is missing before it.
    private mutating func reportSwallowedBlock(in block: FencedBlock) {
        guard block.fence < document.bytes.count else { return }
        let fence = document.bytes[block.fence]
        let length = document.bytes[block.fence...].prefix { $0 == fence }.count
        for line in block.lines {
            let text = document.bytes[line].drop { $0 == 0x20 || $0 == 0x09 }
            guard text.prefix(while: { $0 == fence }).count >= length else { continue }
            let rest = text.dropFirst(length).prefix { $0 != 0x0A && $0 != 0x0D }
            let info = InfoString(document, rest.startIndex..<rest.endIndex)
            guard let word = info.words.first, BlockWord(rawValue: word.text) != nil else { continue }
            report(
                Span(text.startIndex, length: length),
                "a block begins here before the one above has ended, so it is not read",
                "end the block above with a line of \(fenceText(block)) alone"
            )
            return
        }
    }

    private func fenceText(_ block: FencedBlock) -> String {
        let bytes = document.bytes[block.fence...].prefix { $0 == document.bytes[block.fence] }
        let text = String(decoding: bytes, as: UTF8.self)
        return text.hasPrefix("`") ? "\(bytes.count) backticks" : "`\(text)`"
    }

    private func infoSpan(_ block: FencedBlock) -> Span { Span(block.info.lowerBound, length: block.info.count) }

    private mutating func report(_ span: Span, _ message: String, _ suggestion: String? = nil) {
        problems.append(document.problem(at: span, message, suggestion))
    }

    // MARK: - The word

    private static let all = BlockWord.allCases.map(\.rawValue)

    /// The block's word; nil for illustration, and if a problem was reported.
    private mutating func word(of info: InfoString, in block: FencedBlock, hasRules: Bool) -> BlockWord? {
        guard let language = info.language else { return nil }
        guard let second = info.words.first else {
            if let word = BlockWord(rawValue: language.text), word != .template {
                let message = "the language is missing before `\(word.rawValue)`"
                report(language.span, message, "write `\(Self.example(of: word))`")
            } else if let (first, word) = Self.parts(of: language.text) {
                let message = "`\(language.text)` is one word, so this block is not read"
                report(language.span, message, "write `\(first) \(word.rawValue)`, with a space")
            } else if let key = info.attributes.first?.key, hasRules || ["path", "rule"].contains(key.text) {
                let known = Self.all.joined(separator: ", ")
                report(key.span, "`\(key.text)=` is in a block without a word of Norma", "known words: \(known)")
            }
            return nil
        }
        if let word = BlockWord(rawValue: second.text) { return word }
        if let later = info.words.dropFirst().first(where: { BlockWord(rawValue: $0.text) != nil }) {
            report(later.span, "`\(later.text)` comes after `\(second.text)`", "write `\(language.text) \(later.text)`")
            return nil
        }
        let hint = Words.hint(second.text, among: Self.all)
        if hasRules || hint != nil {
            let known = "known words: " + Self.all.joined(separator: ", ")
            report(second.span, "unknown word `\(second.text)` after the language", hint ?? known)
        }
        return nil
    }

    /// `yaml-rule`, `yaml,rule`, `yaml:rule`, or with a space that isn't one in Markdown.
    private static func parts(of text: String) -> (language: String, word: BlockWord)? {
        let parts = text.lowercased().split { !$0.isLetter && !$0.isNumber }
        guard parts.count == 2, ["yaml", "yml", "swift", "text", "txt", "mermaid"].contains(parts[0]) else {
            return nil
        }
        return BlockWord(rawValue: String(parts[1])).map { (String(parts[0]), $0) }
    }

    private static func example(of word: BlockWord) -> String {
        switch word {
        case .define, .rules, .rule, .take, .review: "yaml \(word.rawValue)"
        case .layout: "text layout"
        case .given, .before, .bad, .good, .fixed, .template: "swift \(word.rawValue)"
        }
    }

    // MARK: - Language and attributes

    private mutating func check(_ known: KnownBlock) -> Bool {
        let count = problems.count
        if let language = known.info.language, !Self.languages(of: known.word, includes: language.text) {
            let example = Self.example(of: known.word)
            let suggestion =
                known.word == .rule ? "write `yaml rule`, or `mermaid rule` for a picture" : "write `\(example)`"
            report(language.span, "a `\(known.word.rawValue)` block is not written in `\(language.text)`", suggestion)
        }
        for extra in known.info.words.dropFirst() where known.word != .template {
            report(extra.span, "unknown word `\(extra.text)` after `\(known.word.rawValue)`", "delete it")
        }
        var seen: Set<String> = []
        for attribute in known.info.attributes {
            check(attribute, of: known)
            if !seen.insert(attribute.key.text).inserted {
                report(attribute.key.span, "`\(attribute.key.text)=` is given twice", "keep one")
            }
        }
        return problems.count == count
    }

    private static func languages(of word: BlockWord, includes language: String) -> Bool {
        switch word {
        case .define, .rules, .take, .review: ["yaml", "yml"].contains(language)
        case .rule: ["yaml", "yml", "mermaid"].contains(language)
        case .layout: ["text", "txt"].contains(language)
        case .given, .before, .bad, .good, .fixed, .template: true
        }
    }

    private mutating func check(_ attribute: InfoString.Attribute, of known: KnownBlock) {
        let key = attribute.key.text
        if attribute.isUnclosed { return report(attribute.value.span, "this quote is never closed") }
        let allowed = Self.attributes(of: known)
        if !allowed.contains(key) {
            let hint = Words.hint(key, among: allowed, listing: "known here")
            return report(
                attribute.key.span,
                "unknown attribute `\(key)`",
                hint ?? "delete it: a `\(known.word.rawValue)` block has no attributes"
            )
        }
        if attribute.value.text.isEmpty { return report(attribute.key.span, "`\(key)=` has no value") }
        guard key == "path", known.word != .template else { return }
        let path = attribute.value.text
        let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        if parts.contains(where: { part in ["..", ".", ""].contains { part.elementsEqual($0.utf8) } }) {
            let message = "`\(path)` isn't a path inside the project"
            report(attribute.value.span, message, "write it from the project's root, such as `Sources/Cart.swift`")
        }
    }

    private static func attributes(of known: KnownBlock) -> [String] {
        switch known.word {
        case .define, .review: []
        case .rules: ["for", "enforces"]
        case .take: ["from"]
        case .rule: known.isPicture ? ["rule", "enforces"] : []
        case .layout: ["rule", "enforces"]
        case .given: ["path"]
        case .before, .bad, .good, .fixed: ["path", "rule"]
        case .template: known.declaresTemplates ? [] : ["path", "each", "when", "into"]
        }
    }
}

/// The section of a line.
struct SectionIndex {
    private let lines: [Int]

    init(_ markdown: MarkdownDocument) { lines = markdown.headings.map(\.line) }

    /// 0 before the first heading.
    func section(ofLine line: Int) -> Int {
        lines.partitioningIndex { $0 > line }
    }
}
