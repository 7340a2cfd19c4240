// `file-named`: the file of the thing has a name that matches.

import NormaExpressions
import NormaGuide
import NormaProject
import NormaText

struct FileNamedPredicate: Predicate {
    static let word = PredicateWord(
        "file-named",
        shape: .names,
        traits: [.binds, .asksForFileName, .isDecidedByPaths],
        summary: "The file that it is in has this name, with or without `.swift`.",
        example: #"""
            ```yaml rule
            rule: a-protocol-has-its-own-file
            every: protocol
            must: { file-named: "{Subject}" }
            ```

            ```swift bad path=Sources/Everything.swift
            protocol CartLoading {} // ✗
            ```

            ```swift good path=Sources/CartLoading.swift
            protocol CartLoading {}
            ```
            """#,
        blindSpot: "Case matters, also on disks that ignore them."
    )
    static let usualSubjects = UsualSubjects.types

    private let patterns: [NamePattern]

    init(_ patterns: [NamePattern], in compiler: PlanCompiler) {
        self.patterns = patterns
    }

    private func match(_ subject: Subject, _ captures: Captures, _ context: JudgingContext) -> Captures? {
        guard let file = context.file(of: subject) else { return nil }
        let path = context.path(of: file)
        return patterns.lazy.compactMap { pattern in
            pattern.match(path.stem, given: captures) ?? pattern.match(path.name, given: captures)
        }.first
    }

    func verdict(of subject: Subject, given captures: Captures, in context: JudgingContext) -> Verdict {
        Verdict(match(subject, captures, context) != nil)
    }

    /// The name that such a file asks of its type is left open by a placeholder that nothing binds yet.
    func verdict(ofPlanned subject: PlannedSubject, given captures: Captures, in context: JudgingContext) -> Verdict {
        guard !subject.place.isFolder else { return .unknown }
        guard match(.planned(subject), captures, context) != nil else { return .fails }
        return patterns.contains { $0.placeholders.contains { captures[$0] == nil } } ? .unknown : .holds
    }

    func bindings(of subject: Subject, given captures: Captures, in context: JudgingContext) -> Captures {
        match(subject, captures, context) ?? captures
    }

    func misses(of subject: Subject, given captures: Captures, in context: JudgingContext) -> [Evidence] {
        let file = context.file(of: subject).map { "`\(context.path(of: $0).name)`" } ?? "no file"
        let wanted = Plan.listed(patterns.map { "`\(fileName($0.described(with: captures)))`" }, with: "or")
        return [Evidence(at: subject, "is in \(file), not in \(wanted)", detail: detail(given: captures), in: context)]
    }

    private func fileName(_ name: String) -> String { name.contains(".") ? name : name + ".swift" }

    func statement(given captures: Captures) -> String {
        "is in a file named " + NamePattern.listed(patterns, given: captures)
    }
    func denial(given captures: Captures) -> String {
        "is not in a file named " + NamePattern.listed(patterns, given: captures)
    }
    func clause(given captures: Captures) -> String {
        "in a file named " + NamePattern.listed(patterns, given: captures)
    }
    func detail(given captures: Captures) -> String { "file-named" }
}
