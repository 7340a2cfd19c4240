// One file of a guide, scanned: front matter, sections, known blocks; nothing of it understood yet.

import NormaText

struct GuideFile {
    /// The kind of a file in its guide.
    enum Part: Equatable {
        /// The guide itself, or the README of its folder.
        case head
        /// A chapter, with the name of its guide and its own path without `.md`.
        case chapter(of: String, name: String)
        /// Examples of rules in chapters.
        case proof(of: String, name: String)
    }

    let source: GuideSource
    let part: Part
    /// Collects the problems of the file.
    let reader: DocumentReader
    let sections: [Section]
    var blocks: [KnownBlock]
    let front: FrontMatter
    /// The chapters that its lists link to.
    let chapterLinks: [ChapterLink]
    /// The rules that it takes from other guides.
    let takes: [TakeBlock]
    /// The guide that it belongs to: 0 for the guide itself, then those that it extends, the nearest first.
    var guide = 0
    /// Not all of its guide is read: of it only the definitions, the rules that are taken, or the examples of some rules.
    var isPartial = false
    /// Only the rules that are taken from it count, with their needs.
    private(set) var isTakenFrom = false
    /// All of its definitions count beside the rules that are taken.
    private(set) var keepsDefinitions = false
    /// The sections where only some rules were taken.
    var thinnedSections: Set<Int> = []

    init(_ source: GuideSource, part: Part = .head) {
        self.source = source
        self.part = part
        if let known = KnownScans.scan(of: source, part) {
            reader = DocumentReader(known.document)
            (blocks, sections, front) = (known.blocks, known.sections, known.front)
            (takes, chapterLinks) = (known.takes, known.chapterLinks)
            return
        }
        reader = DocumentReader(DocumentText(source))
        let document = reader.source
        let markdown = MarkdownScanner.scan(document)
        var finder = BlockFinder(document: document)
        blocks = finder.blocks(in: markdown)
        sections = SectionBuilder.sections(of: markdown, in: document, known: blocks.map(\.block.documentLines))
        SectionBuilder.addProse(of: markdown, in: document, sections, to: &blocks)
        if case .head = part {
            front = FrontMatter.read(markdown, with: reader)
        } else {
            front = FrontMatter.read(chapter: markdown, with: reader)
        }
        takes = TakeBlock.all(in: blocks, of: reader)
        chapterLinks = source.chapters == nil ? [] : ChapterLink.all(in: markdown, of: document)
        reader.add(finder.problems)
        reportProblems(of: markdown)
        KnownScans.keep(self)
    }

    private func reportProblems(of markdown: MarkdownDocument) {
        if let offset = markdown.unclosedComment {
            reader.report(Span(offset, length: 4), "this comment is never closed", "end it with `-->`")
        }
        if let offset = markdown.tooDeep {
            let message =
                "lists are nested more than \(MarkdownScanner.mostItems) levels deep here, so the rest is not read"
            reader.report(Span(offset), message, "write it outside of the lists")
        }
        if case .proof = part { reportRules() }
    }

    /// In messages and reports: the guide's name, of a chapter with its own after it.
    var name: String {
        switch part {
        case .head: front.name
        case .chapter(let guide, let name), .proof(let guide, let name):
            guide + "/" + (front.name.isEmpty ? name : front.name)
        }
    }

    /// For a chapter, its own name in its guide.
    var chapterName: String? {
        if case .chapter(_, let name) = part { return name }
        return nil
    }

    var document: DocumentText { reader.source }

    /// From the guide's folder, without `.md`; nil for the guide itself.
    var path: String? {
        switch part {
        case .head: nil
        case .chapter(_, let name), .proof(_, let name): name
        }
    }

    var isProof: Bool {
        if case .proof = part { return true }
        return false
    }

    /// The rules that an example names in `rule=`; in a file of examples alone its heading may name them.
    func rulesNamed(by block: KnownBlock) -> [String] {
        if let rule = block.attribute("rule") { return [rule.value.text] }
        guard isProof, sections.indices.contains(block.section) else { return [] }
        return sections[block.section].title.utf8.split(separator: UInt8(ascii: ",")).map { part in
            let begun = part.drop { $0 == 0x20 }
            return begun.lastIndex { $0 != 0x20 }.map { String(Substring(begun[...$0])) } ?? ""
        }
    }

    var definesWords: Bool { blocks.contains { $0.word == .define } }

    /// Keeps only the definitions, which other chapters need.
    mutating func keepDefinitions() {
        isPartial = true
        blocks.removeAll { $0.word != .define }
    }

    /// Keeps only the rules that are taken, and the definitions that they need, which are worked out later.
    mutating func takeRules(keepingDefinitions: Bool) {
        isPartial = true
        isTakenFrom = true
        keepsDefinitions = keepingDefinitions
    }

    /// Removes everything after the first blocks; returns the first removed block.
    mutating func keepBlocks(_ count: Int) -> KnownBlock? {
        guard blocks.count > count else { return nil }
        let first = blocks[count]
        blocks.removeSubrange(count...)
        return first
    }

    private func reportRules() {
        for block in blocks where !block.word.isOfExamples {
            let message = "a file in `proofs/` holds only examples, but this is a `\(block.word.rawValue)` block"
            reader.report(GuideAssembly.owner(of: block).span, message, "move it into a chapter")
        }
    }
}
