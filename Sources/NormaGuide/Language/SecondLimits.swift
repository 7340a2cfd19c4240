// Reads `never-above:`, the second limit of a rule: exceeding it is an error, whatever the rule's severity.

import NormaText

struct SecondLimitReader {
    let document: DocumentReader

    /// Changes nothing if the key is missing or wrong.
    func read(_ fields: [String: YamlEntry], into rule: inout Rule) {
        guard let entry = fields["never-above"], let number = secondLimit(entry, fields, of: rule) else { return }
        rule.neverAbove = number
        // A guide that extends this one has raised the first limit alone: the second still holds.
        if let most = rule.form.upperLimit, number < most { rule.form = rule.form.limited(to: number) }
    }

    private func secondLimit(_ entry: YamlEntry, _ fields: [String: YamlEntry], of rule: Rule) -> Int? {
        guard let number = document.number(entry) else { return nil }
        guard let most = rule.form.upperLimit else {
            let message = "`never-above` is the second limit of a rule, but this rule has no first limit"
            document.report(entry.keySpan, message, "add `at-most:`, or limit a single measure with `have-at-most`")
            return nil
        }
        guard number > most || hasValuesOfOthers(fields) else {
            document.report(
                entry.value.span,
                "`never-above` must be more than `at-most`, which is \(most) here",
                "write \(most + 1) or more"
            )
            return nil
        }
        guard rule.severity != .error else {
            let way = "give the rule `severity: warning` or `note`, or delete this"
            document.report(entry.keySpan, "exceeding the first limit is an error already", way)
            return nil
        }
        return number
    }

    /// Whether a value of the rule is written in another document.
    private func hasValuesOfOthers(_ fields: [String: YamlEntry]) -> Bool {
        let starts = fields.values.map(\.keySpan.start)
        guard let first = starts.min(), let last = fields.values.map(\.value.span.start).max() else { return false }
        return document.placesElsewhere.hasPlace(beginningIn: first...max(first, last))
    }

    /// The change; nil, with a problem, if the two limits don't fit each other after it.
    ///
    /// - Parameter first: the place where the first limit was changed.
    func adjust(of rule: inout Rule, _ entry: YamlEntry?, _ first: YamlEntry?) -> String? {
        guard let old = rule.neverAbove else {
            if let entry {
                document.report(entry.keySpan, "`\(rule.name)` has no second limit that `never-above` could change")
            }
            return nil
        }
        let new = entry.flatMap { document.number($0) } ?? old
        if let most = rule.form.upperLimit, new <= most, let place = entry ?? first {
            let message = "`never-above` of `\(rule.name)` would be \(new), and `at-most` \(most)"
            document.report(place.valueSpan, message, "set both, with `never-above` greater than `at-most`")
            return nil
        }
        rule.neverAbove = new
        return new == old ? nil : "never-above \(new) (was \(old))"
    }
}

extension RuleForm {
    /// The rule's `at-most`, if that is one number.
    package var upperLimit: Int? {
        switch self {
        case .check(let use): return use.atMost
        case .every(_, let judged):
            guard case .predicate(let use) = judged, use.word == "have-at-most",
                case .measures(let limits) = use.argument
            else { return nil }
            return limits.count == 1 ? limits[0].number : nil
        case .everyNot, .only, .exactly, .layers, .allow, .independent, .acyclic, .covered, .layout: return nil
        }
    }
}

extension RuleForm {
    /// The form with another number that is allowed at most.
    fileprivate func limited(to number: Int) -> RuleForm {
        switch self {
        case .check(var use):
            use.atMost = number
            return .check(use)
        case .every(let subject, .predicate(var use)):
            guard case .measures(var limits) = use.argument, limits.count == 1 else { return self }
            limits[0].number = number
            use.argument = .measures(limits)
            return .every(subject, must: .predicate(use))
        default: return self
        }
    }
}

extension Rule {
    /// The severity of a finding with this measure.
    package func severity(measuring value: Int?) -> RuleSeverity {
        guard let value, let neverAbove, value > neverAbove else { return severity }
        return .error
    }
}
