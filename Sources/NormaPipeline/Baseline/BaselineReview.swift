// What a baseline makes of the findings of a whole tree: which are accepted, which are new, which entries are stale.

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
    /// Files of which nothing can be told, so that nothing in them is gone.
    private let unread: Set<RelativePath>
    /// Rules that matched nothing, so that none of what was accepted of them is known to be gone.
    private let blindRules: Set<String>
    private let size: Int
    /// Where states are compared, circles are told otherwise than the baseline knows them: none of them is gone for that.
    private let knowsCircles: Bool
    package let notices: [Notice]
    /// Rules whose findings nothing can accept.
    package let lockedRules: Set<String>

    /// - Parameters:
    ///   - findings: those of the whole tree that no comment allows: a finding may have moved from anywhere to anywhere.
    ///   - unread: files that could not be read, or not wholly.
    ///   - subjectCounts: how much each rule looked at.
    ///   - isOld: which findings an earlier state of the code accounts for; nil: nothing was compared.
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
        knowsCircles = request.earlier == nil
    }

    /// The same of the findings of a check of the whole tree that honoured no baseline.
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

    /// Limits that an older Norma accepted may grow unseen.
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
            "The baseline accepts \(limits) without a measure, so growth isn't noticed; `norma baseline --shrink` writes it down."
        return [Notice(kind: .information, message: message)]
    }

    package var newFindings: [Finding] { match.newFindings.map { findings[$0] } }

    /// - Parameter finding: its index.
    func accepts(_ finding: Int) -> Bool { match.acceptedBy[finding] != nil }

    /// What is accepted of a new finding that measures worse.
    func grownFrom(_ finding: Int) -> LimitMeasure? { match.grownFrom[finding].flatMap { entries[$0].measure } }

    /// What the result tells of it.
    package func accepted(in focus: [RelativePath]) -> AcceptedFindings {
        let indices = entries.indices.filter { isInside(entries[$0].path, focus) }
        let gone = indices.filter { index in
            let entry = entries[index]
            return match.left[index] > 0 && !isUndecided(entry) && (knowsCircles || entry.members.isEmpty)
        }
        return AcceptedFindings(
            file: Baseline.fileName,
            size: size,
            looked: indices.map { entries[$0] },
            stale: gone.map { entries[$0].counting(match.left[$0]) }
        )
    }

    /// The baseline as it would be written now: entries say where their findings are today, and what is gone is left out.
    ///
    /// - Parameters:
    ///   - focus: what is gone in other parts of the tree stays; empty: all of it.
    ///   - others: new findings to accept as well.
    package func renewed(in focus: [RelativePath], adding others: [Finding] = []) -> Baseline {
        var taken: [[Int]] = Array(repeating: [], count: entries.count)
        for (finding, entry) in match.acceptedBy.enumerated() {
            if let entry { taken[entry].append(finding) }
        }
        var result = unjudged + others.map { BaselineEntry($0) }
        // What got worse and isn't taken in stays accepted as it was.
        let added = Set(others)
        var grown = Set<Int>()
        for (finding, entry) in match.grownFrom.sorted(by: { $0.key < $1.key }) {
            grown.insert(entry)
            if !added.contains(findings[finding]) { result.append(entries[entry].counting(1)) }
        }
        for (index, entry) in entries.enumerated() {
            // What moved is followed anywhere: git is asked for renames since the baseline was last changed.
            result += taken[index].map { BaselineEntry(findings[$0]) }
            let isKept = !isInside(entry.path, focus) || isUndecided(entry)
            if match.left[index] > 0, isKept { result.append(entry.counting(match.left[index])) }
            // A circle that became a part of a larger one, which is new, is still there.
            if match.left[index] == 0, taken[index].isEmpty, !grown.contains(index) { result.append(entry) }
        }
        return Baseline(result)
    }

    /// How many accepted findings can't be told to be there or gone, because their files can't be read.
    package var unreadCount: Int {
        entries.indices.reduce(0) { $0 + (unread.contains(entries[$1].path) ? match.left[$1] : 0) }
    }

    /// Nobody knows whether what it accepts is gone: its file can't be read, or its rule matches nothing.
    private func isUndecided(_ entry: BaselineEntry) -> Bool {
        unread.contains(entry.path) || blindRules.contains(entry.rule)
    }

    /// A rule that says `expect: none` is right to match nothing.
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
                "\(accepted) of `\(rule)` can't be judged, because the rule matches nothing now; the baseline keeps "
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

/// The answer to a question that costs something, asked by whoever comes first.
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
