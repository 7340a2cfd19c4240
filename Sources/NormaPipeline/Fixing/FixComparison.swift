// Whether a changed tree is better than before: the proof that a fix must pass before anything is written.

import NormaFindings
import NormaText

/// Compares the findings before and after some fixes.
struct FixComparison {
    /// The findings afterwards, by file.
    private let findingsAfter: [RelativePath: [Finding]]
    /// Why files can't be read afterwards, by path.
    private let problemsAfter: [RelativePath: String]
    /// Which rules find more afterwards, and where.
    private let grown: Set<RuleAndPath>
    private let kindsBefore: [FindingKind: Int]
    private let kindsAfter: [FindingKind: Int]

    private struct RuleAndPath: Hashable {
        let rule: String
        let path: RelativePath
    }

    init(_ before: CheckResult, _ after: CheckResult) {
        findingsAfter = Dictionary(grouping: after.findings, by: \.place.path)
        let problems = after.problems.compactMap { problem in Self.unread(problem).map { (problem.place.path, $0) } }
        problemsAfter = Dictionary(problems, uniquingKeysWith: { first, _ in first })
        let countsBefore = Self.counts(before) { RuleAndPath(rule: $0.rule, path: $0.place.path) }
        let countsAfter = Self.counts(after) { RuleAndPath(rule: $0.rule, path: $0.place.path) }
        grown = Set(countsAfter.filter { $0.value > countsBefore[$0.key, default: 0] }.keys)
        kindsBefore = Self.counts(before) { FindingKind($0) }
        kindsAfter = Self.counts(after) { FindingKind($0) }
    }

    private static func counts<Key: Hashable>(_ result: CheckResult, by key: (Finding) -> Key) -> [Key: Int] {
        Dictionary(result.findings.map { (key($0), 1) }, uniquingKeysWith: +)
    }

    private static func unread(_ problem: InputProblem) -> String? {
        let line = problem.place.start.line
        switch problem.kind {
        case .syntaxErrors: return "the file would no longer be valid Swift, at line \(line)"
        case .tooDeep: return "the file would be nested deeper than Norma reads, at line \(line)"
        case .unreadable, .notUTF8, .tooLarge, .brokenLink, .linkLoop, .notAFile, .newlyGenerated: return nil
        }
    }

    /// Why the text of a file with these fixes must not be written; nil if it may.
    func objection(to path: RelativePath, fixing findings: [Finding]) -> String? {
        if let problem = problemsAfter[path] { return problem }
        for (kind, count) in Dictionary(findings.map { (FindingKind($0), 1) }, uniquingKeysWith: +) {
            if kindsAfter[kind, default: 0] > kindsBefore[kind, default: 0] - count {
                return "`\(kind.rule)` would still find it afterwards"
            }
        }
        return gain(in: path)
    }

    /// The findings of a rule in unchanged files afterwards.
    func objection(outside changed: Set<RelativePath>) -> String? {
        for path in findingsAfter.keys.sorted() where !changed.contains(path) {
            if let reason = gain(in: path) { return reason }
        }
        return nil
    }

    private func gain(in path: RelativePath) -> String? {
        for finding in findingsAfter[path] ?? [] {
            guard grown.contains(RuleAndPath(rule: finding.rule, path: finding.place.path)) else { continue }
            // Of several the new one, if its text distinguishes it.
            let kind = FindingKind(finding)
            guard kindsAfter[kind, default: 0] > kindsBefore[kind, default: 0] else { continue }
            return "`\(finding.rule)` would find more in \(finding.place.path) afterwards: \(finding.message)"
        }
        return nil
    }
}

/// The identity of findings when lines around them move.
struct FindingKind: Hashable {
    let rule: String
    let path: RelativePath
    let symbol: String
    let detail: String

    init(_ finding: Finding) {
        rule = finding.rule
        path = finding.place.path
        symbol = finding.symbol
        detail = finding.detail
    }
}
