// What the author of a guide sees when something is wrong: inherited rules that are adjusted.

import Testing

struct AdjustProblemTests {
    @Test("adjusted rules: each problem is shown at its place, with the way out", arguments: Self.cases)
    func shown(example: ProblemCase) {
        #expect(example.shown == example.expected)
    }

    private static func example(_ name: String, _ text: String, _ expected: String) -> ProblemCase {
        let head = "---\nnorma: 2\nname: test\nextends: base\n---\n\n"
        return ProblemCase(name, guide: head + text, others: ["base": AdjustTests.base], expected: expected)
    }

    private static let cases = [
        example(
            "no reason, and nothing that changes",
            #"""
            ```yaml rule
            adjust: small
            ```

            """#,
            #"""
            GUIDE.md:8:1: error: `adjust` needs `because`: why does this guide differ?
             8 | adjust: small
               | ^^^^^^

            GUIDE.md:8:1: error: this block adjusts a rule but changes nothing; add one of `severity`, `at-most`, `at-least`, `never-above`, `except`, `instead`, `message`, `silences`, `in`, `allow`, `enforces`
             8 | adjust: small
               | ^^^^^^
            """#
        ),
        example(
            "where a sentence looks, and a rule that nobody has",
            #"""
            ```yaml rule
            adjust: small
            in: Sources
            silences: nothing-here
            because: x
            ```

            """#,
            #"""
            GUIDE.md:9:1: error: `small` has no check whose `in` could change. `except` leaves out what is not meant
             9 | in: Sources
               | ^^

            GUIDE.md:10:11: error: there is no rule `nothing-here`; rules of this guide: `few`, `fixed`, `narrow`, `small`
             10 | silences: nothing-here
                |           ^^^^^^^^^^^^
            """#
        ),
        example(
            "what a rule asks",
            #"""
            ```yaml rule
            adjust: small
            must: { be: final }
            locked: true
            make: mock X
            because: x
            ```

            """#,
            #"""
            GUIDE.md:9:1: error: `must` can't be combined with `adjust`, which changes `severity`, `at-most`, `at-least`, `never-above`, `except`, `instead`, `message`, `silences`, `in`, `allow`, `enforces`; to ask something else, write a rule that `replaces:` the inherited one
             9 | must: { be: final }
               | ^^^^

            GUIDE.md:10:1: error: `locked` can't be combined with `adjust`, which changes `severity`, `at-most`, `at-least`, `never-above`, `except`, `instead`, `message`, `silences`, `in`, `allow`, `enforces`; to ask something else, write a rule that `replaces:` the inherited one
             10 | locked: true
                | ^^^^^^

            GUIDE.md:11:1: error: `make` can't be combined with `adjust`, which changes `severity`, `at-most`, `at-least`, `never-above`, `except`, `instead`, `message`, `silences`, `in`, `allow`, `enforces`; to ask something else, write a rule that `replaces:` the inherited one
             11 | make: mock X
                | ^^^^
            """#
        ),
        example(
            "two things in one block",
            #"""
            ```yaml rule
            adjust: small
            severity: note
            drops: few
            because: x
            ```

            """#,
            #"""
            GUIDE.md:8:1: error: `adjust` can't be combined with `drops`; write two blocks
             8 | adjust: small
               | ^^^^^^
            """#
        ),
        example(
            "names that are not inherited, and one of the guide itself",
            #"""
            ```yaml rule
            adjust: [smal, own]
            severity: note
            because: x
            ```
            ```yaml rule
            rule: own
            every: class
            must: { be: final }
            ```

            """#,
            #"""
            GUIDE.md:8:10: error: no rule `smal` is inherited; did you mean `small`?
             8 | adjust: [smal, own]
               |          ^^^^

            GUIDE.md:8:16: error: `own` is a rule of this guide itself; change it there, in GUIDE.md line 13
             8 | adjust: [smal, own]
               |                ^^^
            """#
        ),
        example(
            "a rule that is locked",
            #"""
            ```yaml rule
            adjust: fixed
            severity: note
            because: x
            ```

            """#,
            #"""
            GUIDE.md:8:9: error: `fixed` is locked in base, so no guide that extends it adjusts it; ask the maintainers of `base`
             8 | adjust: fixed
               |         ^^^^^
            """#
        ),
        example(
            "a rule that is adjusted twice, and one that is dropped or replaced",
            #"""
            ```yaml rule
            adjust: [small, small, few, narrow]
            severity: note
            because: x
            ```
            ```yaml rule
            drops: few
            because: x
            ```
            ```yaml rule
            rule: own
            replaces: narrow
            because: x
            every: class
            must: { be: final }
            ```

            """#,
            #"""
            GUIDE.md:8:17: error: `small` is adjusted twice: first in GUIDE.md line 8; put all changes into one block
             8 | adjust: [small, small, few, narrow]
               |                 ^^^^^

            GUIDE.md:8:24: error: `few` is dropped in GUIDE.md line 13, so there is nothing left to adjust; delete the entry
             8 | adjust: [small, small, few, narrow]
               |                        ^^^

            GUIDE.md:8:29: error: `narrow` is replaced by `own` in GUIDE.md line 17, so there is nothing left to adjust; change `own` instead
             8 | adjust: [small, small, few, narrow]
               |                             ^^^^^^
            """#
        ),
        example(
            "limits that a rule does not have",
            #"""
            ```yaml rule
            adjust: [small, narrow]
            at-least: 4
            because: x
            ```
            ```yaml rule
            adjust: few
            at-most: 4
            because: x
            ```

            """#,
            #"""
            GUIDE.md:9:1: error: `narrow` has no limit that `at-least` could change; it has `at-most`
             9 | at-least: 4
               | ^^^^^^^^

            GUIDE.md:9:1: error: `small` has no limit that `at-least` could change; it has `at-most`
             9 | at-least: 4
               | ^^^^^^^^

            GUIDE.md:14:10: error: `few` limits several things, and `at-most` does not say which; name those that change, as in `at-most: { members: 10, cases: 3 }`
             14 | at-most: 4
                |          ^
            """#
        ),
        example(
            "measures that a rule does not have, and a check that measures one thing",
            #"""
            ```yaml rule
            adjust: [small, narrow]
            at-most: { complexity: 4 }
            because: x
            ```
            ```yaml rule
            adjust: few
            at-most: { members: 4, lines: 5 }
            because: x
            ```

            """#,
            #"""
            GUIDE.md:9:10: error: `line-length` has one limit, not several; write `at-most: 120`
             9 | at-most: { complexity: 4 }
               |          ^^^^^^^^^^^^^^^^^

            GUIDE.md:9:12: error: `small` has no `at-most` for `complexity`; it limits: `lines`
             9 | at-most: { complexity: 4 }
               |            ^^^^^^^^^^

            GUIDE.md:14:24: error: `few` has no `at-most` for `lines`; it limits: `members`, `cases`
             14 | at-most: { members: 4, lines: 5 }
                |                        ^^^^^
            """#
        ),
        example(
            "a limit that the check can't hold, and numbers that are none",
            #"""
            ```yaml rule
            adjust: narrow
            at-most: 10
            because: x
            ```
            ```yaml rule
            adjust: small
            at-most: many
            severity: grave
            except: Legacy
            because: x
            ```

            """#,
            #"""
            GUIDE.md:9:10: error: `line-length` reports no number below 81, so it can't enforce `at-most: 10`; write 80 or more
             9 | at-most: 10
               |          ^^

            GUIDE.md:14:10: error: `at-most` expects a number, not `many`
             14 | at-most: many
                |          ^^^^

            GUIDE.md:15:11: error: unknown severity `grave`; known: `error`, `warning`, `note`
             15 | severity: grave
                |           ^^^^^

            GUIDE.md:16:9: error: an exception needs a reason; write `{ type: "Legacy", because: … }`
             16 | except: Legacy
                |         ^^^^^^
            """#
        ),
        example(
            "placeholders that one of the rules does not bind",
            #"""
            ```yaml rule
            adjust: [small, few]
            instead: Split `{Name}`.
            message: "`{Nam}` is large"
            because: x
            ```

            """#,
            #"""
            GUIDE.md:9:17: error: `{Name}` isn't bound in `few`; known here: `{Subject}`, `{Feature}`, `{Module}`, `{Layer}`, `{File}`, `{Year}`
             9 | instead: Split `{Name}`.
               |                 ^^^^^^

            GUIDE.md:10:12: error: `{Nam}` isn't bound in `few`; known here: `{Subject}`, `{Feature}`, `{Module}`, `{Layer}`, `{File}`, `{Year}`
             10 | message: "`{Nam}` is large"
                |            ^^^^^

            GUIDE.md:10:12: error: `{Nam}` isn't bound in `small`; did you mean `{Name}`?
             10 | message: "`{Nam}` is large"
                |            ^^^^^
            """#
        ),
    ]
}
