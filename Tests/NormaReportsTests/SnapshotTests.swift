// Every format, with a realistic result, with one in which nothing is wrong, and with hostile text.

import NormaFindings
import Testing

@testable import NormaReports

@Suite("Formats give the text that stands in the repository")
struct SnapshotTests {
    /// A whole page is too long to be read; its parts have tests of their own.
    private static let names = AllFormats.sorted.map(\.name).filter { $0 != "html" }

    @Test("of a result with findings", arguments: names)
    func shop(format: String) throws { try expect(Fixture.shop, "shop", format) }

    @Test("of a green run", arguments: names)
    func green(format: String) throws { try expect(Fixture.green, "green", format) }

    @Test("of hostile text", arguments: names)
    func hostile(format: String) throws { try expect(Hostile.result, "hostile", format) }

    @Test("of names and messages that are markup", arguments: ["json", "junit", "checkstyle", "gitlab", "markdown"])
    func markup(format: String) throws { try expect(Hostile.markup, "markup", format) }

    @Test("in colour")
    func colour() throws {
        let text = Format.terminal.render(Fixture.shop, ReportOptions(isColoured: true))
        try Snapshot.expect(text, isIn: "shop.colour.terminal.txt")
    }

    @Test("with the files that are left out as generated, for those who ask")
    func verbose() throws {
        var options = ReportOptions(isColoured: true, extent: .summary(isCut: false))
        options.isVerbose = true
        try Snapshot.expect(Format.terminal.render(Fixture.shop, options), isIn: "shop.verbose.terminal.txt")
    }

    @Test("when nothing was checked")
    func nothing() throws { try expect(Fixture.nothing, "nothing", "terminal") }

    private func expect(_ result: CheckResult, _ name: String, _ format: String) throws {
        let text = try #require(AllFormats.named(format)).render(result, ReportOptions(toolVersion: "1.0.0"))
        let extensions = [
            "json": "json", "sarif": "sarif", "checkstyle": "checkstyle.xml", "junit": "junit.xml",
            "gitlab": "gitlab.json",
            "markdown": "markdown.md",
        ]
        try Snapshot.expect(text, isIn: "\(name).\(extensions[format] ?? "\(format).txt")")
    }
}
