// What holds of every format, and what single ones promise beyond their snapshots.

@testable import NormaFindings
import NormaText
import Testing

@testable import NormaReports

@Suite("Formats")
struct FormatTests {
    @Test("stand sorted in their list, each once, and are found by name")
    func list() {
        let names = AllFormats.sorted.map(\.name)
        #expect(names == Set(names).sorted())
        for name in names { #expect(AllFormats.named(name)?.name == name) }
        #expect(AllFormats.named("nonsense") == nil)
    }

    @Test("give the same bytes each time, and end with a line break", arguments: AllFormats.sorted.map(\.name))
    func deterministic(name: String) throws {
        let format = try #require(AllFormats.named(name))
        for result in [Fixture.shop, Fixture.green, Hostile.result, Fixture.nothing] {
            let text = format.render(result, ReportOptions())
            #expect(text == format.render(result, ReportOptions()))
            #expect(text.isEmpty || text.hasSuffix("\n"))
        }
    }

    @Test("show no control character of the checked tree", arguments: ["terminal", "xcode", "github"])
    func controls(name: String) throws {
        let text = try #require(AllFormats.named(name)).render(Hostile.result, ReportOptions())
        let isControl = { (scalar: Unicode.Scalar) in scalar != "\n" && scalar.properties.generalCategory == .control }
        #expect(!text.unicodeScalars.contains(where: isControl))
        #expect(!text.unicodeScalars.contains("\u{202E}"))
    }

    @Test("Xcode and GitHub get one line a message, whatever the message holds", arguments: ["xcode", "github"])
    func oneLine(name: String) throws {
        let text = try #require(AllFormats.named(name)).render(Hostile.result, ReportOptions())
        let lines = text.split(whereSeparator: \.isNewline)
        #expect(lines.count == Hostile.result.findings.count + Hostile.result.problems.count)
    }

    @Test("GitHub reads back what was meant")
    func gitHub() throws {
        let text = Format.gitHub.render(Hostile.result, ReportOptions())
        let line = try #require(text.split(separator: "\n").first)
        // As the runner reads a command: the properties end at the next `::`, and divide at commas.
        let parts = line.dropFirst(2).split(separator: "::", maxSplits: 1)
        let properties = try #require(parts.first?.split(separator: " ", maxSplits: 1).last).split(separator: ",")
        func unescaped(_ text: some StringProtocol) -> String {
            var text = String(text)
            for (code, character) in [("%0D", "\r"), ("%0A", "\n"), ("%3A", ":"), ("%2C", ","), ("%25", "%")] {
                text = text.split(separator: code, omittingEmptySubsequences: false).joined(separator: character)
            }
            return text
        }
        #expect(unescaped(properties[0]) == "file=\(Hostile.result.findings[0].place.path.text)")
        #expect(unescaped(try #require(parts.last)) == Hostile.result.findings[0].message + "\nSay `x: y, 50%`.")
    }

    @Test("Paths begin with the prefix, where a format names files to open")
    func prefix() {
        for prefix in ["/Users/me/Shop", "/Users/me/Shop/"] {
            let options = ReportOptions(pathPrefix: prefix, root: prefix)
            let path = "/Users/me/Shop/Sources/Features/Cart/Views/CartView.swift"
            #expect(Format.xcode.render(Fixture.shop, options).contains("\n\(path):7:48: error: "))
            #expect(Format.terminal.render(Fixture.shop, options).contains("\n\(path):7:48  error  "))
            #expect(Format.gitHub.render(Fixture.shop, options).contains("file=\(path),line=7,col=39,"))
            #expect(Format.sarif.render(Fixture.shop, options).contains(#""uri": "file:///Users/me/Shop/""#))
            #expect(!Format.json.render(Fixture.shop, options).contains("/Users"))
        }
    }

    @Test("From ten findings on a table says which rules have most of them")
    func table() {
        var result = Fixture.shop
        result.findings += Array(repeating: result.findings[1], count: 998)
        let text = Format.terminal.render(result, ReportOptions())
        #expect(text.contains("By rule\n  1,000  view-models-stay-apart\n      1  feature-folders\n"))
        #expect(text.contains("1,002 errors, 1 warning and 1 note"))
    }

    @Test("Twenty thousand findings take no time to speak of", arguments: AllFormats.sorted.map(\.name))
    func many(name: String) throws {
        var result = Fixture.shop
        result.findings = Array(repeating: result.findings, count: 1_000).flatMap { $0 }
        let format = try #require(AllFormats.named(name))
        var text = ""
        let duration = ContinuousClock().measure { text = format.render(result, ReportOptions()) }
        let bounded = ["markdown": 10_000, "agent": 3_000]
        #expect(text.utf8.count > bounded[name] ?? 50_000)
        #expect(duration < .seconds(20), "\(duration)")
    }

    @Test("Rules of our own are explained, also where the result does not list them")
    func ownRules() {
        var result = Fixture.green
        result.findings = [
            Finding(
                rule: "allow-needs-reason",
                severity: .error,
                place: Place(path: RelativePath("A.swift")),
                message: "No reason",
                symbol: "A.swift"
            )
        ]
        let text = Format.terminal.render(result, ReportOptions())
        #expect(text.contains("why      An exception without a reason"))
        #expect(text.contains("guide    norma, “Comments that allow”"))
        #expect(Format.sarif.render(result, ReportOptions()).contains("An exception without a reason"))
    }

    @Test("Why is said once a rule; what to do is said again where another rule came between")
    func once() {
        let text = Format.terminal.render(Fixture.shop, ReportOptions())
        #expect(text.ranges(of: "Two screens that hold each other").count == 1)
        #expect(text.ranges(of: "Move the shared state").count == 2)
        var consecutive = Fixture.shop
        consecutive.findings = [Fixture.shop.findings[1], Fixture.shop.findings[3]]
        #expect(Format.terminal.render(consecutive, ReportOptions()).ranges(of: "Move the shared state").count == 1)
    }

    @Test(
        "What one finding says of itself goes before the rule's words, and is said each time",
        arguments: AllFormats.sorted
    )
    func ownInstead(format: Format) {
        var result = Fixture.shop
        result.findings = [Fixture.shop.findings[1], Fixture.shop.findings[3]]
        result.suppressed = []
        result.findings[0].instead = "Share a CartStore."
        result.findings[1].instead = "Share a ListStore."
        let text = format.render(result, ReportOptions())
        #expect(text.contains("Share a CartStore."))
        #expect(text.contains("Share a ListStore."))
        // The catalogue of rules in SARIF and in a page says it for all findings.
        if format.name != "sarif", format.name != "html" { #expect(!text.contains("Move the shared state")) }
    }

    @Test("Allowing one of two equal findings does not change the other's fingerprint")
    func fingerprints() {
        var result = CheckResult(guide: "g", guideOrigin: "")
        let both = [1, 2].map { line in
            Finding(
                rule: "a",
                severity: .error,
                place: Place(
                    path: RelativePath("A.swift"),
                    range: .empty,
                    start: Position(line: line, column: 1),
                    end: Position(line: line, column: 2)
                ),
                message: "",
                symbol: "A"
            )
        }
        result.findings = both
        let before = ReportIndex(result).fingerprints.findings
        result.findings = [both[1]]
        result.suppressed = [SuppressedFinding(finding: both[0], reason: "x", until: nil)]
        let after = ReportIndex(result).fingerprints
        #expect(Set(before).count == 2)
        #expect([after.suppressed[0], after.findings[0]] == before)
    }
}
