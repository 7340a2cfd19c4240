// Reads one entry of `values:` or `places:`: a text, a list, `none`, or folders with exceptions.

import NormaExpressions
import NormaText

/// The declaration of an entry.
struct DeclaredEntry {
    /// Empty if the code base has no such thing.
    var elements: [YamlValue] = []
    var isList = false
    /// By the name of a placeholder, the values that it never has.
    var excluded: [String: [NamePattern]] = [:]
    var features: GuideValues.FeatureEvidence?
}

struct PlaceReader {
    let document: DocumentReader
    /// Their placeholders are bound by what is in the place.
    private var patterns: PatternReader

    init(_ document: DocumentReader, _ language: GuideLanguage) {
        self.document = document
        patterns = PatternReader(document, language)
    }

    /// A text or number, or a list of such; an empty list is nothing.
    mutating func valueEntry(_ entry: YamlEntry) -> DeclaredEntry? {
        let elements = entry.value.elements
        guard elements.allSatisfy({ $0.text != nil }) else {
            document.reportType(entry.value, of: Owner(entry), wants: "a text, a number or a list of them")
            return nil
        }
        return DeclaredEntry(elements: elements, isList: entry.value.isList)
    }

    /// A folder, several, `none`, `{ path: …, except: … }` or `{ prefix: …, in: … }`.
    mutating func placeEntry(_ entry: YamlEntry) -> DeclaredEntry? {
        var result = DeclaredEntry(isList: entry.value.isList)
        let count = document.problems.count
        if case .mapping = entry.value.content {
            readPlace(entry.value, entry, into: &result)
        } else if entry.value.isEmpty {
            document.reportType(entry.value, of: Owner(entry), wants: "a folder, or `none` if there isn't one")
        } else if entry.value.text != "none" {
            for element in entry.value.elements {
                if case .mapping = element.content, document.unquoted(element) == nil {
                    readPlace(element, entry, into: &result)
                } else {
                    addHome(element, entry, into: &result)
                }
            }
        }
        if entry.key == PlaceDefinition.feature { checkFeature(result, entry) }
        return document.problems.count == count ? result : nil
    }

    private mutating func readPlace(_ value: YamlValue, _ entry: YamlEntry, into result: inout DeclaredEntry) {
        guard let fields = document.fields(value, of: Owner(entry), known: ["path", "except", "prefix", "in"]) else {
            return
        }
        if let prefix = fields["prefix"] {
            for stray in ["path", "except"].compactMap({ fields[$0] }) {
                document.report(stray.keySpan, "`\(stray.key)` can't be combined with `prefix`", "delete it")
            }
            return readPrefixes(prefix, folder: fields["in"]?.value, entry, into: &result)
        }
        if let stray = fields["in"] {
            document.report(stray.keySpan, "`in` belongs to `prefix`", "write the folder under `path`")
        }
        guard let path = fields["path"] else {
            return document.report(entry.keySpan, "a place needs a `path`, or the `prefix` of its types")
        }
        let known = result.elements.count
        for element in path.value.elements { addHome(element, path, into: &result) }
        result.isList = result.isList || path.value.isList
        if let except = fields["except"] {
            readExceptions(except, of: Array(result.elements[known...]), into: &result)
        }
    }

    private mutating func addHome(_ element: YamlValue, _ entry: YamlEntry, into result: inout DeclaredEntry) {
        guard
            let text = document.text(
                element,
                of: Owner(entry),
                wants: "a folder such as `\"Sources/Features/{Feature}\"`"
            )
        else { return }
        var path = text[...]
        while path.last == "/", path.count > 1 { path.removeLast() }
        // Its text is checked here; values in it are filled in later.
        let plain = String(path).replacing("{{", with: "").replacing("}}", with: "")
        guard patterns.pathPattern(plain, at: element) != nil else { return }
        var home = element
        home.content = .text(String(path), isPlain: false)
        result.elements.append(home)
    }

    /// Values that the placeholder of a place never has.
    private mutating func readExceptions(_ entry: YamlEntry, of homes: [YamlValue], into result: inout DeclaredEntry) {
        let holes = homes.compactMap(\.text).flatMap { text in
            PatternReader.placeholders(inSentence: text.replacing("{{", with: "").replacing("}}", with: "")).map(\.name)
                .filter { text.contains("{\($0)") && !text.contains("{{\($0)}}") }
        }
        let names = Array(Set(holes)).sorted()
        guard let hole = names.first, names.count == 1 else {
            let message = "`except` limits one placeholder, but there are \(names.count) here"
            return document.report(entry.keySpan, message, "write a path with one, such as `\"Modules/{Feature}\"`")
        }
        if let patterns = patterns.namePatterns(entry.value, of: Owner(entry)) {
            result.excluded[hole, default: []] += patterns
        }
    }

    private mutating func readPrefixes(
        _ prefix: YamlEntry,
        folder: YamlValue?,
        _ entry: YamlEntry,
        into result: inout DeclaredEntry
    ) {
        guard entry.key == PlaceDefinition.feature else {
            return document.report(
                prefix.keySpan,
                "only the place `\(PlaceDefinition.feature)` can have a `prefix` of types"
            )
        }
        let texts = document.texts(prefix.value, of: Owner(prefix), wants: "the first words of types") ?? []
        for (text, value) in texts where !DocumentReader.isIdentifier(text) {
            document.report(value.span, "the name of a type can't begin with `\(text)`")
        }
        result.features = GuideValues.FeatureEvidence(prefixes: texts.map(\.0), folder: folder)
    }

    private mutating func checkFeature(_ read: DeclaredEntry, _ entry: YamlEntry) {
        for element in read.elements {
            guard let text = element.text, !text.contains("{Feature}"), !text.contains("{{") else { continue }
            let message = "the place of features needs the placeholder `{Feature}`"
            document.report(element.span, message, "write the path of a feature, such as `\"\(text)/{Feature}\"`")
        }
    }
}

extension YamlValue {
    var isList: Bool {
        if case .list = content { true } else { false }
    }
}
