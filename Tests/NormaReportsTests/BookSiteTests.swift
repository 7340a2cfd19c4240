// Books as a site: addresses, links, and that no text of a guide becomes markup.

import NormaFindings
import NormaText
import Testing

@testable import NormaReports

@Suite("A site of books")
struct BookSiteTests {
    private func rule(_ name: String, chapter: String? = nil) -> RulePage {
        RulePage(
            name: name,
            severity: .warning,
            book: "team",
            chapter: chapter,
            headings: ["Views", "<i>What</i> they leave"],
            place: "views.md, line 3",
            sentence: "a `view` must not call `print<T>`",
            reason: "See [names](deep/names.md#ours), [proofs](proofs/a.md), [web](https://a.b).",
            instead: "Show it"
        )
    }

    private func page(_ chapter: String?, _ text: String, rules: [(line: Int, name: String)] = []) -> Book.Page {
        Book.Page(chapter: chapter, title: chapter ?? "Team", text: text, rules: rules)
    }

    private func site(_ books: [Book]) -> [String: String] {
        Dictionary(uniqueKeysWithValues: BookSite(books).files.map { ($0.path, $0.text) })
    }

    private var team: Book {
        var examples = rule("no-prints", chapter: "views")
        examples.examples = ["```swift bad\nprint(\"</code><script>alert(1)</script>\") // ✗\n```"]
        examples.canBeTaken = true
        examples.figure = RulePage.Figure(right: 3, wrong: 1, unwanted: 0)
        let views = "# Views\n\n```yaml rules\nno-prints: {}\n```\n\n[Up](README.md), [deep](deep/names.md)\n"
        return Book(
            name: "team",
            summary: "How <b>we</b> build.",
            pages: [
                page(nil, "---\nnorma: 2\n---\n# Team\n\n- [Views](./views.md)\n"),
                page("views", views, rules: [(4, "no-prints")]),
                page("deep/names", "# Names\n\n[views](../views.md#views), [out](../../secret.md)\n"),
            ],
            rules: [examples]
        )
    }

    @Test("has a page for each chapter and rule, an index, a style and a list of them")
    func pages() {
        let files = BookSite([team]).files.map(\.path)
        let pages = [
            "index.html", "style.css", "team/deep/names.html", "team/index.html", "team/rules/no-prints.html",
            "team/views.html",
        ]
        #expect(files == pages + ["norma-site.txt"])
        let list = site([team])["norma-site.txt"] ?? ""
        #expect(BookSite.paths(in: list) == pages.filter { $0 != "style.css" })
    }

    @Test("leads from chapter to chapter and to rules, and nowhere that it doesn't have")
    func links() throws {
        let site = site([team])
        let views = try #require(site["team/views.html"])
        #expect(views.contains("<a href=\"rules/no-prints.html\"><code><bdi>no-prints</bdi></code></a>"))
        #expect(views.contains("<a href=\"index.html\" rel") && views.contains("<a href=\"deep/names.html\" rel"))
        let names = try #require(site["team/deep/names.html"])
        #expect(names.contains("<a href=\"../views.html#views\" rel") && names.contains(", out</p>"))
        #expect(names.contains("href=\"../../style.css\"") && names.contains("href=\"../../index.html\""))
        let rule = try #require(site["team/rules/no-prints.html"])
        #expect(rule.contains("<a href=\"../deep/names.html#ours\" rel"))
        #expect(rule.contains(", proofs, ") && rule.contains("<a href=\"https://a.b\""))
        #expect(rule.contains("<a href=\"../views.html\"><bdi>views</bdi></a>"))
        #expect(site["team/index.html"]?.contains("<a href=\"views.html\" rel") == true)
    }

    @Test("says of a rule what it asks, why, what instead, how often it was right and how to take it")
    func rulePage() throws {
        let rule = try #require(site([team])["team/rules/no-prints.html"])
        #expect(rule.contains("A <code><bdi>view</bdi></code> must not call <code><bdi>print&lt;T&gt;</bdi></code>."))
        #expect(rule.contains("<strong>Instead:</strong> Show it."))
        #expect(rule.contains("Readers judged 4 of its findings") && rule.contains("3 right, 1 wrong."))
        #expect(rule.contains("```yaml take from=team\n- no-prints\n```"))
        #expect(rule.contains("figure class=\"example bad\""))
    }

    @Test("draws a rule that is a picture, on its page and beside its block")
    func picture() throws {
        var book = team
        book.rules[0].picture = StructureGraph(
            level: .layers,
            units: [StructureUnit(name: "View"), StructureUnit(name: "Model <b>")],
            edges: [StructureEdge(from: 0, to: 1)]
        )
        let site = site([book])
        for path in ["team/rules/no-prints.html", "team/views.html"] {
            let page = try #require(site[path])
            #expect(page.contains("<svg") && page.contains("View may use Model &lt;b&gt;"), "\(path)")
            #expect(!page.contains("tabindex=\"0\"") && !page.contains("class=\"weight\""))
        }
        #expect(site["style.css"]?.contains(".picture .unit rect") == true)
    }

    @Test("shows texts of a guide as what they are")
    func hostile() {
        var book = team
        book.name = "../<script>"
        book.pages[0].text = "# <script>alert(1)</script>\n\n[x](javascript:alert(1)) <b>\n"
        let files = BookSite([book, team]).files
        #expect(files.allSatisfy { BookSite.paths(in: $0.text) != nil || !$0.path.contains("..") })
        for file in files where file.path.hasSuffix(".html") {
            #expect(!file.text.contains("<script>alert"), "\(file.path)")
            #expect(!file.text.contains("href=\"javascript"), "\(file.path)")
            #expect(!file.text.contains("<i>What") && !file.text.contains("<b>we"), "\(file.path)")
        }
        let data = site([team])["index.html"]?.components(of: "id=\"Data\">", "</script>") ?? ""
        #expect(data.contains("no-prints") && !data.contains("<"))
    }

    @Test("gives each page a path of its own, whatever chapters and books are called")
    func paths() {
        let pages = [page(nil, "# A\n"), page("index", "# B\n"), page("Ä b", "# C\n"), page("ä/b", "# D\n")]
        let one = Book(name: "A b", summary: "", pages: pages, rules: [])
        let other = Book(name: "a-b", summary: "", pages: [page(nil, "# A\n")], rules: [])
        let paths = BookSite([one, other]).files.map(\.path)
        #expect(Set(paths).count == paths.count)
        #expect(paths.contains("a-b/index-2.html") && paths.contains("a-b-2/index.html"))
    }

    @Test("a list names only pages below its folder")
    func list() {
        let head = "The files of a site that `norma guide show --html` wrote and overwrites:\n"
        let names = ["a/b.html", "../c.html", "/d.html", "style.css", "E.html", "a/../../f.html"]
        #expect(BookSite.paths(in: head + names.joined(separator: "\n")) == ["a/b.html"])
        #expect(BookSite.paths(in: "Another text\na.html\n") == nil)
    }
}

extension String {
    /// What is between two texts.
    fileprivate func components(of start: String, _ end: String) -> String? {
        guard let first = ranges(of: start).first, let last = self[first.upperBound...].ranges(of: end).first else {
            return nil
        }
        return String(self[first.upperBound..<last.lowerBound])
    }
}
