// The demand of a rule, as it follows "must": "conform to `View`", "not refer to `URLSession`".

import NormaGuide
import NormaText

extension Plan {
    /// The plan as a demand.
    func infinitive(given captures: Captures) -> String {
        switch self {
        case .kind, .role, .trait, .name: Self.infinitive(of: statement(given: captures))
        case .predicate(let predicate): Self.infinitive(of: predicate.asked.statement(given: captures))
        case .not(let plan): "not " + plan.infinitive(given: captures)
        case .any(let plans): Self.listed(plans.parts.map { $0.infinitive(given: captures) }, with: "or")
        case .all(let plans): Self.listed(plans.parts.map { $0.infinitive(given: captures) }, with: "and")
        }
    }

    /// "must …" or "must not …"; a double negation is resolved.
    func demand(isWanted: Bool, given captures: Captures) -> String {
        switch self {
        case .not(let plan): plan.demand(isWanted: !isWanted, given: captures)
        default: (isWanted ? "must " : "must not ") + infinitive(given: captures)
        }
    }

    /// "is final" becomes "be final", "refers to" "refer to".
    private static func infinitive(of statement: String) -> String {
        let verb = statement.prefix { $0 != " " }
        let rest = statement.dropFirst(verb.count)
        switch verb {
        case "is": return "be" + rest
        case "has": return "have" + rest
        case "does": return "not" + String(rest.dropFirst(4))
        case "reaches", "matches": return String(verb.dropLast(2)) + rest
        default: return (verb.hasSuffix("s") ? String(verb.dropLast()) : String(verb)) + rest
        }
    }
}

/// The demand of a check, as a sentence without a subject.
struct CheckDemand {
    let use: CheckUse
    let word: CheckWord?

    var text: String {
        let summary = word?.summary ?? use.check.split(separator: "-").joined(separator: " ")
        let sentence = summary.hasSuffix(".") ? String(summary.dropLast()) : summary
        if let measure = CheckMeasure.of(use.check), use.atMost != nil || use.atLeast != nil {
            let bounds = [use.atLeast.map { ("at least", $0) }, use.atMost.map { ("at most", $0) }].compactMap { $0 }
            return measure.demand(bounds)
        }
        let limits = [use.atMost.map { "at most \($0)" }, use.atLeast.map { "at least \($0)" }].compactMap { $0 }
        guard !limits.isEmpty else { return "never: " + sentence.prefix(1).lowercased() + sentence.dropFirst() }
        let question = "How many "
        let measured = sentence.hasPrefix(question) ? String(sentence.dropFirst(question.count)) : sentence
        return limits.joined(separator: ", ") + ": " + measured
    }
}
