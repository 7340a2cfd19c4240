// What inherited rules did not find, in one sentence: how many rules, and what most of them speak of.

import NormaFindings

enum SilenceWording {
    /// The rest would not say more of why.
    private static let mostCauses = 3

    /// `31 of them did not find what they speak of: no role `coordinator` (12), no actor (3), 16 for other reasons.`
    ///
    /// Nil where every rule, and every exception of one, found something.
    static func sentence(_ silence: InheritedSilence) -> String? {
        let clauses = [rules(silence), exceptions(silence.idleExceptions.count)].compactMap(\.self)
        return clauses.isEmpty ? nil : clauses.joined(separator: "; ") + "."
    }

    private static func rules(_ silence: InheritedSilence) -> String? {
        let count = silence.ruleCount
        guard count > 0 else { return nil }
        let causes = silence.absences.filter { !$0.rules.isEmpty && $0.thing.kind != .description }.prefix(mostCauses)
        let told = "\(Wording.number(count)) of them did not find what \(count == 1 ? "it speaks" : "they speak") of"
        guard !causes.isEmpty else { return told }
        let rest = count - Set(causes.flatMap(\.rules)).count
        let reasons = causes.map { "\($0.thing.denial) (\(Wording.number($0.rules.count)))" }
        return told + ": "
            + (reasons + (rest == 0 ? [] : ["\(Wording.number(rest)) for other reasons"])).joined(separator: ", ")
    }

    private static func exceptions(_ count: Int) -> String? {
        count == 0 ? nil : "\(Wording.count(count, "exception")) of theirs \(count == 1 ? "excuses" : "excuse") nothing"
    }
}
