// JUnit's report: each rule is a suite of tests, each finding a test that did not pass.

import NormaFindings
import NormaText

extension Format {
    package static let jUnit = Format(
        name: "junit",
        summary: "JUnit's XML, for build servers that show tests",
        write: { JUnitReport(options: $1, index: ReportIndex($0)).write(to: &$2) }
    )
}

/// A test fails if the check would: an error is a failure, and a warning or note is a skipped test.
private struct JUnitReport {
    let options: ReportOptions
    let index: ReportIndex
    /// Why a rule had nothing to look at, by the rule's name.
    private let silence: [String: String]

    private var result: CheckResult { index.result }

    init(options: ReportOptions, index: ReportIndex) {
        self.options = options
        self.index = index
        let silent = index.result.notices.filter { $0.kind == .emptyScope || $0.kind == .nothingJudged }
        let lacking = index.result.silence.things.map { rule, thing in
            (rule, "`\(rule)` matched nothing: \(thing.denial)")
        }
        silence = Dictionary(
            silent.compactMap { notice in notice.rule.map { ($0, notice.message) } } + lacking,
            uniquingKeysWith: { first, _ in first }
        )
    }

    func write(to stream: inout ReportStream) {
        let suites = self.suites
        stream.add("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites")
        stream.add(attribute: "name", "norma: " + result.guide)
        stream.add(attribute: "tests", suites.reduce(result.problems.count) { $0 + $1.tests })
        stream.add(attribute: "failures", suites.reduce(0) { $0 + $1.failures })
        stream.add(attribute: "errors", options.isStrict ? result.problems.count : 0)
        stream.add(">\n")
        let identities = index.identities.findings
        for suite in suites {
            open(suite, to: &stream)
            if suite.findings.isEmpty { addQuiet(suite.name, to: &stream) }
            for number in suite.findings {
                add(result.findings[number], occurrence: identities[number].occurrence, to: &stream)
                stream.handOnWholePiece()
            }
            stream.add("  </testsuite>\n")
        }
        addProblems(to: &stream)
        stream.add("</testsuites>\n")
    }

    private struct Suite {
        var name: String
        /// By number.
        var findings: [Int] = []
        var tests: Int
        var failures = 0
        var errors = 0
        var skipped = 0
    }

    /// Every judged rule in the guide's order, then those that appear only in findings.
    private var suites: [Suite] {
        var byRule: [String: [Int]] = [:]
        for number in result.findings.indices { byRule[result.findings[number].rule, default: []].append(number) }
        var listed: Set<String> = []
        let judged = result.rules.map(\.name).filter { listed.insert($0).inserted }
        return (judged + byRule.keys.filter { !listed.contains($0) }.sorted()).map { rule in
            guard let findings = byRule[rule] else {
                return Suite(name: rule, tests: 1, skipped: silence[rule] == nil ? 0 : 1)
            }
            let failures = findings.count { isFailure(result.findings[$0]) }
            let skipped = findings.count - failures
            return Suite(name: rule, findings: findings, tests: findings.count, failures: failures, skipped: skipped)
        }
    }

    private func isFailure(_ finding: Finding) -> Bool { options.isStrict || finding.severity == .error }

    private func open(_ suite: Suite, to stream: inout ReportStream) {
        stream.add("  <testsuite")
        stream.add(attribute: "name", suite.name)
        stream.add(attribute: "tests", suite.tests)
        stream.add(attribute: "failures", suite.failures)
        stream.add(attribute: "errors", suite.errors)
        stream.add(attribute: "skipped", suite.skipped)
        stream.add(">\n")
    }

    /// A rule without findings passes as one test, unless it had nothing to look at.
    private func addQuiet(_ rule: String, to stream: inout ReportStream) {
        addTest("nothing found", of: result.guide, to: &stream)
        guard let reason = silence[rule] else { return stream.add("/>\n") }
        stream.add("><skipped")
        stream.add(attribute: "message", reason)
        stream.add("/></testcase>\n")
    }

    private func add(_ finding: Finding, occurrence: Int, to stream: inout ReportStream) {
        addTest(name(of: finding, occurrence), of: options.shown(finding.place.path), to: &stream)
        stream.add(isFailure(finding) ? "><failure" : "><skipped")
        stream.add(attribute: "type", finding.severity.rawValue)
        stream.add(attribute: "message", finding.message)
        stream.add(">")
        let place = "\(VisibleText.oneLine(options.shown(finding.place.path))):\(finding.place.start.line)"
        stream.addXML(text: "\(place): \(index.advisedMessage(of: finding))")
        stream.add(isFailure(finding) ? "</failure></testcase>\n" : "</skipped></testcase>\n")
    }

    /// A name for a finding that is the same in the next run, so that a server can follow it.
    private func name(of finding: Finding, _ occurrence: Int) -> String {
        let detail = finding.detail.isEmpty ? "" : ": " + finding.detail
        let number = occurrence == 1 ? "" : " (\(occurrence))"
        return (finding.symbol.isEmpty ? finding.rule : finding.symbol) + detail + number
    }

    private func addTest(_ name: String, of group: String, to stream: inout ReportStream) {
        stream.add("    <testcase")
        stream.add(attribute: "classname", group)
        stream.add(attribute: "name", name)
    }

    /// Input that could not be checked, in its own suite.
    private func addProblems(to stream: inout ReportStream) {
        let problems = result.problems
        guard !problems.isEmpty else { return }
        var suite = Suite(name: "not fully checked", tests: problems.count)
        if options.isStrict { suite.errors = problems.count } else { suite.skipped = problems.count }
        open(suite, to: &stream)
        for problem in problems {
            addTest(
                "\(problem.kind.word), line \(problem.place.start.line)",
                of: options.shown(problem.place.path),
                to: &stream
            )
            stream.add(options.isStrict ? "><error" : "><skipped")
            stream.add(attribute: "type", problem.kind.word)
            stream.add(attribute: "message", problem.message)
            stream.add("/></testcase>\n")
        }
        stream.add("  </testsuite>\n")
    }
}
