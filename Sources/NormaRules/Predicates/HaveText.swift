// `have-text`: some text in a document matches.

import NormaExpressions
import NormaFacts
import NormaGuide
import NormaProject
import NormaText

struct HaveTextPredicate: Predicate {
    static let word = PredicateWord(
        "have-text",
        shape: .texts,
        traits: [.binds, .bindsAtEachPlace],
        summary:
            "Some line of the document matches a glob, or some text in it a `/regular expression/`; each such place counts, and named groups of the first one are bound.",
        example: #"""
            ```yaml rule
            rule: pods-of-our-own-only
            every: { document: Podfile }
            must-not: { have-text: "/^\\s*pod '(?<Pod>[^']+)'/" }
            message: "`{Pod}` comes from CocoaPods"
            ```

            ```ruby bad path=Podfile
            target 'Shop' do
              pod 'RxSwift' # ✗
            end
            ```

            ```ruby good path=Podfile
            target 'Shop' do
            end
            ```
            """#,
        blindSpot:
            "In an expression `^` and `$` are the beginning and the end of a line; the meaning of a text is not read.",
        subjects: [.document]
    )
    static let usualSubjects = UsualSubjects(kinds: [.document])

    private let patterns: [NamePattern]
    var cost: Int { PlanCost.search }

    init(_ patterns: [NamePattern], in compiler: PlanCompiler) {
        self.patterns = patterns
    }

    private func document(_ subject: Subject, _ context: JudgingContext) -> (DocumentID, ProjectDocument)? {
        guard case .document(let id) = subject, let document = context.project.document(id) else { return nil }
        return (id, document)
    }

    func verdict(of subject: Subject, given captures: Captures, in context: JudgingContext) -> Verdict {
        guard let (id, _) = document(subject, context) else { return .fails }
        guard let document = context.documents.withText(id) else { return .unknown }
        return Verdict(patterns.contains { $0.firstPlace(in: document.text, given: captures) != nil })
    }

    func bindings(of subject: Subject, given captures: Captures, in context: JudgingContext) -> Captures {
        guard let (_, document) = document(subject, context) else { return captures }
        return patterns.lazy.compactMap { $0.firstPlace(in: document.text, given: captures)?.captures }.first
            ?? captures
    }

    func evidence(of subject: Subject, given captures: Captures, in context: JudgingContext) -> [Evidence] {
        guard let (id, document) = document(subject, context) else { return [] }
        return patterns.flatMap { pattern in
            pattern.places(in: document.text, given: captures).map { place in
                let text = Self.text(at: place.range, in: document.text)
                let range = text.trimmed
                let shown = range.split(whereSeparator: \.isNewline).first.map(Self.shortened) ?? ""
                let start = place.range.lowerBound + text.utf8.distance(from: text.startIndex, to: range.startIndex)
                var evidence = Evidence(
                    site: .document(id, ByteRange(start, start + range.utf8.count)),
                    owner: subject,
                    phrase: "has the text `\(shown)`",
                    detail: shown
                )
                evidence.captures = place.captures
                return evidence
            }
        }
    }

    private static func text(at range: Range<Int>, in text: String) -> Substring {
        let utf8 = text.utf8.dropFirst(range.lowerBound).prefix(range.count)
        return text[utf8.startIndex..<utf8.endIndex]
    }

    private static func shortened(_ text: Substring) -> String {
        text.count > 60 ? String(text.prefix(59)) + "…" : String(text)
    }

    func statement(given captures: Captures) -> String {
        "has text like " + NamePattern.listed(patterns, given: captures)
    }
    func denial(given captures: Captures) -> String {
        "has no text like " + NamePattern.listed(patterns, given: captures)
    }
    func detail(given captures: Captures) -> String { "have-text " + NamePattern.listed(patterns, given: captures) }
}
