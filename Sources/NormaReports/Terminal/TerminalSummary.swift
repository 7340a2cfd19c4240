// The last lines of the terminal report: how many findings, and how much was checked.

import NormaFindings
import NormaText

struct TerminalSummary {
    let report: TerminalReport

    private var result: CheckResult { report.index.result }
    /// The fewest findings for which a table of the rules is shown.
    private static let tableThreshold = 10

    var lines: [StyledText] { ruleTable + endLines }

    /// Without the table.
    var endLines: [StyledText] {
        let looked = fixes + [Self.coverage(of: result)]
        let old = leftOut + compared + (allowed.map { [$0] } ?? []) + BaselineLines(result: result).lines
        return [verdict] + looked.map { StyledText($0) } + silence + old.map { StyledText($0) }
    }

    /// Whether there are no old findings besides these.
    private var isAll: Bool { result.comparison == nil && (result.accepted?.considered ?? 0) == 0 }

    var verdict: StyledText {
        guard !result.findings.isEmpty else {
            if result.hasComparedNothing { return StyledText("Nothing was compared.", .yellow) }
            return result.hasCheckedSomething
                ? StyledText(isAll ? "No findings." : "No new findings.", .green)
                : StyledText("Nothing was checked.", .red)
        }
        let places = result.findings.reduce(0) { $0 + 1 + $1.joinedCount }
        let joined = places == result.findings.count ? "" : " at \(Wording.number(places)) places"
        let text = Wording.severities(of: result.findings) + joined + " in " + Self.places(of: result.findings) + "."
        return StyledText(text, (result.findings.map(\.severity).max() ?? .note).look)
    }

    /// How many of the findings have a fix; empty without findings.
    var fixes: [String] {
        result.findings.isEmpty ? [] : [FixWording.sentence(report.index.fixes, isMarked: false)]
    }

    /// The base of the comparison; empty if there is none.
    var compared: [String] { result.comparison.map { [$0.sentence(quote: VisibleText.oneLine)] } ?? [] }

    /// `3 files and 1 folder`
    static func places(of findings: [Finding]) -> String {
        let places = findings.flatMap { finding in
            [finding.place] + finding.joinedPlaces.map(\.place)
        }
        let all = Set(places.map(\.path))
        let files = Set(places.filter { $0.range != nil }.map(\.path))
            .union(all.filter { !$0.pathExtension.isEmpty })
        let folders = all.count - files.count
        let counts = [
            files.isEmpty ? nil : Wording.count(files.count, "file"),
            folders == 0 ? nil : Wording.count(folders, "folder"),
        ]
        return counts.compactMap { $0 }.joined(separator: " and ")
    }

    /// Parts that only `--all` shows, in one line: remarks about the guide, and input that could not be checked.
    var remarks: [StyledText] {
        let parts: [StyledText] = [
            result.notices.isEmpty
                ? nil : StyledText(Wording.count(result.notices.count, "remark") + " about the guide"),
            result.problems.isEmpty
                ? nil : StyledText(Wording.count(result.problems.count, "file") + " not fully checked", .yellow),
        ].compactMap(\.self)
        return parts.isEmpty ? [] : ["\(parts.joined(separator: ", ")): norma check --all shows them."]
    }

    /// How much was checked.
    static func coverage(of result: CheckResult) -> String {
        let statistics = result.statistics
        let origin = result.guideOrigin.isEmpty ? "" : " (\(VisibleText.oneLine(result.guideOrigin)))"
        let rules = Wording.count(statistics.rules, "rule")
        let files = Wording.count(statistics.files, "file")
        return "Checked \(files) with \(rules) of \(VisibleText.oneLine(result.guide))\(origin)."
    }

    /// How many rules matched nothing.
    private var silence: [StyledText] {
        let hint = report.options.isVerbose ? "" : " (--verbose)"
        let sentence = SilenceWording.sentence(result.silence, hint: hint)
        return StyledText.code(in: [sentence].compactMap(\.self).map(VisibleText.oneLine))
    }

    /// How many files are left out as generated, by cause; nil if there are none.
    static func leftOut(of result: CheckResult) -> String? {
        let files = result.leftOut
        guard !files.isEmpty else { return nil }
        let counts = files.countsByCause
        let causes = counts.map { cause, count in
            (counts.count > 1 ? Wording.number(count) + " " : "") + cause.words(for: count)
        }
        let count = Wording.count(files.count, "\(files.adjective) file")
        return "Skipped \(count): \(causes.joined(separator: ", "))."
    }

    /// The same, and how to list them.
    var leftOut: [String] {
        guard let sentence = Self.leftOut(of: result) else { return [] }
        return [report.options.isVerbose ? sentence : sentence.dropLast() + " (--verbose)."]
    }

    var allowed: String? {
        let count = result.suppressedCount
        guard count > 0 else { return nil }
        return Wording.count(count, "further finding") + (count == 1 ? " is" : " are")
            + " allowed by comments in the code."
    }

    private var ruleTable: [StyledText] {
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
            return "  \(padding)\(StyledText(count, worst.look))  \(VisibleText.oneLine(name))" as StyledText
        }
        return [StyledText("By rule", .bold)] + table + [""]
    }
}
