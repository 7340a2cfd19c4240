// Finds the rules that `yaml take` blocks name, and keeps only these and their needs of the guides that they come from.

import NormaText

struct TakenRules {
    private var read: ReadFiles
    private let index: RuleIndex
    private var needs: TakenNeeds
    /// By name of a rule its block, and the guide that takes it.
    private var known: [String: (guide: Int, book: String)] = [:]
    /// By name of a rule the guide that it is taken from, and those that this builds upon: only these change it.
    private var ways: [String: [Int]] = [:]
    private var wanted: Set<BlockKey> = []
    private(set) var rules: [TakenRule] = []

    /// Takes the rules that `takings` name; a file that is only taken from keeps nothing else.
    static func apply(_ takings: [Taking], to read: inout ReadFiles) -> [TakenRule] {
        guard !takings.isEmpty else { return [] }
        var taken = TakenRules(read)
        for taking in takings where !read.files[taking.file].isTakenFrom { taken.take(taking) }
        taken.needs.report()
        taken.adjust(by: takings)
        TakenBlocks(index: taken.index, wanted: taken.wanted, needs: taken.needs, ways: taken.ways).prune(&taken.read)
        read = taken.read
        return taken.rules
    }

    private init(_ read: ReadFiles) {
        self.read = read
        index = RuleIndex(read)
        needs = TakenNeeds(read)
    }

    // MARK: - One block

    private mutating func take(_ taking: Taking) {
        let guides = read.guides(from: taking.guide)
        for entry in taking.block.entries {
            guard let found = find(entry, of: taking, in: guides) else { continue }
            known[entry.name] = (guides.first { index.has(entry.name, in: $0) } ?? taking.guide, taking.block.book.text)
            ways[entry.name] = guides
            wanted.formUnion(found)
            rules.append(rule(entry, of: taking))
            needs.add(found, of: entry, by: taking, in: guides)
        }
    }

    private func rule(_ entry: TakeBlock.Entry, of taking: Taking) -> TakenRule {
        let (reader, block) = (read.files[taking.file].reader, taking.block.block)
        return TakenRule(
            name: entry.name,
            book: taking.block.book.text,
            place: reader.place(entry.span),
            blockPlace: reader.place(GuideAssembly.owner(of: block).span),
            section: SectionReference(document: taking.file, section: block.section)
        )
    }

    /// The blocks that define the rule; nil, with a problem, if it can't be taken.
    private mutating func find(_ entry: TakeBlock.Entry, of taking: Taking, in guides: [Int]) -> [BlockKey]? {
        let book = taking.block.book.text
        guard let guide = guides.first(where: { index.has(entry.name, in: $0, chapter: chapter(taking, $0)) }) else {
            let names = guides.flatMap { index.names(of: $0, chapter: chapter(taking, $0)) }
            let hint = read.files[taking.file].reader.hint(entry.name, among: names, listing: "its rules")
            let way = hint ?? "`norma guide rules` finds rules by their words"
            read.files[taking.file].reader.report(entry.span, "`\(book)` has no rule `\(entry.name)`", way)
            return nil
        }
        if let first = known[entry.name] {
            let isSame = first.guide == guide
            let message =
                isSame
                ? "`\(entry.name)` is taken twice" : "`\(first.book)` and `\(book)` both have a rule `\(entry.name)`"
            let way = isSame ? "keep one entry" : "take one of them; the other can be written out under another name"
            read.files[taking.file].reader.report(entry.span, message, way)
            return nil
        }
        let blocks = index.blocks(entry.name, of: guide)
        if blocks.contains(where: { !read.files[$0.file].isTakenFrom }) {
            let message = "`\(entry.name)` is already inherited, since this guide extends `\(book)`"
            let way = "delete the entry; `adjust: \(entry.name)` in a `yaml rule` block changes it"
            read.files[taking.file].reader.report(entry.span, message, way)
            return nil
        }
        if let other = index.extended(entry.name, besides: guide, in: read) {
            let message = "`\(entry.name)` is a rule of \(other), which this guide extends, and of `\(book)`"
            let way = "delete the entry, or write the rule out under another name"
            read.files[taking.file].reader.report(entry.span, message, way)
            return nil
        }
        return blocks
    }

    /// Only the guide that is named has the chapter.
    private func chapter(_ taking: Taking, _ guide: Int) -> String? { guide == taking.guide ? taking.chapter : nil }

    // MARK: - Changes

    /// An entry's changes to a rule are applied like any guide's changes to its inherited rules.
    private mutating func adjust(by takings: [Taking]) {
        let names = Set(rules.map(\.name))
        for taking in takings {
            let file = read.files[taking.file]
            for entry in taking.block.entries where names.contains(entry.name) {
                if file.isTakenFrom, ways[entry.name]?.contains(file.guide) != true { continue }
                guard let change = entry.adjustment(in: taking.block.block, of: taking.block.book.text) else {
                    continue
                }
                read.files[taking.file].blocks.append(change)
                let key = BlockKey(file: taking.file, block: read.files[taking.file].blocks.count - 1)
                wanted.insert(key)
                if let value = change.value { needs.add(changes: value, of: entry.name, in: taking.file) }
            }
        }
    }
}
