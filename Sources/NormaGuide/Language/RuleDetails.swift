// The other keys of a rule: reasons, severity, exceptions, wording; and the use of a check.

import NormaExpressions
import NormaText

extension LanguageReader {
    /// Reads the keys that every form may have; `bindings` nil: the form was wrong, so placeholders are not looked at.
    mutating func readDetails(_ fields: [String: YamlEntry], into rule: inout Rule, boundBy bindings: Bindings?) {
        if let entry = fields["because"] { rule.because = text(entry) }
        if let entry = fields["severity"] {
            let known = RuleSeverity.allCases.map(\.rawValue)
            let severity = choice(entry, of: known, what: "severity").flatMap { RuleSeverity(rawValue: $0) }
            rule.severity = severity ?? rule.severity
        }
        if bindings != nil { readSecondLimit(fields, of: &rule) }
        rule.emptiness = emptiness(fields)
        if let entry = fields["locked"] { rule.isLocked = flag(entry) ?? false }
        if let entry = fields["silences"] {
            let names = texts(entry.value, of: Owner(entry), wants: "names of rules") ?? []
            rule.silences = names.map { LocatedText($0.0, at: place($0.1.span)) }
        }
        placeholders = []
        if let entry = fields["except"] { rule.exceptions = exceptions(entry) }
        if let bindings { checkPlaceholders(placeholders, boundBy: bindings) }
        rule.message = fields["message"].flatMap { sentence($0, boundBy: bindings) }
        rule.instead = fields["instead"].flatMap { sentence($0, boundBy: bindings) }
        if let entry = fields["make"], let words = sentence(entry, boundBy: bindings) {
            rule.make = LocatedText(words, at: place(entry.value.span))
        }
        placeholders = []
    }

    /// A sentence whose placeholders are filled when a finding shows it.
    mutating func sentence(_ entry: YamlEntry, boundBy bindings: Bindings?) -> String? {
        guard let sentence = text(entry) else { return nil }
        placeholders = []
        for (name, shape, offset) in Self.placeholders(inSentence: sentence) {
            let span = span(inside: entry.value, from: offset, length: name.count + 2)
            if !inheritedHoles.contains(name) { placeholders.append(PlaceholderUse(name: name, span: span)) }
            if let shape, NameCase(rawValue: shape) == nil {
                let known = NameCase.allCases.map(\.rawValue)
                report(span, "unknown shape `\(shape)`", hint(shape, among: known, listing: "known"))
            }
        }
        if let bindings { checkPlaceholders(placeholders, boundBy: bindings) }
        return sentence
    }

    /// `expect: none`.
    private mutating func emptiness(_ fields: [String: YamlEntry]) -> Emptiness {
        guard let entry = fields["expect"], expectsNone(entry) else { return .told }
        if fields["because"] == nil {
            report(entry.keySpan, "`expect: none` needs `because`: why is there nothing to find?")
        }
        return .expected
    }

    private mutating func expectsNone(_ entry: YamlEntry) -> Bool {
        choice(entry, of: ["none"], what: "expectation") != nil
    }

    // MARK: - Exceptions

    /// A description with a reason, or a list of such.
    mutating func exceptions(_ entry: YamlEntry) -> [RuleException] {
        let owner = Owner(entry)
        if entry.value.isEmpty || entry.value.elements.isEmpty {
            reportType(entry.value, of: owner, wants: "an exception with `because:`")
            return []
        }
        return entry.value.elements.compactMap { exception($0, of: owner) }
    }

    private mutating func exception(_ value: YamlValue, of owner: Owner) -> RuleException? {
        guard case .mapping(let entries) = value.content else {
            let written = value.text.map { $0.first?.isLowercase == true ? "type: \($0)" : "type: \"\($0)\"" } ?? "…"
            report(value.span, "an exception needs a reason", "write `{ \(written), because: … }`")
            return nil
        }
        let reason = entries.first { $0.key == "because" }
        let because = reason.map { text($0) } ?? nil
        if reason == nil {
            report(value.span, "an exception needs a reason", "add `because: …` to it")
        }
        let last = entries.first { $0.key == "until" }
        let until = last.map { date($0) } ?? nil
        let expectation = entries.first { $0.key == "expect" }.map { expectsNone($0) } ?? false
        let rest = entries.filter { !["because", "until", "expect"].contains($0.key) }
        guard !rest.isEmpty else {
            report(
                value.span,
                "this exception doesn't say what it excepts",
                "add a description such as `in: Legacy/`"
            )
            return nil
        }
        let description = description(YamlValue(content: .mapping(rest), span: value.span), of: owner, .judging)
        guard let description, let because, last == nil || until != nil else { return nil }
        return RuleException(
            description: description,
            because: because,
            until: until,
            expectsNone: expectation,
            place: place(value.span)
        )
    }

