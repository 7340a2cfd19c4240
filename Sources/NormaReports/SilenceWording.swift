// What inherited rules did not find, in one sentence: how many rules, and what most of them speak of.

import NormaFindings

enum SilenceWording {
    /// The rest would not say more of why.
    private static let mostCauses = 3

    /// `31 of them did not find what they speak of: no role `coordinator` (12), no actor (3), 16 for other reasons.`
    ///
    /// Nil where every rule, and every exception of one, found something.
    static func sentence(_ silence: InheritedSilence) -> String? {
        let clauses = [
            rules(silence), waiting(silence.waiting), exceptions(silence.idleExceptions.count), off(silence.off),
            withoutChange(silence),
        ].compactMap(\.self)
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

    /// `46 rules wait for 9 places that this code base doesn't have: `Data/API` (14), `Adapters` (9), 7 others`
    private static func waiting(_ absences: [Absence]) -> String? {
        guard !absences.isEmpty else { return nil }
        let count = absences.map(\.rules.count).reduce(0, +)
        let places = absences.prefix(mostCauses).map { "\($0.thing.text) (\(Wording.number($0.rules.count)))" }
        let rest = absences.count - places.count
        let others = rest == 0 ? [] : ["\(Wording.count(rest, "other"))"]
        return "\(Wording.count(count, "rule")) \(count == 1 ? "waits" : "wait") for "
            + "\(Wording.count(absences.count, "place")) that this code base doesn't have: "
            + (places + others).joined(separator: ", ")
    }

    /// `3 rules more are off: there is no `shared` (2), no `feature` (1)`
    private static func off(_ absences: [Absence]) -> String? {
        let count = absences.map(\.rules.count).reduce(0, +)
        guard count > 0 else { return nil }
        let places = absences.map { "\($0.thing.text) (\(Wording.number($0.rules.count)))" }.joined(separator: ", no ")
        let rules = "\(Wording.count(count, "rule")) more \(count == 1 ? "is" : "are") off"
        return "\(rules), for the guide says that there is no \(places)"
    }

    private static func withoutChange(_ silence: InheritedSilence) -> String? {
        let count = silence.withoutChange.count
        guard count > 0 else { return nil }
        let verb = count == 1 ? "speaks of a change and is" : "speak of a change and are"
        return "\(Wording.count(count, "rule")) \(verb) off without `--changed`"
    }

    private static func exceptions(_ count: Int) -> String? {
        count == 0 ? nil : "\(Wording.count(count, "exception")) of theirs \(count == 1 ? "excuses" : "excuse") nothing"
    }
}
