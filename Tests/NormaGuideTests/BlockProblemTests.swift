// What the author of a guide sees when something is wrong: blocks.

import Testing

struct BlockProblemTests {
    @Test("blocks: each problem is shown at its place, with the way out", arguments: Self.cases)
    func shown(example: ProblemCase) {
        #expect(example.shown == example.expected)
    }

    private static let cases = [
        ProblemCase(
            "a mistyped word",
            guide: #"""
                ---
                norma: 2
                name: test
                ---
                # A
                ```yaml rul
                rule: x
                ```

                """#,
            expected: #"""
                GUIDE.md:6:9: error: unknown word `rul` after the language; did you mean `rule`?
                 6 | ```yaml rul
                   |         ^^^
                """#
        ),
        ProblemCase(
            "words that are none, in a section with rules",
            guide: #"""
                ---
                norma: 2
                name: test
                ---
                # A
                ```yaml rule
                rule: x
                every: class
                must: { be: final }
                ```
                ```swift god
                ```
                ```swift example
                ```
                ```swift title="x"
                ```
                ```rule
                ```

                """#,
            expected: #"""
                GUIDE.md:11:10: error: unknown word `god` after the language; did you mean `good`?
                 11 | ```swift god
                    |          ^^^

                GUIDE.md:13:10: error: unknown word `example` after the language; known words: define, rules, rule, take, layout, given, before, bad, good, fixed, template, review
                 13 | ```swift example
                    |          ^^^^^^^

                GUIDE.md:15:10: error: `title=` is in a block without a word of Norma; known words: define, rules, rule, take, layout, given, before, bad, good, fixed, template, review
                 15 | ```swift title="x"
                    |          ^^^^^

                GUIDE.md:17:4: error: the language is missing before `rule`; write `yaml rule`
                 17 | ```rule
                    |    ^^^^
                """#
        ),
        ProblemCase(
            "another language",
            guide: #"""
                ---
                norma: 2
                name: test
                ---
                # A
                ```swift rule
                ```
                ```yaml layout
                ```
                ```json define
                ```

                """#,
            expected: #"""
                GUIDE.md:6:4: error: a `rule` block is not written in `swift`; write `yaml rule`, or `mermaid rule` for a picture
                 6 | ```swift rule
                   |    ^^^^^

                GUIDE.md:8:4: error: a `layout` block is not written in `yaml`; write `text layout`
                 8 | ```yaml layout
                   |    ^^^^

                GUIDE.md:10:4: error: a `define` block is not written in `json`; write `yaml define`
                 10 | ```json define
                    |    ^^^^
                """#
        ),
        ProblemCase(
            "a comment without an end",
            guide: #"""
                ---
                norma: 2
                name: test
                ---
                # A
                <!-- open
                ```yaml rule
                rule: x
                every: class
                must: { be: final }
                ```

                """#,
            expected: #"""
                GUIDE.md:6:1: error: this comment is never closed; end it with `-->`
                 6 | <!-- open
                   | ^^^^
                """#
        ),
        ProblemCase(
            "a block in a quote",
            guide: #"""
                ---
                norma: 2
                name: test
                ---
                # A
                > ```yaml rule
                > rule: x
                > ```

                """#,
            expected: #"""
                GUIDE.md:6:6: error: a `rule` block in a quote is not read; move it out of the quote
                 6 | > ```yaml rule
                   |      ^^^^^^^^^
                """#
        ),
        ProblemCase(
            "a block in a list",
            guide: #"""
                ---
                norma: 2
                name: test
                ---
                # A
                - item

                  ```yaml rule
                  rule: x
                  every: clas
                  must: { be: final }
                  ```

                """#,
            expected: #"""
                GUIDE.md:10:10: error: unknown role `clas`; did you mean `class`?
                 10 |   every: clas
                    |          ^^^^
                """#
        ),
        ProblemCase(
            "a block that ends with its list",
            guide: #"""
                ---
                norma: 2
                name: test
                ---
                # A
                - item

                  ```yaml rule
                  rule: x

                end of the list

                """#,
            expected: #"""
                GUIDE.md:8:3: error: this block is never closed; end it with a line of 3 backticks alone
                 8 |   ```yaml rule
                   |   ^^^
                """#
        ),
        ProblemCase(
            "a name twice",
            guide: #"""
                ---
                norma: 2
                name: test
                ---
                # A
                ```yaml rule
                rule: x
                every: class
                must: { be: final }
                ```
                ```yaml rule
                rule: x
                every: class
                must: { be: final }
                ```

                """#,
            expected: #"""
                GUIDE.md:12:7: error: two rules have the name `x`; the other is in line 7
                 12 | rule: x
                    |       ^
                """#
        ),
        ProblemCase(
            "no line break at the end",
            guide: #"""
                ---
                norma: 2
                name: test
                ---
                # A
                ```yaml rule
                rule: x
                every: clas
                must: { be: final }
                ```
                """#,
            expected: #"""
                GUIDE.md:8:8: error: unknown role `clas`; did you mean `class`?
                 8 | every: clas
                   |        ^^^^
                """#
        ),
    ]
}