    // MARK: - Checks

    mutating func check(_ entry: YamlEntry, _ fields: [String: YamlEntry]) -> RuleForm? {
        guard let name = text(entry) else { return nil }
        guard let word = words.checks[name] else {
            report(
                entry.value.span,
                "unknown check `\(name)`",
                hint(name, among: words.checkWords, listing: "known")
            )
            return nil
        }
        var use = CheckUse(check: word.identifier)
        var isComplete = readLimits(fields, of: word, at: entry, into: &use)
        if let entry = fields["allow"] {
            let allowed = namePatterns(entry.value, of: Owner(entry))
            use.allow = allowed ?? []
            isComplete = isComplete && allowed != nil && areKnown(use.allow, at: entry, of: word)
        }
        if let entry = fields["in"] {
            use.scope = scope(entry)
            isComplete = isComplete && use.scope != nil
        }
        return isComplete ? .check(use) : nil
    }

    /// Whether the check can see each of the things that a rule allows.
    mutating func areKnown(_ allowed: [NamePattern], at entry: YamlEntry, of word: CheckWord) -> Bool {
        if word.details == .none {
            report(
                entry.keySpan,
                "`\(word.identifier)` doesn't distinguish anything that `allow` could name",
                "delete it"
            )
            return false
        }
        let values = entry.value.elements
        var areKnown = true
        for (index, pattern) in allowed.enumerated() where !word.details.canMatch(pattern) {
            let span = values.count == allowed.count ? values[index].span : entry.valueSpan
            let message = "`\(word.identifier)` never finds `\(pattern.text)`"
            report(span, message, hint(pattern, among: word.details))
            areKnown = false
        }
        return areKnown
    }

    private func hint(_ pattern: NamePattern, among details: DetailShape) -> String? {
        switch details {
        case .words, .members: return hint(pattern.text, among: details.words, listing: "known")
        case .numbers: return "it finds numbers, such as `10`"
        case .names:
            let name = String(pattern.text.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
            return name.isEmpty ? "it finds names" : "it finds names, such as `\(name)`"
        case .none, .text: return nil
        }
    }

    /// Whether the limits are numbers that fit each other and the check.
    mutating func readLimits(
        _ fields: [String: YamlEntry],
        of word: CheckWord,
        at check: YamlEntry,
        into use: inout CheckUse
    ) -> Bool {
        let count = problems.count
        if let entry = fields["at-most"] { use.atMost = number(entry) }
        if let entry = fields["at-least"] { use.atLeast = number(entry) }
        if let most = use.atMost, let least = use.atLeast, least > most,
            let entry = fields["at-least"] ?? fields["at-most"]
        {
            report(entry.valueSpan, "nothing is at least \(least) and at most \(most)")
        }
        let limits = ["at-most", "at-least"].compactMap { fields[$0] }.sorted { $0.keySpan.start < $1.keySpan.start }
        if word.isMeasured, limits.isEmpty {
            let message = "`\(word.identifier)` measures, so it needs a limit"
            let way = word.smallestValue > 1 ? "`at-most: …`" : "`at-most: …` or `at-least: …`"
            report(check.value.span, message, "add \(way)")
        }
        if !word.isMeasured, let limit = limits.first {
            let message = "`\(word.identifier)` doesn't measure anything that `\(limit.key)` could limit"
            report(limit.keySpan, message, "delete it")
        }
        reportBlindLimits(use, fields, of: word)
        return problems.count == count
    }

    /// A limit among the numbers that the check does not report would never be broken.
    private mutating func reportBlindLimits(_ use: CheckUse, _ fields: [String: YamlEntry], of word: CheckWord) {
        let smallest = word.smallestValue
        guard word.isMeasured, smallest > 1 else { return }
        let sight = "`\(word.identifier)` reports no number below \(smallest)"
        if let most = use.atMost, most < smallest - 1, let entry = fields["at-most"] {
            report(
                entry.valueSpan,
                "\(sight), so it can't enforce `at-most: \(most)`",
                "write \(smallest - 1) or more"
            )
        }
        if use.atLeast != nil, let entry = fields["at-least"] {
            report(entry.keySpan, "\(sight), so it can't find values that are too small", "delete it")
        }
    }
}
