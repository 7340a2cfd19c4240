// A guide that is a folder: its chapters are its own documents.

import NormaGuide
import NormaText
import Testing

@Suite("A guide that is a folder")
struct ChapterTests {
    private static let readme = """
        ---
        norma: 2
        name: book
        ---
        # Book

        The order is that of the list, whatever [Names](names.md) is mentioned before.

        1. [Types](types.md#final)
        2. [Names](parts/names.md), and ![a picture](a.png)
        - [Elsewhere](https://example.com/x.md), [above](../CONTRIBUTING.md), [files](templates/a.md)

        ```markdown
        - [Not read](not.md)
        ```
        ```yaml define
        roles: { thing: class }
        values: { suffix: Store }
        ```
        """

    private static let book = Book(
        "book",
        [
            "README.md": readme,
            "types.md": "---\nname: kinds\n---\n# Types\n" + Book.rule("final-things"),
            "parts/names.md":
                "# Names\n```yaml rule\nrule: named\nevery: thing\nmust: { named: \"*{{suffix}}\" }\n```\n",
            "proofs/types.md": "# Types\n```swift bad rule=final-things\nclass A {}\n```\n",
            "proofs/names.md": "# Names\n## named, final-things\n```swift good\nfinal class AStore {}\n```\n",
            "templates/thing.md":
                "# Thing\n```yaml template\ntemplate: thing\nsummary: A thing.\ninputs: { Name: { is: type-name, about: Its name, sample: A } }\n```\n"
                + "```swift template thing path=\"{{Name}}.swift\"\nfinal class {{Name}}Store {}\n```\n",
        ]
    )

    @Test("is read in the order of its list, and is one guide")
    func order() throws {
        let guide = try Self.book.read()
        #expect(guide.name == "book")
        #expect(
            guide.documents.map(\.name) == [
                "book", "book/kinds", "book/parts/names", "book/proofs/names", "book/proofs/types",
                "book/templates/thing",
            ]
        )
        #expect(guide.documents.map(\.file).last == "book/templates/thing.md")
        #expect(guide.templates.map(\.name) == ["thing"])
        #expect(guide.documents.map(\.guide) == [0, 0, 0, 0, 0, 0])
        #expect(guide.rules.map(\.name) == ["final-things", "named"])
        #expect(guide.rules.map(\.place.file) == ["book/types.md", "book/parts/names.md"])
        #expect(guide.rules.map(\.form.shown).last == "every <thing> must named('*Store')")
        #expect(
            guide.examples.map { guide.rules(provenBy: $0).map(\.name) } == [
                ["final-things", "named"], ["final-things"],
            ]
        )
        #expect(guide.ownText.contains("# Types") && !guide.ownText.contains("kinds"))
    }

    @Test("is read in the order of its front matter where that says one")
    func explicitOrder() throws {
        var files = Self.book.files
        files["README.md"] = Self.readme.replacing(
            "name: book\n",
            with: "name: book\nchapters: [parts/names.md, types.md]\n"
        )
        let guide = try Book("book", files).read()
        #expect(guide.rules.map(\.name) == ["named", "final-things"])
    }

    @Test("is inherited whole")
    func inherited() throws {
        let own = Book("own", ["README.md": "---\nnorma: 2\nname: own\nextends: book\n---\n" + Book.rule("own-things")])
        let guide = try own.read(among: [Self.book])
        #expect(guide.rules.map(\.name) == ["own-things", "final-things", "named"])
        #expect(guide.documents.map(\.guide) == [0, 1, 1, 1, 1, 1, 1])
        #expect(guide.rules.map { guide.isOwn($0.section) } == [true, false, false])
    }

    @Test("is inherited by a chapter with those that only say what words mean")
    func vocabulary() throws {
        var files = Self.book.files
        files["README.md"] = Self.readme.replacing("roles: { thing: class }\n", with: "") + "\n\n- [Words](words.md)\n"
        files["words.md"] = "# Words\n```yaml define\nroles: { thing: class }\n```\n"
        let own = Book("own", ["README.md": "---\nnorma: 2\nname: own\nextends: [book/types]\n---\n"])
        let guide = try own.read(among: [Book("book", files)])
        #expect(guide.rules.map(\.name) == ["final-things"])
        #expect(guide.documents.map(\.name) == ["own", "book", "book/kinds", "book/words", "book/proofs/types"])
        #expect(guide.documents.map(\.chapter) == [nil, nil, "types", "words", "proofs/types"])
    }

    @Test("is inherited by a chapter, with the words of its README and of what that extends, but no other rules")
    func chapter() throws {
        let style = Book(
            "style",
            [
                "README.md":
                    "---\nnorma: 2\nname: style\n---\n```yaml define\nroles: { thing: class }\n```\n# S\n"
                    + Book.rule("styled")
            ]
        )
        var files = Self.book.files
        files["README.md"] =
            Self.readme.replacing("name: book\n", with: "name: book\nextends: style\n")
            .replacing("roles: { thing: class }\n", with: "")
            + "\n" + Book.rule("of-the-book")
        let book = Book("book", files)
        let own = Book("own", ["README.md": "---\nnorma: 2\nname: own\nextends: [book/types]\n---\n"])
        let guide = try own.read(among: [book, style])
        #expect(guide.rules.map(\.name) == ["final-things"])
        #expect(guide.documents.map(\.name) == ["own", "book", "book/kinds", "book/proofs/types", "style"])
        let both = Book(
            "own",
            ["README.md": "---\nnorma: 2\nname: own\nextends: [book/types, book/parts/names]\n---\n"]
        )
        #expect(try both.read(among: [book, style]).rules.map(\.name) == ["final-things", "named"])
        // Another guide that is extended asks for all of it.
        let other = Book("other", ["README.md": "---\nnorma: 2\nname: other\nextends: book\n---\n"])
        let far = Book("own", ["README.md": "---\nnorma: 2\nname: own\nextends: [book/types, other]\n---\n"])
        #expect(
            try far.read(among: [book, style, other]).rules.map(\.name)
                == ["of-the-book", "final-things", "named", "styled"]
        )
    }

    @Test("what a chapter's rule became takes its examples in proofs with it")
    func droppedWithProofs() throws {
        let own = Book(
            "own",
            [
                "README.md":
                    "---\nnorma: 2\nname: own\nextends: book\n---\n```yaml rule\ndrops: final-things\nbecause: no\n```\n"
            ]
        )
        let guide = try own.read(among: [Self.book])
        #expect(guide.rules.map(\.name) == ["named"])
        #expect(guide.examples.map { guide.rules(provenBy: $0).map(\.name) } == [["named"]])
    }
}
