// The lines of the terminal report about the baseline: its size, and how many of its findings are gone.

import NormaFindings
import NormaText

struct BaselineLines {
    let result: CheckResult

    /// The most rules that are listed with their gone findings; of others only the number.
    private static let mostRules = 10

    /// Empty without a baseline.
    var lines: [String] {
        guard let accepted = result.accepted else { return [] }
        return [size(of: accepted)] + gone(from: accepted)
    }

    private func size(of accepted: AcceptedFindings) -> String {
        let all = Wording.count(accepted.size, "accepted finding")
        if accepted.staleCount > 0 {
            let left = Wording.count(accepted.leftCount, "accepted finding")
            let verb = accepted.leftCount == 1 ? "is" : "are"
            let gone = "\(Wording.number(accepted.staleCount)) \(accepted.staleCount == 1 ? "is" : "are") gone"
            return "Baseline: \(left) \(verb) left of \(Wording.number(accepted.considered)); \(gone): "
                + "`norma baseline --shrink`."
        }
        if !accepted.stale.isEmpty {
            let places = accepted.stale.reduce(0) { $0 + $1.count }
            let verb = places == 1 ? "is" : "are"
            let gone = "\(Wording.number(places)) of their places \(verb) gone"
            return "Baseline: \(all); \(gone): `norma baseline --shrink`."
        }
        guard accepted.considered < accepted.size else { return "Baseline: \(all)." }
        return "Baseline: \(all), \(Wording.number(accepted.considered)) of them in the checked paths."
    }

    /// The rules with the most first.
    private func gone(from accepted: AcceptedFindings) -> [String] {
        let rules = accepted.rules.filter { $0.stale > 0 }.sorted {
            $0.stale != $1.stale ? $0.stale > $1.stale : $0.rule < $1.rule
        }
        let width = rules.map { Wording.number($0.stale).count }.max() ?? 0
        let rows = rules.prefix(Self.mostRules).map { rule in
            let number = Wording.number(rule.stale)
            let padding = String(repeating: " ", count: width - number.count)
            return "  \(padding)\(number)  \(VisibleText.oneLine(rule.rule))"
        }
        let rest = rules.count - rows.count
        return rows + (rest > 0 ? ["  … and \(Wording.count(rest, "more rule"))"] : [])
    }
}
