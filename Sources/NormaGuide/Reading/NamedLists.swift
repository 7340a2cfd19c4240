// Lists of `values:` by their bare names: `refer-to: request-types` is written for `refer-to: "{{request-types}}"`.

import NormaText

/// If a name can mean a role, a kind or a code pattern, it means that.
struct NamedLists {
    /// In place of a description, a word in lower case can only be a name.
    private static let descriptive: Set<String> = ["refer-to", "create", "inherit", "conform-to", "have-type"]
    /// A text that may begin in lower case: a name is recognized by its hyphen.
    private static let textual: Set<String> = ["call", "contain", "import"]

    static let keys = descriptive.union(textual)

    private let lists: [String]
    private let isList: Set<String>
    private let patterns: Set<String>
    private let language: GuideLanguage

    /// - Parameter files: their `patterns:` take precedence.
    init(_ values: GuideValues, besides language: GuideLanguage, in files: [GuideFile]) {
        lists = values.names.filter { values.declared[$0]?.isPlace == false }
        isList = Set(lists)
        self.language = language
        var patterns: Set<String> = []
        for block in files.flatMap(\.blocks) {
            guard case .mapping(let entries)? = block.value?["patterns"]?.content else { continue }
            patterns.formUnion(entries.map(\.key))
        }
        self.patterns = patterns
    }

    /// The same with each list's name written as `{{name}}`; a name that is nearly one is reported.
    func written(_ value: YamlValue, _ reader: DocumentReader) -> YamlValue {
        written(value, under: "", reader)
    }

    private func written(_ value: YamlValue, under key: String, _ reader: DocumentReader) -> YamlValue {
        switch value.content {
        case .empty, .unreadable: return value
        case .text(let text, _): return written(text, value, under: key, reader)
        case .list(let values):
            let own = values.map { written($0, under: key, reader) }
            return own == values ? value : YamlValue(content: .list(own), span: value.span)
        case .mapping(let entries):
            let own = entries.map { entry in
                var entry = entry
                if !["values", "places"].contains(entry.key) {
                    entry.value = written(entry.value, under: entry.key, reader)
                }
                return entry
            }
            return own == entries ? value : YamlValue(content: .mapping(own), span: value.span)
        }
    }

    private func written(_ text: String, _ value: YamlValue, under key: String, _ reader: DocumentReader) -> YamlValue {
        let isDescriptive = Self.descriptive.contains(key)
        let isNamed = isDescriptive || Self.textual.contains(key) && text.contains("-")
        let mayBeName = text != "any" && text.first?.isLowercase == true && DocumentReader.isKebab(text)
        guard isNamed, mayBeName else { return value }
        let isPattern = key == "contain" && patterns.contains(text)
        if isPattern || isDescriptive && (language.names.isRole(text) || language.words.kinds[text] != nil) {
            return value
        }
        if isList.contains(text) { return YamlValue(content: .text("{{\(text)}}", isPlain: false), span: value.span) }
        return report(text, value, under: key, reader) ? YamlValue(content: .unreadable, span: value.span) : value
    }

    /// Whether the name can only be a missing list's; a text that may be something else is reported where it is read.
    private func report(_ text: String, _ value: YamlValue, under key: String, _ reader: DocumentReader) -> Bool {
        let isDescriptive = Self.descriptive.contains(key)
        if isDescriptive, Words.near(text, among: language.names.roles + language.words.kindWords) != nil {
            return false
        }
        let known = lists + (key == "contain" ? patterns.sorted() : [])
        let near = reader.hint(text, among: known)
        if isDescriptive, near == nil { return false }
        let what = key == "contain" ? "pattern" : "list"
        let home = key == "contain" ? "`patterns:` or `values:`" : "`values:`"
        let way = near ?? "declare it under \(home) in a `yaml define` block"
        reader.report(value.span, "there is no \(what) `\(text)`", way)
        return true
    }
}
