// `norma guide show --html`: what is written, and what is left alone.

import Foundation
import Testing

@Suite("norma guide show --html")
struct GuideSiteTests {
    private static let guide = """
        ---
        norma: 2
        name: team
        ---

        # Team

        ```yaml rule
        rule: stores-are-final
        every: { class: "*Store" }
        must: { be: final }
        ```

        ```yaml take from=clean-coordinators
        - no-locks
        ```

        """

    private func site(of guide: String, in tree: TemporaryTree) throws -> CommandLineRun {
        try tree.write("GUIDE.md", Data(guide.utf8))
        return try CommandLineRun(["guide", "show", "./GUIDE.md", "--html", "Site"], in: tree.root)
    }

    @Test("writes a site, and writes it again without a change or with what changed")
    func again() throws {
        let tree = try TemporaryTree()
        let run = try site(of: Self.guide, in: tree)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output == "4 pages in `Site`; open `Site/index.html` in a browser.\n")
        let page = try tree.read("Site/team/rules/no-locks.html")
        #expect(page.contains("taken from clean-coordinators in GUIDE.md, line 15"))
        let first = try tree.read("Site/team/index.html")
        #expect(first.contains("rules/no-locks.html") && first.contains("rules/stores-are-final.html"))
        #expect(try site(of: Self.guide, in: tree).status == 0)
        #expect(try tree.read("Site/team/index.html") == first)
        try tree.write("Site/own.html", Data("mine".utf8))
        let other = Self.guide.replacing("stores-are-final", with: "stores-are-closed")
        #expect(try site(of: other, in: tree).status == 0)
        #expect(try tree.read("Site/team/rules/stores-are-closed.html").contains("stores-are-closed"))
        #expect(throws: (any Error).self) { try tree.read("Site/team/rules/stores-are-final.html") }
        #expect(try tree.read("Site/own.html") == "mine")
    }

    @Test("leaves a folder alone that holds something else")
    func refusals() throws {
        let tree = try TemporaryTree(["Site/index.html": "mine", "Other/a": "", "file": ""])
        let run = try site(of: Self.guide, in: tree)
        #expect(run.status == 2)
        #expect(run.errors.contains("no site is written into `Site`: it holds other files"), "\(run.errors)")
        #expect(try tree.read("Site/index.html") == "mine")
        let file = try CommandLineRun(["guide", "show", "./GUIDE.md", "--html", "file"], in: tree.root)
        #expect(file.status == 2 && file.errors.contains("it isn't a folder"))
        let both = try CommandLineRun(["guide", "show", "./GUIDE.md", "--html", "New", "--rules"], in: tree.root)
        #expect(both.status == 2 && !FileManager.default.fileExists(atPath: tree.root + "/New"))
    }

    @Test("follows no link out of the site, and overwrites no page that isn't its own")
    func links() throws {
        let tree = try TemporaryTree()
        #expect(try site(of: Self.guide, in: tree).status == 0)
        try FileManager.default.removeItem(atPath: tree.root + "/Site/team")
        try FileManager.default.createDirectory(atPath: tree.root + "/Elsewhere", withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: tree.root + "/Site/team",
            withDestinationPath: tree.root + "/Elsewhere"
        )
        let linked = try site(of: Self.guide, in: tree)
        #expect(linked.status == 2 && linked.errors.contains("`team` in it isn't a folder"), "\(linked.errors)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: tree.root + "/Elsewhere").isEmpty)
        try FileManager.default.removeItem(atPath: tree.root + "/Site/team")
        try tree.write("Site/team/rules/stores-are-open.html", Data("mine".utf8))
        let own = try site(of: Self.guide.replacing("stores-are-final", with: "stores-are-open"), in: tree)
        #expect(own.status == 2 && own.errors.contains("isn't a page of such a site"), "\(own.errors)")
        #expect(try tree.read("Site/team/rules/stores-are-open.html") == "mine")
    }

    @Test("writes all built-in guides without a name")
    func builtIn() throws {
        let tree = try TemporaryTree()
        let run = try CommandLineRun(["guide", "show", "--html", "Site"], in: tree.root)
        #expect(run.status == 0, "\(run.errors)")
        let index = try tree.read("Site/index.html")
        for book in ["boundaries", "clean-coordinators", "clean-packages", "golden-path", "viper-mvvm"] {
            #expect(index.contains("<a href=\"\(book)/index.html\">"))
        }
        let rule = try tree.read("Site/clean-coordinators/rules/no-locks.html")
        #expect(rule.contains("```yaml take from=clean-coordinators\n- no-locks\n```"))
    }
}
