// What a terminal of a given size is shown of a result, however much was found.

import NormaFindings
import NormaText
import Testing

@testable import NormaReports

@Suite("A screen")
struct ScreenTests {
    private func screen(_ result: CheckResult, _ width: Int, _ lines: Int, by grouping: Grouping? = nil) -> String {
        Format.terminal.render(result, ReportOptions(width: width, extent: .screen(lines: lines), grouping: grouping))
    }

    /// The lines of the terminal that a text takes.
    private func rows(_ text: String, _ width: Int) -> Int {
        text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            .reduce(0) { $0 + max(1, (DisplayWidth.of($1) + width - 1) / width) }
    }

    @Test("shows a crowd of findings as it stands in the repository", arguments: [(80, 24), (200, 60)])
    func crowd(width: Int, lines: Int) throws {
        try Snapshot.expect(screen(Crowd.result(of: 5_000), width, lines), isIn: "crowd.\(width)x\(lines).txt")
    }

    @Test("puts findings together by what was asked for", arguments: Grouping.allCases)
    func grouped(grouping: Grouping) throws {
        let text = screen(Crowd.result(of: 5_000), 100, 24, by: grouping)
        try Snapshot.expect(text, isIn: "crowd.\(grouping.rawValue).txt")
    }

    @Test(
        "is never overrun, whatever was found and however large it is",
        arguments: [(80, 24), (200, 60), (40, 12), (60, 15), (132, 43)],
        ["crowd", "endless", "shop", "green", "hostile"]
    )
    func room(size: (Int, Int), name: String) {
        let results = [
            "crowd": Crowd.result(of: 3_000), "endless": Crowd.endless, "shop": Fixture.shop, "green": Fixture.green,
            "hostile": Hostile.result,
        ]
        guard let result = results[name] else { return }
        for grouping in [nil] + Grouping.allCases.map(Optional.some) {
            let text = screen(result, size.0, size.1, by: grouping)
            #expect(rows(text, size.0) <= size.1 - 1, "\(text)")
            #expect(text.contains(result.findings.isEmpty ? "No findings." : " in "))
        }
    }

    @Test("measures what is shown, not the codes of the colours")
    func coloured() {
        let options = ReportOptions(isColoured: true, width: 80, extent: .screen(lines: 24))
        let plain = ReportOptions(width: 80, extent: .screen(lines: 24))
        for result in [Crowd.result(of: 500), Fixture.shop, Crowd.endless] {
            let text = Format.terminal.render(result, options)
            #expect(text.replacing(/\u{1B}\[[0-9;]*m/, with: "") == Format.terminal.render(result, plain))
        }
    }

