// What the author of a guide that is a folder sees when something is wrong: each problem in its own file.

import NormaGuide
import Testing

@Suite("Chapters with problems")
struct ChapterProblemTests {
    private static let head = "---\nnorma: 2\nname: book\n---\n"
    private static let roles = "```yaml define\nroles: { thing: class }\n```\n"

    @Test("a chapter that is not listed, one that is not there, and a list that names one twice")
    func listing() {
        let book = Book(
            "book",
            ["README.md": Self.head + Self.roles + "- [Types](type.md)\n", "types.md": "# Types\n" + Book.rule("one")]
        )
        #expect(
            book.problems() == """
                book/README.md:8:11: error: the guide's folder has no chapter `type.md`; did you mean `types.md`?
                 8 | - [Types](type.md)
                   |           ^^^^^^^

                book/types.md:1:1: error: `book/README.md` doesn't list this chapter, so readers can't find it; list it there, as in `- [types](types.md)`, or move it out of the guide's folder
                 1 | # Types
                   | ^
                """
        )
        let twice = Book(
            "book",
            [
                "README.md": "---\nnorma: 2\nname: book\nchapters: [a.md, a.md]\n---\n" + Self.roles,
                "a.md": Book.rule("one"),
            ]
        )
        #expect(
            twice.problems() == """
                book/README.md:4:18: error: `a.md` is listed twice; keep one
                 4 | chapters: [a.md, a.md]
                   |                  ^^^^
                """
        )
    }

    @Test("names that stand in two chapters")
    func repetitions() {
        let words =
            "```yaml define\nroles: { thing: class }\nvalues: { most: 3 }\n```\n# H\n" + Book.rule("one")
            + "```yaml template\ntemplate: set\nsummary: s\n```\n"
        let use = "```swift template set path=\"A{{most}}.swift\"\nclass A {}\n```\n"
        let list = "- [A](a.md)\n- [B](b.md)\n"
        let book = Book("book", ["README.md": Self.head + list, "a.md": words + use, "b.md": words])
        #expect(
            book.problems() == """
                book/b.md:2:10: error: the role `thing` is defined twice; it is already in line 2 of book/a.md
                 2 | roles: { thing: class }
                   |          ^^^^^

                book/b.md:3:11: error: the value `most` is declared twice; it is already in line 3 of book/a.md
                 3 | values: { most: 3 }
                   |           ^^^^

                book/b.md:7:7: error: two rules have the name `one`; the other is in line 7 of book/a.md
                 7 | rule: one
                   |       ^^^

                book/b.md:12:11: error: the set `set` is declared twice; it is already in line 12 of book/a.md
                 12 | template: set
                    |           ^^^
                """
        )
    }

    @Test("a chapter that says what the README has to say, and one of another format")
    func frontMatter() {
        let book = Book(
            "book",
            [
                "README.md": Self.head + Self.roles + "- [A](a.md)\n",
                "a.md": "---\nnorma: 1\nname: A b\nextends: x\nsumary: x\n---\n" + Book.rule("one"),
            ]
        )
        #expect(
            book.problems() == """
                book/a.md:2:8: error: the guide's README says `norma: 2`; delete this line
                 2 | norma: 1
                   |        ^

                book/a.md:3:7: error: the name of a chapter is written in kebab case, not `A b`; write `a-b`
                 3 | name: A b
                   |       ^^^

                book/a.md:4:1: error: `extends` applies to the whole guide; move it into the README
                 4 | extends: x
                   | ^^^^^^^

                book/a.md:5:1: error: unknown key `sumary`; did you mean `summary`?
                 5 | sumary: x
                   | ^^^^^^
                """
        )
    }

    @Test("chapters of a guide that is opened as a file")
    func file() {
        let text = "---\nnorma: 2\nname: x\nchapters: [a.md]\n---\n"
        #expect(
            Reading.problems(text) == """
                GUIDE.md:4:12: error: `chapters` belongs to a guide that is a folder, and this one was opened as a file; name the folder, not `GUIDE.md`
                 4 | chapters: [a.md]
                   |            ^^^^
                """
        )
    }

    @Test("proofs that hold rules, name none or one that is not there")
    func proofs() {
        let book = Book(
            "book",
            [
                "README.md": Self.head + Self.roles + "# H\n" + Book.rule("one"),
                "proofs/a.md": Book.rule("two")
                    + "```swift bad\nclass A {}\n```\n```swift good rule=on\nclass A {}\n```\n",
            ]
        )
        #expect(
            book.problems() == """
                book/proofs/a.md:1:9: error: a file in `proofs/` holds only examples, but this is a `rule` block; move it into a chapter
                 1 | ```yaml rule
                   |         ^^^^

                book/proofs/a.md:6:10: error: an example in `proofs/` has to name its rule; put it under a heading with the rule's name, or write `bad rule=…`
                 6 | ```swift bad
                   |          ^^^

                book/proofs/a.md:9:20: error: the guide has no rule `on`; the guide's: `one`, `two`
                 9 | ```swift good rule=on
                   |                    ^^
                """
        )
    }

    @Test("a part of what is extended already")
    func both() {
        let book = Book(
            "book",
            ["README.md": Self.head + Self.roles + "- [A](a.md)\n", "a.md": Book.rule("one")]
        )
        let own = Book("own", ["README.md": "---\nnorma: 2\nname: own\nextends: [book, book/a]\n---\n"])
        #expect(
            own.problems(among: [book]) == """
                own/README.md:4:17: error: `book/a` is part of a guide that is already extended; delete the entry
                 4 | extends: [book, book/a]
                   |                 ^^^^^^
                """
        )
    }
}
