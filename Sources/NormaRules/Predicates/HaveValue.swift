// `have-value`: the written initial or default value matches.

import NormaExpressions
import NormaFacts
import NormaGuide
import NormaProject
import NormaText

struct HaveValuePredicate: Predicate {
    static let word = PredicateWord(
        "have-value",
        shape: .texts,
        summary:
            "The initial or default value, as written, matches; for a `setting`, the value in its document, with numbers compared by value.",
        example: #"""
            ```yaml rule
            rule: no-magic-timeouts
            every: { property: "*Timeout" }
            must-not: { have-value: "/^[0-9.]+$/" }
            ```

            ```swift bad
            struct Client {
                let requestTimeout = 30.0 // ✗
            }
            ```

            ```swift good
            struct Client {
                let requestTimeout = Defaults.timeout
            }
            ```
            """#,
        blindSpot: "A long value is not kept: then the rule is silent.",
        subjects: [.property, .parameter, .case, .setting]
    )
    static let usualSubjects = UsualSubjects.declarations

    private let patterns: [NamePattern]

    init(_ patterns: [NamePattern], in compiler: PlanCompiler) {
        self.patterns = patterns
    }

    func verdict(of subject: Subject, given captures: Captures, in context: JudgingContext) -> Verdict {
        if case .setting(let setting) = subject { return verdict(of: setting, given: captures, in: context) }
        guard case .declaration(let declaration) = subject else { return .fails }
        let fact = context.project.fact(declaration)
        let facts = context.project.content(of: context.project.file(of: declaration))
        let value = facts.text(fact.value)
        if value.isEmpty { return fact.traits.contains(.hasDefault) ? .unknown : .fails }
        let bare =
            value.count >= 2 && value.hasPrefix("\"") && value.hasSuffix("\"")
            ? value.dropFirst().dropLast() : value[...]
        return Verdict(patterns.contains { $0.matches(value, given: captures) || $0.matches(bare, given: captures) })
    }

    private func verdict(of setting: SettingSubject, given captures: Captures, in context: JudgingContext) -> Verdict {
        guard let value = setting.setting(in: context)?.value else { return .unknown }
        return Verdict(!fitting(value, given: captures).isEmpty)
    }

    /// The value, or for a list its elements.
    private func fitting(_ value: PlacedValue, given captures: Captures) -> [PlacedValue] {
        SettingMatch.elements(of: value).filter { element in
            patterns.contains { SettingMatch.fits(element, $0, given: captures) }
        }
    }

    func evidence(of subject: Subject, given captures: Captures, in context: JudgingContext) -> [Evidence] {
        guard case .setting(let setting) = subject, let value = setting.setting(in: context)?.value else {
            return [Evidence(at: subject, statement(given: captures), detail: detail(given: captures), in: context)]
        }
        return fitting(value, given: captures).map { element in
            let text = SettingWording.text(element)
            let detail = "have-value" + (text.contains(where: \.isNumber) ? "" : " " + text)
            let site = Site.document(setting.document, element.range)
            return Evidence(site: site, owner: subject, phrase: "has the value " + text, detail: detail)
        }
    }

    func misses(of subject: Subject, given captures: Captures, in context: JudgingContext) -> [Evidence] {
        let denial = denial(given: captures)
        guard case .setting(let setting) = subject, let value = setting.setting(in: context)?.value, !isAboutAny else {
            return [Evidence(at: subject, denial, detail: detail(given: captures), in: context)]
        }
        let wanted = NamePattern.listed(patterns, given: captures)
        let phrase = "has the value \(SettingWording.text(value)), not " + wanted
        let site = Site.document(setting.document, value.range)
        return [Evidence(site: site, owner: subject, phrase: phrase, detail: detail(given: captures))]
    }

    private var isAboutAny: Bool { patterns.contains { $0.text == "*" } }

    func statement(given captures: Captures) -> String {
        isAboutAny ? "has a value" : "has the value " + NamePattern.listed(patterns, given: captures)
    }
    func denial(given captures: Captures) -> String {
        isAboutAny ? "has no value" : "does not have the value " + NamePattern.listed(patterns, given: captures)
    }
    func detail(given captures: Captures) -> String { "have-value" }
}
