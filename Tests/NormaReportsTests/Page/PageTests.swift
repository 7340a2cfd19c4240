// What a page for a browser holds: all of the result as data that can be read back, and no text of others as markup.

import Foundation
@testable import NormaFindings
import NormaText
import Testing

@testable import NormaReports

@Suite("A page for a browser")
struct PageTests {
    private func html(_ result: CheckResult) -> String {
        Format.html.render(result, ReportOptions(root: "/work/Shop", toolVersion: "1.0.0"))
    }

    private struct Data: Decodable {
        struct Table: Decodable {
            var columns: [String]
            var cells: [Int]
            var rows: [[Int]] {
                stride(from: 0, to: cells.count, by: columns.count).map { Array(cells[$0..<$0 + columns.count]) }
            }
            func column(_ name: String) -> [Int] {
                columns.firstIndex(of: name).map { index in rows.map { $0[index] } } ?? []
            }
        }
        struct Graph: Decodable {
            var level: String
            var units: Table
            var edges: Table
            var uses: Table
        }
        var rules: Table
        var findings: Table
        var related: Table
        var files: Table
        var graphs: [Graph]
        var texts: [String]
    }

    private func data(in page: String) throws -> Data {
        let start = try #require(page.range(of: "<script type=\"application/json\" id=\"data\">")?.upperBound)
        let end = try #require(page[start...].firstRange(of: "</script>")?.lowerBound)
        return try JSONDecoder().decode(Data.self, from: Foundation.Data(page[start..<end].utf8))
    }

    @Test("has every finding, with the words of its rule once")
    func findings() throws {
        let data = try data(in: html(Fixture.shop))
        let messages = data.findings.column("message").map { data.texts[$0] }
        #expect(messages == Fixture.shop.findings.map(\.message))
        #expect(data.findings.column("line") == [-1, 14, 41, 52, 7, 118])
        let rules = data.findings.column("rule").map { data.texts[data.rules.column("name")[$0]] }
        #expect(rules == Fixture.shop.findings.map(\.rule))
        let paths = data.findings.column("file").map { data.texts[data.files.column("path")[$0]] }
        #expect(paths == Fixture.shop.findings.map(\.place.path.text))
        #expect(data.related.rows.count == 1)
        #expect(data.texts.count == Set(data.texts).count)
    }

    @Test("divides the line around what is meant, also behind letters of many bytes")
    func excerpts() throws {
        let line = "    let title = \"カート🛒\"; let service = CartService()"
        let place = Fixture.place("A.swift", line: 7, in: line, "CartService()")
        let parts = try #require(MarkedExcerpt(Excerpt(of: place, in: line), at: place))
        #expect(parts.before == "    let title = \"カート🛒\"; let service = ")
        #expect(parts.marked == "CartService()")
        #expect(parts.behind.isEmpty)
        #expect(MarkedExcerpt(nil, at: place) == nil)
    }

    @Test("marks to the end of the line what goes on for lines, and nothing behind its end")
    func oddExcerpts() throws {
        let line = "func f() {"
        let start = Position(line: 1, column: 6)
        let long = Place(path: RelativePath("A"), range: .empty, start: start, end: Position(line: 9, column: 2))
        #expect(MarkedExcerpt(Excerpt(of: long, in: line), at: long)?.marked == "f() {")
        let behind = Position(line: 1, column: 99)
        let none = Place(path: RelativePath("A"), range: .empty, start: behind, end: behind)
        #expect(MarkedExcerpt(Excerpt(of: none, in: line), at: none)?.before == line)
    }

    @Test("makes no text of others markup", arguments: ["hostile", "markup", "endless", "right-to-left", "long-names"])
    func hostile(name: String) throws {
        let result = try #require(PageFixtures.all.first { $0.name == name }).result
        let page = html(result)
        let script = PageAssets.script
        // Ours: the data and the script; nothing else begins or ends one.
        #expect(page.ranges(of: "<script").count - script.ranges(of: "<script").count == 2)
        #expect(page.ranges(of: "</script").count == 2)
        #expect(!page.contains("<img"))
        #expect(!page.contains("<iframe"))
        #expect(!page.contains("<link"))
        #expect(!page.contains("href=\"javascript:"))
        #expect(!page.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" && $0 != "\t" })
        #expect(!page.unicodeScalars.contains("\u{2028}"))
        #expect(!page.unicodeScalars.contains("\u{202E}"))
        let data = try data(in: page)
        #expect(data.findings.rows.count == result.findings.count)
    }

    @Test("has a length that can be borne, and says what it leaves out")
    func endless() throws {
        let page = html(PageFixtures.endless)
        #expect(page.utf8.count < 1_500_000)
        let data = try data(in: page)
        #expect(data.texts.allSatisfy { $0.utf8.count < 20_000 })
        #expect(data.texts.contains { $0.hasSuffix(" more characters)") })
    }

    @Test("shows of an arrow so many places at most, the forbidden ones first")
    func caps() throws {
        let data = try data(in: html(LargeProject.result(findings: 10, types: 300, uses: 4_000)))
        for graph in data.graphs {
            let most = graph.level == "types" ? 10 : 50
            #expect(graph.edges.column("usesCount").allSatisfy { $0 <= most })
            #expect(graph.edges.column("usesCount").max() == (graph.level == "types" ? 4 : 50))
            let first = zip(graph.edges.column("forbidden"), graph.edges.column("uses")).filter { $0.0 > 0 }.map(\.1)
            #expect(first.allSatisfy { graph.uses.column("rulesCount")[$0] > 0 })
        }
    }

    @Test("writes numbers as JSON has them")
    func numbers() {
        let written = String(decoding: PageTable.written([0, -1, 10, 1_203, .max, .min]), as: UTF8.self)
        #expect(written == "[0,-1,10,1203,9223372036854775807,-9223372036854775808]")
        #expect(PageTable.written([]) == Array("[]".utf8))
    }

    @Test("does without structure, guide and sizes where nobody asked for them")
    func bare() throws {
        let page = html(Fixture.shop)
        #expect(!page.contains("id=\"section-picture\""))
        #expect(!page.contains("id=\"section-types\""))
        #expect(page.contains("id=\"section-findings\""))
        #expect(try data(in: page).graphs.isEmpty)
    }

    @Test("lets a browser run its own script alone, which it names by what is in it")
    func policy() {
        let page = html(Fixture.green)
        #expect(page.contains("default-src 'none'"))
        #expect(page.contains("script-src '\(SHA256(of: PageAssets.script.utf8).source)'"))
        #expect(page.contains("<script type=\"module\">\(PageAssets.script)</script>"))
        #expect(!page.contains("unsafe"))
    }

    @Test(
        "hashes as everybody does",
        arguments: [
            ("", "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
            ("abc", "sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "sha256-JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="
            ),
        ]
    )
    func hash(text: String, source: String) {
        #expect(SHA256(of: text.utf8).source == source)
    }

    /// With `NORMA_PAGES` in the environment, a folder, the pages are written for `Scripts/browser` to look at.
    @Test("can be written for every fixture")
    func pages() throws {
        let folder = ProcessInfo.processInfo.environment["NORMA_PAGES"].map { URL(filePath: $0) }
        for (name, result) in PageFixtures.all {
            let page = html(result)
            #expect(page.hasSuffix("</html>\n"))
            if let folder { try Foundation.Data(page.utf8).write(to: folder.appending(path: name + ".html")) }
        }
    }
}
