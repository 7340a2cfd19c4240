// The last lines of the terminal report: how many findings, and how much was looked at.

import NormaFindings
import NormaText

struct TerminalSummary {
    let report: TerminalReport

    private var result: CheckResult { report.index.result }
    /// From so many findings on a table of the rules helps to see where to begin.
    private static let tableThreshold = 10

    var lines: [StyledText] { ruleTable + endLines }

    /// Without the table.
    var endLines: [StyledText] {
        let looked = fixes + [Self.coverage(of: result)]
        let old = leftOut + compared + (allowed.map { [$0] } ?? []) + BaselineLines(result: result).lines
        return [verdict] + looked.map { StyledText($0) } + silence + old.map { StyledText($0) }
    }

    /// Whether the findings are all that there are, and not what is new beside old ones.
    private var isAll: Bool { result.comparison == nil && (result.accepted?.considered ?? 0) == 0 }

    var verdict: StyledText {
        guard !result.findings.isEmpty else {
            return result.hasCheckedSomething
                ? StyledText(isAll ? "No findings." : "No new findings.", .green)
                : StyledText("Nothing was checked.", .red)
        }
        let places = result.findings.reduce(0) { $0 + 1 + $1.joinedCount }
        let joined = places == result.findings.count ? "" : ", at \(Wording.number(places)) places,"
        let text = Wording.severities(of: result.findings) + joined + " in " + Self.places(of: result.findings) + "."
        return StyledText(text, (result.findings.map(\.severity).max() ?? .note).look)
    }

    /// Which of the findings `norma fix` has something for; nothing where nothing was found.
    var fixes: [String] {
        result.findings.isEmpty ? [] : [FixWording.sentence(report.index.fixes, isMarked: false)]
    }

    /// What the findings are new against; nothing where they are all that there are.
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

    /// What `--all` says besides, in one line: remarks about the guide, and input that could not be checked.
    var remarks: [StyledText] {
        let parts: [StyledText] = [
            result.notices.isEmpty
                ? nil : StyledText(Wording.count(result.notices.count, "remark") + " about the guide"),
            result.problems.isEmpty
                ? nil : StyledText(Wording.count(result.problems.count, "file") + " not wholly checked", .yellow),
        ].compactMap(\.self)
        return parts.isEmpty ? [] : ["\(parts.joined(separator: ", ")): norma check --all shows them."]
    }

    /// How much was looked at.
    static func coverage(of result: CheckResult) -> String {
        let statistics = result.statistics
        let origin = result.guideOrigin.isEmpty ? "" : " (\(VisibleText.oneLine(result.guideOrigin)))"
        let rules = Wording.count(statistics.rules, "rule")
        let things = Wording.count(statistics.subjects, "thing")
        let files = Wording.count(statistics.files, "file")
        return "\(rules) of \(VisibleText.oneLine(result.guide))\(origin) looked at \(things) in \(files)."
    }

    /// What the rules of others found nothing of.
    private var silence: [StyledText] {
        SilenceWording.sentence(result.silence).map { StyledText.code(in: [VisibleText.oneLine($0)]) } ?? []
    }

    /// How many files are left out as generated, by cause; nothing where none is.
    static func leftOut(of result: CheckResult) -> String? {
        let files = result.leftOut
        guard !files.isEmpty else { return nil }
        let counts = files.countsByCause
        let causes = counts.map { cause, count in
            (counts.count > 1 ? Wording.number(count) + " " : "") + cause.words(for: count)
        }
        let verb = files.count == 1 ? "is" : "are"
        return
            "\(Wording.number(files.count)) of the files \(verb) \(files.adjective) and not judged: \(causes.joined(separator: ", "))."
    }

    /// The same, and how to see which.
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
