// A `yaml take` block: single rules of another guide by their names, each with its changes.

import NormaText

/// The rules that one block takes.
struct TakeBlock {
    /// One rule, with the keys that change something of it.
    struct Entry {
        var name: String
        var span: Span
        var changes: [YamlEntry] = []
    }

    var block: KnownBlock
    /// The guide that is taken from, as `from=` names it.
    var book: InfoString.Part
    var entries: [Entry]

    /// Those of a file, in its order; problems of their text are reported.
    static func all(in blocks: [KnownBlock], of reader: DocumentReader) -> [TakeBlock] {
        blocks.filter { $0.word == .take }.compactMap { block in
            let owner = GuideAssembly.owner(of: block)
            let count = reader.problems.count
            let value = reader.yaml(block.block.content(in: reader.source))
            guard let book = block.attribute("from")?.value else {
                reader.report(owner.span, "a `take` block has to name the guide", "write `yaml take from=boundaries`")
                return nil
            }
            guard let value, !value.isEmpty else {
                if reader.problems.count == count {
                    reader.report(owner.span, "this block is empty", "list the names of rules, or delete it")
                }
                return nil
            }
            guard case .list(let elements) = value.content else {
                let way = "write a line such as `- view-models-know-no-views` for each"
                reader.reportType(value, of: owner, wants: "a list of rules", way)
                return nil
            }
            return TakeBlock(block: block, book: book, entries: elements.compactMap { entry($0, owner, reader) })
        }
    }

    /// `views-are-structs`, or `files-are-short: { at-most: 500 }`.
    private static func entry(_ value: YamlValue, _ owner: Owner, _ reader: DocumentReader) -> Entry? {
        switch value.content {
        case .text(let name, _):
            return reader.kebabName(name, at: value.span, what: "rule") ? Entry(name: name, span: value.span) : nil
        case .mapping(let entries) where entries.count == 1:
            guard let entry = entries.first, reader.kebabName(entry.key, at: entry.keySpan, what: "rule") else {
                return nil
            }
            let known = Adjustment.keys + ["because"]
            let changes = reader.fields(entry.value, of: Owner(entry), known: known) ?? [:]
            let sorted = changes.values.sorted { $0.keySpan.start < $1.keySpan.start }
            return Entry(name: entry.key, span: entry.keySpan, changes: sorted)
        case .mapping(let entries):
            let span = entries.dropFirst().first?.keySpan ?? value.span
            reader.report(span, "an entry names one rule", "begin a line of its own with `-`")
            return nil
        default:
            reader.reportType(value, of: owner, wants: "names of rules")
            return nil
        }
    }
}

extension TakeBlock.Entry {
    /// The block that adjusts the rule by the entry; nil if it is taken unchanged.
    func adjustment(in block: KnownBlock, of book: String) -> KnownBlock? {
        guard changes.contains(where: { $0.key != "because" }) else { return nil }
        // Not plain: nothing of it is on the page, so no comment can cut it short.
        func text(_ text: String) -> YamlValue { YamlValue(content: .text(text, isPlain: false), span: span) }
        var fields = [YamlEntry(key: "adjust", keySpan: span, value: text(name))] + changes
        if !changes.contains(where: { $0.key == "because" }) {
            let reason = text("this guide takes it from `\(book)` with these changes")
            fields.append(YamlEntry(key: "because", keySpan: span, value: reason))
        }
        var known = block
        known.word = .rule
        known.value = YamlValue(content: .mapping(fields), span: span)
        return known
    }
}
