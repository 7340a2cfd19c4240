// Things that documents forbid by a name of their own: a table of what they are called, the rule, and its proof.

import NormaText

/// Something that the field has a name for, such as forced unwrapping.
struct Practice: Sendable {
    enum Rule: Sendable {
        /// A rule of `swift-style` about production code.
        case taken(String)
        /// Lines of a rule; `SCOPE` is where it looks.
        case lines([String])
    }

    let name: String
    /// In small letters, code without its marks.
    let phrases: [String]
    let rule: Rule
    /// A check that says the same about any code; for sentences about tests.
    var check: String?
    let bad: [String]
    let good: [String]
    /// A file that is not Swift.
    var path: String?
    var given: AdoptedExample?

    static func named(_ words: [SentenceWord]) -> Practice? {
        let text = words.map { $0.text.lowercased() }.joined(separator: " ").replacing(" ( )", with: "()")
        if let practice = byPhrase[text] { return practice }
        // `force_cast (as!)`, as tools call it.
        guard !text.contains("(") || text.hasSuffix(")") && text.filter({ $0 == "(" }).count == 1 else { return nil }
        let bare = text.prefix { $0 != "(" }.replacing("_", with: " ").replacing("-", with: " ")
        return byPhrase[String(bare.trimmed)]
    }

    static func named(_ name: String) -> Practice? { all.first { $0.name == name } }

    private static let byPhrase: [String: Practice] = Dictionary(
        all.flatMap { practice in practice.phrases.map { ($0, practice) } },
        uniquingKeysWith: { first, _ in first }
    )

    /// The rule in a scope: `production`, `tests`, or everywhere if nil.
    func draft(in scope: String?, warns: Bool) -> RuleDraft {
        let isTests = scope == "tests"
        let severity = warns ? ["severity: warning"] : []
        let name = "no-\(name)" + (isTests ? "-in-tests" : "")
        switch rule {
        case .taken(let rule) where !isTests:
            return RuleDraft(taking: rule, changes: ["severity: \(warns ? "warning" : "error")"])
        case .taken:
            return drafted(name, severity + ["check: \(check ?? "")", "in: tests"], isTests: true)
        case .lines(["acyclic: modules"]):
            return RuleDraft(name, severity + ["acyclic: modules"], examples: ModuleExamples.cycle)
        case .lines(let lines):
            let filled = lines.map { $0.replacing("SCOPE", with: scope ?? "production") }
            return drafted(name, severity + filled, isTests: isTests)
        }
    }

    private func drafted(_ name: String, _ lines: [String], isTests: Bool) -> RuleDraft {
        let path = path ?? (isTests ? "Tests/CartTests.swift" : nil)
        let language = path?.hasSuffix(".swift") == false ? "xml" : "swift"
        let examples = [
            AdoptedExample(.bad, path: path, bad, language: language),
            AdoptedExample(
                .good,
                path: path.map { self.path == nil ? $0 : $0.replacing("Main", with: "LaunchScreen") },
                good,
                language: language
            ),
        ]
        return RuleDraft(name, lines, examples: (given.map { [$0] } ?? []) + examples)
    }

    var servesTests: Bool { if case .taken = rule { check != nil } else { path == nil && given == nil } }

    static func forbidding(_ predicate: String) -> Rule {
        .lines(["every: { file: any, in: SCOPE }", "must-not: \(predicate)"])
    }
}
