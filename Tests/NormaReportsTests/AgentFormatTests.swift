// The report for agents keeps its budget, begins with what matters most, and never looks clean when it isn't.

import NormaFindings
import NormaText
import Testing

@testable import NormaReports

@Suite("The report for agents")
struct AgentFormatTests {
    private func report(_ result: CheckResult, budget: Int = AgentBudget.usual) -> String {
        var options = ReportOptions()
        options.budget = budget
        return Format.agent.render(result, options)
    }

    @Test("keeps its budget with 10,000 findings, and is the same twice", arguments: [1_000, 4_000, 20_000])
    func budget(_ budget: Int) {
        let result = Crowd.result(of: 10_000)
        let text = report(result, budget: budget)
        #expect(text.unicodeScalars.count <= budget)
        #expect(text.unicodeScalars.count > budget / 2)
        #expect(text == report(result, budget: budget))
        let last = text.split(separator: "\n").last ?? ""
        #expect(last.hasPrefix("Left out: "))
        #expect(last.contains("of 10,000 findings"))
    }

    @Test("shows the rules with errors first, of these the one with most findings")
    func order() throws {
        let result = Crowd.result(of: 10_000)
        let titles = report(result, budget: 20_000).split(separator: "\n").filter {
            $0.contains(" rule-number-") && !$0.hasPrefix(" ")
        }
        .filter { !$0.hasPrefix("Left out") }
        let severities = titles.compactMap { line in Severity(rawValue: String(line.prefix { $0 != " " })) }
        #expect(severities.count == titles.count)
        #expect(severities == severities.sorted(by: >))
        let group = try #require(FindingGroups(result, by: .rule).groups.first)
        #expect(titles.first?.hasPrefix("error \(group.name): ") == true)
    }

    @Test("leaves nothing out without saying so")
    func whole() {
        let text = report(Crowd.result(of: 30), budget: 100_000)
        #expect(!text.contains("Left out"))
        #expect(text.split(separator: "\n").count { $0.hasPrefix("  - ") } == 30)
    }

    @Test("of nothing checked is loud")
    func nothing() {
        let text = report(Fixture.nothing)
        #expect(text.hasPrefix("NOTHING WAS CHECKED"))
        #expect(!text.contains("No findings"))
    }

    @Test("of a clean check is one line that says how much was checked")
    func clean() {
        #expect(
            report(Fixture.green)
                == "No findings: 128 files were checked with 31 rules of golden-path (fits this tree best).\n"
        )
    }

    @Test("names files that could not be checked, also if nothing was found")
    func unread() {
        var result = Fixture.green
        result.problems = Fixture.shop.problems
        #expect(report(result).contains("\nNOT CHECKED: Sources/Vendor/Old.swift The file is not UTF-8"))
    }

    @Test("shows a good example once, however many findings the rule has")
    func example() {
        let text = report(Fixture.shop)
        #expect(text.ranges(of: "private let session: AccountSession").count == 1)
        #expect(text.ranges(of: "rule: View models must not refer to view models.").count == 1)
    }

    @Test("shows the line as a fix leaves it, if the fix stays in the line")
    func fixedLine() {
        var finding = Fixture.finding(
            Fixture.views,
            "A.swift",
            line: 3,
            "    let a = b!",
            at: "!",
            "`b` is unwrapped",
            symbol: "a"
        )
        let range = finding.place.range ?? ByteRange(0, 0)
        finding.fix = Fix(.safe, [.replace(range, with: " ?? c")])
        #expect(FixedLine.text(of: finding) == "    let a = b ?? c")
        finding.fix = Fix(.safe, [.replace(range, with: "\n")])
        #expect(FixedLine.text(of: finding) == nil)
        finding.fix = Fix(.safe, [.delete(ByteRange(start: range.start, end: range.end + 40))])
        #expect(FixedLine.text(of: finding) == nil)
    }
}
