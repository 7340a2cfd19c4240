// What the author of a guide sees when something is wrong: guides that extend others.

import Testing

struct ExtendsProblemTests {
    @Test("guides that extend others: each problem is shown at its place, with the way out", arguments: Self.cases)
    func shown(example: ProblemCase) {
        #expect(example.shown == example.expected)
    }

    private static let cases = [
        ProblemCase(
            "a guide that is not there",
            guide: #"""
                ---
                norma: 2
                name: test
                extends: [othr]
                ---

                """#,
            others: [
                "other": #"""
                ---
                norma: 2
                name: other
                ---

                """#
            ],
            expected: #"""
                GUIDE.md:4:11: error: there is no guide `othr`; did you mean `other`?
                 4 | extends: [othr]
                   |           ^^^^
                """#
        ),
        ProblemCase(
            "a value that does not fit where the other guide uses it",
            guide: #"""
                ---
                norma: 2
                name: test
                extends: [other]
                ---

                ```yaml define
                values: { most: many }
                ```

                """#,
            others: [
                "other": #"""
                ---
                norma: 2
                name: other
                ---

                ```yaml define
                values: { most: 5 }
                ```
                ```yaml rule
                rule: few-files
                every: { class: any }
                must: { have-at-most: { lines: "{{most}}" } }
                ```

                """#
            ],
            expected: #"""
                GUIDE.md:8:17: error: `lines` expects a number, not `many`, in line 12 of other, where this value is used
                 8 | values: { most: many }
                   |                 ^^^^
                """#
        ),
        ProblemCase(
            "a circle",
            guide: #"""
                ---
                norma: 2
                name: test
                extends: [other]
                ---

                """#,
            others: [
                "other": #"""
                ---
                norma: 2
                name: other
                extends: [third]
                ---

                """#,
                "third": #"""
                ---
                norma: 2
                name: other
                extends: [other]
                ---

                """#,
            ],
            expected: #"""
                third:4:11: error: guides extend each other in a cycle: other → third → other; delete this entry
                 4 | extends: [other]
                   |           ^^^^^
                """#
        ),
        ProblemCase(
            "itself",
            guide: #"""
                ---
                norma: 2
                name: test
                extends: [GUIDE.md]
                ---

                """#,
            others: [
                "GUIDE.md": #"""
                ---
                norma: 2
                name: test
                extends: [GUIDE.md]
                ---

                """#
            ],
            expected: #"""
                GUIDE.md:4:11: error: a guide can't extend itself; delete this entry
                 4 | extends: [GUIDE.md]
                   |           ^^^^^^^^
                """#
        ),
        ProblemCase(
            "a problem in the guide that is extended",
            guide: #"""
                ---
                norma: 2
                name: test
                extends: [other]
                ---
                # A
                ```yaml rule
                rule: x
                every: clas
                must: { be: final }
                ```

                """#,
            others: [
                "other": #"""
                ---
                norma: 2
                name: other
                ---
                # B
                ```yaml rule
                rule: y
                every: strct
                must: { be: final }
                ```

                """#
            ],
            expected: #"""
                GUIDE.md:9:8: error: unknown role `clas`; did you mean `class`?
                 9 | every: clas
                   |        ^^^^

                other:8:8: error: unknown role `strct`; did you mean `struct`?
                 8 | every: strct
                   |        ^^^^^
                """#
        ),
        ProblemCase(
            "a rule of an inherited name",
            guide: #"""
                ---
                norma: 2
                name: test
                extends: [other]
                ---
                # A
                ```yaml rule
                rule: x
                every: class
                must: { be: final }
                ```

                """#,
            others: [
                "other": #"""
                ---
                norma: 2
                name: other
                ---
                # B
                ```yaml rule
                rule: x
                every: class
                must: { be: final }
                ```

                """#
            ],
            expected: #"""
                GUIDE.md:8:7: error: the rule `x` is inherited from other; choose another name, or add `replaces: x` and `because: …`
                 8 | rule: x
                   |       ^
                """#
        ),
        ProblemCase(
            "a role of an inherited name",
            guide: #"""
                ---
                norma: 2
                name: test
                extends: [other]
                ---
                ```yaml define
                roles: { a: class }
                ```

                """#,
            others: [
                "other": #"""
                ---
                norma: 2
                name: other
                ---
                ```yaml define
                roles: { a: struct }
                ```
                ```yaml rule
                rule: as-are-public
                every: a
                must: { be: public }
                ```

                """#
            ],
            expected: #"""
                GUIDE.md:7:10: error: the role `a` is inherited from other; choose another name, or add `replaces: [a]` and `because: …` to this block
                 7 | roles: { a: class }
                   |          ^
                """#
        ),
        ProblemCase(
            "what replaces needs a reason and a target",
            guide: #"""
                ---
                norma: 2
                name: test
                extends: [other]
                ---
                # A
                ```yaml rule
                rule: z
                replaces: foo
                every: class
                must: { be: final }
                ```
                ```yaml rule
                drops: x
                ```

                """#,
            others: [
                "other": #"""
                ---
                norma: 2
                name: other
                ---
                # B
                ```yaml rule
                rule: x
                every: class
                must: { be: final }
                ```

                """#
            ],
            expected: #"""
                GUIDE.md:9:1: error: `replaces` needs `because`: why does this guide differ?
                 9 | replaces: foo
                   | ^^^^^^^^

                GUIDE.md:9:11: error: no rule `foo` is inherited; inherited: `x`
                 9 | replaces: foo
                   |           ^^^

                GUIDE.md:14:1: error: `drops` needs `because`: why does this guide differ?
                 14 | drops: x
                    | ^^^^^
                """#
        ),
        ProblemCase(
            "what is locked is neither dropped nor replaced, and of a list each wrong name is told",
            guide: #"""
                ---
                norma: 2
                name: test
                extends: [other]
                ---
                # A
                ```yaml rule
                drops: [x, y, nothing]
                because: none of them fits
                ```
                ```yaml rule
                rule: z
                replaces: x
                because: ours is better
                every: class
                must: { be: public }
                ```

                """#,
            others: [
                "other": #"""
                ---
                norma: 2
                name: other
                ---
                # B
                ```yaml rule
                rule: x
                locked: true
                every: class
                must: { be: final }
                ```
                # C
                ```yaml rule
                rule: y
                every: class
                must: { be: final }
                ```

                """#
            ],
            expected: #"""
                GUIDE.md:8:9: error: `x` is locked in other, so no guide that extends it takes it away; ask the maintainers of `other`
                 8 | drops: [x, y, nothing]
                   |         ^

                GUIDE.md:8:15: error: no rule `nothing` is inherited; inherited: `x`, `y`
                 8 | drops: [x, y, nothing]
                   |               ^^^^^^^

                GUIDE.md:13:11: error: `x` is locked in other, so no guide that extends it takes it away; ask the maintainers of `other`
                 13 | replaces: x
                    |           ^
                """#
        ),
    ]
}
