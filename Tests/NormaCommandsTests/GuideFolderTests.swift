// A guide that is a folder, on the command line: every command that takes a guide takes it.

import Foundation
import Testing

@Suite("A guide in a folder")
struct GuideFolderTests {
    private static let files = [
        "Guidelines/README.md":
            "---\nnorma: 2\nname: team\n---\n\n# Team\n\n- [Names](names.md)\n- [Types](types.md)\n\n"
            + "```yaml define\nroles: { store: { class: \"*Store\" } }\n```\n",
        "Guidelines/names.md":
            "# Names\n\n```yaml rule\nrule: stores-are-ours\nevery: store\nmust: { named: \"Our*\" }\n```\n",
        "Guidelines/types.md":
            "# Types\n\n```yaml rule\nrule: stores-are-final\nevery: store\nmust: { be: final }\n```\n",
        "Guidelines/proofs/names.md":
            "```swift bad rule=stores-are-ours\nclass TheirStore {} // ✗\n```\n\n"
            + "```swift good rule=stores-are-ours\nclass OurStore {}\n```\n",
        "Guidelines/templates/page.md": "# {{Name}}\n",
        "Docs/GUIDE.md": "---\nnorma: 2\nname: names-alone\nextends: ../Guidelines/names\n---\n",
        ".norma.yml": "guide: Guidelines/\n",
        "Sources/Store.swift": "class OldStore {}\n",
    ]

    private func run(_ arguments: String...) throws -> CommandLineRun {
        let tree = try TemporaryTree(Self.files)
        return try CommandLineRun(arguments, in: tree.root)
    }

    @Test("is checked, shown, tested and listed whole")
    func whole() throws {
        #expect(try run("check").output.contains("2 rules of team (named in .norma.yml)"))
        #expect(try run("check", "--guide", "Guidelines").status == 1)
        let page = try run("check", "--guide", "Guidelines/README.md")
        #expect(page.output.contains("2 rules of team"), "\(page.output)")
        let test = try run("guide", "test", "Guidelines/")
        #expect(test.output.contains("team: 2 rules, 1 proven, 1 unproven"), "\(test.output)")
        let status = try run("guide", "status").output
        #expect(status.contains("3 sections: 2 enforced"), "\(status)")
        let shown = try run("guide", "show", "Guidelines", "--whole").output
        #expect(shown.contains("# Team") && shown.contains("# Names") && shown.contains("# Types"))
        #expect(try run("guide", "words", "Guidelines").output.contains("2 rules"))
        #expect(try run("explain", "stores-are-ours").output.contains("Guidelines/names.md, line 4"))
        let html = try run("check", "--format", "html").output
        for file in ["README", "names", "types"] { #expect(html.contains("Guidelines/\(file).md</bdi>")) }
    }

    @Test("is shown page by page: the first one, or a chapter")
    func pages() throws {
        for first in [try run("guide", "show"), try run("guide", "show", "Guidelines")] {
            #expect(first.output == Self.files["Guidelines/README.md"], "\(first.errors)")
        }
        #expect(try run("guide", "show", "Guidelines/names").output == Self.files["Guidelines/names.md"])
        let page = try run("guide", "show", "Guidelines/names", "--page").output
        #expect(page.hasPrefix("Names\n═════\n\nrule\n│ rule: stores-are-ours\n"), "\(page)")
        let none = try run("guide", "show", "Guidelines/name")
        #expect(none.status == 2 && none.errors.contains("did you mean `names`?"))
    }

    @Test("is extended by a chapter alone")
    func chapter() throws {
        let rules = try run("guide", "show", "Docs/GUIDE.md", "--rules").output
        #expect(rules.contains("stores-are-ours") && !rules.contains("stores-are-final"), "\(rules)")
        #expect(try run("guide", "show", "Guidelines/types", "--rules").output.contains("stores-are-final"))
        let none = try run("check", "--guide", "Guidelines/name")
        #expect(none.status == 2)
        #expect(none.errors.contains("`Guidelines/README.md` has no chapter `name`; did you mean `names`?"))
    }

    @Test("needs a README, and Markdown that can be read")
    func broken() throws {
        let tree = try TemporaryTree(Self.files)
        let none = try CommandLineRun(["check", "--guide", "Sources"], in: tree.root)
        #expect(none.status == 2)
        #expect(none.errors.contains("the folder `Sources` isn't a guide: it has no `README.md`"), "\(none.errors)")
        try tree.write("Guidelines/names.md", Data([0x23, 0x20, 0xFF]))
        let damaged = try CommandLineRun(["check"], in: tree.root)
        #expect(damaged.status == 2)
        #expect(
            damaged.errors.contains(
                "Guidelines/names.md:1:1: error: this chapter is not UTF-8 from line 1, column 3 on"
            ),
            "\(damaged.errors)"
        )
    }
}
