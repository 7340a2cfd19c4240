// What the author of a guide sees when something is wrong: trees.

import Testing

struct TreeProblemTests {
    @Test("trees: each problem is shown at its place, with the way out", arguments: Self.cases)
    func shown(example: ProblemCase) {
        #expect(example.shown == example.expected)
    }

    private static let cases = [
        ProblemCase(
            "much that is wrong in one tree",
            guide: #"""
                ---
                norma: 2
                name: test
                ---
                # A
                ```text layout
                Sources
                  Views/
                    A.swift
                   B.swift
                  Views/ ?
                  C.swift optional
                  D.swift?
                  **/
                  E/ ? +
                ```

                """#,
            expected: #"""
                GUIDE.md:7:1: error: `Sources` is a file here, but has entries below it; a folder ends in `/`: write `Sources/`
                 7 | Sources
                   | ^^^^^^^

                GUIDE.md:10:4: error: this entry isn't aligned with its siblings; the one in line 9 begins in column 5
                 10 |    B.swift
                    |    ^^^^^^^

                GUIDE.md:11:3: error: `Views/` appears twice here, once required, once optional; it is already in line 8
                 11 |   Views/ ?
                    |   ^^^^^

                GUIDE.md:12:11: error: unknown mark `optional`. A mark is `?`, `*`, `+` or `…`; a comment begins with `#`; a name with spaces needs quotes.
                 12 |   C.swift optional
                    |           ^^^^^^^^

                GUIDE.md:13:3: error: a mark needs a space before it; write `D.swift ?`
                 13 |   D.swift?
                    |   ^^^^^^^^

                GUIDE.md:14:3: error: `**` isn't allowed in a tree; write `…` on a line of its own to allow anything else
                 14 |   **/
                    |   ^^

                GUIDE.md:15:8: error: `?` and `+` contradict each other; keep one of them
                 15 |   E/ ? +
                    |        ^
                """#
        ),
        ProblemCase(
            "a tree of nothing, a name in another case",
            guide: #"""
                ---
                norma: 2
                name: test
                ---
                # 1
                ```text layout
                ```
                ```text layout rule=MyTree
                A/
                ```

                """#,
            expected: #"""
                GUIDE.md:6:4: error: the tree is empty
                 6 | ```text layout
                   |    ^^^^^^^^^^^

                GUIDE.md:6:9: error: this rule needs a name: no heading gives it one; write `layout rule=…`
                 6 | ```text layout
                   |         ^^^^^^

                GUIDE.md:8:21: error: the name of a rule is written in kebab case, not `MyTree`; write `my-tree`
                 8 | ```text layout rule=MyTree
                   |                     ^^^^^^
                """#
        ),
        ProblemCase(
            "a broken pattern, a heading twice",
            guide: #"""
                ---
                norma: 2
                name: test
                ---
                # Tree
                ```text layout
                A/
                └── {Name
                ```
                # Tree
                ```text layout
                B/
                ```

                """#,
            expected: #"""
                GUIDE.md:8:11: error: `{` has no `}`
                 8 | └── {Name
                   |     ^

                GUIDE.md:11:9: error: this rule needs a name: the heading's name `tree` is already taken; write `layout rule=…`
                 11 | ```text layout
                    |         ^^^^^^
                """#
        ),
        ProblemCase(
            "an example with marks and patterns",
            guide: #"""
                ---
                norma: 2
                name: test
                ---
                # Tree
                ```text layout
                A/
                ```
                ```text bad
                A/
                  {Name}.swift
                  B.swift ?
                ```

                """#,
            expected: #"""
                GUIDE.md:11:3: error: an example's tree names its files as they are, without marks or patterns
                 11 |   {Name}.swift
                    |   ^^^^^^^^^^^^

                GUIDE.md:12:3: error: an example's tree names its files as they are, without marks or patterns
                 12 |   B.swift ?
                    |   ^^^^^^^
                """#
        ),
    ]
}
