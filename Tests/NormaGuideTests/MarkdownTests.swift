// Sections, prose and blocks of a Markdown file, and that places are right whatever stands before them.

import NormaGuide
import NormaText
import Testing

struct MarkdownTests {
    private let rule = "```yaml rule\nrule: x\nevery: class\nmust: { be: final }\n```\n"

    private func sections(_ text: String) throws -> [Section] {
        try Reading.guide(Reading.framed(text)).documents.first?.sections ?? []
    }

    @Test("headings of both kinds nest; what is no heading is none")
    func headings() throws {
        let sections = try sections(
            """
            before

            # One #
            Two
            words
            -----
            ### Three `code`
            ```sh
            # no heading
            ```
            - item
              # in the item
            #no
                # code

            Four
            ===
            > # quoted
            <!-- # hidden
            # hidden too -->
            #### Five ##
            """
        )
        #expect(sections.map(\.title) == ["", "One", "Two words", "Three `code`", "Four", "Five"])
        #expect(sections.map(\.level) == [0, 1, 2, 3, 1, 4])
        #expect(sections.map(\.parent) == [nil, nil, 1, 2, nil, 4])
        #expect(sections[3].titlePath == ["One", "Two words", "Three `code`"])
        #expect(sections.map(\.line) == [1, 7, 8, 11, 20, 25])
        #expect(sections.map(\.lastLine) == [6, 7, 10, 19, 24, 25])
    }

    @Test("prose is what a reader reads: no rules, no comments, but plain code")
    func prose() throws {
        let text = """
            # One

            Why *this* <b>is</b> so.

            ```swift
            plain()
            ```
            \(rule)


            <!-- a note -->
            More.

            ```swift bad
            class A {}
            ```
            """
        let one = try #require(try sections(text).last)
        #expect(one.prose == "Why *this* <b>is</b> so.\n\n```swift\nplain()\n```\n\nMore.")
    }

    @Test(
        "a rule is found in every dress",
        arguments: [
            "```yaml rule\nX\n```", "~~~ yaml   rule  \nX\n~~~~~", "  ````yaml rule\n  X\n ````",
            "- a\n\n  ```yaml rule\n  X\n  ```",
            "1. a\n   1. b\n\n      ```yaml rule\n      X\n      ```", "- ```yaml rule\n  X\n  ```",
            "<details>\n\n```yaml rule\nX\n```\n</details>", "> quote\n```yml rule\nX\n```",
        ]
    )
    func dresses(text: String) throws {
        let rule = "rule: x|every: class|must:|  be: final"
        func lines(_ separator: String) -> String {
            text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
                guard line.hasSuffix("X") else { return String(line) }
                return rule.split(separator: "|").map { line.dropLast() + $0 }.joined(separator: separator)
            }.joined(separator: separator)
        }
        for separator in ["\n", "\r\n", "\r"] {
            let front = Reading.framed("").replacing("\n", with: separator)
            for start in ["", "\u{FEFF}"] {
                let guide = try Reading.guide(start + front + lines(separator))
                #expect(guide.rules.map(\.form.shown) == ["every class must be(final)"])
            }
        }
    }

    @Test(
        "what is shown is not said",
        arguments: [
            "````markdown\n```yaml rule\n```\n````", "~~~\n```yaml rule\n```\n~~~", "    ```yaml rule\n    rule: x",
            "<!--\n```yaml rule\n```\n-->",
            "<pre>\n```yaml rule\n```\n</pre>", "```yaml\nrule: x\n```", "```mermaid\ngraph LR\n```",
            "```swift example\n```",
        ]
    )
    func shown(text: String) throws {
        #expect(try Reading.guide(Reading.framed(text)).rules.isEmpty)
    }

    @Test("a place is right behind tabs, wide characters, odd line breaks and indentation")
    func places() {
        let yaml = "rule: x\nbecause: \"🛒\u{2028}é\"\nevery: { class: \"👩‍👩‍👧é\", be:\tfinl }\nmust: { be: final }"
        for (start, column) in [("", 45), ("  ", 47), ("- ", 47)] {
            let indent = String(repeating: " ", count: start.utf8.count)
            let block = start + "```yaml rule\n" + yaml.split(separator: "\n").map { indent + $0 + "\n" }.joined()
            for separator in ["\n", "\r\n"] {
                let text = Reading.framed(block + indent + "```").replacing("\n", with: separator)
                #expect(throws: GuideProblems.self) { try Reading.guide(text) }
                let first = Reading.problems(text).split(separator: "\n").first ?? ""
                #expect(first.hasPrefix("GUIDE.md:8:\(column): error: unknown adjective `finl`"), "\(first)")
            }
        }
    }
}
