// Fills values and places into blocks, before any word is understood; absent ones drop out.

import NormaText

extension GuideValues {
    /// Keys whose texts are read by people: a list gives its first text there, and an absent value its name.
    private static let prose: Set<String> = [
        "because", "instead", "message", "make", "rule", "adjust", "drops", "replaces", "question", "when", "severity",
    ]
    /// Without them a description says less, but not nothing.
    private static let carvingOut: Set<String> = ["not", "except"]
    /// Parts of a rule that it has a meaning without.
    private static let dispensable: Set<String> = ["except", "allow", "through"]

    /// A rule's block with each `{{name}}` replaced; nil if nothing is left that it could be about.
    mutating func filledRule(_ block: YamlValue, _ reader: DocumentReader) -> YamlValue? {
        look(at: block, reader)
        guard case .mapping(let entries) = block.content else { return filled(block, reader) }
        lastAbsent = nil
        defer { confinement = .none }
        let forbids = entries.contains { $0.key == "must-not" }
        var kept: [YamlEntry] = []
        for entry in entries {
            confinement = entry.key == "only" ? .inside : forbids && entry.isAnywhere ? .outside : .none
            if let value = filled(entry, reader) {
                kept.append(YamlEntry(key: entry.key, keySpan: entry.keySpan, value: value))
            } else if !Self.dispensable.contains(entry.key) {
                return nil
            }
        }
        return YamlValue(content: .mapping(kept), span: block.span)
    }

    /// A `define` block with each `{{name}}` replaced; definitions without extent are removed and known to be absent.
    mutating func filledDefinitions(_ block: YamlValue, _ reader: DocumentReader) -> YamlValue {
        guard case .mapping(let entries) = block.content else { return filled(block, reader) ?? block }
        var kept: [YamlEntry] = []
        for var entry in entries {
            guard entry.key != "values", entry.key != "places" else {
                kept.append(entry)
                continue
            }
            look(at: entry.value, reader)
            guard ["layers", "roles", "traits", "modules"].contains(entry.key),
                case .mapping(let names) = entry.value.content
            else {
                if let value = filled(entry, reader) {
                    entry.value = value
                    kept.append(entry)
                }
                continue
            }
            var present: [YamlEntry] = []
            for name in names {
                if let value = filled(name, reader) {
                    present.append(YamlEntry(key: name.key, keySpan: name.keySpan, value: value))
                } else {
                    absent[name.key] = lastAbsent ?? ""
                }
            }
            // A definition that is written as nothing is still reported.
            if present.isEmpty, !names.isEmpty { continue }
            entry.value.content = .mapping(present)
            kept.append(entry)
        }
        return YamlValue(content: .mapping(kept), span: block.span)
    }

    /// The block under the key with each `{{name}}` replaced.
    mutating func filled(_ block: YamlValue, below key: String, _ reader: DocumentReader) -> YamlValue {
        guard case .mapping(let entries) = block.content else { return block }
        var kept: [YamlEntry] = []
        for var entry in entries {
            if entry.key == key {
                look(at: entry.value, reader)
                guard let value = filled(entry, reader) else { continue }
                entry.value = value
            }
            kept.append(entry)
        }
        return YamlValue(content: .mapping(kept), span: block.span)
    }

    private mutating func filled(_ entry: YamlEntry, _ reader: DocumentReader) -> YamlValue? {
        Self.prose.contains(entry.key) ? spoken(entry.value, reader) : filled(entry.value, under: entry.key, reader)
    }

    /// A value with each `{{name}}` replaced; nil if that leaves nothing.
    mutating func filled(_ value: YamlValue, under key: String = "", _ reader: DocumentReader) -> YamlValue? {
        switch value.content {
        case .empty, .unreadable: return value
        case .text(let text, let isPlain): return filled(text, isPlain: isPlain, of: value, under: key, reader)
        case .list(let values): return filled(values, of: value, under: key, reader)
        case .mapping(let entries): return filled(entries, of: value, reader)
        }
    }

    private mutating func filled(
        _ values: [YamlValue],
        of list: YamlValue,
        under key: String,
        _ reader: DocumentReader
    ) -> YamlValue? {
        var kept: [YamlValue] = []
        for value in values {
            if let own = filled(value, under: key, reader) {
                kept += spread(value, own)
            } else if key == "all" || confinement == .inside && isMeant(value, of: values, under: key) {
                return nil
            }
        }
        if kept.isEmpty, !values.isEmpty { return nil }
        return YamlValue(content: .list(kept), span: list.span)
    }

    private mutating func filled(
        _ entries: [YamlEntry],
        of mapping: YamlValue,
        _ reader: DocumentReader
    ) -> YamlValue? {
        var kept: [YamlEntry] = []
        for var entry in entries {
            let isSparing = entry.key == "not" && confinement == .outside && entry.value.beginsWithPlace
            if isSparing { confinement = .inside }
            defer { if isSparing { confinement = .outside } }
            guard let value = filled(entry, reader) else {
                guard Self.carvingOut.contains(entry.key), !isSparing else { return nil }
                continue
            }
            entry.key = filled(key: entry.key)
            entry.value = value
            kept.append(entry)
        }
        // Removing nothing from everything leaves everything.
        if kept.isEmpty, !entries.isEmpty {
            return YamlValue(content: .text("any", isPlain: false), span: mapping.span)
        }
        return YamlValue(content: .mapping(kept), span: mapping.span)
    }

    /// Whether a list that confines something to a place is about its first element. One that has a role is about that, too.
    private func isMeant(_ value: YamlValue, of list: [YamlValue], under key: String) -> Bool {
        guard ["in", "any", "only"].contains(key), value.span == list.first?.span else { return false }
        return !list.contains { $0.isRole }
    }

