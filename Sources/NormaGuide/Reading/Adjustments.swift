// Changes an inherited rule as in a block with `adjust:`, and describes the changes in words.

import NormaExpressions
import NormaText

extension Adjustment {
    /// The rule as it holds from here on, with the changes; a key that it doesn't have is reported at the adjusting block.
    func applied(
        to rule: Rule,
        boundBy bindings: Bindings?,
        _ document: DocumentReader,
        _ language: GuideLanguage
    ) -> (rule: Rule, changes: [String]) {
        let adjustment = RuleAdjustment(document: document, words: language.words)
        var rule = rule
        var changes: [String] = []
        if let severity, severity != rule.severity {
            changes.append("severity \(severity.rawValue) (was \(rule.severity.rawValue))")
            rule.severity = severity
        }
        for (entry, limit) in limits {
            if let (form, words) = adjustment.adjusted(rule, entry, limit) {
                rule.form = form
                changes += words
            }
        }
        if let words = SecondLimitReader(document: document).adjust(of: &rule, neverAbove, limits.first?.entry) {
            changes.append(words)
        }
        if !exceptions.isEmpty {
            rule.exceptions += exceptions
            changes.append(exceptions.count == 1 ? "one more exception" : "\(exceptions.count) more exceptions")
        }
        if let instead {
            rule.instead = instead
            changes.append("another `instead`")
        }
        if let message {
            rule.message = message
            changes.append("another `message`")
        }
        rule.enforces += enforces
        if !silences.isEmpty { changes.append(silence(&rule)) }
        changes += adjustment.adjustCheck(of: &rule, scope, allowed)
        if let bindings {
            // By the rule's name, because a block may adjust several rules and some of them may bind it.
            SentenceChecks(document: document, names: language.names).check(
                placeholders,
                boundBy: bindings,
                in: rule.name
            )
        }
        return (rule, changes)
    }

    private func silence(_ rule: inout Rule) -> String {
        let known = Set(rule.silences.map(\.text))
        rule.silences += silences.filter { !known.contains($0.text) }
        return silences.count == 1 ? "one rule more is silenced" : "\(silences.count) rules more are silenced"
    }
}

/// Changes one key of a rule, and describes the change; a key that the rule doesn't have is reported.
private struct RuleAdjustment {
    let document: DocumentReader
    let words: Words

    /// The rule's form with another limit, and the change; nil, with a problem, if it has no such limit.
    func adjusted(_ rule: Rule, _ entry: YamlEntry, _ limit: Adjustment.Limit) -> (form: RuleForm, changes: [String])? {
        switch rule.form {
        case .check(let use): return adjusted(use, of: rule, entry, limit)
        case .every(let subject, let judged):
            return adjusted(judged, of: rule, entry, limit).map { (.every(subject, must: $0.0), $0.1) }
        case .everyNot(let subject, let judged):
            return adjusted(judged, of: rule, entry, limit).map { (.everyNot(subject, mustNot: $0.0), $0.1) }
        case .only(let subject, let judged):
            return adjusted(judged, of: rule, entry, limit).map { (.only(subject, may: $0.0), $0.1) }
        case .exactly(let subject, let judged):
            return adjusted(judged, of: rule, entry, limit).map { (.exactly(subject, are: $0.0), $0.1) }
        case .layers, .allow, .independent, .acyclic, .covered, .layout:
            reportMissingLimit(rule, entry)
            return nil
        }
    }

    /// Where the rule's check looks and what it allows; what has neither says itself where it looks.
    func adjustCheck(
        of rule: inout Rule,
        _ scope: (entry: YamlEntry, description: Description)?,
        _ allowed: (entry: YamlEntry, patterns: [NamePattern])?
    ) -> [String] {
        guard case .check(var use) = rule.form, let word = words.checks[use.check] else {
            for entry in [scope?.entry, allowed?.entry].compactMap(\.self) {
                let message = "`\(rule.name)` has no check whose `\(entry.key)` could change"
                document.report(entry.keySpan, message, "`except` leaves out what is not meant")
            }
            return []
        }
        var changes: [String] = []
        if let scope {
            use.scope = scope.description
            changes.append("another `in`")
        }
        if let allowed,
            CheckReader(document: document, words: words).areKnown(allowed.patterns, at: allowed.entry, of: word)
        {
            use.allow = allowed.patterns
            changes.append("another `allow`")
        }
        rule.form = .check(use)
        return changes
    }

