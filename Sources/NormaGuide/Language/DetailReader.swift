// Reads the keys that a rule of any form may have: reasons, severity, exceptions, wording.

import NormaExpressions
import NormaText

struct DetailReader {
    let document: DocumentReader
    let language: GuideLanguage
    /// Those of the exceptions and sentences read so far.
    private(set) var placeholders: [PlaceholderUse] = []

    init(_ document: DocumentReader, _ language: GuideLanguage) {
        self.document = document
        self.language = language
    }

    /// `bindings` nil: the form was wrong, so placeholders are not looked at.
    mutating func read(_ fields: [String: YamlEntry], into rule: inout Rule, boundBy bindings: Bindings?) {
        if let entry = fields["because"] { rule.because = document.text(entry) }
        if let entry = fields["severity"] { rule.severity = severity(entry) ?? rule.severity }
        if bindings != nil { SecondLimitReader(document: document).read(fields, into: &rule) }
        rule.emptiness = emptiness(fields)
        if let entry = fields["locked"] { rule.isLocked = document.flag(entry) ?? false }
        if let entry = fields["silences"] { rule.silences = document.locatedTexts(entry, wants: "names of rules") }
        if let entry = fields["enforces"] { rule.enforces = document.quotations(entry) }
        if let entry = fields["except"] {
            rule.exceptions = exceptions(entry)
            check(placeholders, boundBy: bindings)
        }
        rule.message = fields["message"].flatMap { sentence($0, boundBy: bindings) }
        rule.instead = fields["instead"].flatMap { sentence($0, boundBy: bindings) }
        if let entry = fields["make"], let words = sentence(entry, boundBy: bindings) {
            rule.make = LocatedText(words, at: document.place(entry.value.span))
        }
    }

    func severity(_ entry: YamlEntry) -> RuleSeverity? {
        let known = RuleSeverity.allCases.map(\.rawValue)
        return document.choice(entry, of: known, what: "severity").flatMap { RuleSeverity(rawValue: $0) }
    }

    private func check(_ uses: [PlaceholderUse], boundBy bindings: Bindings?) {
        guard let bindings else { return }
        SentenceChecks(document: document, names: language.names).check(uses, boundBy: bindings)
    }

    /// A sentence whose placeholders are filled when a finding shows it.
    mutating func sentence(_ entry: YamlEntry, boundBy bindings: Bindings?) -> String? {
        guard let sentence = document.text(entry) else { return nil }
        var uses: [PlaceholderUse] = []
        for (name, shape, offset) in PatternReader.placeholders(inSentence: sentence) {
            let span = document.span(inside: entry.value, from: offset, length: name.count + 2)
            if !language.inheritedHoles.contains(name) { uses.append(PlaceholderUse(name: name, span: span)) }
            if let shape, NameCase(rawValue: shape) == nil {
                let known = NameCase.allCases.map(\.rawValue)
                document.report(span, "unknown shape `\(shape)`", document.hint(shape, among: known, listing: "known"))
            }
        }
        check(uses, boundBy: bindings)
        placeholders += uses
        return sentence
    }

    /// `expect: none`.
    private func emptiness(_ fields: [String: YamlEntry]) -> Emptiness {
        guard let entry = fields["expect"], expectsNone(entry) else { return .told }
        if fields["because"] == nil {
            document.report(entry.keySpan, "`expect: none` needs `because`: why is there nothing to find?")
        }
        return .expected
    }

    private func expectsNone(_ entry: YamlEntry) -> Bool {
        document.choice(entry, of: ["none"], what: "expectation") != nil
    }

    // MARK: - Exceptions

    /// A description with a reason, or a list of such.
    mutating func exceptions(_ entry: YamlEntry) -> [RuleException] {
        let owner = Owner(entry)
        if entry.value.isEmpty || entry.value.elements.isEmpty {
            document.reportType(entry.value, of: owner, wants: "an exception with `because:`")
            return []
        }
        return entry.value.elements.compactMap { exception($0, of: owner) }
    }

    private mutating func exception(_ value: YamlValue, of owner: Owner) -> RuleException? {
        guard case .mapping(let entries) = value.content else {
            let written = value.text.map { $0.first?.isLowercase == true ? "type: \($0)" : "type: \"\($0)\"" } ?? "…"
            document.report(value.span, "an exception needs a reason", "write `{ \(written), because: … }`")
            return nil
        }
        let reason = entries.first { $0.key == "because" }
        let because = reason.map { document.text($0) } ?? nil
        if reason == nil {
            document.report(value.span, "an exception needs a reason", "add `because: …` to it")
        }
        let last = entries.first { $0.key == "until" }
        let until = last.map { document.date($0) } ?? nil
        let expectation = entries.first { $0.key == "expect" }.map { expectsNone($0) } ?? false
        let rest = entries.filter { !["because", "until", "expect"].contains($0.key) }
        guard !rest.isEmpty else {
            let message = "this exception doesn't say what it excepts"
            document.report(value.span, message, "add a description such as `in: Legacy/`")
            return nil
        }
        var reader = DescriptionReader(document, language)
        let excepted = YamlValue(content: .mapping(rest), span: value.span)
        let description = reader.description(excepted, of: owner, .judging)
        placeholders += reader.placeholders
        guard let description, let because, last == nil || until != nil else { return nil }
        return RuleException(
            description: description,
            because: because,
            until: until,
            expectsNone: expectation,
            place: document.place(value.span)
        )
    }
}
