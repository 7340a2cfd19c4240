// A guide as a terminal shows it.

import Testing

@testable import NormaReports

@Suite("A page of Markdown on a terminal")
struct MarkdownPageTests {
    private func page(_ markdown: String, width: Int = 60, isColoured: Bool = false) -> String {
        MarkdownPage.text(of: markdown, width: width).written(isColoured: isColoured)
    }

    @Test("leaves out front matter and comments, and underlines the headings of the first two levels")
    func headings() {
        let markdown = "---\nname: a\n---\n\n# Views\n\n<!-- a\nnote -->\n## Of *one* screen\n### Deep ###\n"
        #expect(page(markdown) == "Views\n═════\n\nOf one screen\n─────────────\n\nDeep ###\n")
    }

    @Test("wraps prose and items, which stand close together, and keeps what is code")
    func prose() {
        let markdown = """
            A **view** asks [the notifier](other.md) for `* what *`
            it shows, see [the site](https://norma.dev).

            - a long item that needs more than one line of the page
              and goes on
            * another
              1. inner
            """
        #expect(
            page(markdown, width: 40) == """
                A view asks the notifier for `* what *`
                it shows, see the site.

                • a long item that needs more than one
                  line of the page and goes on
                • another
                  1. inner

                """
        )
    }

    @Test("says what a block is for, and never wraps or reads code")
    func blocks() {
        let markdown = """
            ```yaml rule
            rule: views-stay-small
            every: { struct: any }
            ```
            ```json given path=A.json
            {}
            ```
            ~~~swift bad path=Sources/A.swift
            # not a *heading*

            ```
            let veryLongLineOfCodeThatIsWiderThanThePageAllows = "1"
            ~~~
            """
        #expect(
            page(markdown, width: 30) == """
                rule
                │ rule: views-stay-small
                │ every: { struct: any }

                given · A.json
                │ {}

                ✗ bad · Sources/A.swift
                │ # not a *heading*
                │
                │ ```
                │ let veryLongLineOfCodeThatIsWiderThanThePageAllows = "1"

                """
        )
    }

    @Test("sets tables straight, and wraps their cells where the page is narrow")
    func tables() {
        let markdown = """
            | layer | may use |
            |---|:---:|
            | `Domain` | nothing at all, not even a \\| |
            | Data | |
            """
        #expect(
            page(markdown, width: 30) == """
                layer     may use
                ────────  ────────────────────
                `Domain`  nothing at all, not
                          even a |
                Data

                """
        )
    }

    @Test("shows what would move the cursor, and closes a block that never ends")
    func hostile() {
        #expect(page("a\u{1B}[2J\n```\n\tx\u{7}") == "a␛[2J\n\n│     x␇\n")
        #expect(page("") == "\n")
        #expect(page("2 * 3 * 4\n|") == "2 * 3 * 4\n")
    }

    @Test("colours only where colours are wanted")
    func colours() {
        let page = page("# A\n```swift good\n1\n```", isColoured: true)
        #expect(page.contains("\u{1B}[1mA\u{1B}[0m"))
        #expect(page.contains("\u{1B}[1;32m✓ good\u{1B}[0m"))
    }

    @Test("sets off the names of rules, in each kind of block that has them")
    func names() {
        let markdown = """
            ```yaml rules for=view
            views-print-nothing: { must-not: { call: print } }
              because: Nobody reads it.
            ```
            ```yaml take from=boundaries
            - views-are-short: { at-most: 100 }
            ```
            """
        let page = page(markdown, isColoured: true)
        #expect(page.contains("\u{1B}[1mviews-print-nothing\u{1B}[0m: { must-not"))
        #expect(page.contains("  because: Nobody"))
        #expect(page.contains("- \u{1B}[1mviews-are-short\u{1B}[0m: {"))
    }
}
