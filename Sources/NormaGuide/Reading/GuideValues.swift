// Values that a guide declares once (`values:`) and writes as `{{name}}` wherever they are meant.

import NormaText

/// The values of a guide and those it extends, the nearest first: a guide changes an inherited limit by declaring it anew.
struct GuideValues {
    private struct Declared {
        var file: Int
        var value: YamlValue
        var place: LocatedText
        /// Where the value stands, for what is wrong with it.
        var problem: SourceProblem
        var isUsed = false
    }

    private var declared: [String: Declared] = [:]
    /// In the order declared, for messages and canonical problems.
    private(set) var names: [String] = []

    /// Takes the values of one `define` block; the nearest files come first.
    mutating func declare(_ block: YamlValue, file: Int, _ reader: inout LanguageReader) {
        guard case .mapping(let fields) = block.content, let field = fields.first(where: { $0.key == "values" })
        else { return }
        let owner = LanguageReader.Owner(field)
        guard case .mapping(let entries) = field.value.content, !entries.isEmpty else {
            return reader.reportType(field.value, of: owner, wants: "names with values (`longest-line: 120`)")
        }
        for entry in entries {
            guard reader.kebabName(entry.key, at: entry.keySpan, what: "value"), isPlain(entry, &reader) else {
                continue
            }
            if let first = declared[entry.key] {
                guard first.file == file else { continue }
                let line = first.place.place.position.line
                reader.report(
                    entry.keySpan,
                    "the value `\(entry.key)` is declared twice",
                    "it stands in line \(line) already"
                )
                continue
            }
            names.append(entry.key)
            let place = LocatedText(entry.key, at: reader.place(entry.keySpan))
            let problem = reader.document.problem(at: entry.valueSpan, "")
            declared[entry.key] = Declared(file: file, value: entry.value, place: place, problem: problem)
        }
    }

    /// A text or number, or a list of such.
    private func isPlain(_ entry: YamlEntry, _ reader: inout LanguageReader) -> Bool {
        let elements = entry.value.elements
        if !elements.isEmpty, elements.allSatisfy({ $0.text != nil }) { return true }
        reader.reportType(entry.value, of: LanguageReader.Owner(entry), wants: "a text, a number or a list of them")
        return false
    }

    // MARK: - Uses

    /// The block with each `{{name}}` replaced that stands under the key, or anywhere where none is asked for.
    mutating func filled(_ block: YamlValue, below key: String?, _ reader: inout LanguageReader) -> YamlValue {
        guard let key else { return filled(block, &reader) }
        guard case .mapping(var entries) = block.content else { return block }
        for index in entries.indices where entries[index].key == key {
            entries[index].value = filled(entries[index].value, &reader)
        }
        var block = block
        block.content = .mapping(entries)
        return block
    }

    /// The block with each `{{name}}` replaced; what stands under `values:` itself stays.
    private mutating func filled(_ block: YamlValue, _ reader: inout LanguageReader) -> YamlValue {
        var block = block
        switch block.content {
        case .empty, .unreadable: break
        case .text(let text, let isPlain):
            guard text.contains("{{") else { break }
            for use in ValueUse.all(in: text) {
                guard let value = declared[use.name], value.problem.file != reader.document.file else { continue }
                reader.saidElsewhere.append((block.span, value.problem))
            }
            if let whole = wholeValue(text) {
                // Places count within one document: an element that another one has stands where it is used.
                let isElsewhere = reader.saidElsewhere.last?.span == block.span
                block.content = isElsewhere ? moved(whole, to: block.span) : whole
            } else {
                let filled = filled(text, at: block, &reader)
                block.content = filled.map { .text($0, isPlain: isPlain) } ?? .unreadable
            }
        case .list(let values):
            block.content = .list(values.flatMap { spread(filled($0, &reader), from: $0) })
        case .mapping(let entries):
            block.content = .mapping(
                entries.map { entry in
                    guard entry.key != "values" else { return entry }
                    var entry = entry
                    entry.value = filled(entry.value, &reader)
                    return entry
                }
            )
        }
        return block
    }

    private func moved(_ content: YamlValue.Content, to span: Span) -> YamlValue.Content {
        guard case .list(let elements) = content else { return content }
        return .list(
            elements.map { element in
                var element = element
                element.span = span
                return element
            }
        )
    }

