// What the author of a guide sees when something is wrong: conditions of holes, and patterns with a name.

import Testing

struct HoleProblemTests {
    @Test("holes: each problem is shown at its place, with the way out", arguments: Self.cases)
    func shown(example: ProblemCase) {
        #expect(example.shown == example.expected)
    }

    private static let cases = [
        ProblemCase(
            "a word that no hole knows",
            rule: #"""
                rule: x
                every: file
                must-not: { contain: { pattern: "f($X)", where: { X: { closur: any } } } }
                """#,
            expected: #"""
                GUIDE.md:14:56: error: unknown word `closur`; did you mean `closure`?
                 14 | must-not: { contain: { pattern: "f($X)", where: { X: { closur: any } } } }
                    |                                                        ^^^^^^
                """#
        ),
        ProblemCase(
            "a number that is none",
            rule: #"""
                rule: x
                every: file
                must-not: { contain: { pattern: "f($X)", where: { X: { number: x } } } }
                """#,
            expected: #"""
                GUIDE.md:14:64: error: `x` isn't a number; write `30`, `-1` or `0.5`
                 14 | must-not: { contain: { pattern: "f($X)", where: { X: { number: x } } } }
                    |                                                                ^
                """#
        ),
        ProblemCase(
            "ends of which the first is greater",
            rule: #"""
                rule: x
                every: file
                must-not: { contain: { pattern: "f($X)", where: { X: { number: { at-least: 3, at-most: 2 } } } } }
                """#,
            expected: #"""
                GUIDE.md:14:64: error: no number is between these limits; write `at-least:` with the lower limit and `at-most:` with the higher one
                 14 | must-not: { contain: { pattern: "f($X)", where: { X: { number: { at-least: 3, at-most: 2 } } } } }
                    |                                                                ^^^^^^^^^^^^^^^^^^^^^^^^^^^
                """#
        ),
        ProblemCase(
            "a boolean that is none",
            rule: #"""
                rule: x
                every: file
                must-not: { contain: { pattern: "f($X)", where: { X: { boolean: maybe } } } }
                """#,
            expected: #"""
                GUIDE.md:14:65: error: `boolean` expects `true` or `false`, not `maybe`
                 14 | must-not: { contain: { pattern: "f($X)", where: { X: { boolean: maybe } } } }
                    |                                                                 ^^^^^
                """#
        ),
        ProblemCase(
            "a literal of an unknown kind",
            rule: #"""
                rule: x
                every: file
                must-not: { contain: { pattern: "f($X)", where: { X: { literal: text } } } }
                """#,
            expected: #"""
                GUIDE.md:14:65: error: unknown kind of literal `text`; known: `string`, `number`, `boolean`, `nil`, `array`, `dictionary`
                 14 | must-not: { contain: { pattern: "f($X)", where: { X: { literal: text } } } }
                    |                                                                 ^^^^
                """#
        ),
        ProblemCase(
            "a closure with a name",
            rule: #"""
                rule: x
                every: file
                must-not: { contain: { pattern: "f($X)", where: { X: { closure: "a" } } } }
                """#,
            expected: #"""
                GUIDE.md:14:65: error: `closure` expects `any`, not `a`; to ask about the code inside, add `contain:`
                 14 | must-not: { contain: { pattern: "f($X)", where: { X: { closure: "a" } } } }
                    |                                                                 ^^^
                """#
        ),
        ProblemCase(
            "a condition that says nothing",
            rule: #"""
                rule: x
                every: file
                must-not: { contain: { pattern: "f($X)", where: { X: { any: [] } } } }
                """#,
            expected: #"""
                GUIDE.md:14:61: error: `any` has an empty list; name at least one, or delete the key
                 14 | must-not: { contain: { pattern: "f($X)", where: { X: { any: [] } } } }
                    |                                                             ^^
                """#
        ),
        ProblemCase(
            "patterns with a name: twice, badly called, without use, of an unknown hole, and one that is none",
            guide: #"""
                ---
                norma: 2
                name: test
                ---
                ```yaml define
                patterns:
                  slow-waits: "usleep($T)"
                  slow-waits-too: { pattern: "x($A)", where: { B: "y" } }
                  Bad: "y()"
                ```
                ```yaml define
                patterns:
                  slow-waits: "sleep($T)"
                ```
                ```yaml rule
                rule: x
                every: file
                must-not: { contain: [slow-wait, slow-waits] }
                ```

                """#,
            expected: #"""
                GUIDE.md:8:3: error: the pattern `slow-waits-too` is unused; write `contain: slow-waits-too` in a rule, or delete it
                 8 |   slow-waits-too: { pattern: "x($A)", where: { B: "y" } }
                   |   ^^^^^^^^^^^^^^

                GUIDE.md:8:48: error: the pattern has no hole `$B`; holes: `$A`
                 8 |   slow-waits-too: { pattern: "x($A)", where: { B: "y" } }
                   |                                                ^

                GUIDE.md:9:3: error: the name of a pattern is written in kebab case, not `Bad`; write `bad`
                 9 |   Bad: "y()"
                   |   ^^^

                GUIDE.md:13:3: error: the pattern `slow-waits` is declared twice; give one of them another name
                 13 |   slow-waits: "sleep($T)"
                    |   ^^^^^^^^^^

                GUIDE.md:18:23: error: there is no pattern `slow-wait`; did you mean `slow-waits`?
                 18 | must-not: { contain: [slow-wait, slow-waits] }
                    |                       ^^^^^^^^^
                """#
        ),
        ProblemCase(
            "two patterns that are made of each other; one that holds its own name as code is none",
            guide: #"""
                ---
                norma: 2
                name: test
                ---
                ```yaml define
                patterns:
                  sends: { pattern: "a($X)", where: { X: { contain: asks } } }
                  asks: { pattern: "b($X)", where: { X: { contain: sends } } }
                  waits: waits
                ```
                ```yaml rule
                rule: x
                every: file
                must-not: { contain: [sends, asks, waits] }
                ```

                """#,
            expected: #"""
                GUIDE.md:7:3: error: the pattern `sends` contains itself; write the code out in one of the patterns
                 7 |   sends: { pattern: "a($X)", where: { X: { contain: asks } } }
                   |   ^^^^^

                GUIDE.md:8:3: error: the pattern `asks` contains itself; write the code out in one of the patterns
                 8 |   asks: { pattern: "b($X)", where: { X: { contain: sends } } }
                   |   ^^^^
                """#
        ),
    ]
}
