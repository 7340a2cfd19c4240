// What the author of a guide sees when something is wrong: descriptions.

import Testing

struct DescriptionProblemTests {
    @Test("descriptions: each problem is shown at its place, with the way out", arguments: Self.cases)
    func shown(example: ProblemCase) {
        #expect(example.shown == example.expected)
    }

    private static let cases = [
        ProblemCase(
            "an unknown role",
            rule: #"""
                rule: x
                every: viewmodel
                must: { be: final }
                """#,
            expected: #"""
                GUIDE.md:13:8: error: unknown role `viewmodel`; did you mean `view-model`?
                 13 | every: viewmodel
                    |        ^^^^^^^^^
                """#
        ),
        ProblemCase(
            "a role nobody defined",
            rule: #"""
                rule: x
                every: presenter
                must: { be: final }
                """#,
            expected: #"""
                GUIDE.md:13:8: error: unknown role `presenter`; roles of this guide: `view-model`, `use-case`
                 13 | every: presenter
                    |        ^^^^^^^^^
                """#
        ),
        ProblemCase(
            "a role that the kind never has",
            rule: #"""
                rule: x
                every: { property: view-model }
                must: { be: private }
                """#,
            expected: #"""
                GUIDE.md:13:20: error: `view-model` is a role of this guide, but a property never has it; to ask for the name, write `named: view-model`
                 13 | every: { property: view-model }
                    |                    ^^^^^^^^^^
                """#
        ),
        ProblemCase(
            "a role asked of what never has it",
            rule: #"""
                rule: x
                every: { file: any, in: Sources }
                must-not: view-model
                """#,
            expected: #"""
                GUIDE.md:14:11: error: `view-model` is a role that a file never has; write how the two are related, as in `{ refer-to: view-model }`
                 14 | must-not: view-model
                    |           ^^^^^^^^^^
                """#
        ),
        ProblemCase(
            "an unknown adjective",
            rule: #"""
                rule: x
                every: view-model
                must: { be: finale }
                """#,
            expected: #"""
                GUIDE.md:14:13: error: unknown adjective `finale`; did you mean `final`?
                 14 | must: { be: finale }
                    |             ^^^^^^
                """#
        ),
        ProblemCase(
            "an adjective alone",
            rule: #"""
                rule: x
                every: view-model
                must: final
                """#,
            expected: #"""
                GUIDE.md:14:7: error: `final` is an adjective; write `{ be: final }`
                 14 | must: final
                    |       ^^^^^
                """#
        ),
        ProblemCase(
            "an adjective as a key",
            rule: #"""
                rule: x
                every: view-model
                must: { final: true }
                """#,
            expected: #"""
                GUIDE.md:14:9: error: unknown word `final`; it is an adjective: write `be: final`
                 14 | must: { final: true }
                    |         ^^^^^
                """#
        ),
        ProblemCase(
            "a predicate alone",
            rule: #"""
                rule: x
                every: view-model
                must: named
                """#,
            expected: #"""
                GUIDE.md:14:7: error: `named` needs a value; write `{ named: … }`
                 14 | must: named
                    |       ^^^^^
                """#
        ),
        ProblemCase(
            "half a predicate",
            rule: #"""
                rule: x
                every: view-model
                must: { refer: view-model }
                """#,
            expected: #"""
                GUIDE.md:14:9: error: unknown word `refer`; did you mean `refer-to`?
                 14 | must: { refer: view-model }
                    |         ^^^^^
                """#
        ),
        ProblemCase(
            "a role as a key with nothing behind it",
            rule: #"""
                rule: x
                every: { view-model: }
                must: { be: final }
                """#,
            expected: #"""
                GUIDE.md:13:10: error: `view-model` expects a name pattern, but there is no value
                 13 | every: { view-model: }
                    |          ^^^^^^^^^^
                """#
        ),
        ProblemCase(
            "a kind as an adjective",
            rule: #"""
                rule: x
                every: view-model
                must: { be: class }
                """#,
            expected: #"""
                GUIDE.md:14:13: error: unknown adjective `class`; it is a kind: write `class: any` instead of `be: class`
                 14 | must: { be: class }
                    |             ^^^^^
                """#
        ),
        ProblemCase(
            "a name in lower case",
            rule: #"""
                rule: x
                every: in_addr_t
                must: { be: final }
                """#,
            expected: #"""
                GUIDE.md:13:8: error: unknown role `in_addr_t`. A name that begins in lower case is written `{ named: "in_addr_t" }`.
                 13 | every: in_addr_t
                    |        ^^^^^^^^^
                """#
        ),
        ProblemCase(
            "nothing where a description is due",
            rule: #"""
                rule: x
                every:
                must: { be: final }
                """#,
            expected: #"""
                GUIDE.md:13:1: error: `every` expects a description, but there is no value
                 13 | every:
                    | ^^^^^
                """#
        ),
        ProblemCase(
            "a list of nothing",
            rule: #"""
                rule: x
                every: []
                must: { be: final }
                """#,
            expected: #"""
                GUIDE.md:13:8: error: `every` has an empty list; name at least one, or delete the key
                 13 | every: []
                    |        ^^
                """#
        ),
        ProblemCase(
            "a kind without a name",
            rule: #"""
                rule: x
                every: { class: }
                must: { be: final }
                """#,
            expected: #"""
                GUIDE.md:13:10: error: `class` expects a name pattern, a role or `any`, but there is no value; write `class: any` for each of them
                 13 | every: { class: }
                    |          ^^^^^
                """#
        ),
        ProblemCase(
            "an exception with a day inside a description",
            rule: #"""
                rule: x
                every: { class: any, except: view-model, until: 2027-01-01 }
                must: { be: final }
                """#,
            expected: #"""
                GUIDE.md:13:42: error: unknown word `until`. Put an exception with a reason or an end date under the rule's own `except:`.
                 13 | every: { class: any, except: view-model, until: 2027-01-01 }
                    |                                          ^^^^^
                """#
        ),
    ]
}
