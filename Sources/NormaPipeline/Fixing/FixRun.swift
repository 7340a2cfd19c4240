// Fixes a tree round after round, until no fix is left.

import NormaFiles
import NormaFindings
import NormaText

/// Fixes are tried on the tree in memory: nothing is written.
///
/// The result has passed a proof: every changed file parses, each fixed finding is gone, no rule finds more than before
/// anywhere, and a second run would change nothing. A fix that fails is refused with the reason; the others are made.
package struct FixRun {
    private let request: FixRequest
    private let tree: RepeatedCheck
    private var texts: [RelativePath: [UInt8]] = [:]
    private var originals: [RelativePath: [UInt8]] = [:]
    private var madeFindings: [RelativePath: [Finding]] = [:]
    private var reasons: [RefusalKey: String] = [:]
    /// Files that aren't changed any more.
    private var closedFiles: [RelativePath: String] = [:]
    /// Hashes of the earlier texts of each file: one that recurs would recur forever.
    private var seenTexts: [RelativePath: Set<Int>] = [:]

    /// The limit for chains of fixes, each of which makes the next one possible.
    private static let mostRounds = 100

    /// The finding of a refused fix, identified even if lines before it move.
    private struct RefusalKey: Hashable {
        let kind: FindingKind
        let excerpt: String?

        init(_ finding: Finding) {
            kind = FindingKind(finding)
            excerpt = finding.excerpt?.window.text
        }
    }

    private init(_ request: FixRequest) {
        self.request = request
        tree = RepeatedCheck(request.check)
    }

    /// Cost: a check of the tree; then, for each round of fixes that build on others and for each one that fails, reading the
    /// files that they change and judging the tree.
    package static func run(_ request: FixRequest) -> FixOutcome {
        var run = FixRun(request)
        return run.outcome()
    }

    private mutating func outcome() -> FixOutcome {
        let before = tree.result(with: [:])
        let unread = inFocus(before).problems.filter { tree.isUnread($0.place.path) }
        var state = before
        close(request.refusals(proposals(in: state).keys.sorted()))
        closeInvalidFiles(in: state)
        var rounds = 0
        while true {
            refuseInClosedFiles(state)
            let open = proposals(in: state)
            guard !open.isEmpty else { break }
            rounds += 1
            if rounds > Self.mostRounds {
                restore(open.keys.sorted())
                state = tree.result(with: texts)
            } else {
                state = round(open, from: state)
            }
        }
        return FixOutcome(
            files: fixedFiles(),
            refused: asked(state).compactMap { finding in
                reasons[RefusalKey(finding)].map { RefusedFix(finding: finding, reason: $0) }
            },
            before: inFocus(before),
            unread: unread,
            byHand: asked(state).filter { $0.fix == nil },
            onReview: asked(state).filter { $0.fix.map { $0.level > request.level } ?? false }
        )
    }

    // MARK: - Open fixes

    private func isInFocus(_ path: RelativePath) -> Bool {
        let focus = request.check.focus
        return focus.isEmpty || focus.contains { path.isInside($0) }
    }

    private func inFocus(_ result: CheckResult) -> CheckResult {
        var copy = result
        copy.findings = result.findings.filter { isInFocus($0.place.path) }
        copy.problems = result.problems.filter { isInFocus($0.place.path) }
        return copy
    }

    private func asked(_ result: CheckResult) -> [Finding] {
        result.findings.filter { isInFocus($0.place.path) && request.rules?.contains($0.rule) ?? true }
    }

    private func proposals(in result: CheckResult) -> [RelativePath: [Finding]] {
        let open = asked(result).filter { finding in
            guard let fix = finding.fix, fix.level <= request.level else { return false }
            return reasons[RefusalKey(finding)] == nil
        }
        return Dictionary(grouping: open, by: \.place.path)
    }

    // MARK: - A round

    private mutating func round(_ proposals: [RelativePath: [Finding]], from state: CheckResult) -> CheckResult {
        for path in proposals.keys.sorted() where texts[path] == nil {
            do {
                let bytes = try request.check.workspace.bytes(of: path)
                guard tree.read(bytes, at: path) else {
                    close([path: "another program changed the file at the same time"])
                    continue
                }
                texts[path] = bytes
                originals[path] = bytes
            } catch {
                close([path: "the file can no longer be read"])
            }
        }
        let (tree, roundTexts) = (tree, texts)
        var trials = FixTrials(texts: texts, before: state) { changed in
            tree.result(with: roundTexts.merging(changed) { $1 })
        }
        trials.run(proposals.filter { closedFiles[$0.key] == nil })
        for refusal in trials.refused { refuse(refusal.finding, because: refusal.reason) }
        var circling: [RelativePath] = []
        for (path, findings) in trials.accepted.sorted(by: { $0.key < $1.key }) {
            guard let text = trials.acceptedTexts[path] else { continue }
            if seenTexts[path] == nil { seenTexts[path] = [texts[path].hashValue] }
            let isNew = seenTexts[path, default: []].insert(Optional(text).hashValue).inserted
            texts[path] = text
            madeFindings[path, default: []] += findings
            if !isNew { circling.append(path) }
        }
        guard !circling.isEmpty else { return trials.result }
        restore(circling)
        return tree.result(with: texts)
    }

    /// Restores the original text of files.
    private mutating func restore(_ paths: [RelativePath]) {
        for path in paths {
            texts[path] = originals[path]
            madeFindings[path] = nil
        }
        let reason = "each fix in this file makes another one possible, without end"
        close(Dictionary(paths.map { ($0, reason) }, uniquingKeysWith: { first, _ in first }))
    }

    // MARK: - Refusals

    private mutating func close(_ files: [RelativePath: String]) { closedFiles.merge(files) { first, _ in first } }

    private mutating func closeInvalidFiles(in result: CheckResult) {
        for problem in result.problems {
            switch problem.kind {
            case .syntaxErrors:
                close([problem.place.path: "this file isn't valid Swift, so it isn't changed"])
            case .tooDeep:
                close([problem.place.path: "this file is nested deeper than Norma reads, so it isn't changed"])
            case .unreadable, .notUTF8, .tooLarge, .brokenLink, .linkLoop, .notAFile, .newlyGenerated: break
            }
        }
    }

    private mutating func refuseInClosedFiles(_ state: CheckResult) {
        for (path, findings) in proposals(in: state) {
            guard let reason = closedFiles[path] else { continue }
            for finding in findings { refuse(finding, because: reason) }
        }
    }

    private mutating func refuse(_ finding: Finding, because reason: String) {
        let key = RefusalKey(finding)
        if reasons[key] == nil { reasons[key] = reason }
    }

    // MARK: - The outcome

    private func fixedFiles() -> [FixedFile] {
        texts.sorted { $0.key < $1.key }.compactMap { path, after in
            guard let before = originals[path], before != after else { return nil }
            return FixedFile(path: path, before: before, after: after, findings: madeFindings[path, default: []])
        }
    }
}
