// What the author of a guide sees when something is wrong: what stands beside a form.

import Testing

struct DetailProblemTests {
    @Test("what stands beside a form: each problem is shown at its place, with the way out", arguments: Self.cases)
    func shown(example: ProblemCase) {
        #expect(example.shown == example.expected)
    }

    private static let cases = [
        ProblemCase(
            "an unknown severity",
            rule: #"""
                rule: x
                every: view-model
                must: { be: final }
                severity: eror
                """#,
            expected: #"""
                GUIDE.md:15:11: error: unknown severity `eror`; did you mean `error`?
                 15 | severity: eror
                    |           ^^^^
                """#
        ),
        ProblemCase(
            "a YAML 1.1 boolean",
            rule: #"""
                rule: x
                every: view-model
                must: { be: final }
                locked: yes
                """#,
            expected: #"""
                GUIDE.md:15:9: error: `locked` expects `true` or `false`, not `yes`. Write `true`; YAML parsers disagree on whether `yes` is a boolean or a text.
                 15 | locked: yes
                    |         ^^^
                """#
        ),
        ProblemCase(
            "what is expected but nothing, and nothing without a reason",
            rule: #"""
                rule: x
                every: view-model
                must: { be: final }
                except:
                  - { class: A, because: old, expect: some }
                expect: none
                """#,
            expected: #"""
                GUIDE.md:16:39: error: unknown expectation `some`; known: `none`
                 16 |   - { class: A, because: old, expect: some }
                    |                                       ^^^^

                GUIDE.md:17:1: error: `expect: none` needs `because`: why is there nothing to find?
                 17 | expect: none
                    | ^^^^^^
                """#
        ),
        ProblemCase(
            "no boolean at all",
            rule: #"""
                rule: x
                every: view-model
                must: { be: final }
                locked: maybe
                """#,
            expected: #"""
                GUIDE.md:15:9: error: `locked` expects `true` or `false`, not `maybe`
                 15 | locked: maybe
                    |         ^^^^^
                """#
        ),
        ProblemCase(
            "an exception without a reason",
            rule: #"""
                rule: x
                every: view-model
                must: { be: final }
                except: Legacy
                """#,
            expected: #"""
                GUIDE.md:15:9: error: an exception needs a reason; write `{ type: "Legacy", because: … }`
                 15 | except: Legacy
                    |         ^^^^^^
                """#
        ),
        ProblemCase(
            "an excepted mapping without a reason",
            rule: #"""
                rule: x
                every: view-model
                must: { be: final }
                except: { named: Legacy }
                """#,
            expected: #"""
                GUIDE.md:15:9: error: an exception needs a reason; add `because: …` to it
                 15 | except: { named: Legacy }
                    |         ^^^^^^^^^^^^^^^^^
                """#
        ),
        ProblemCase(
            "a reason that excepts nothing",
            rule: #"""
                rule: x
                every: view-model
                must: { be: final }
                except: { because: old }
                """#,
            expected: #"""
                GUIDE.md:15:9: error: this exception doesn't say what it excepts; add a description such as `in: Legacy/`
                 15 | except: { because: old }
                    |         ^^^^^^^^^^^^^^^^
                """#
        ),
        ProblemCase(
            "a day that never comes",
            rule: #"""
                rule: x
                every: view-model
                must: { be: final }
                except: { named: Legacy, because: old, until: 2027-02-30 }
                """#,
            expected: #"""
                GUIDE.md:15:47: error: `2027-02-30` isn't a date in the calendar
                 15 | except: { named: Legacy, because: old, until: 2027-02-30 }
                    |                                               ^^^^^^^^^^
                """#
        ),
        ProblemCase(
            "a date that is none",
            rule: #"""
                rule: x
                every: view-model
                must: { be: final }
                except: { named: Legacy, because: old, until: soon }
                """#,
            expected: #"""
                GUIDE.md:15:47: error: `until` expects a date as `YYYY-MM-DD`, not `soon`
                 15 | except: { named: Legacy, because: old, until: soon }
                    |                                               ^^^^
                """#
        ),
        ProblemCase(
            "a reason that is a list",
            rule: #"""
                rule: x
                every: view-model
                must: { be: final }
                because: [a, b]
                """#,
            expected: #"""
                GUIDE.md:15:10: error: `because` expects a text, but this is a list
                 15 | because: [a, b]
                    |          ^^^^^^
                """#
        ),
        ProblemCase(
            "a message with an unbound placeholder",
            rule: #"""
                rule: x
                every: use-case
                must: { be: final }
                message: "{Nam} is no {Subject:cammel}"
                """#,
            expected: #"""
                GUIDE.md:15:11: error: `{Nam}` isn't bound; did you mean `{Name}`?
                 15 | message: "{Nam} is no {Subject:cammel}"
                    |           ^^^^^

                GUIDE.md:15:23: error: unknown shape `cammel`; did you mean `camel`?
                 15 | message: "{Nam} is no {Subject:cammel}"
                    |                       ^^^^^^^^^
                """#
        ),
        ProblemCase(
            "what to do instead with an unbound placeholder",
            rule: #"""
                rule: x
                every: use-case
                must: { be: final }
                instead: "Write `final class {name}`, not `{ get }`."
                """#,
            expected: #"""
                GUIDE.md:15:30: error: `{name}` isn't bound; did you mean `{Name}`?
                 15 | instead: "Write `final class {name}`, not `{ get }`."
                    |                              ^^^^^^
                """#
        ),
        ProblemCase(
            "an unknown check, near a longer one",
            rule: #"""
                rule: x
                check: function-lenght
                at-most: 3
                """#,
            expected: #"""
                GUIDE.md:13:8: error: unknown check `function-lenght`; did you mean `function-body-length`?
                 13 | check: function-lenght
                    |        ^^^^^^^^^^^^^^^
                """#
        ),
        ProblemCase(
            "an unknown check",
            rule: #"""
                rule: x
                check: function-body-lenght
                at-most: 3
                """#,
            expected: #"""
                GUIDE.md:13:8: error: unknown check `function-body-lenght`; did you mean `function-body-length`?
                 13 | check: function-body-lenght
                    |        ^^^^^^^^^^^^^^^^^^^^
                """#
        ),
        ProblemCase(
            "a measured check without a limit",
            rule: #"""
                rule: x
                check: line-length
                """#,
            expected: #"""
                GUIDE.md:13:8: error: `line-length` measures, so it needs a limit; add `at-most: …`
                 13 | check: line-length
                    |        ^^^^^^^^^^^
                """#
        ),
        ProblemCase(
            "a limit that is no number",
            rule: #"""
                rule: x
                check: line-length
                at-most: many
                """#,
            expected: #"""
                GUIDE.md:14:10: error: `at-most` expects a number, not `many`
                 14 | at-most: many
                    |          ^^^^
                """#
        ),
        ProblemCase(
            "a limit that is a list",
            rule: #"""
                rule: x
                check: line-length
                at-most: [1]
                """#,
            expected: #"""
                GUIDE.md:14:10: error: `at-most` expects a number, but this is a list
                 14 | at-most: [1]
                    |          ^^^
                """#
        ),
        ProblemCase(
            "an octal limit",
            rule: #"""
                rule: x
                check: line-length
                at-most: 0120
                """#,
            expected: #"""
                GUIDE.md:14:10: error: `at-most` expects a number, not `0120`; write `120`
                 14 | at-most: 0120
                    |          ^^^^
                """#
        ),
        ProblemCase(
            "limits that contradict each other",
            rule: #"""
                rule: x
                check: function-body-length
                at-most: 3
                at-least: 5
                """#,
            expected: #"""
                GUIDE.md:15:11: error: nothing is at least 5 and at most 3
                 15 | at-least: 5
                    |           ^
                """#
        ),
        ProblemCase(
            "a limit below what the check sees",
            rule: #"""
                rule: x
                check: line-length
                at-most: 60
                at-least: 20
                """#,
            expected: #"""
                GUIDE.md:14:10: error: `line-length` reports no number below 81, so it can't enforce `at-most: 60`; write 80 or more
                 14 | at-most: 60
                    |          ^^

                GUIDE.md:15:1: error: `line-length` reports no number below 81, so it can't find values that are too small; delete it
                 15 | at-least: 20
                    | ^^^^^^^^
                """#
        ),
        ProblemCase(
            "something allowed that the check never says",
            rule: #"""
                rule: x
                check: line-length
                at-most: 120
                allow: [URL, coment]
                """#,
            expected: #"""
                GUIDE.md:15:14: error: `line-length` never finds `coment`; did you mean `comment`?
                 15 | allow: [URL, coment]
                    |              ^^^^^^
                """#
        ),
        ProblemCase(
            "something allowed of a check that sees nothing but alike",
            rule: #"""
                rule: x
                check: array-init
                allow: map
                """#,
            expected: #"""
                GUIDE.md:14:1: error: `array-init` doesn't distinguish anything that `allow` could name; delete it
                 14 | allow: map
                    | ^^^^^
                """#
        ),
        ProblemCase(
            "names allowed that are none",
            rule: #"""
                rule: x
                check: private-action
                allow: [pay, "save()", "save all"]
                """#,
            expected: #"""
                GUIDE.md:14:14: error: `private-action` never finds `save()`; it finds names, such as `save`
                 14 | allow: [pay, "save()", "save all"]
                    |              ^^^^^^^^

                GUIDE.md:14:24: error: `private-action` never finds `save all`; it finds names, such as `save`
                 14 | allow: [pay, "save()", "save all"]
                    |                        ^^^^^^^^^^
                """#
        ),
        ProblemCase(
            "numbers allowed that are none",
            rule: #"""
                rule: x
                check: magic-number
                allow: [0, -1, 0xff, "1*", one]
                """#,
            expected: #"""
                GUIDE.md:14:28: error: `magic-number` never finds `one`; it finds numbers, such as `10`
                 14 | allow: [0, -1, 0xff, "1*", one]
                    |                            ^^^
                """#
        ),
        ProblemCase(
            "members allowed that are not known",
            rule: #"""
                rule: x
                check: literal-color
                allow: [".clear", ".rde", "Color(white: *)"]
                """#,
            expected: #"""
                GUIDE.md:14:19: error: `literal-color` never finds `.rde`; did you mean `.red`?
                 14 | allow: [".clear", ".rde", "Color(white: *)"]
                    |                   ^^^^^^
                """#
        ),
        ProblemCase(
            "a limit of what is not measured",
            rule: #"""
                rule: x
                check: force-unwrapping
                at-most: 3
                """#,
            expected: #"""
                GUIDE.md:14:1: error: `force-unwrapping` doesn't measure anything that `at-most` could limit; delete it
                 14 | at-most: 3
                    | ^^^^^^^
                """#
        ),
        ProblemCase(
            "nothing to replace",
            rule: #"""
                rule: x
                replaces: foo
                every: view-model
                must: { be: final }
                """#,
            expected: #"""
                GUIDE.md:13:1: error: `replaces` needs `because`: why does this guide differ?
                 13 | replaces: foo
                    | ^^^^^^^^

                GUIDE.md:13:11: error: no rule `foo` is inherited; only a rule of a guide in `extends` can be
                 13 | replaces: foo
                    |           ^^^
                """#
        ),
    ]
}
