// The findings of a whole tree compared with a baseline: which are accepted, which are new, which entries are stale.

import NormaFindings
import NormaGuide
import NormaProject
import NormaRules
import NormaText
import Synchronization

package struct BaselineReview: Sendable {
    /// All findings of the tree, in canonical order.
    private let findings: [Finding]
    /// The entries that findings were compared with.
    private let entries: [BaselineEntry]
    private let match: BaselineMatch
    /// Entries of rules that were not judged.
    private let unjudged: [BaselineEntry]
    /// Files with an unknown state: nothing in them counts as gone.
    private let unread: Set<RelativePath>
    /// Rules that matched nothing: their accepted findings don't count as gone.
    private let blindRules: Set<String>
    private let size: Int
    /// A comparison of states reports cycles differently from the baseline: none of them counts as gone.
    private let comparesCycles: Bool
    package let notices: [Notice]
    /// Rules whose findings can't be accepted.
    package let lockedRules: Set<String>

    /// - Parameters:
    ///   - findings: those of the whole tree that no comment allows: a finding may have moved from anywhere to
    ///     anywhere.
    ///   - unread: files that could not be read, or not fully.
    ///   - subjectCounts: how much each rule looked at.
    ///   - isOld: which findings an earlier state of the code already had; nil: nothing was compared.
    package init(
        of findings: [Finding],
        by given: GivenBaseline,
        for request: CheckRequest,
        in project: Project,
        unread: Set<RelativePath>,
        subjectCounts: [String: Int],
        isOld: [Bool]? = nil
    ) {
        let sorting = EntrySorting(given.baseline, guide: request.guide.guide, judged: request.rules)
        let names = PresentNames(project)
        var knowledge = BaselineKnowledge()
        knowledge.renames = given.renames
        knowledge.isPresent = { names.contains($0) }
        let extractor = request.guide.extractor
        let files = AskedOnce { given.earlier() }
        let earlier = AskedOnce { files.answer.map { EarlierNames(of: $0, by: extractor) } }
        knowledge.wasPresent = { name in earlier.answer.flatMap { names.contained(name, in: $0) } }
        knowledge.isNewFile = { path in files.answer?.added.contains(path) ?? false }
        knowledge.rulesOfCode = request.guide.guide.rulesOfCode
        if let isOld {
            knowledge.isNew = { !isOld[$0] }
        } else {
            let outgrown = OutgrownEntries(findings, sorting.judged)
            let lines = NewLines(of: request.workspace) { files.answer?.contents[$0] }
            knowledge.isNew = { outgrown.hold(findings[$0]) && lines.contain(findings[$0].place) }
        }
        match = BaselineMatching.match(findings, with: sorting.judged, knowing: knowledge)
        self.findings = findings
        self.unread = unread
        entries = sorting.judged
        blindRules = Self.blindRules(of: request.guide.guide, subjectCounts)
        unjudged = sorting.unjudged
        notices =
            sorting.notices + Self.unmeasuredNotice(of: match, findings, sorting.judged)
            + Self.blindNotices(of: match, sorting.judged, blindRules) + given.notices()
        lockedRules = sorting.locked
        size = given.baseline.size
        comparesCycles = request.earlier == nil
    }

    /// The same for the findings of a check of the whole tree without a baseline.
    package init(of outcome: CheckOutcome, by given: GivenBaseline, for request: CheckRequest) {
        self.init(
            of: outcome.result.findings,
            by: given,
            for: request,
            in: outcome.context.project,
            unread: Set(outcome.result.problems.map(\.place.path)),
            subjectCounts: outcome.subjectCounts
        )
    }

    /// Limits that an older Norma accepted without a measure may grow unnoticed.
    private static func unmeasuredNotice(
        of match: BaselineMatch,
        _ findings: [Finding],
        _ entries: [BaselineEntry]
    ) -> [Notice] {
        let count = findings.indices.count { index in
            findings[index].measure != nil && match.acceptedBy[index].map { entries[$0].measure == nil } ?? false
        }
        guard count > 0 else { return [] }
        let limits = count == 1 ? "1 broken limit" : "\(count) broken limits"
        let message =
            "The baseline accepts \(limits) without a measure, so growth isn't noticed; `norma baseline --shrink` adds the measures."
        return [Notice(kind: .information, message: message)]
    }

    package var newFindings: [Finding] { match.newFindings.map { findings[$0] } }

    /// - Parameter finding: its index.
    func accepts(_ finding: Int) -> Bool { match.acceptedBy[finding] != nil }

    /// The accepted measure for a new finding that measures worse.
    func grownFrom(_ finding: Int) -> LimitMeasure? { match.grownFrom[finding].flatMap { entries[$0].measure } }

    /// The part of the result about the baseline.
    package func accepted(in focus: [RelativePath]) -> AcceptedFindings {
        let indices = entries.indices.filter { isInside(entries[$0].path, focus) }
        let gone = indices.filter { index in
            let entry = entries[index]
            return match.left[index] > 0 && !isUndecided(entry) && (comparesCycles || entry.members.isEmpty)
        }
        return AcceptedFindings(
            file: Baseline.fileName,
            size: size,
            looked: indices.map { entries[$0] },
            stale: gone.map { entries[$0].counting(match.left[$0]) }
        )
    }

    /// The updated baseline: entries name the present places of their findings, and gone ones are left out.
    ///
    /// - Parameters:
    ///   - focus: entries of other parts of the tree stay, even if gone; empty: the whole tree.
    ///   - others: new findings to accept as well.
    package func renewed(in focus: [RelativePath], adding others: [Finding] = []) -> Baseline {
        var taken: [[Int]] = Array(repeating: [], count: entries.count)
        for (finding, entry) in match.acceptedBy.enumerated() {
            if let entry { taken[entry].append(finding) }
        }
        var result = unjudged + others.map { BaselineEntry($0) }
        // A finding that got worse and isn't added stays accepted at its old measure.
        let added = Set(others)
        var grown = Set<Int>()
        for (finding, entry) in match.grownFrom.sorted(by: { $0.key < $1.key }) {
            grown.insert(entry)
            if !added.contains(findings[finding]) { result.append(entries[entry].counting(1)) }
        }
        for (index, entry) in entries.enumerated() {
            // Moved findings are followed anywhere: git lists renames since the baseline was last changed.
            result += taken[index].map { BaselineEntry(findings[$0]) }
            let isKept = !isInside(entry.path, focus) || isUndecided(entry)
            if match.left[index] > 0, isKept { result.append(entry.counting(match.left[index])) }
            // A cycle that became a part of a larger one, which is new, is still there.
            if match.left[index] == 0, taken[index].isEmpty, !grown.contains(index) { result.append(entry) }
        }
        return Baseline(result)
    }

    /// How many accepted findings may be there or gone, because their files can't be read.
    package var unreadCount: Int {
        entries.indices.reduce(0) { $0 + (unread.contains(entries[$1].path) ? match.left[$1] : 0) }
    }

    /// Whether it is unknown if the accepted findings are gone: the file can't be read, or the rule matches nothing.
    private func isUndecided(_ entry: BaselineEntry) -> Bool {
        unread.contains(entry.path) || blindRules.contains(entry.rule)
    }

    /// A rule with `expect: none` is right to match nothing.
    private static func blindRules(of guide: Guide, _ subjectCounts: [String: Int]) -> Set<String> {
        Set(guide.rules.filter { $0.emptiness == .told && subjectCounts[$0.name] == 0 }.map(\.name))
    }

    private static func blindNotices(
        of match: BaselineMatch,
        _ entries: [BaselineEntry],
        _ blindRules: Set<String>
    ) -> [Notice] {
        let blind = entries.indices.filter { match.left[$0] > 0 && blindRules.contains(entries[$0].rule) }
        return blind.map { entries[$0] }.countsByRule.sorted { $0.key < $1.key }.map { rule, count in
            let accepted = count == 1 ? "1 accepted finding" : "\(count) accepted findings"
            let message =
                "\(accepted) of `\(rule)` can't be compared, because the rule matches nothing now; the baseline keeps "
                + (count == 1 ? "it" : "them") + ". Correct the rule, or give it `expect: none` if that is right."
            return Notice(kind: .information, rule: rule, message: message)
        }
    }

    private func isInside(_ path: RelativePath, _ focus: [RelativePath]) -> Bool {
        focus.isEmpty || focus.contains { path.isInside($0) }
    }
}

extension BaselineEntry {
    fileprivate func counting(_ count: Int) -> BaselineEntry {
        var copy = self
        copy.count = count
        return copy
    }
}

/// The answer to a question with a cost, computed at its first use.
private final class AskedOnce<Answer: Sendable>: Sendable {
    private let ask: @Sendable () -> Answer
    private let known = Mutex<Answer?>(nil)

    init(_ ask: @escaping @Sendable () -> Answer) { self.ask = ask }

    var answer: Answer {
        known.withLock { known in
            if let known { return known }
            let answer = ask()
            known = answer
            return answer
        }
    }
}
