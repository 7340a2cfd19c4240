// Reads `yaml rule` blocks that change inherited rules: `adjust: [services-are-final]`.

import NormaExpressions
import NormaText

/// One block's changes to inherited rules. Whether the rules have the changed keys is checked once all rules are read.
struct Adjustment {
    /// A number, or one for each of some measures.
    enum Limit {
        case number(Int)
        case measures([MeasureLimit])
    }

    var targets: [LocatedText]
    var because = ""
    var severity: RuleSeverity?
    /// `at-most` and `at-least`, in the order written.
    var limits: [(entry: YamlEntry, limit: Limit)] = []
    var neverAbove: YamlEntry?
    var exceptions: [RuleException] = []
    var instead: String?
    var message: String?
    /// Rules that say nothing where the adjusted ones speak, beside those that they silence already.
    var silences: [LocatedText] = []
    /// Sentences of the adjusting guide's document, beside those that the rules quote already.
    var enforces: [LocatedText] = []
    /// Where else a check looks, and what else it allows.
    var scope: (entry: YamlEntry, description: Description)?
    var allowed: (entry: YamlEntry, patterns: [NamePattern])?
    /// Those of its exceptions and sentences.
    var placeholders: [PlaceholderUse] = []

    static let limitKeys = ["at-most", "at-least"]
    static let keys =
        ["severity"] + limitKeys + [
            "never-above", "except", "instead", "message", "silences", "in", "allow", "enforces",
        ]
}

struct AdjustmentReader {
    let document: DocumentReader
    let language: GuideLanguage

    func adjustment(_ entry: YamlEntry, _ fields: [String: YamlEntry]) -> Adjustment {
        var result = Adjustment(targets: document.locatedTexts(entry, wants: "names of inherited rules"))
        if let reason = fields["because"] {
            result.because = document.text(reason) ?? ""
        } else {
            document.report(entry.keySpan, "`adjust` needs `because`: why does this guide differ?")
        }
        reportUnadjustable(fields)
        let changes = Adjustment.keys.compactMap { fields[$0] }
        if changes.isEmpty, fields.count <= 2 {
            let known = Adjustment.keys.map { "`\($0)`" }.joined(separator: ", ")
            document.report(entry.keySpan, "this block adjusts a rule but changes nothing", "add one of \(known)")
        }
        for change in changes.sorted(by: { $0.keySpan.start < $1.keySpan.start }) { read(change, into: &result) }
        return result
    }

    private func read(_ entry: YamlEntry, into adjustment: inout Adjustment) {
        var details = DetailReader(document, language)
        var descriptions = DescriptionReader(document, language)
        switch entry.key {
        case "severity": adjustment.severity = details.severity(entry)
        case "never-above": if document.number(entry) != nil { adjustment.neverAbove = entry }
        case "except": adjustment.exceptions = details.exceptions(entry)
        case "instead": adjustment.instead = details.sentence(entry, boundBy: nil)
        case "message": adjustment.message = details.sentence(entry, boundBy: nil)
        case "silences": adjustment.silences = document.locatedTexts(entry, wants: "names of rules")
        case "enforces": adjustment.enforces = document.quotations(entry)
        // What a check looks at binds what is in it.
        case "in": adjustment.scope = descriptions.scope(entry).map { (entry, $0) }
        case "allow":
            adjustment.allowed = descriptions.patterns.namePatterns(entry.value, of: Owner(entry)).map { (entry, $0) }
            adjustment.placeholders += descriptions.placeholders
        default: if let limit = limit(entry, descriptions) { adjustment.limits.append((entry, limit)) }
        }
        adjustment.placeholders += details.placeholders
    }

    private func limit(_ entry: YamlEntry, _ descriptions: DescriptionReader) -> Adjustment.Limit? {
        if case .mapping = entry.value.content {
            return descriptions.measures(entry.value, of: Owner(entry)).map { .measures($0) }
        }
        return document.number(entry).map { .number($0) }
    }

    /// The rule's own guide decides what the rule asks.
    private func reportUnadjustable(_ fields: [String: YamlEntry]) {
        let others = fields.values.filter { !(["adjust", "because"] + Adjustment.keys).contains($0.key) }
        for other in others.sorted(by: { $0.keySpan.start < $1.keySpan.start }) {
            let known = Adjustment.keys.map { "`\($0)`" }.joined(separator: ", ")
            document.report(
                other.keySpan,
                "`\(other.key)` can't be combined with `adjust`, which changes \(known)",
                ["drops", "rule", "replaces"].contains(other.key)
                    ? "write two blocks" : "to ask something else, write a rule that `replaces:` the inherited one"
            )
        }
    }
}
