// What the author of a guide sees when something is wrong: examples.

import Testing

struct ExampleProblemTests {
    @Test("examples: each problem is shown at its place, with the way out", arguments: Self.cases)
    func shown(example: ProblemCase) {
        #expect(example.shown == example.expected)
    }

    private static let cases = [
        ProblemCase(
            "attributes",
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
                ```swift bad pth="A"
                ```
                ```swift bad path="../A"
                ```
                ```swift bad rule=y path="A
                ```
                ```yaml rule path=a
                ```
                ```swift good rule=x rule=x
                ```

                """#,
            expected: #"""
                GUIDE.md:11:14: error: unknown attribute `pth`; did you mean `path`?
                 11 | ```swift bad pth="A"
                    |              ^^^

                GUIDE.md:13:20: error: `../A` isn't a path inside the project; write it from the project's root, such as `Sources/Cart.swift`
                 13 | ```swift bad path="../A"
                    |                    ^^^^

                GUIDE.md:15:27: error: this quote is never closed
                 15 | ```swift bad rule=y path="A
                    |                           ^

                GUIDE.md:17:14: error: unknown attribute `path`; delete it: a `rule` block has no attributes
                 17 | ```yaml rule path=a
                    |              ^^^^

                GUIDE.md:19:22: error: `rule=` is given twice; keep one
                 19 | ```swift good rule=x rule=x
                    |                      ^^^^
                """#
        ),
        ProblemCase(
            "what is given",
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
                ```swift given
                ```
                ```swift given path=B.swift rule=x
                ```
                ```swift given path=A.swift
                ```
                ```swift given path=A.swift
                ```
                ```swift bad path=A.swift
                ```
                ```swift good path=B.swift
                ```
                ## B
                ```text bad
                Sources/
                └── C.swift
                A.swift
                ```
                ```swift given path=C.swift
                ```
                # C
                ```swift given path=A.swift
                ```
                > ```swift given path=A.swift
                > ```

                """#,
            expected: #"""
                GUIDE.md:11:10: error: a `given` block needs the path of its file; write `swift given path=…`
                 11 | ```swift given
                    |          ^^^^^

                GUIDE.md:13:29: error: unknown attribute `rule`; known here: `path`
                 13 | ```swift given path=B.swift rule=x
                    |                             ^^^^

                GUIDE.md:17:21: error: `A.swift` is already given in line 15, to the same examples; delete one of the two, or give the examples that differ a heading of their own
                 17 | ```swift given path=A.swift
                    |                     ^^^^^^^

                GUIDE.md:19:19: error: `A.swift` is already given in line 15, so this example can't contain it again; delete one of the two, or give the examples that differ a heading of their own
                 19 | ```swift bad path=A.swift
                    |                   ^^^^^^^

                GUIDE.md:24:9: error: `A.swift` is already given in line 15, so this example can't contain it again; delete one of the two, or give the examples that differ a heading of their own
                 24 | ```text bad
                    |         ^^^

                GUIDE.md:29:10: error: no example follows under this heading, so this block is unused; move it above the examples that need it, or delete it
                 29 | ```swift given path=C.swift
                    |          ^^^^^

                GUIDE.md:32:10: error: no example follows under this heading, so this block is unused; move it above the examples that need it, or delete it
                 32 | ```swift given path=A.swift
                    |          ^^^^^

                GUIDE.md:34:6: error: a `given` block in a quote is not read; move it out of the quote
                 34 | > ```swift given path=A.swift
                    |      ^^^^^^^^^^^^^^^^^^^^^^^^
                """#
        ),
        ProblemCase(
            "an example of nothing",
            guide: #"""
                ---
                norma: 2
                name: test
                ---
                # A
                ```swift bad
                class A {}
                ```

                """#,
            expected: #"""
                GUIDE.md:6:10: error: there is no rule under this heading, so this example proves nothing; move it under the rule's heading, or delete `bad`
                 6 | ```swift bad
                   |          ^^^
                """#
        ),
        ProblemCase(
            "an example of a rule that stands elsewhere",
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
                ```swift bad rule=y
                ```

                """#,
            expected: #"""
                GUIDE.md:11:19: error: there is no rule `y` under this heading; under it: `x`
                 11 | ```swift bad rule=y
                    |                   ^
                """#
        ),
        ProblemCase(
            "a fix of nothing, a word too many, a block without an end",
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
                ```swift fixed
                ```
                ```swift bad now
                ```
                ~~~~swift good

                """#,
            expected: #"""
                GUIDE.md:11:10: error: a `fixed` block shows the fixed code of the `bad` block before it, but there is no `bad` block
                 11 | ```swift fixed
                    |          ^^^^^

                GUIDE.md:13:14: error: unknown word `now` after `bad`; delete it
                 13 | ```swift bad now
                    |              ^^^

                GUIDE.md:15:1: error: this block is never closed; end it with a line of `~~~~` alone
                 15 | ~~~~swift good
                    | ^^^^
                """#
        ),
    ]
}
