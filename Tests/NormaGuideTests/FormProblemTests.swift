// What the author of a guide sees when something is wrong: rule forms.

import Testing

struct FormProblemTests {
    @Test("rule forms: each problem is shown at its place, with the way out", arguments: Self.cases)
    func shown(example: ProblemCase) {
        #expect(example.shown == example.expected)
    }

    private static let cases = [
        ProblemCase(
            "every needs a half",
            rule: #"""
                rule: x
                every: view-model
                """#,
            expected: #"""
                GUIDE.md:13:1: error: `every` needs `must` or `must-not`
                 13 | every: view-model
                    | ^^^^^
                """#
        ),
        ProblemCase(
            "a half needs its beginning",
            rule: #"""
                rule: x
                must: { be: final }
                """#,
            expected: #"""
                GUIDE.md:13:1: error: `must` needs `every`
                 13 | must: { be: final }
                    | ^^^^
                """#
        ),
        ProblemCase(
            "what is wrong in a half without its beginning is told too",
            rule: #"""
                rule: x
                evry: class
                must: { be: finl }
                """#,
            expected: #"""
                GUIDE.md:13:1: error: unknown key `evry`; did you mean `every`?
                 13 | evry: class
                    | ^^^^

                GUIDE.md:14:1: error: `must` needs `every`
                 14 | must: { be: finl }
                    | ^^^^

                GUIDE.md:14:13: error: unknown adjective `finl`; did you mean `final`?
                 14 | must: { be: finl }
                    |             ^^^^
                """#
        ),
        ProblemCase(
            "an option needs its beginning",
            rule: #"""
                rule: x
                at-most: 4
                """#,
            expected: #"""
                GUIDE.md:13:1: error: `at-most` needs `check`
                 13 | at-most: 4
                    | ^^^^^^^
                """#
        ),
        ProblemCase(
            "two halves are two rules",
            rule: #"""
                rule: x
                every: view-model
                must: { be: final }
                must-not: { be: public }
                """#,
            expected: #"""
                GUIDE.md:15:1: error: a rule has one form, but this one has both `must` and `must-not`; write two rules
                 15 | must-not: { be: public }
                    | ^^^^^^^^
                """#
        ),
        ProblemCase(
            "two forms are two rules",
            rule: #"""
                rule: x
                every: view-model
                must: { be: final }
                check: line-length
                at-most: 100
                """#,
            expected: #"""
                GUIDE.md:15:1: error: a rule has one form, but this one has both `every` and `check`; write two rules
                 15 | check: line-length
                    | ^^^^^
                """#
        ),
        ProblemCase(
            "a half of another form",
            rule: #"""
                rule: x
                every: view-model
                may: { be: final }
                """#,
            expected: #"""
                GUIDE.md:14:1: error: `may` can't be combined with `every`; write `must` or `must-not` instead
                 14 | may: { be: final }
                    | ^^^
                """#
        ),
        ProblemCase(
            "a limit beside a sentence",
            rule: #"""
                rule: x
                every: view-model
                must: { be: final }
                at-most: 4
                """#,
            expected: #"""
                GUIDE.md:15:1: error: `at-most` can't be combined with `every`; write `must: { have-at-most: { lines: … } }`
                 15 | at-most: 4
                    | ^^^^^^^
                """#
        ),
        ProblemCase(
            "a scope beside a sentence",
            rule: #"""
                rule: x
                every: view-model
                must: { be: final }
                in: App
                """#,
            expected: #"""
                GUIDE.md:15:1: error: `in` can't be combined with `every`; put it into the subject: `every: { …, in: … }`
                 15 | in: App
                    | ^^
                """#
        ),
        ProblemCase(
            "no form at all",
            rule: #"""
                rule: x
                """#,
            expected: #"""
                GUIDE.md:12:1: error: this rule asks nothing; a rule needs one of: `every` with `must` or `must-not`, `only` with `may`, `exactly` with `are`, `check`, or a contract
                 12 | rule: x
                    | ^^^^
                """#
        ),
        ProblemCase(
            "no name",
            rule: #"""
                every: view-model
                must: { be: final }
                """#,
            expected: #"""
                GUIDE.md:12:1: error: a rule needs a name; begin the block with `rule: …`
                 12 | every: view-model
                    | ^^^^^
                """#
        ),
        ProblemCase(
            "a name in another case",
            rule: #"""
                rule: NoSingletons
                every: view-model
                must: { be: final }
                """#,
            expected: #"""
                GUIDE.md:12:7: error: the name of a rule is written in kebab case, not `NoSingletons`; write `no-singletons`
                 12 | rule: NoSingletons
                    |       ^^^^^^^^^^^^
                """#
        ),
        ProblemCase(
            "an unknown key",
            rule: #"""
                rule: x
                every: view-model
                must: { be: final }
                becuase: so it is
                """#,
            expected: #"""
                GUIDE.md:15:1: error: unknown key `becuase`; did you mean `because`?
                 15 | becuase: so it is
                    | ^^^^^^^
                """#
        ),
        ProblemCase(
            "a list for a rule",
            rule: #"""
                [a, b]
                """#,
            expected: #"""
                GUIDE.md:12:1: error: `rule` expects keys with values, but this is a list
                 12 | [a, b]
                    | ^^^^^^
                """#
        ),
        ProblemCase(
            "an empty block",
            rule: #"""

                """#,
            expected: #"""
                GUIDE.md:11:9: error: this block is empty; write something into it, or delete it
                 11 | ```yaml rule
                    |         ^^^^
                """#
        ),
    ]
}
