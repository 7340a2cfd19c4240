// The last lines of the terminal report: how many findings, and how much was looked at.

import NormaFindings
import NormaText

struct TerminalSummary {
    let report: TerminalReport

    private var result: CheckResult { report.index.result }
    private var style: TextStyle { report.style }
    /// From so many findings on a table of the rules helps to see where to begin.
    private static let tableThreshold = 10

    var lines: [String] { ruleTable + [verdict] + fixes + [coverage] + (allowed.map { [$0] } ?? []) }

    private var verdict: String {
        guard !result.findings.isEmpty else {
            return result.hasCheckedSomething
                ? style.text("No findings.", .green) : style.text("Nothing was checked.", .red)
        }
        let text = Wording.severities(of: result.findings) + " in " + places + "."
        return style.text(text, style.look(of: result.findings.map(\.severity).max() ?? .note))
    }

    /// Which of the findings `norma fix` has something for; nothing where nothing was found.
    private var fixes: [String] {
        guard !result.findings.isEmpty else { return [] }
        let counts = report.index.fixes
        let parts = [
            counts.safe == 0 ? nil : "\(Wording.number(counts.safe)) safe (norma fix)",
            counts.review == 0 ? nil : "\(Wording.number(counts.review)) for review (norma fix --review)",
            counts.drafts == 0 ? nil : "\(Wording.number(counts.drafts)) as drafts (norma fix --draft)",
        ].compactMap(\.self)
        return ["Fixes: " + (parts.isEmpty ? "none" : parts.joined(separator: ", ")) + "."]
    }

    /// `3 files and 1 folder`; what has neither a range nor an extension is a folder.
    private var places: String {
        let all = Set(result.findings.map(\.place.path))
        let files = Set(result.findings.filter { $0.place.range != nil }.map(\.place.path))
            .union(all.filter { !$0.pathExtension.isEmpty })
        let folders = all.count - files.count
        let counts = [
            files.isEmpty ? nil : Wording.count(files.count, "file"),
            folders == 0 ? nil : Wording.count(folders, "folder"),
        ]
        return counts.compactMap { $0 }.joined(separator: " and ")
    }

    private var coverage: String {
        let statistics = result.statistics
        let origin = result.guideOrigin.isEmpty ? "" : " (\(VisibleText.oneLine(result.guideOrigin)))"
        let rules = Wording.count(statistics.rules, "rule")
        let things = Wording.count(statistics.subjects, "thing")
        let files = Wording.count(statistics.files, "file")
        return "\(rules) of \(VisibleText.oneLine(result.guide))\(origin) looked at \(things) in \(files)."
    }

    private var allowed: String? {
        let count = result.suppressed.count
        guard count > 0 else { return nil }
        return Wording.count(count, "further finding") + (count == 1 ? " is" : " are")
            + " allowed by comments in the code."
    }

    private var ruleTable: [String] {
        guard result.findings.count >= Self.tableThreshold else { return [] }
        let groups = Dictionary(grouping: result.findings, by: \.rule)
        guard groups.count > 1 else { return [] }
        let rows = groups.sorted { left, right in
            left.value.count != right.value.count ? left.value.count > right.value.count : left.key < right.key
        }
        let width = rows.map { Wording.number($0.value.count).count }.max() ?? 0
        let table = rows.map { name, findings in
            let count = Wording.number(findings.count)
            let worst = findings.map(\.severity).max() ?? .note
            let padding = String(repeating: " ", count: width - count.count)
            return "  " + padding + style.text(count, style.look(of: worst)) + "  " + VisibleText.oneLine(name)
        }
        return [style.text("By rule", .bold)] + table + [""]
    }
}

enum Wording {
    /// `1 file`, `1,204 files`.
    static func count(_ count: Int, _ noun: String) -> String { number(count) + " " + noun + (count == 1 ? "" : "s") }

    /// With a comma between thousands.
    static func number(_ number: Int) -> String {
        let digits = Array(String(abs(number)))
        let grouped = digits.enumerated().map { index, digit in
            index > 0 && (digits.count - index).isMultiple(of: 3) ? ",\(digit)" : "\(digit)"
        }
        return (number < 0 ? "-" : "") + grouped.joined()
    }

    /// `4 errors, 2 warnings and 1 note`, without those that there are none of.
    static func severities(of findings: [Finding]) -> String {
        let parts = Severity.allCases.sorted(by: >).compactMap { severity in
            let number = findings.count { $0.severity == severity }
            return number == 0 ? nil : count(number, severity.rawValue)
        }
        guard let last = parts.last, parts.count > 1 else { return parts.first ?? count(0, "finding") }
        return parts.dropLast().joined(separator: ", ") + " and " + last
    }
}
