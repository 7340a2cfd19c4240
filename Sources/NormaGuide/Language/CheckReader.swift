// Reads the use of a check in a rule: its limits, what it allows, and where it looks.

import NormaExpressions
import NormaText

struct CheckReader {
    let document: DocumentReader
    let words: Words

    func check(
        _ entry: YamlEntry,
        _ fields: [String: YamlEntry],
        _ descriptions: inout DescriptionReader
    ) -> RuleForm? {
        guard let name = document.text(entry) else { return nil }
        guard let word = words.checks[name] else {
            let message = "unknown check `\(name)`"
            document.report(entry.value.span, message, document.hint(name, among: words.checkWords, listing: "known"))
            return nil
        }
        var use = CheckUse(check: word.identifier)
        var isComplete = readLimits(fields, of: word, at: entry, into: &use)
        if let entry = fields["allow"] {
            let allowed = descriptions.patterns.namePatterns(entry.value, of: Owner(entry))
            use.allow = allowed ?? []
            isComplete = isComplete && allowed != nil && areKnown(use.allow, at: entry, of: word)
        }
        if let entry = fields["in"] {
            use.scope = descriptions.scope(entry)
            isComplete = isComplete && use.scope != nil
        }
        return isComplete ? .check(use) : nil
    }

    /// Whether the check can see each of the things that a rule allows.
    func areKnown(_ allowed: [NamePattern], at entry: YamlEntry, of word: CheckWord) -> Bool {
        if word.details == .none {
            let message = "`\(word.identifier)` doesn't distinguish anything that `allow` could name"
            document.report(entry.keySpan, message, "delete it")
            return false
        }
        let values = entry.value.elements
        var areKnown = true
        for (index, pattern) in allowed.enumerated() where !word.details.canMatch(pattern) {
            let span = values.count == allowed.count ? values[index].span : entry.valueSpan
            let message = "`\(word.identifier)` never finds `\(pattern.text)`"
            document.report(span, message, hint(pattern, among: word.details))
            areKnown = false
        }
        return areKnown
    }

    private func hint(_ pattern: NamePattern, among details: DetailShape) -> String? {
        switch details {
        case .words, .members: return document.hint(pattern.text, among: details.words, listing: "known")
        case .numbers: return "it finds numbers, such as `10`"
        case .names:
            let name = String(pattern.text.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
            return name.isEmpty ? "it finds names" : "it finds names, such as `\(name)`"
        case .none, .text: return nil
        }
    }

    /// Whether the limits are numbers that fit each other and the check.
    func readLimits(
        _ fields: [String: YamlEntry],
        of word: CheckWord,
        at check: YamlEntry,
        into use: inout CheckUse
    ) -> Bool {
        let count = document.problems.count
        if let entry = fields["at-most"] { use.atMost = document.number(entry) }
        if let entry = fields["at-least"] { use.atLeast = document.number(entry) }
        if let most = use.atMost, let least = use.atLeast, least > most,
            let entry = fields["at-least"] ?? fields["at-most"]
        {
            document.report(entry.valueSpan, "nothing is at least \(least) and at most \(most)")
        }
        let limits = ["at-most", "at-least"].compactMap { fields[$0] }.sorted { $0.keySpan.start < $1.keySpan.start }
        if word.isMeasured, limits.isEmpty {
            let message = "`\(word.identifier)` measures, so it needs a limit"
            let way = word.smallestValue > 1 ? "`at-most: …`" : "`at-most: …` or `at-least: …`"
            document.report(check.value.span, message, "add \(way)")
        }
        if !word.isMeasured, let limit = limits.first {
            let message = "`\(word.identifier)` doesn't measure anything that `\(limit.key)` could limit"
            document.report(limit.keySpan, message, "delete it")
        }
        reportBlindLimits(use, fields, of: word)
        return document.problems.count == count
    }

    /// A limit among the numbers that the check does not report would never be broken.
    private func reportBlindLimits(_ use: CheckUse, _ fields: [String: YamlEntry], of word: CheckWord) {
        let smallest = word.smallestValue
        guard word.isMeasured, smallest > 1 else { return }
        let sight = "`\(word.identifier)` reports no number below \(smallest)"
        if let most = use.atMost, most < smallest - 1, let entry = fields["at-most"] {
            document.report(
                entry.valueSpan,
                "\(sight), so it can't enforce `at-most: \(most)`",
                "write \(smallest - 1) or more"
            )
        }
        if use.atLeast != nil, let entry = fields["at-least"] {
            document.report(entry.keySpan, "\(sight), so it can't find values that are too small", "delete it")
        }
    }
}
