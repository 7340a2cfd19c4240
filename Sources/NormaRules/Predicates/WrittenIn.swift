// `written-in`: the language of a comment, a string or a document.

import NormaFacts
import NormaGuide
import NormaProject
import NormaText

struct WrittenInPredicate: Predicate {
    static let word = PredicateWord(
        "written-in",
        shape: .languages,
        summary:
            "The comment, string or document is written in one of these languages. The language is recognized by letters and by small words, and only if that is certain: short texts, code, quotations, names, addresses and the head of a file have no language. Consecutive lines of a comment are one text, and so is a paragraph of a document; a document is in a language if no paragraph is in another.",
        example: #"""
            ```yaml rule
            rule: comments-are-in-english
            every: comment
            must: { written-in: english }
            ```

            ```swift bad
            // Hier wird die Summe nicht gerundet, // ✗
            // weil der Server das schon macht.
            func total() {}
            ```

            ```swift good
            // The sum isn't rounded; "Summe" is what the server calls it, und so weiter.
            func total() {}

            // Größe
            let size = 1
            ```
            """#,
        blindSpot:
            "The language of a few words without small ones, such as `// Summe berechnen`, is unknown.",
        subjects: [.string, .comment, .document]
    )
    static let usualSubjects = UsualSubjects(kinds: [.comment])

    private let wanted: [TextLanguage]
    var cost: Int { PlanCost.search }

    init(_ languages: [TextLanguage], in compiler: PlanCompiler) { wanted = languages }

    func verdict(of subject: Subject, given captures: Captures, in context: JudgingContext) -> Verdict {
        switch subject {
        case .comment(let comment): verdict(of: LanguageOfText.languages(of: comment.wholeText(in: context) ?? ""))
        case .string: verdict(of: LanguageOfText.languages(of: context.name(of: subject)))
        case .document(let document): verdict(of: paragraphs(of: document, in: context))
        default: .fails
        }
    }

    private func verdict(of found: [TextLanguage]) -> Verdict {
        if found.isEmpty { return .unknown }
        if found.allSatisfy(wanted.contains) { return .holds }
        return found.contains(where: wanted.contains) ? .unknown : .fails
    }

    private func verdict(of paragraphs: [(range: ByteRange, languages: [TextLanguage])]) -> Verdict {
        let verdicts = paragraphs.map { verdict(of: $0.languages) }
        if verdicts.contains(.fails) { return .fails }
        return verdicts.contains(.holds) ? .holds : .unknown
    }

    private func paragraphs(
        of id: DocumentID,
        in context: JudgingContext
    ) -> [(range: ByteRange, languages: [TextLanguage])] {
        guard let document = context.documents.withText(id) else { return [] }
        return Paragraphs.of(document.text).map { ($0.range, LanguageOfText.languages(of: $0.text)) }
    }

    /// For a document, at the first paragraph in another language.
    func misses(of subject: Subject, given captures: Captures, in context: JudgingContext) -> [Evidence] {
        switch subject {
        case .document(let document):
            let found = paragraphs(of: document, in: context).filter { verdict(of: $0.languages) == .fails }
            guard let first = found.first else { return [] }
            let related = found.dropFirst().map {
                RelatedSite(site: .document(document, $0.range), message: "this paragraph too")
            }
            return [
                Evidence(
                    site: .document(document, first.range),
                    owner: subject,
                    phrase: phrase(first.languages),
                    detail: detail(given: captures),
                    related: Array(related)
                )
            ]
        case .comment(let comment):
            return miss(subject, LanguageOfText.languages(of: comment.wholeText(in: context) ?? ""), context)
        default: return miss(subject, LanguageOfText.languages(of: context.name(of: subject)), context)
        }
    }

    private func miss(_ subject: Subject, _ found: [TextLanguage], _ context: JudgingContext) -> [Evidence] {
        [Evidence(at: subject, phrase(found), detail: detail(given: .none), in: context)]
    }

    private func phrase(_ found: [TextLanguage]) -> String {
        "is written in \(Self.listed(found)), not in \(Self.listed(wanted))"
    }

    private static func listed(_ languages: [TextLanguage]) -> String {
        Plan.listed(languages.map(\.title), with: "or")
    }

    func statement(given captures: Captures) -> String { "is written in " + Self.listed(wanted) }
    func denial(given captures: Captures) -> String { "is not written in " + Self.listed(wanted) }
    func clause(given captures: Captures) -> String { "written in " + Self.listed(wanted) }
    func detail(given captures: Captures) -> String { "written-in " + wanted.map(\.rawValue).joined(separator: " ") }
}

extension CommentSubject {
    /// Its text, without its slashes and stars; for consecutive lines, all of them at the first, and nil at
    /// the others.
    fileprivate func wholeText(in context: JudgingContext) -> String? {
        let source = context.project.files[Int(file.index)]
        let comments = source.content.comments
        guard comments.indices.contains(index) else { return nil }
        let first = comments[index]
        guard first.isLine else { return Self.words(of: first.text) }
        if index > 0, first.follows(comments[index - 1], in: source.facts.lines) { return nil }
        var texts = [Self.words(of: first.text)]
        var next = index + 1
        while next < comments.count, comments[next].follows(comments[next - 1], in: source.facts.lines) {
            texts.append(Self.words(of: comments[next].text))
            next += 1
        }
        return texts.joined(separator: "\n")
    }

    private static func words(of text: String) -> String {
        if let plain = plainWords(of: text) { return plain }
        return text.split(separator: "\n").map { line in
            String(line.drop { $0 == "/" || $0 == "*" || $0 == "!" || $0.isWhitespace })
        }.joined(separator: "\n")
    }

    /// The same by bytes, for ASCII text; nil for other text.
    private static func plainWords(of text: String) -> String? {
        guard text.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) else { return nil }
        return text.utf8.split(separator: 0x0A).map { String(Substring($0.drop(while: marks.contains))) }
            .joined(separator: "\n")
    }

    /// Comment marks and white space, before the words.
    private static let marks = ByteSet("/*! \t\u{B}\u{C}".utf8)
}

extension CommentFact {
    fileprivate var isLine: Bool { kind == .line || kind == .documentationLine }

    /// Whether both are one text: of the same kind, on lines of their own, one below the other.
    fileprivate func follows(_ other: CommentFact, in lines: LineTable) -> Bool {
        isLine && kind == other.kind && !isTrailing && !other.isTrailing
            && lines.line(at: range.start) == lines.line(at: other.range.start) + 1
    }
}
