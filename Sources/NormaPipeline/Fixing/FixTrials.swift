// Tries fixes on a tree in memory and keeps those that pass: all at once, and halves of groups that fail.

import NormaFindings
import NormaText

/// One round of fixes, all proposed for the same texts.
///
/// All files are tried together. If a file fails, its fixes are halved until the faulty one is alone; so good fixes
/// cost one check in all, and a bad fix a logarithmic number of checks.
struct FixTrials {
    let texts: [RelativePath: [UInt8]]
    /// The findings in these texts.
    let before: CheckResult
    /// Checks the tree with some files changed.
    let check: ([RelativePath: [UInt8]]) -> CheckResult

    private(set) var accepted: [RelativePath: [Finding]] = [:]
    private(set) var refused: [RefusedFix] = []
    /// The accepted texts, and the findings in the tree with them.
    private(set) var acceptedTexts: [RelativePath: [UInt8]] = [:]
    private(set) var result: CheckResult
    /// Groups of untried findings, for each file the next one last.
    private var pending: [RelativePath: [[Finding]]] = [:]
    /// How many files are tried together: fewer after a failure in an unchanged file.
    private var width = Int.max

    init(
        texts: [RelativePath: [UInt8]],
        before: CheckResult,
        check: @escaping ([RelativePath: [UInt8]]) -> CheckResult
    ) {
        self.texts = texts
        self.before = before
        self.check = check
        result = before
    }

    mutating func run(_ proposals: [RelativePath: [Finding]]) {
        pending = proposals.mapValues { [$0] }
        var isCurrent = true
        while !pending.isEmpty { isCurrent = tryNext() }
        if !isCurrent { result = check(acceptedTexts) }
    }

    private struct Trial {
        let path: RelativePath
        let group: [Finding]
        /// The fixes of the group that are compatible with the accepted ones.
        let made: [Finding]
        let text: [UInt8]
    }

    /// Tries one group of each file, or of one file; true if the result of the check applies to the accepted texts.
    private mutating func tryNext() -> Bool {
        let paths = pending.keys.sorted().prefix(width)
        let trials = paths.compactMap { nextTrial(in: $0) }
        var tried = acceptedTexts
        for trial in trials { tried[trial.path] = trial.text }
        let after = check(tried)
        let comparison = FixComparison(before, after)
        let outside = comparison.objection(outside: Set(trials.map(\.path)))
        if outside != nil, trials.count > 1 {
            for trial in trials { pending[trial.path, default: []].append(trial.group) }
            width = trials.count / 2
            return false
        }
        if outside == nil { width = width > pending.count ? .max : width * 2 }
        var isCurrent = true
        for trial in trials {
            let findings = accepted[trial.path, default: []] + trial.made
            if let reason = outside ?? comparison.objection(to: trial.path, fixing: findings) {
                isCurrent = false
                reject(trial, because: reason)
            } else {
                accepted[trial.path] = findings
                acceptedTexts[trial.path] = trial.text
            }
        }
        if isCurrent { result = after }
        return isCurrent
    }

    private mutating func nextTrial(in path: RelativePath) -> Trial? {
        guard let text = texts[path], let group = pending[path]?.popLast() else {
            pending[path] = nil
            return nil
        }
        if pending[path]?.isEmpty ?? true { pending[path] = nil }
        let known = accepted[path, default: []]
        let application = FixApplication((known + group).compactMap(\.fix), to: text)
        let made = application.made.filter { $0 >= known.count }.map { group[$0 - known.count] }
        guard !made.isEmpty, Set(0..<known.count).isSubset(of: application.made) else {
            // Fixes that conflict with accepted ones are proposed again in the next round.
            if known.isEmpty {
                refused += group.map { RefusedFix(finding: $0, reason: "its edits don't fit the text") }
            }
            return nil
        }
        return Trial(path: path, group: group, made: made, text: application.bytes)
    }

    private mutating func reject(_ trial: Trial, because reason: String) {
        guard trial.made.count > 1 else {
            refused += trial.made.map { RefusedFix(finding: $0, reason: reason) }
            return
        }
        let middle = trial.made.count / 2
        pending[trial.path, default: []] += [Array(trial.made[middle...]), Array(trial.made[..<middle])]
    }
}
