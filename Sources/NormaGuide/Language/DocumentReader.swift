// Reads the YAML of one document into plain values, and collects everything that is wrong with the document.

import NormaText

/// A document while it is read. Problems are collected, and reading goes on: a nil result means that at least one problem was
/// added.
final class DocumentReader {
    let source: DocumentText
    private(set) var problems: [SourceProblem] = []
    /// Values that are written in another document: a problem with one is reported there.
    var placesElsewhere = PlacesElsewhere()
    /// The text that was last looked up in the document.
    private var compared: (text: String, start: Int, isVerbatim: Bool)?

    init(_ source: DocumentText) { self.source = source }

    /// The same document for a second reading whose problems were reported in the first.
    func withoutProblems() -> DocumentReader {
        let reader = DocumentReader(source)
        reader.placesElsewhere = placesElsewhere
        return reader
    }

    func add(_ problems: [SourceProblem]) { self.problems += problems }

    /// The value of a block; nil, perhaps with a problem, if it is empty or not YAML.
    func yaml(_ content: BlockContent) -> YamlValue? {
        YamlReader.read(content, in: source, problems: &problems)
    }

    func report(_ span: Span, _ message: String, _ suggestion: String? = nil) {
        guard var problem = placesElsewhere.place(at: span.start) else {
            return problems.append(source.problem(at: span, message, suggestion))
        }
        let own = source.problem(at: span, message, suggestion)
        let line = own.position?.line ?? 1
        problem.message = "\(own.message), in line \(line) of \(source.file), where this value is used"
        problem.suggestion = own.suggestion
        problems.append(problem)
    }

    func report(_ text: LocatedText, _ message: String, _ suggestion: String? = nil) {
        let offset = source.lines.offset(of: text.place.position) ?? 0
        report(Span(Int(offset), length: text.place.length), message, suggestion)
    }

    /// The nearest known word; none if there are so many problems that the search would take longer than it helps.
    func hint(_ word: String, among candidates: @autoclosure () -> [String], listing title: String? = nil) -> String? {
        problems.count < Self.mostWithHint ? Words.hint(word, among: candidates(), listing: title) : nil
    }

    static let mostWithHint = 300

    /// "`at-most` expects a number, not a list".
    func reportType(_ value: YamlValue, of owner: Owner, wants: String, _ suggestion: String? = nil) {
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
        let line = source.content(ofLine: source.line(at: owner.span.start))
        let rest = source.bytes[min(owner.span.start, line.upperBound)..<line.upperBound]
        return rest.contains(UInt8(ascii: "#")) ? "`#` begins a comment: quote the text" : nil
    }

    /// The entries of a mapping by key; keys that are not known are problems, each with the nearest known one.
    func fields(_ value: YamlValue, of owner: Owner, known: [String]) -> [String: YamlEntry]? {
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
    func span(inside value: YamlValue, from offset: Int, length: Int) -> Span {
        guard case .text(let text, let isPlain) = value.content else { return value.span }
        let start = isPlain ? value.span.start : value.span.start + 1
        // Many places of one text are looked up one after the other.
        if compared?.text != text || compared?.start != start {
            let isInside = start + text.utf8.count <= source.bytes.count
            compared = (text, start, isInside && source.bytes[start...].starts(with: text.utf8))
        }
        return compared?.isVerbatim == true ? Span(start + offset, length: length) : value.span
    }

    func place(_ span: Span) -> GuidePlace { source.place(span) }
}

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