    @Test("with room for all shows all of it as ever, and what to do next")
    func whole() {
        let everything = Format.terminal.render(Fixture.shop, ReportOptions())
        let text = screen(Fixture.shop, 100, 200)
        #expect(text.hasPrefix(everything))
        #expect(
            text.dropFirst(everything.count).hasPrefix("Next: `norma fix --review` proposes a change for 1 of them")
        )
        #expect(screen(Fixture.green, 100, 24) == Format.terminal.render(Fixture.green, ReportOptions()))
    }

    @Test("cuts a sentence of 100,000 characters, which every other way of asking has whole")
    func endless() throws {
        let text = screen(Crowd.endless, 80, 24)
        try Snapshot.expect(text, isIn: "endless.80x24.txt")
        let words = String(repeating: "and so on ", count: 10_000)
        let isWhole = { (text: String) in text.utf8.count > 100_000 }
        #expect(isWhole(Format.terminal.render(Crowd.endless, ReportOptions())))
        for format in [Format.json, .jUnit, .checkstyle, .gitLab, .gitHub, .xcode] {
            #expect(format.render(Crowd.endless, ReportOptions()).contains(words))
        }
    }

    @Test(
        "says the one thing to do next",
        arguments: [
            (5_000, true, false, false, "`norma fix` fixes 385 of them; then `norma baseline` accepts the rest."),
            (
                5_000, false, false, false,
                "`norma baseline` accepts these; from then on only new findings are reported."
            ),
            (5_000, true, true, false, "`norma fix` fixes 385 of them without changing what the code does."),
            (5_000, false, true, false, "`norma check --all --only rule-number-0` shows its 990 findings."),
            (5_000, false, false, true, "`norma check --all --only rule-number-0` shows its 990 findings."),
            (90, true, false, false, "`norma fix` fixes 7 of them without changing what the code does."),
            (90, false, false, false, "`norma check --all --only rule-number-0` shows its 18 findings."),
        ]
    )
    func next(count: Int, isFixable: Bool, isAccepted: Bool, isCompared: Bool, words: String) {
        var result = Crowd.result(of: count)
        if !isFixable { for index in result.findings.indices { result.findings[index].fix = nil } }
        if isAccepted { result.accepted = AcceptedFindings(file: "b", size: 3, looked: [], stale: []) }
        if isCompared { result.comparison = ComparisonSummary(commit: "4f2a91c", reference: "main", changedFiles: 3) }
        let text = screen(result, 80, 24)
        #expect(text.hasSuffix("\nNext: \(words)\n"), "\(text)")
        #expect(text.ranges(of: "Next: ").count == 1)
        #expect(text.contains("\nBaseline: 3 accepted findings") == isAccepted)
        #expect(
            text.contains("\nCompared with main (4f2a91c): 3 files changed, 0 old findings.")
                == isCompared
        )
    }

    @Test("The table alone has all rules, and adds up")
    func summary() throws {
        let result = Crowd.result(of: 5_000)
        for grouping in Grouping.allCases {
            let options = ReportOptions(extent: .summary(isCut: false), grouping: grouping)
            let table = Format.terminal.render(result, options).split(separator: "\n\n")[0].split(separator: "\n")
                .dropFirst()
            let counts = table.compactMap { line in
                line.split(separator: " ").first.flatMap { Int($0.filter { $0 != "," }) }
            }
            #expect(counts.count == table.count)
            #expect(counts.reduce(0, +) == 5_000)
        }
        #expect(!Format.terminal.render(Fixture.green, ReportOptions(extent: .summary(isCut: true))).contains("count"))
    }

    @Test("The table is no wider than the terminal, and names rules whole as long as it can", arguments: [40, 80, 120])
    func width(columns: Int) throws {
        for grouping in Grouping.allCases {
            let options = ReportOptions(width: columns, extent: .summary(isCut: true), grouping: grouping)
            let text = Format.terminal.render(Crowd.result(of: 2_000), options)
            let table = text.split(separator: "\n\n")[0].split(separator: "\n")
            #expect(table.allSatisfy { DisplayWidth.of($0) <= columns }, "\(text)")
        }
        let options = ReportOptions(width: columns, extent: .summary(isCut: true))
        let text = Format.terminal.render(Crowd.result(of: 2_000), options)
        #expect(text.contains("rule-number-3-with-a-name-that-is-longer-than-most-names-of-rules") == (columns > 100))
    }

    @Test("Everything, put together by owner, has each finding once, and those of nobody last among equals")
    func everythingGrouped() {
        let result = Crowd.result(of: 600)
        let text = Format.terminal.render(result, ReportOptions(grouping: .owner))
        #expect(text.contains("\n@platform @leads: ") || text.hasPrefix("@platform @leads: "))
        #expect(text.contains("(no owner): "))
        let heads = text.split(separator: "\n").count { $0.contains(".swift:") && $0.contains("  rule-number-") }
        #expect(heads == 600)
    }

    @Test("Fifty thousand findings make a screen in no time to speak of")
    func fast() {
        let result = Crowd.result(of: 50_000)
        let duration = ContinuousClock().measure { _ = screen(result, 80, 24) }
        #expect(duration < .seconds(30), "\(duration)")
    }

    @Test("Most findings are where a third of them is, innermost")
    func hotSpot() {
        func spot(_ paths: [String]) -> HotSpot {
            var result = CheckResult(guide: "", guideOrigin: "")
            result.findings = paths.map { path in
                Finding(rule: "r", severity: .note, place: Place(path: RelativePath(path)), message: "", symbol: "")
            }.inCanonicalOrder()
            return HotSpot(of: Array(paths.indices), in: result)
        }
        func told(_ paths: String...) -> String {
            let spot = spot(paths)
            return "\(spot.name) \(spot.count)"
        }
        #expect(told("A/b.swift") == "A/b.swift 1")
        #expect(told("A/b.swift", "A/c.swift") == "A 2")
        #expect(told("A/b.swift", "A/b.swift", "A/c.swift") == "A/b.swift 2")
        #expect(told("A/b.swift", "B/c.swift", "C/d.swift", "D/e.swift") == ". 4")
        #expect(told("A/x/1", "A/x/2", "A/x-y/1", "B/1") == "A/x 2")
        #expect(told("", "A") == ". 2")
    }
}

@Suite("Text that is cut")
struct TextCutTests {
    @Test(
        "A path keeps its innermost components, and at least the beginning of a name",
        arguments: [
            ("A/B/C.swift", 20, "A/B/C.swift"), ("A/B/C.swift", 11, "A/B/C.swift"), ("A/B/C.swift", 10, "…/C.swift"),
            ("Sources/Cart/Views/CartView.swift", 24, "…/Views/CartView.swift"),
            ("Sources/Cart/Views/CartView.swift", 13, "CartView.swi…"), ("a-long-name-of-a-rule", 8, "a-long-…"),
            ("カート/カート", 8, "…/カート"), ("カート/カート", 5, "カー…"), ("", 3, ""), ("/", 0, ""),
        ]
    )
    func path(_ text: String, _ width: Int, _ expected: String) {
        #expect(TextCut.path(text, width: width) == expected)
        #expect(DisplayWidth.of(TextCut.path(text, width: width)) <= max(width, 0))
    }

    @Test(
        "A sentence keeps its beginning",
        arguments: [("abc", 3, "abc"), ("abcd", 3, "ab…"), ("カート", 5, "カー…"), ("a", 0, "")]
    )
    func end(_ text: String, _ width: Int, _ expected: String) {
        #expect(TextCut.end(of: text, width: width) == expected)
    }
}
