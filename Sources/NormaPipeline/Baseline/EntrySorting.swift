// Which entries of a baseline count in a run: rules may be renamed, locked, or not judged this time.

import NormaFindings
import NormaGuide

struct EntrySorting {
    /// With the present names of rules.
    private(set) var judged: [BaselineEntry] = []
    private(set) var unjudged: [BaselineEntry] = []
    private(set) var notices: [Notice] = []
    let locked: Set<String>

    /// - Parameter judged: the rules that were judged; nil for all of them.
    init(_ baseline: Baseline, guide: Guide, judged rules: Set<String>?) {
        locked = Set(guide.rules.filter(\.isLocked).map(\.name) + SuppressionRule.allCases.map(\.rawValue))
        var renamed: [String: Int] = [:]
        var ignored: [String: Int] = [:]
        for entry in baseline.entries {
            var entry = entry
            if let name = guide.renamedRules[entry.rule] {
                renamed[entry.rule, default: 0] += entry.count
                entry.rule = name
            }
            if locked.contains(entry.rule) {
                ignored[entry.rule, default: 0] += entry.count
            } else if rules?.contains(entry.rule) ?? true {
                judged.append(entry)
            } else {
                unjudged.append(entry)
            }
        }
        // An old name's entry may be the same as one of the new name's.
        if !renamed.isEmpty { judged = Baseline(judged).entries }
        notices = [Self.notice(ofRenamed: renamed, guide), Self.notice(ofLocked: ignored)].compactMap(\.self)
    }

    private static func notice(ofRenamed counts: [String: Int], _ guide: Guide) -> Notice? {
        guard !counts.isEmpty else { return nil }
        let names = counts.keys.sorted().map { "`\($0)` (now `\(guide.renamedRules[$0] ?? $0)`)" }
        let rules = names.prefix(5).joined(separator: ", ") + (names.count > 5 ? " and \(names.count - 5) more" : "")
        let count = counts.values.reduce(0, +)
        let findings = count == 1 ? "1 accepted finding" : "\(count) accepted findings"
        let message =
            "The baseline has \(findings) of rules that were renamed: \(rules); "
            + "`norma baseline --shrink` updates the names."
        return Notice(kind: .information, message: message)
    }

    private static func notice(ofLocked counts: [String: Int]) -> Notice? {
        guard !counts.isEmpty else { return nil }
        let names = counts.keys.sorted().map { "`\($0)`" }
        let rules = names.prefix(5).joined(separator: ", ") + (names.count > 5 ? " and \(names.count - 5) more" : "")
        let verb = names.count == 1 ? "is a locked rule" : "are locked rules"
        let message =
            "\(rules) \(verb), whose findings can't be accepted: the baseline's entries of "
            + "\(names.count == 1 ? "it" : "them") are ignored; `norma baseline --shrink` removes them."
        return Notice(kind: .information, message: message)
    }
}
