// Reads the YAML of blocks into the model; each kind of block and argument has an extension in a file of its own.

import NormaExpressions
import NormaText

/// Reads the blocks of one document. Problems are collected, and reading goes on: a nil result means that at least one
/// problem was added.
struct LanguageReader {
    let document: DocumentText
    let words: Words
    var names: KnownNames
    var problems: [SourceProblem] = []
    /// Some description is about files that are not Swift, so they have to be read.
    var speaksOfDocuments = false
    /// And their settings in their formats.
    var speaksOfSettings = false
    /// The hidden folders that some path names.
    var hiddenFolders: Set<String> = []
    /// Uses of a declaration may be in storyboards and the like.
    var speaksOfUses = false
    var patterns = CodePatternList()
    /// The guide's `patterns:`, by name; a nearer guide's replaces that of a guide that it extends.
    var namedPatterns: [String: [CodePatternUse]] = [:]
    /// Those of them that something here uses.
    var usedPatterns: Set<String> = []
    /// The guide's `values:` and `places:`, for trees; in YAML they were filled in before it was read.
    var values: [String: [String]] = [:]
    /// The placeholders of places: if nothing binds one of them, a path means any.
    var placeHoles: Set<String> = []
    /// In a guide that is extended, the placeholders that its places bind. A nearer guide may declare a place without, and that
    /// is no mistake in a sentence here.
    var inheritedHoles: Set<String> = []
    /// By the name of an absent word, the place that is declared as `none`.
    var nowhere: [String: String] = [:]
    /// By the name of a placeholder, the values that it never has.
    var excluded: [String: [NamePattern]] = [:]
    /// Values that are written in another document: a problem with one is reported there.
    var placesElsewhere = PlacesElsewhere()
    /// The size that values may still add to the texts of the guide.
    var budget = FillingBudget()
    /// Every placeholder read since the list was last taken.
    var placeholders: [PlaceholderUse] = []

    /// The text that was last looked up in the document.
    var compared: (text: String, start: Int, isVerbatim: Bool)?

    /// A key or word with its place: the owner of the value that is read.
    struct Owner {
        var word: String
        var span: Span

        init(_ word: String, _ span: Span) {
            self.word = word
            self.span = span
        }

        init(_ entry: YamlEntry) {
            word = entry.key
            span = entry.keySpan
        }
    }

    mutating func report(_ span: Span, _ message: String, _ suggestion: String? = nil) {
        guard var problem = placesElsewhere.place(at: span.start) else {
            return problems.append(document.problem(at: span, message, suggestion))
        }
        let own = document.problem(at: span, message, suggestion)
        let line = own.position?.line ?? 1
        problem.message = "\(own.message), in line \(line) of \(document.file), where this value is used"
        problem.suggestion = own.suggestion
        problems.append(problem)
    }

    /// The nearest known word; none if there are so many problems that the search would take longer than it helps.
    func hint(
        _ word: String,
        among candidates: @autoclosure () -> [String],
        listing title: String? = nil
    ) -> String? {
        problems.count < Self.mostWithHint ? Words.hint(word, among: candidates(), listing: title) : nil
    }

    static let mostWithHint = 300

    /// "`at-most` expects a number, not a list".
    mutating func reportType(_ value: YamlValue, of owner: Owner, wants: String, _ suggestion: String? = nil) {
        if value.content == .unreadable { return }
        let span = value.isEmpty ? owner.span : value.span
        guard case .text(let text, _) = value.content else {
            let given = value.isEmpty ? "there is no value" : "this is \(value.kindWithArticle)"
            let way = unquoted(value) ?? (value.isEmpty ? commented(owner) : nil) ?? suggestion
            return report(span, "`\(owner.word)` expects \(wants), but \(given)", way)
        }
        report(span, "`\(owner.word)` expects \(wants), not `\(text)`", suggestion)
    }

    /// `{Name}` without quotes is a mapping to YAML.
    func unquoted(_ value: YamlValue) -> String? {
        guard case .mapping(let entries) = value.content, entries.count == 1, let entry = entries.first,
            entry.value.isEmpty, entry.key.first?.isUppercase == true
        else { return nil }
        return "a text that begins with `{` needs quotes: `\"{\(entry.key)}\"`"
    }

    /// `#` after the key hides the rest.
    private func commented(_ owner: Owner) -> String? {
        let line = document.content(ofLine: document.line(at: owner.span.start))
        let rest = document.bytes[min(owner.span.start, line.upperBound)..<line.upperBound]
        return rest.contains(UInt8(ascii: "#")) ? "`#` begins a comment: quote the text" : nil
    }

    /// The entries of a mapping by key; keys that are not known are problems, each with the nearest known one.
    mutating func fields(_ value: YamlValue, of owner: Owner, known: [String]) -> [String: YamlEntry]? {
        guard case .mapping(let entries) = value.content else {
            let listed = known.count > 8 ? "" : " (\(known.joined(separator: ", ")))"
            reportType(value, of: owner, wants: "keys with values" + listed)
            return nil
        }
        var result: [String: YamlEntry] = [:]
        for entry in entries {
            if known.contains(entry.key) {
                result[entry.key] = entry
            } else {
                let hint = hint(entry.key, among: known, listing: "known here")
                report(entry.keySpan, "unknown key `\(entry.key)`", hint)
            }
        }
        return result
    }

    /// The place of some bytes of a text, if it is in the document as written; else the whole text.
    mutating func span(inside value: YamlValue, from offset: Int, length: Int) -> Span {
        guard case .text(let text, let isPlain) = value.content else { return value.span }
        let start = isPlain ? value.span.start : value.span.start + 1
        // Many places of one text are looked up one after the other.
        if compared?.text != text || compared?.start != start {
            let isInside = start + text.utf8.count <= document.bytes.count
            compared = (text, start, isInside && document.bytes[start...].starts(with: text.utf8))
        }
        return compared?.isVerbatim == true ? Span(start + offset, length: length) : value.span
    }

    func place(_ span: Span) -> GuidePlace { document.place(span) }
}

/// A placeholder in a pattern, with the place of the pattern.
struct PlaceholderUse: Hashable {
    var name: String
    var span: Span
    /// The trait that has the pattern, where one is named.
    var trait: String?
}

/// Every code pattern of a guide once, in the order of first use.
struct CodePatternList: Sendable {
    private(set) var patterns: [CodePattern] = []
    private var indices: [String: Int] = [:]

    mutating func add(
        _ text: String,
        at place: GuidePlace,
        conditions: [HoleCondition] = [],
        isReplaced: Bool = false
    ) -> CodePatternID {
        if let index = indices[text] {
            if isReplaced { patterns[index].isReplaced = true }
            patterns[index].uses.append(conditions)
            return CodePatternID(index)
        }
        indices[text] = patterns.count
        patterns.append(CodePattern(text: text, place: place, uses: [conditions], isReplaced: isReplaced))
        return CodePatternID(patterns.count - 1)
    }
}
