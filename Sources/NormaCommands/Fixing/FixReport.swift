// The report of `norma fix`.

import NormaFindings
import NormaPipeline
import NormaText

struct FixReport {
    private let outcome: FixOutcome
    private let pathPrefix: String
    private let isDryRun: Bool
    /// Files that could not be written.
    var failures: [FixTarget.Failure] = []
    /// Files that could not be formatted, with the reason.
    var notLaidOut: [RelativePath: String] = [:]
    /// Whether drafts are made from templates after this report.
    var isDrafting = false

    init(_ outcome: FixOutcome, pathPrefix: String, isDryRun: Bool) {
        self.outcome = outcome
        self.pathPrefix = pathPrefix
        self.isDryRun = isDryRun
    }

    private var written: [FixedFile] {
        let failed = Set(failures.map(\.path))
        return outcome.files.filter { !failed.contains($0.path) }
    }

    /// Whether something requested was not done.
    var hasRefusals: Bool {
        !outcome.refused.isEmpty || !failures.isEmpty || !notLaidOut.isEmpty || !outcome.unread.isEmpty
    }

    var text: String {
        var lines = written.map { file in
            let parts = [rules(of: file.findings)] + (file.isLaidOut ? ["layout"] : [])
            return "\(pathPrefix)\(file.path): \(parts.filter { !$0.isEmpty }.joined(separator: ", "))"
        }
        lines += failures.map { "\(pathPrefix)\($0.path): not fixed: \($0.reason)" }
        lines += refusals
        lines += outcome.unread.map { "\(pathPrefix)\($0.place.path): not read: \($0.message)" }
        lines += notLaidOut.sorted { $0.key < $1.key }.map { "\(pathPrefix)\($0): not formatted: \($1)" }
        if !lines.isEmpty { lines.append("") }
        return (lines + cautions + left + [summary]).joined(separator: "\n") + "\n"
    }

    /// What was fixed and may not build.
    private var cautions: [String] {
        let made = written.flatMap(\.findings).compactMap { finding in
            finding.fix?.caution.map { "\(finding.rule): it may not build: \($0)" }
        }
        let counts = Dictionary(made.map { ($0, 1) }, uniquingKeysWith: +).sorted { $0.key < $1.key }
        guard !counts.isEmpty else { return [] }
        let width = counts.map { String($1).count }.max() ?? 0
        return ["Build it, and review these:"]
            + counts.map { text, count in
                "  " + String(repeating: " ", count: width - String(count).count) + "\(count)  \(text)"
            } + [""]
    }

    /// The remaining findings of each rule, and why; most first.
    private var left: [String] {
        let fixable = Set(
            outcome.files.flatMap(\.findings).map(\.rule) + outcome.onReview.map(\.rule)
                + outcome.refused.map(\.finding.rule)
        )
        var counts: [LeftFindings: Int] = [:]
        for refused in outcome.refused { counts[LeftFindings(refused.finding.rule, .refused), default: 0] += 1 }
        for finding in outcome.onReview { counts[LeftFindings(finding.rule, .forReview), default: 0] += 1 }
        // Formatting may have settled some of them.
        for finding in written.contains(where: \.isLaidOut) ? [] : outcome.byHand {
            let draft: LeftFindings.Reason = isDrafting ? .drafted : .draft
            let unsure: LeftFindings.Reason = fixable.contains(finding.rule) ? .noSureFix : .noFix
            counts[LeftFindings(finding.rule, finding.make == nil ? unsure : draft), default: 0] += 1
        }
        guard !counts.isEmpty else { return [] }
        let width = counts.values.map { String($0).count }.max() ?? 0
        let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        return ["Left:"]
            + sorted.map { key, count in
                let padding = String(repeating: " ", count: width - String(count).count)
                return "  \(padding)\(count)  \(key.rule): \(key.reason.rawValue)"
            } + [""]
    }

    /// A file that must not be changed is named once; other fixes each with its place.
    private var refusals: [String] {
        struct Key: Hashable {
            let path: RelativePath
            let reason: String
        }
        let groups = Dictionary(grouping: outcome.refused) { Key(path: $0.finding.place.path, reason: $0.reason) }
        let sorted = groups.sorted { ($0.key.path, $0.key.reason) < ($1.key.path, $1.key.reason) }
        return sorted.map { key, refused in
            let lines = Set(refused.map(\.finding.place.start.line)).sorted()
            let place = lines.count == 1 ? "\(key.path):\(lines[0])" : "\(key.path)"
            return "\(pathPrefix)\(place): not fixed: \(key.reason) (\(rules(of: refused.map(\.finding))))"
        }
    }

    /// `imports-are-sorted`, or with a number if there are several.
    private func rules(of findings: [Finding]) -> String {
        Dictionary(findings.map { ($0.rule, 1) }, uniquingKeysWith: +).sorted { $0.key < $1.key }
            .map { $1 == 1 ? $0 : "\($0) × \($1)" }.joined(separator: ", ")
    }

    private var summary: String {
        let count = written.reduce(0) { $0 + $1.findings.count }
        let (fixed, laidOut) = (written.count { !$0.findings.isEmpty }, written.count { $0.isLaidOut })
        let done = isDryRun ? "would be fixed" : "fixed"
        var parts: [String] = []
        if count > 0 {
            parts.append("\(Self.findings(count)) \(done) in \(Self.files(fixed))")
        } else if laidOut == 0 {
            parts.append("nothing \(isDryRun ? "would be" : "was") fixed")
        }
        if laidOut > 0 { parts.append("\(Self.files(laidOut)) \(isDryRun ? "would be " : "")formatted") }
        if !notLaidOut.isEmpty { parts.append("\(Self.files(notLaidOut.count)) could not be formatted") }
        let refused =
            outcome.refused.count
            + failures.reduce(0) { sum, failure in
                sum + (outcome.files.first { $0.path == failure.path }?.findings.count ?? 0)
            }
        if refused > 0 { parts.append("\(refused) could not be") }
        if !outcome.unread.isEmpty { parts.append("\(Self.files(outcome.unread.count)) could not be read") }
        if !outcome.onReview.isEmpty {
            let these = outcome.onReview.count == 1 ? "1 more has a fix" : "\(outcome.onReview.count) more have fixes"
            parts.append("\(these) to review (--review)")
        }
        let drafts = outcome.byHand.count { $0.make != nil }
        let without = outcome.byHand.count - drafts
        if drafts > 0, !isDrafting {
            parts.append("\(drafts) \(drafts == 1 ? "needs" : "need") files that a template creates (--draft)")
        }
        // Formatting may have settled some of them.
        if without > 0, laidOut == 0 { parts.append("\(without) must be fixed by hand (norma check)") }
        let text = parts.joined(separator: ", ") + "."
        return text.prefix(1).uppercased() + text.dropFirst()
    }

    private static func files(_ count: Int) -> String { count == 1 ? "1 file" : "\(count) files" }

    private static func findings(_ count: Int) -> String { count == 1 ? "1 finding" : "\(count) findings" }
}