    private func adjusted(
        _ use: CheckUse,
        of rule: Rule,
        _ entry: YamlEntry,
        _ limit: Adjustment.Limit
    ) -> (form: RuleForm, changes: [String])? {
        guard let old = entry.key == "at-most" ? use.atMost : use.atLeast, let word = words.checks[use.check] else {
            reportMissingLimit(rule, entry)
            return nil
        }
        guard case .number(let number) = limit else {
            let message = "`\(use.check)` has one limit, not several"
            document.report(entry.valueSpan, message, "write `\(entry.key): \(old)`")
            return nil
        }
        var use = use
        guard
            CheckReader(document: document, words: words).readLimits(
                [entry.key: entry],
                of: word,
                at: entry,
                into: &use
            )
        else { return nil }
        return (.check(use), number == old ? [] : ["\(entry.key) \(number) (was \(old))"])
    }

    private func adjusted(
        _ judged: Description,
        of rule: Rule,
        _ entry: YamlEntry,
        _ limit: Adjustment.Limit
    ) -> (judged: Description, changes: [String])? {
        let known = Self.limits(in: judged, of: entry.key)
        guard !known.isEmpty else {
            reportMissingLimit(rule, entry)
            return nil
        }
        var wanted: [String: Int] = [:]
        switch limit {
        case .number(let number):
            guard known.count == 1, let only = known.first else {
                let listed = known.map { "\($0.measure): \($0.number)" }.joined(separator: ", ")
                let message = "`\(rule.name)` limits several things, and `\(entry.key)` does not say which"
                document.report(entry.valueSpan, message, "name those that change, as in `\(entry.key): { \(listed) }`")
                return nil
            }
            wanted = [only.measure: number]
        case .measures(let limits):
            for limit in limits {
                if known.contains(where: { $0.measure == limit.measure }) {
                    wanted[limit.measure] = limit.number
                } else {
                    let hint = Words.hint(limit.measure, among: known.map(\.measure), listing: "it limits")
                    let located = LocatedText(limit.measure, at: limit.place)
                    document.report(located, "`\(rule.name)` has no `\(entry.key)` for `\(limit.measure)`", hint)
                }
            }
        }
        let changes = known.compactMap { old -> String? in
            guard let number = wanted[old.measure], number != old.number else { return nil }
            return "\(entry.key) \(number) \(old.measure) (was \(old.number))"
        }
        return (Self.limiting(judged, entry.key, to: wanted), changes)
    }

    private func reportMissingLimit(_ rule: Rule, _ entry: YamlEntry) {
        let other = Adjustment.limitKeys.first { $0 != entry.key } ?? ""
        let hasOther =
            if case .check(let use) = rule.form {
                other == "at-most" ? use.atMost != nil : use.atLeast != nil
            } else {
                rule.form.judged.map { !Self.limits(in: $0, of: other).isEmpty } ?? false
            }
        let way = hasOther ? "it has `\(other)`" : "to ask something else, write a rule that `replaces:` it"
        document.report(entry.keySpan, "`\(rule.name)` has no limit that `\(entry.key)` could change", way)
    }

    // MARK: - Measures

    /// The word whose value has such limits in a sentence.
    private static func word(of key: String) -> String { "have-" + key }

    private static func limits(in judged: Description, of key: String) -> [MeasureLimit] {
        var found: [MeasureLimit] = []
        judged.forEachLeaf { leaf in
            guard case .predicate(let use) = leaf, use.word == word(of: key), case .measures(let limits) = use.argument
            else { return }
            found += limits
        }
        return found
    }

    private static func limiting(_ judged: Description, _ key: String, to wanted: [String: Int]) -> Description {
        judged.replacingPredicates { use in
            guard use.word == word(of: key), case .measures(let limits) = use.argument else { return use }
            var use = use
            use.argument = .measures(
                limits.map { limit in
                    var limit = limit
                    limit.number = wanted[limit.measure] ?? limit.number
                    return limit
                }
            )
            return use
        }
    }
}

extension RuleForm {
    /// The half of a sentence with its demand; nil if the form isn't a sentence.
    fileprivate var judged: Description? {
        switch self {
        case .every(_, let judged), .everyNot(_, let judged), .only(_, let judged), .exactly(_, let judged): judged
        case .check, .layers, .allow, .independent, .acyclic, .covered, .layout: nil
        }
    }
}
