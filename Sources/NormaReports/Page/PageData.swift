// The data of the page's script: everything to search, filter and click, as tables of numbers and one list of texts.

import NormaFindings
import NormaText

/// Collects the tables; they refer to rows of other tables by number.
struct PageData {
    private let index: ReportIndex
    private let prefix: String
    var texts = PageTexts()
    private var files = PageTable("path", "layer", "feature", "owner", "lines")
    private var fileNumbers: [RelativePath: Int] = [:]
    private let linesOfFiles: [RelativePath: Int]
    private var rules = PageTable(
        "name",
        "severity",
        "heading",
        "reason",
        "instead",
        "guide",
        "path",
        "line",
        "isLocked",
        "subjects",
        "suppressed",
        "accepted"
    )
    private(set) var ruleNumbers: [String: Int] = [:]
    private var graphs: [JSONValue] = []
    private var findings = PageFindings()

    init(_ result: CheckResult, prefix: String) {
        index = ReportIndex(result)
        self.prefix = prefix
        let sizes = result.survey?.sizes ?? []
        linesOfFiles = Dictionary(sizes.map { ($0.path, $0.lines) }, uniquingKeysWith: max)
        addRules()
        var rows = PageFindings()
        for finding in result.findings { rows.add(finding, to: &self) }
        findings = rows
        for graph in result.survey?.graphs ?? [] {
            var structure = PageStructure(level: graph.level)
            structure.add(graph, to: &self)
            graphs.append(structure.value(isReadable: Picture.isReadable(graph)))
        }
        for size in sizes { _ = number(of: size.path) }
    }

    var value: JSONValue {
        .object([
            ("pathPrefix", .string(VisibleText.oneLine(prefix))),
            ("hasSizes", .bool(!linesOfFiles.isEmpty)),
            ("rules", rules.value),
            ("findings", findings.table.value),
            ("related", findings.related.value),
            ("graphs", .array(graphs)),
            ("files", files.value),
            ("texts", .list(texts.texts.count) { .string(texts.texts[$0]) }),
        ])
    }

    /// The number of a file, which is added if it is new.
    mutating func number(of path: RelativePath) -> Int {
        if let number = fileNumbers[path] { return number }
        let number = files.count
        let belonging = index.result.belonging
        let shown = path.text.isEmpty ? "." : path.text
        files.add([
            texts.line(shown),
            texts.optional(belonging.layers[path]),
            texts.optional(belonging.features[path]),
            texts.optional(belonging.owners[path]),
            linesOfFiles[path] ?? -1,
        ])
        fileNumbers[path] = number
        return number
    }

    /// The number of a rule; one that the result doesn't describe has only a name.
    mutating func number(ofRule name: String) -> Int {
        if let number = ruleNumbers[name] { return number }
        let severity = index.result.findings.first { $0.rule == name }?.severity ?? .warning
        let unknown = RuleSummary(
            name: name,
            severity: severity,
            heading: "",
            headingPath: [],
            reason: "",
            instead: nil,
            guide: "",
            guidePath: nil,
            guideLine: 0
        )
        return add(index.rule(named: name) ?? unknown, Counts())
    }

    private struct Counts {
        var suppressed = 0
        var accepted = 0
        var subjects = -1
    }

    private mutating func addRules() {
        var counts: [String: Counts] = [:]
        for suppressed in index.result.suppressed {
            counts[suppressed.finding.rule, default: Counts()].suppressed += 1
        }
        for rule in index.result.accepted?.rules ?? [] { counts[rule.rule, default: Counts()].accepted = rule.accepted }
        for (name, subjects) in index.result.survey?.subjectCounts ?? [:] {
            counts[name, default: Counts()].subjects = subjects
        }
        for rule in index.result.rules where ruleNumbers[rule.name] == nil {
            _ = add(rule, counts[rule.name] ?? Counts())
        }
    }

    private mutating func add(_ rule: RuleSummary, _ counts: Counts) -> Int {
        let number = rules.count
        rules.add([
            texts.line(rule.name),
            rule.severity.rank,
            texts.line(rule.heading),
            texts.lines(MarkdownText.plain(rule.reason)),
            texts.optional(rule.instead.map(MarkdownText.plain)),
            texts.line(rule.guide),
            texts.optional(rule.guidePath),
            rule.guideLine,
            rule.isLocked ? 1 : 0,
            counts.subjects,
            counts.suppressed,
            counts.accepted,
        ])
        ruleNumbers[rule.name] = number
        return number
    }
}

extension Severity {
    /// 0 for an error, 1 for a warning, 2 for a note.
    var rank: Int {
        switch self {
        case .error: 0
        case .warning: 1
        case .note: 2
        }
    }
}