    /// A key of a document may contain a name for one text; any other is left unchanged.
    private func filled(key: String) -> String {
        let uses = ValueUse.all(in: key)
        guard !uses.isEmpty, areKnown(uses), let texts = try? ValueUse.texts(of: key, texts(of: uses)) else {
            return key
        }
        return texts.count == 1 ? texts[0] : key
    }

    /// A list as an element of a list: its elements.
    func spread(_ written: YamlValue, _ filled: YamlValue?) -> [YamlValue] {
        guard let filled else { return [] }
        guard written.text != nil, case .list = filled.content else { return [filled] }
        return filled.elements
    }

    // MARK: - Texts

    private mutating func filled(
        _ text: String,
        isPlain: Bool,
        of value: YamlValue,
        under key: String,
        _ reader: DocumentReader
    ) -> YamlValue? {
        let uses = ValueUse.all(in: text)
        guard !uses.isEmpty else { return value }
        guard areKnown(uses) else { return YamlValue(content: .unreadable, span: value.span) }
        let isElsewhere = uses.contains { declared[$0.name]?.problem.file != reader.source.file }
        if let whole = whole(uses, of: text) {
            if !whole.elements.isEmpty {
                let isWithin = isWithinBudget(at: value, reader) { budget throws(FillingExcess) in
                    try budget.take(whole.elements.count, bytes: 0)
                }
                guard isWithin else { return YamlValue(content: .unreadable, span: value.span) }
                return content(of: whole, at: value, under: key, isElsewhere)
            }
            // Features without a folder are still places that contain things.
            guard whole.features != nil, key == "in" else { return absent(uses) }
            return YamlValue(content: .text("{Feature}", isPlain: false), span: value.span)
        }
        guard let texts = texts(of: text, texts(of: uses), at: value, reader) else {
            return YamlValue(content: .unreadable, span: value.span)
        }
        guard let first = texts.first else { return absent(uses) }
        if texts.count == 1 { return YamlValue(content: .text(first, isPlain: isPlain), span: value.span) }
        let elements = texts.map { YamlValue(content: .text($0, isPlain: isPlain), span: value.span) }
        return YamlValue(content: .list(elements), span: value.span)
    }

    /// Nil if it expands to too much, which is reported; once, if it is too much for the guide.
    private mutating func texts(
        of text: String,
        _ values: [String: [String]],
        at value: YamlValue,
        _ reader: DocumentReader
    ) -> [String]? {
        var texts: [String]?
        let isWithin = isWithinBudget(at: value, reader) { budget throws(FillingExcess) in
            let all = try ValueUse.texts(of: text, values)
            try budget.take(all)
            texts = all
        }
        return isWithin ? texts : nil
    }

    private mutating func isWithinBudget(
        at value: YamlValue,
        _ reader: DocumentReader,
        _ fill: (inout FillingBudget) throws(FillingExcess) -> Void
    ) -> Bool {
        guard !budget.isSpent else { return false }
        do throws(FillingExcess) {
            try fill(&budget)
            return true
        } catch {
            reader.report(value.span, error.message(), error.suggestion)
            return false
        }
    }

    private func texts(of uses: [ValueUse]) -> [String: [String]] {
        Dictionary(uses.map { ($0.name, declared[$0.name]?.texts ?? []) }, uniquingKeysWith: { first, _ in first })
    }

    private mutating func absent(_ uses: [ValueUse]) -> YamlValue? {
        let name = uses.map(\.name).first { declared[$0]?.elements.isEmpty == true }
        lastAbsent = name.flatMap { declared[$0]?.nowhere } ?? name
        return nil
    }

    /// Whether each is declared, and can be read.
    private func areKnown(_ uses: [ValueUse]) -> Bool {
        uses.allSatisfy { declared[$0.name].map { !$0.isUnreadable } ?? false }
    }

    /// The text, if it is nothing but a name: then it may be a list.
    private func whole(_ uses: [ValueUse], of text: String) -> Declared? {
        guard uses.count == 1, let use = uses.first, use.range == text.startIndex..<text.endIndex else { return nil }
        return declared[use.name]
    }

    /// Places count within one document: an element of another document gets the place of its use.
    private func content(of whole: Declared, at value: YamlValue, under key: String, _ isElsewhere: Bool) -> YamlValue {
        let elements = whole.elements.map { element in
            var element = element
            if isElsewhere { element.span = value.span }
            // A folder is meant, even if a module or a layer has its name.
            if whole.isPlace, key == "in", let text = element.text, !text.contains(where: { "/*?".contains($0) }) {
                element.content = .text(text + "/", isPlain: false)
            }
            return element
        }
        guard !whole.isList, let only = elements.first else {
            return YamlValue(content: .list(elements), span: value.span)
        }
        return YamlValue(content: only.content, span: value.span)
    }

    /// A sentence, with the first text of each.
    private mutating func spoken(_ value: YamlValue, _ reader: DocumentReader) -> YamlValue {
        switch value.content {
        case .empty, .unreadable, .mapping: return value
        case .list(let values):
            return YamlValue(content: .list(values.map { spoken($0, reader) }), span: value.span)
        case .text(let text, let isPlain):
            let uses = ValueUse.all(in: text)
            guard !uses.isEmpty else { return value }
            guard areKnown(uses) else { return YamlValue(content: .unreadable, span: value.span) }
            let words = uses.map { ($0.name, [declared[$0.name]?.texts.first ?? $0.name]) }
            let values = Dictionary(words, uniquingKeysWith: { first, _ in first })
            guard let texts = texts(of: text, values, at: value, reader) else {
                return YamlValue(content: .unreadable, span: value.span)
            }
            return YamlValue(content: .text(texts.first ?? text, isPlain: isPlain), span: value.span)
        }
    }
}
