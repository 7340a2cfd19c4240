// `match`: the text of a string or a comment matches.

import NormaExpressions
import NormaFacts
import NormaGuide
import NormaProject
import NormaText

struct MatchPredicate: Predicate {
    static let word = PredicateWord(
        "match",
        shape: .texts,
        traits: .binds,
        summary:
            "The text of a string (without its quotes) or of a comment matches a glob or a `/regular expression/`.",
        example: #"""
            ```yaml rule
            rule: tasks-name-a-ticket
            every: { comment: any, match: "/TODO/" }
            must: { match: "/TODO\\([A-Z]+-[0-9]+\\)/" }
            ```

            ```swift bad
            // TODO: tidy up // ✗
            ```

            ```swift good
            // TODO(APP-12): tidy up
            ```
            """#,
        blindSpot: "An interpolation is not part of a string's text.",
        subjects: [.string, .comment]
    )
    static let usualSubjects = UsualSubjects(kinds: [.string])

    private let patterns: [NamePattern]

    init(_ patterns: [NamePattern], in compiler: PlanCompiler) {
        self.patterns = patterns
    }

    private func match(_ subject: Subject, _ captures: Captures, _ context: JudgingContext) -> Captures? {
        switch subject {
        case .string, .comment:
            let text = context.name(of: subject)
            return patterns.lazy.compactMap { $0.match(text, given: captures) }.first
        default: return nil
        }
    }

    func verdict(of subject: Subject, given captures: Captures, in context: JudgingContext) -> Verdict {
        Verdict(match(subject, captures, context) != nil)
    }

    func bindings(of subject: Subject, given captures: Captures, in context: JudgingContext) -> Captures {
        match(subject, captures, context) ?? captures
    }

    func statement(given captures: Captures) -> String { "matches " + NamePattern.listed(patterns, given: captures) }
    func denial(given captures: Captures) -> String {
        "does not match " + NamePattern.listed(patterns, given: captures)
    }
    func detail(given captures: Captures) -> String { "match " + NamePattern.listed(patterns, given: captures) }
}
