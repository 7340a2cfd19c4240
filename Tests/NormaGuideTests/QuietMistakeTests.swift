// Mistakes that would switch a rule off, or cut what it says, without a word.

import Testing

struct QuietMistakeTests {
    @Test("mistakes that YAML and Markdown let pass are told", arguments: Self.rules + Self.blocks)
    func told(example: ProblemCase) {
        #expect(example.shown == example.expected)
    }

    private static let rules = [
        ProblemCase(
            "a role with a capital letter",
            rule: #"""
                rule: x
                every: View-model
                must: { be: final }
                """#,
            expected: #"""
                GUIDE.md:13:8: error: `View-model` is read as a name; did you mean `view-model`?
                 13 | every: View-model
                    |        ^^^^^^^^^^
                """#
        ),
        ProblemCase(
            "a role with a capital letter under a kind",
            rule: #"""
                rule: x
                every: { class: View-model }
                must: { be: final }
                """#,
            expected: #"""
                GUIDE.md:13:17: error: `View-model` is read as a name; did you mean `view-model`?
                 13 | every: { class: View-model }
                    |                 ^^^^^^^^^^
                """#
        ),
        ProblemCase(
            "an expression without its last slash",
            rule: #"""
                rule: x
                every: { class: any, named: "/^Cart$" }
                must: { be: final }
                """#,
            expected: #"""
                GUIDE.md:13:29: error: a regular expression is written between two slashes, but the last one is missing; write `/…/`
                 13 | every: { class: any, named: "/^Cart$" }
                    |                             ^^^^^^^^^
                """#
        ),
        ProblemCase(
            "an expression without its first slash",
            rule: #"""
                rule: x
                every: { class: any, named: "^Cart$/" }
                must: { be: final }
                """#,
            expected: #"""
                GUIDE.md:13:29: error: a regular expression is written between two slashes, but the first one is missing; write `/…/`
                 13 | every: { class: any, named: "^Cart$/" }
                    |                             ^^^^^^^^^
                """#
        ),
        ProblemCase(
            "a text that YAML cuts",
            rule: #"""
                rule: x
                every: class
                must: { be: final }
                instead: Write `try #require(…)`.
                because: Of `this.
                """#,
            expected: #"""
                GUIDE.md:15:21: error: the text ends before ` #`, which begins a comment in YAML; put the whole text in quotes, or the comment on a line of its own
                 15 | instead: Write `try #require(…)`.
                    |                     ^

                GUIDE.md:16:10: error: this text has an unmatched backtick; write code as `` `code` ``, or remove the backtick
                 16 | because: Of `this.
                    |          ^^^^^^^^^
                """#
        ),
        ProblemCase(
            "a placeholder that a feature doesn't have",
            rule: #"""
                rule: x
                every: feature
                must: { have-counterpart: { file: "*.swift", in: "Tests/{Layer}/**" } }
                """#,
            expected: #"""
                GUIDE.md:14:57: error: `{Layer}` isn't bound; known here: `{Subject}`, `{Feature}`, `{Year}`
                 14 | must: { have-counterpart: { file: "*.swift", in: "Tests/{Layer}/**" } }
                    |                                                         ^^^^^^^
                """#
        ),
    ]

    private static let blocks = [
        block("with a hyphen", "yaml-rule"), block("with a comma", "yaml,rule"), block("with a colon", "yaml:rule"),
        block("with a space that is none", "yaml\u{A0}rule"),
        ProblemCase(
            "features by an expression",
            guide: #"""
                ---
                norma: 2
                name: test
                ---
                ```yaml define
                features: '/^Features\/(?<Feature>[^\/]+)/'
                ```

                """#,
            expected: #"""
                GUIDE.md:6:11: error: features are folders, and a regular expression can't name a folder; write `"Sources/Features/{Feature}/**"`
                 6 | features: '/^Features\/(?<Feature>[^\/]+)/'
                   |           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                """#
        ),
        ProblemCase(
            "a block that swallows the next rule",
            guide: #"""
                ---
                norma: 2
                name: test
                ---
                # A
                ```swift
                let a = 1

                ```yaml rule
                rule: x
                every: class
                must: { be: final }
                ```

                """#,
            expected: #"""
                GUIDE.md:9:1: error: a block begins here before the one above has ended, so it is not read; end the block above with a line of 3 backticks alone
                 9 | ```yaml rule
                   | ^^^
                """#
        ),
    ]

    private static func block(_ name: String, _ info: String) -> ProblemCase {
        ProblemCase(
            "a fence \(name)",
            guide: """
                ---
                norma: 2
                name: test
                ---
                # A
                ```\(info)
                rule: x
                ```

                """,
            expected: """
                GUIDE.md:6:4: error: `\(info)` is one word, so this block is not read; write `yaml rule`, with a space
                 6 | ```\(info)
                   |    ^^^^^^^^^
                """
        )
    }
}