    /// A list that stands for an element of a list: its elements.
    private func spread(_ value: YamlValue, from written: YamlValue) -> [YamlValue] {
        guard written.text != nil, case .list = value.content else { return [value] }
        return value.elements
    }

    /// The value itself where the text is nothing but its name: then it may be a list.
    private mutating func wholeValue(_ text: String) -> YamlValue.Content? {
        let uses = ValueUse.all(in: text)
        guard uses.count == 1, let use = uses.first, use.range == text.startIndex..<text.endIndex else { return nil }
        guard let value = declared[use.name]?.value else { return nil }
        declared[use.name]?.isUsed = true
        return value.content
    }

    /// Nil where something in it was reported.
    private mutating func filled(_ text: String, at value: YamlValue, _ reader: inout LanguageReader) -> String? {
        var result = ""
        var isComplete = true
        var rest = text.startIndex
        for use in ValueUse.all(in: text) {
            result += text[rest..<use.range.lowerBound]
            rest = use.range.upperBound
            declared[use.name]?.isUsed = true
            if let own = declared[use.name]?.value.text {
                result += own
                continue
            }
            isComplete = false
            let offset = text.utf8.distance(from: text.startIndex, to: use.range.lowerBound)
            let span = reader.span(inside: value, from: offset, length: text[use.range].count)
            if declared[use.name] == nil {
                let way = reader.hint(use.name, among: names, listing: "declared")
                reader.report(
                    span,
                    "no value `\(use.name)` is declared",
                    way ?? "declare it under `values:` in a `yaml define` block"
                )
            } else {
                reader.report(span, "the value `\(use.name)` is a list, which can't be a part of a text")
            }
        }
        return isComplete ? result + text[rest...] : nil
    }

    /// The text of a tree, where the values are part of names.
    mutating func markUses(in text: String) {
        for use in ValueUse.all(in: text) { declared[use.name]?.isUsed = true }
    }

    /// A template may use parts of them, and lists as sections.
    ///
    /// - Returns: those that it uses.
    mutating func markUses(inTemplate bytes: [UInt8]) -> [String] {
        let used = TemplateTags(bytes).tags.compactMap(\.path.first).filter { declared[$0] != nil }
        for name in used { declared[name]?.isUsed = true }
        return used
    }

    /// The names that a text writes as `{{name}}`.
    static func names(in text: String) -> [String] { ValueUse.all(in: text).map(\.name) }

    /// All of them, by name; a text is a list of one.
    var lists: [String: [String]] { declared.mapValues { $0.value.elements.compactMap(\.text) } }

    /// Those that are texts, by name.
    var texts: [String: String] { declared.compactMapValues(\.value.text) }

    /// A text with its values, where that is all that is asked: unknown ones stay.
    static func filled(_ text: String, from texts: [String: String]) -> String {
        var result = text
        for use in ValueUse.all(in: text).reversed() {
            if let own = texts[use.name] { result.replaceSubrange(use.range, with: own) }
        }
        return result
    }

    /// A value that nothing uses is most likely a misspelt one.
    func reportUnused(_ readers: inout [LanguageReader]) {
        for name in names {
            guard let value = declared[name], !value.isUsed else { continue }
            let others = names.filter { $0 != name && declared[$0]?.file != value.file }
            let way = Words.hint(name, among: others) ?? "write `{{\(name)}}` where it is meant, or delete it"
            readers[value.file].report(value.place, "nothing uses the value `\(name)`", way)
        }
    }
}

/// `{{name}}` in a text.
private struct ValueUse {
    var name: String
    var range: Range<String.Index>

    static func all(in text: String) -> [ValueUse] {
        var uses: [ValueUse] = []
        var start = text.startIndex
        while let open = text[start...].firstRange(of: "{{") {
            guard let close = text[open.upperBound...].firstRange(of: "}}") else { break }
            let name = String(text[open.upperBound..<close.lowerBound])
            // Braces of code are none of ours.
            guard LanguageReader.isKebab(name) else {
                start = open.upperBound
                continue
            }
            uses.append(ValueUse(name: name, range: open.lowerBound..<close.upperBound))
            start = close.upperBound
        }
        return uses
    }
}
