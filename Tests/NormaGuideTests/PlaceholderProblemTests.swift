// What the author of a guide sees when something is wrong: patterns and placeholders.

import Testing

struct PlaceholderProblemTests {
    @Test("patterns and placeholders: each problem is shown at its place, with the way out", arguments: Self.cases)
    func shown(example: ProblemCase) {
        #expect(example.shown == example.expected)
    }

    private static let cases = [
        ProblemCase(
            "a placeholder with an unknown shape",
            rule: #"""
                rule: x
                every: "{Name:cammel}View"
                must: { be: final }
                """#,
            expected: #"""
                GUIDE.md:13:9: error: unknown shape `cammel`; did you mean `camel`? (known: pascal, camel, kebab, snake, lower, upper)
                 13 | every: "{Name:cammel}View"
                    |         ^^^^^^^^^^^^^
                """#
        ),
        ProblemCase(
            "a placeholder without its end",
            rule: #"""
                rule: x
                every: "{Name"
                must: { be: final }
                """#,
            expected: #"""
                GUIDE.md:13:9: error: `{` has no `}`
                 13 | every: "{Name"
                    |         ^^^^^^
                """#
        ),
        ProblemCase(
            "a broken regular expression",
            rule: #"""
                rule: x
                every: "/(a/"
                must: { be: final }
                """#,
            expected: #"""
                GUIDE.md:13:10: error: this isn't a regular expression: the group that begins here is not closed; a `)` is missing
                 13 | every: "/(a/"
                    |          ^
                """#
        ),
        ProblemCase(
            "a placeholder that a trait leaves to the rule, which doesn't bind it",
            rule: #"""
                rule: x
                every: view-model
                must: mocked
                ```
                ```yaml define
                traits: { mocked: { have-counterpart: { class: "{Name}Mock" } } }
                """#,
            expected: #"""
                GUIDE.md:14:7: error: `{Name}` isn't bound, and the trait `mocked` uses it; known here: `{Subject}`, `{Feature}`, `{Module}`, `{Layer}`, `{File}`, `{Year}`
                 14 | must: mocked
                    |       ^^^^^^
                """#
        ),
        ProblemCase(
            "a placeholder that a trait leaves to a rule, and a role names the trait",
            rule: #"""
                rule: x
                every: use-case
                must: mocked
                ```
                ```yaml define
                traits: { mocked: { have-counterpart: { class: "{Name}Mock" } } }
                roles: { plain: { class: "{Name}Plain", all: [mocked] } }
                """#,
            expected: #"""
                GUIDE.md:18:10: error: the trait `mocked` leaves `{Name}` to the rules that name it, and the role `plain` names it; write its description out in the role
                 18 | roles: { plain: { class: "{Name}Plain", all: [mocked] } }
                    |          ^^^^^
                """#
        ),
        ProblemCase(
            "a placeholder that nothing binds",
            rule: #"""
                rule: x
                every: use-case
                must: { have-counterpart: { class: "{Nmae}Mock" } }
                """#,
            expected: #"""
                GUIDE.md:14:37: error: `{Nmae}` isn't bound; did you mean `{Name}`?
                 14 | must: { have-counterpart: { class: "{Nmae}Mock" } }
                    |                                     ^^^^^^
                """#
        ),
        ProblemCase(
            "a placeholder bound in one alternative",
            rule: #"""
                rule: x
                every: [use-case, view-model]
                must: { have-counterpart: { class: "{Name}Mock" } }
                """#,
            expected: #"""
                GUIDE.md:14:37: error: `{Name}` is bound only in some alternatives of the subject; bind it in each of them, or write two rules
                 14 | must: { have-counterpart: { class: "{Name}Mock" } }
                    |                                     ^^^^^^
                """#
        ),
    ]
}
