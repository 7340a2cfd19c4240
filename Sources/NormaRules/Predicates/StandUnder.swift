// `stand-under`: the mark above a declaration has a title that matches.

import NormaExpressions
import NormaGuide
import NormaProject
import NormaText

struct StandUnderPredicate: Predicate {
    static let word = PredicateWord(
        "stand-under",
        shape: .texts,
        traits: .binds,
        summary:
            "The nearest `// MARK:` above it, in its type or at the top of its file, has a title that matches; if its type has no mark above it, the mark right above the type counts. The dash isn't part of the title.",
        example: #"""
            ```yaml rule
            rule: properties-stand-under-their-mark
            every: { property: any, be: stored, member-of: { class: any } }
            must: { stand-under: ["*Properties", "*Constants"] }
            ```

            ```swift bad
            final class Cart {
                let items: [Item] = [] // ✗

                // MARK: - Methods

                func add() {}

                private var total = 0 // ✗
            }
            ```

            ```swift good
            final class Cart {
                // MARK: - Constants

                let items: [Item] = []

                // MARK: - Private Properties

                private var total = 0
            }
            ```
            """#,
        blindSpot: "Only `// MARK:` comments count; a line of dashes does not.",
        subjects: [
            .type, .class, .struct, .enum, .actor, .protocol, .extension, .function, .initializer, .property, .case,
            .test,
        ]
    )
    static let usualSubjects = UsualSubjects.declarations

    private let patterns: [NamePattern]

    init(_ patterns: [NamePattern], in compiler: PlanCompiler) {
        self.patterns = patterns
    }

    private func title(above subject: Subject, in context: JudgingContext) -> String? {
        guard case .declaration(let declaration) = subject else { return nil }
        return context.mark(above: declaration).map { context.name(of: .mark($0)) }
    }

    private func match(_ subject: Subject, _ captures: Captures, _ context: JudgingContext) -> Captures? {
        title(above: subject, in: context).flatMap { title in
            patterns.lazy.compactMap { $0.match(title, given: captures) }.first
        }
    }

    func verdict(of subject: Subject, given captures: Captures, in context: JudgingContext) -> Verdict {
        if subject.isOutside { return .unknown }
        return Verdict(match(subject, captures, context) != nil)
    }

    func bindings(of subject: Subject, given captures: Captures, in context: JudgingContext) -> Captures {
        match(subject, captures, context) ?? captures
    }

    func misses(of subject: Subject, given captures: Captures, in context: JudgingContext) -> [Evidence] {
        let found = title(above: subject, in: context)
        let position = found.map { "is under the mark `\($0)`" } ?? "is under no mark"
        return [
            Evidence(
                at: subject,
                "\(position), not under \(listed(captures))",
                detail: detail(given: captures),
                in: context
            )
        ]
    }

    private func listed(_ captures: Captures) -> String {
        NamePattern.listedBriefly(patterns.map { "`\($0.described(with: captures))`" })
    }

    func statement(given captures: Captures) -> String { "is under " + listed(captures) }
    func denial(given captures: Captures) -> String { "is not under " + listed(captures) }
    func detail(given captures: Captures) -> String { "stand-under " + NamePattern.listed(patterns, given: captures) }
}
