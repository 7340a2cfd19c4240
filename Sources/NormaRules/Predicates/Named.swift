// `named`: the thing's name matches a pattern.

import NormaExpressions
import NormaGuide
import NormaText

struct NamedPredicate: Predicate {
    static let word = PredicateWord(
        "named",
        shape: .naming,
        traits: [.binds, .asksForName, .isDecidedByPaths],
        summary:
            "Its name matches one of the patterns; placeholders such as `{Name}` are bound for the rest of the rule. A mapping describes its words: `first-word`, `last-word` and `word` (any of them) take words or patterns of a word, in any case, or `verb`; `style` is `camel`, `pascal`, `snake`, `kebab` or `screaming`. The words of `URLSession` are `url` and `session`.",
        example: #"""
            ```yaml rule
            rule: protocols-say-what-they-offer
            every: protocol
            must: { named: ["*ing", "*able", "*Service"] }
            ```

            ```yaml rule
            rule: use-cases-begin-with-a-verb
            every: { struct: "*UseCase" }
            must: { named: { first-word: verb } }
            ```

            ```swift bad rule=protocols-say-what-they-offer
            protocol CartInterface {} // ✗
            ```

            ```swift bad rule=use-cases-begin-with-a-verb
            struct MovieDetailsUseCase {} // ✗
            ```

            ```swift good
            protocol CartLoading {}
            protocol CartService {}
            struct DiscoverMoviesUseCase {}
            ```
            """#,
        blindSpot:
            "Strings and comments have no name; an extension's name is that of the type it extends. A verb is in a list of English verbs, or begins the names of two functions of the code base that return nothing; a word that can be a verb or a noun, such as `order`, counts as a verb."
    )
    static let usualSubjects = UsualSubjects.anything

    private let names: NameDescription
    private let questions: [NameQuestion]
    private let wordings: [WordingQuestion]
    var cost: Int { wordings.isEmpty ? PlanCost.name : PlanCost.look }

    init(_ names: NameDescription, in compiler: PlanCompiler) {
        self.names = names
        questions = names.patterns.map { NameQuestion($0, in: compiler.context) }
        wordings = names.wordings.map { WordingQuestion($0, in: compiler.context) }
    }

    func verdict(of subject: Subject, given captures: Captures, in context: JudgingContext) -> Verdict {
        let matched = Verdict.any(questions) { context.verdict(of: subject, named: $0, given: captures) }
        guard !wordings.isEmpty, matched != .holds else { return matched }
        return Verdict.any([matched, Verdict.any(wordings) { $0.verdict(of: subject) }]) { $0 }
    }

    func verdict(ofPlanned subject: PlannedSubject, given captures: Captures, in context: JudgingContext) -> Verdict {
        verdict(of: .planned(subject), given: captures, in: context)
    }

    /// If there are many patterns, only those that match.
    func evidence(of subject: Subject, given captures: Captures, in context: JudgingContext) -> [Evidence] {
        var phrase = statement(given: captures)
        let matching = names.patterns.filter { context.match(subject, named: $0, given: captures) != nil }
        if names.patterns.count > 6, !matching.isEmpty { phrase = "is named " + listed(matching, captures) }
        return [Evidence(at: subject, phrase, detail: detail(given: captures), in: context)]
    }

    /// A demand for one name, or for one name before all others, can be fixed by renaming.
    func misses(of subject: Subject, given captures: Captures, in context: JudgingContext) -> [Evidence] {
        var miss = Evidence(at: subject, denial(given: captures), detail: detail(given: captures), in: context)
        if let name = names.patterns.first?.literal { miss.fix = SentenceFix.renaming(subject, to: name, in: context) }
        return [miss]
    }

    func bindings(of subject: Subject, given captures: Captures, in context: JudgingContext) -> Captures {
        names.patterns.lazy.compactMap { context.match(subject, named: $0, given: captures) }.first ?? captures
    }

    func statement(given captures: Captures) -> String { words("is named ", "has a name ", captures) }
    func denial(given captures: Captures) -> String { words("is not named ", "has no name ", captures) }
    func clause(given captures: Captures) -> String { words("named ", "with a name ", captures) }

    func detail(given captures: Captures) -> String {
        let patterns = names.patterns.isEmpty ? [] : [NamePattern.listed(names.patterns, given: captures)]
        return "named " + (patterns + names.wordings.map(\.detail)).joined(separator: "; ")
    }

    private func words(_ byPattern: String, _ byWords: String, _ captures: Captures) -> String {
        let patterns = names.patterns.isEmpty ? [] : [byPattern + listed(names.patterns, captures)]
        return Plan.listed(patterns + names.wordings.map { byWords + $0.words }, with: "or")
    }

    private func listed(_ patterns: [NamePattern], _ captures: Captures) -> String {
        NamePattern.listedBriefly(patterns.map { "`\($0.described(with: captures))`" })
    }
}
