// What the author of a guide sees when something is wrong: front matter.

import Testing

struct FrontMatterProblemTests {
    @Test("front matter: each problem is shown at its place, with the way out", arguments: Self.cases)
    func shown(example: ProblemCase) {
        #expect(example.shown == example.expected)
    }

    private static let cases = [
        ProblemCase(
            "an empty file",
            guide: #"""

                """#,
            expected: #"""
                GUIDE.md:1:1: error: the front matter is missing; a guide begins with `---`, `norma: 2`, `name: …` and `---`, each on a line of its own
                 1 | 
                   | ^
                """#
        ),
        ProblemCase(
            "no front matter",
            guide: #"""
                # Our guide

                """#,
            expected: #"""
                GUIDE.md:1:1: error: the front matter is missing; a guide begins with `---`, `norma: 2`, `name: …` and `---`, each on a line of its own
                 1 | # Our guide
                   | ^
                """#
        ),
        ProblemCase(
            "another word than the one that `generated` knows",
            guide: #"""
                ---
                norma: 2
                name: x
                generated: listed-onyl
                ---

                """#,
            expected: #"""
                GUIDE.md:4:12: error: unknown value `listed-onyl` of `generated` in the front matter; did you mean `listed-only`?
                 4 | generated: listed-onyl
                   |            ^^^^^^^^^^^
                """#
        ),
        ProblemCase(
            "paths where `generated` has a word",
            guide: #"""
                ---
                norma: 2
                name: x
                generated: Sources/API
                ---

                """#,
            expected: #"""
                GUIDE.md:4:12: error: unknown value `Sources/API` of `generated` in the front matter; write `generated: listed-only`; paths go below `generated:` in a `yaml define` block
                 4 | generated: Sources/API
                   |            ^^^^^^^^^^^
                """#
        ),
        ProblemCase(
            "front matter without an end",
            guide: #"""
                ---
                norma: 2
                name: x

                """#,
            expected: #"""
                GUIDE.md:1:1: error: the front matter is never closed; end it with a line `---`
                 1 | ---
                   | ^^^
                """#
        ),
        ProblemCase(
            "a future version, a name in another case, a mistyped key",
            guide: #"""
                ---
                norma: 3
                name: My Guide
                extend: [a]
                ---

                """#,
            expected: #"""
                GUIDE.md:2:8: error: format version `3` is not known; this Norma reads version 2: write `norma: 2`
                 2 | norma: 3
                   |        ^

                GUIDE.md:3:7: error: the name of a guide is written in kebab case, not `My Guide`; write `my-guide`
                 3 | name: My Guide
                   |       ^^^^^^^^

                GUIDE.md:4:1: error: unknown key `extend`; did you mean `extends`?
                 4 | extend: [a]
                   | ^^^^^^
                """#
        ),
        ProblemCase(
            "a version that is no longer read",
            guide: #"""
                ---
                norma: 1
                name: x
                ---

                """#,
            expected: #"""
                GUIDE.md:2:8: error: format 1 is no longer read; write `norma: 2`, the rule's name after each mark under a heading of several rules, and `expect: none` with `because:` for `may-be-empty`
                 2 | norma: 1
                   |        ^
                """#
        ),
        ProblemCase(
            "front matter without anything",
            guide: #"""
                ---
                ---

                """#,
            expected: #"""
                GUIDE.md:1:1: error: the front matter is empty; a guide begins with `---`, `norma: 2`, `name: …` and `---`, each on a line of its own
                 1 | ---
                   | ^^^
                """#
        ),
        ProblemCase(
            "front matter without a version",
            guide: #"""
                ---
                name: [a]
                ---

                """#,
            expected: #"""
                GUIDE.md:1:1: error: the front matter needs `norma: 2`, the version of the format
                 1 | ---
                   | ^^^

                GUIDE.md:2:7: error: `name` expects a text, but this is a list
                 2 | name: [a]
                   |       ^^^
                """#
        ),
        ProblemCase(
            "names that rules had before",
            guide: #"""
                ---
                norma: 2
                name: x
                renamed-rules:
                  old-one: no-prints
                  no-prints: no-dumps
                  older: no-print
                  there: back
                  back: there
                  Odd: no-prints
                ---

                ```yaml rule
                rule: no-prints
                every: file
                must-not: { call: print }
                ```

                """#,
            expected: #"""
                GUIDE.md:6:3: error: `no-prints` is a rule of this guide, so it can't be an old name; delete the entry
                 6 |   no-prints: no-dumps
                   |   ^^^^^^^^^

                GUIDE.md:7:10: error: the guide has no rule `no-print`; did you mean `no-prints`?
                 7 |   older: no-print
                   |          ^^^^^^^^

                GUIDE.md:8:10: error: `there` is in a cycle of old names; write the rule's current name
                 8 |   there: back
                   |          ^^^^

                GUIDE.md:9:9: error: `back` is in a cycle of old names; write the rule's current name
                 9 |   back: there
                   |         ^^^^^

                GUIDE.md:10:3: error: the name of a rule is written in kebab case, not `Odd`; write `odd`
                 10 |   Odd: no-prints
                    |   ^^^
                """#
        ),
        ProblemCase(
            "no names that rules had before",
            guide: #"""
                ---
                norma: 2
                name: x
                renamed-rules: [old-one]
                ---

                """#,
            expected: #"""
                GUIDE.md:4:16: error: `renamed-rules` expects old names with new ones (`old-name: new-name`), but this is a list
                 4 | renamed-rules: [old-one]
                   |                ^^^^^^^^^
                """#
        ),
    ]
}
