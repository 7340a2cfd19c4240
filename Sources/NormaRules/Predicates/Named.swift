// `named`: the thing's name matches a pattern.

import NormaExpressions
import NormaGuide
import NormaText

struct NamedPredicate: Predicate {
    static let word = PredicateWord(
        "named",
        shape: .names,
        traits: [.binds, .asksForName, .isDecidedByPaths],
        summary:
            "Its name matches one of the patterns; placeholders such as `{Name}` are bound for the rest of the rule.",
        example: #"""
            ```yaml rule
            rule: protocols-say-what-they-offer
            every: protocol
            must: { named: ["*ing", "*able", "*Service"] }
            ```

            ```swift bad
            protocol CartInterface {} // ✗
            ```

            ```swift good
            protocol CartLoading {}
            protocol CartService {}
            ```
            """#,
        blindSpot: "Strings and comments have no name; an extension's name is that of the type it extends."
    )
    static let usualSubjects = UsualSubjects.anything

    private let patterns: [NamePattern]
    private let questions: [NameQuestion]
    var cost: Int { PlanCost.name }

    init?(_ argument: Argument, in compiler: PlanCompiler) {
        guard case .patterns(let patterns) = argument else { return nil }
        self.patterns = patterns
        questions = patterns.map { NameQuestion($0, in: compiler.context) }
    }

    func verdict(of subject: Subject, given captures: Captures, in context: JudgingContext) -> Verdict {
        Verdict.any(questions) { context.verdict(of: subject, named: $0, given: captures) }
    }

    func verdict(ofPlanned subject: PlannedSubject, given captures: Captures, in context: JudgingContext) -> Verdict {
        verdict(of: .planned(subject), given: captures, in: context)
    }

    /// What is asked by one name, or by one before all others, can be called so.
    func misses(of subject: Subject, given captures: Captures, in context: JudgingContext) -> [Evidence] {
        var miss = Evidence(at: subject, denial(given: captures), detail: detail(given: captures), in: context)
        if let name = patterns.first?.literal { miss.fix = SentenceFix.renaming(subject, to: name, in: context) }
        return [miss]
    }

    func bindings(of subject: Subject, given captures: Captures, in context: JudgingContext) -> Captures {
        patterns.lazy.compactMap { context.match(subject, named: $0, given: captures) }.first ?? captures
    }

    func statement(given captures: Captures) -> String { "is named " + NamePattern.listed(patterns, given: captures) }
    func denial(given captures: Captures) -> String { "is not named " + NamePattern.listed(patterns, given: captures) }
    func clause(given captures: Captures) -> String { "named " + NamePattern.listed(patterns, given: captures) }
    func detail(given captures: Captures) -> String { "named " + NamePattern.listed(patterns, given: captures) }
}
