// The front matter of a guide or of one of its chapters, between the two lines `---` at the top.

import NormaText

struct FrontMatter {
    struct Extension {
        var entry: String
        var span: Span
    }

    var name = ""
    var summary = ""
    var extends: [Extension] = []
    /// The chapters in their order, if the front matter lists them; nil if the lists of the text do.
    var chapters: [ChapterLink]?
    var renamedRules: [RenamedRule] = []
    /// The documents for people whose sentences its rules quote.
    var guidelines: [LocatedText] = []
    /// Only listed files are generated.
    var isGeneratedListedOnly = false

    static func read(_ markdown: MarkdownDocument, with reader: DocumentReader) -> FrontMatter {
        var result = FrontMatter()
        guard let value = value(markdown, reader) else { return result }
        let owner = Owner("front matter", Span(0, length: 3))
        let known = ["norma", "name", "summary", "extends", "chapters", "renamed-rules", "generated", "document"]
        guard let fields = reader.fields(value, of: owner, known: known) else { return result }
        checkVersion(fields["norma"], with: reader)
        if let entry = fields["name"] {
            if let name = reader.text(entry), reader.kebabName(name, at: entry.value.span, what: "guide") {
                result.name = name
            }
        } else {
            let message = "the front matter needs `name:`"
            reader.report(Span(0, length: 3), message, "name the guide, such as `name: our-guide`")
        }
        if let entry = fields["summary"], let summary = reader.text(entry) { result.summary = summary }
        if let entry = fields["extends"] { result.extends = extensions(entry, reader) }
        if let entry = fields["chapters"] {
            let texts = reader.texts(entry.value, of: .init(entry), wants: "paths of chapters (`navigation.md`)") ?? []
            result.chapters = texts.map { ChapterLink(path: $0.0, span: $0.1.span) }
        }
        if let entry = fields["renamed-rules"] { result.renamedRules = RenamedRule.all(in: entry, reader) }
        if let entry = fields["document"] { result.guidelines = guidelines(entry, reader) }
        if let entry = fields["generated"] { result.isGeneratedListedOnly = isListedOnly(entry, reader) }
        return result
    }

    /// A chapter needs none of it; keys of the whole guide are in its README.
    static func read(chapter markdown: MarkdownDocument, with reader: DocumentReader) -> FrontMatter {
        var result = FrontMatter()
        guard markdown.frontMatter != nil || markdown.unclosedFrontMatter != nil,
            let value = value(markdown, reader), case .mapping(let entries) = value.content
        else { return result }
        for entry in entries {
            switch entry.key {
            case "name":
                if let name = reader.text(entry), reader.kebabName(name, at: entry.value.span, what: "chapter") {
                    result.name = name
                }
            case "summary": result.summary = reader.text(entry) ?? ""
            case "norma":
                if entry.value.text == String(version) { continue }
                reader.report(entry.valueSpan, "the guide's README says `norma: \(version)`", "delete this line")
            default:
                let known = ["extends", "chapters", "renamed-rules", "generated", "document"].contains(entry.key)
                let message = known ? "`\(entry.key)` applies to the whole guide" : "unknown key `\(entry.key)`"
                let hint = reader.hint(entry.key, among: ["name", "summary"], listing: "known in a chapter")
                reader.report(entry.keySpan, message, known ? "move it into the README" : hint)
            }
        }
        return result
    }

    /// The YAML between the two lines; nil, with a problem, if there is none.
    private static func value(_ markdown: MarkdownDocument, _ reader: DocumentReader) -> YamlValue? {
        let form = "a guide begins with `---`, `norma: 2`, `name: …` and `---`, each on a line of its own"
        if let offset = markdown.unclosedFrontMatter {
            reader.report(Span(offset, length: 3), "the front matter is never closed", "end it with a line `---`")
            return nil
        }
        guard let range = markdown.frontMatter else {
            reader.report(Span(0), "the front matter is missing", form)
            return nil
        }
        let content = BlockContent(lines: [range], document: reader.source, fallback: range.upperBound)
        let count = reader.problems.count
        let value = reader.yaml(content)
        if value == nil, reader.problems.count == count {
            reader.report(Span(0, length: 3), "the front matter is empty", form)
        }
        return value
    }

    private static func extensions(_ entry: YamlEntry, _ reader: DocumentReader) -> [Extension] {
        let texts = reader.texts(entry.value, of: .init(entry), wants: "a guide's name or a relative path") ?? []
        var seen: Set<String> = []
        var result: [Extension] = []
        for (text, value) in texts {
            if seen.insert(text).inserted {
                result.append(Extension(entry: text, span: value.span))
            } else {
                reader.report(value.span, "`\(text)` is extended twice", "keep one")
            }
        }
        return result
    }

    private static func guidelines(_ entry: YamlEntry, _ reader: DocumentReader) -> [LocatedText] {
        var seen: Set<RelativePath> = []
        return reader.locatedTexts(entry, wants: "paths of Markdown documents (`AGENTS.md`)").filter { document in
            let path = RelativePath(document.text)
            guard !document.text.hasPrefix("/"), !document.text.hasPrefix("~"), path != .root,
                path.components.first != ".."
            else {
                let message = "`\(document.text)` isn't a path inside the project"
                reader.report(document, message, "write it from the project's root, such as `AGENTS.md`")
                return false
            }
            if seen.insert(path).inserted { return true }
            reader.report(document, "`\(document.text)` is named twice", "keep one")
            return false
        }
    }

    /// The one word that can follow: without it marks in files count too.
    private static func isListedOnly(_ entry: YamlEntry, _ reader: DocumentReader) -> Bool {
        let word = "listed-only"
        guard let text = reader.text(entry), text != word else { return entry.value.text == word }
        let near = NearestWord.to(text, among: [word]).map { "did you mean `\($0)`?" }
        let way = near ?? "write `generated: \(word)`; paths go below `generated:` in a `yaml define` block"
        reader.report(entry.valueSpan, "unknown value `\(text)` of `generated` in the front matter", way)
        return false
    }

    /// The version of the format that this Norma reads.
    private static let version = 2

    private static func checkVersion(_ entry: YamlEntry?, with reader: DocumentReader) {
        guard let entry else {
            reader.report(Span(0, length: 3), "the front matter needs `norma: \(version)`, the version of the format")
            return
        }
        switch entry.value.text.flatMap({ Int($0) }) {
        case version: break
        case 1:
            let way =
                "write `norma: \(version)`, the rule's name after each mark under a heading of several rules, and "
                + "`expect: none` with `because:` for `may-be-empty`"
            reader.report(entry.valueSpan, "format 1 is no longer read", way)
        default:
            let given = entry.value.text ?? entry.value.kindWithArticle
            let way = "this Norma reads version \(version): write `norma: \(version)`"
            reader.report(entry.valueSpan, "format version `\(given)` is not known", way)
        }
    }
}
