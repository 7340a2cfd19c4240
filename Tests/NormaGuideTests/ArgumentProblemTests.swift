// What the author of a guide sees when something is wrong: arguments.

import Testing

struct ArgumentProblemTests {
    @Test("arguments: each problem is shown at its place, with the way out", arguments: Self.cases)
    func shown(example: ProblemCase) {
        #expect(example.shown == example.expected)
    }

    private static let cases = [
        ProblemCase(
            "an attribute without its sign",
            rule: #"""
                rule: x
                every: view-model
                must: { have-attribute: MainActor }
                """#,
            expected: #"""
                GUIDE.md:14:25: error: an attribute begins with `@`; write `"@MainActor"`
                 14 | must: { have-attribute: MainActor }
                    |                         ^^^^^^^^^
                """#
        ),
        ProblemCase(
            "unknown measures, and a limit that is no number",
            rule: #"""
                rule: x
                every: file
                must: { have-at-most: { line: 4, foo: x } }
                """#,
            expected: #"""
                GUIDE.md:14:25: error: unknown measure `line`; did you mean `lines`?
                 14 | must: { have-at-most: { line: 4, foo: x } }
                    |                         ^^^^

                GUIDE.md:14:34: error: unknown measure `foo`; known: `lines`, `members`, `properties`, `functions`, `parameters`, `cases`, `complexity`
                 14 | must: { have-at-most: { line: 4, foo: x } }
                    |                                  ^^^
                """#
        ),
        ProblemCase(
            "a measure without a name",
            rule: #"""
                rule: x
                every: file
                must: { have-at-most: 400 }
                """#,
            expected: #"""
                GUIDE.md:14:23: error: `have-at-most` expects measures with numbers, not `400`; write `{ lines: 400 }`
                 14 | must: { have-at-most: 400 }
                    |                       ^^^
                """#
        ),
        ProblemCase(
            "a call with arguments",
            rule: #"""
                rule: x
                every: file
                must-not: { call: "print(x)" }
                """#,
            expected: #"""
                GUIDE.md:14:19: error: `print(x)` isn't the name of a call. Write the name alone, or with its labels: `dismiss(animated:)`; code with arguments is `contain:`.
                 14 | must-not: { call: "print(x)" }
                    |                   ^^^^^^^^^^
                """#
        ),
        ProblemCase(
            "a call that lacks its receiver",
            rule: #"""
                rule: x
                every: file
                must-not: { call: ".sink" }
                """#,
            expected: #"""
                GUIDE.md:14:19: error: `.sink` needs a name on both sides of its dot; any receiver is `"*.sink"`
                 14 | must-not: { call: ".sink" }
                    |                   ^^^^^^^
                """#
        ),
        ProblemCase(
            "a hole that the pattern lacks",
            rule: #"""
                rule: x
                every: file
                must-not: { contain: { pattern: "f($X)", where: { Y: a } } }
                """#,
            expected: #"""
                GUIDE.md:14:51: error: the pattern has no hole `$Y`; holes: `$X`
                 14 | must-not: { contain: { pattern: "f($X)", where: { Y: a } } }
                    |                                                   ^
                """#
        ),
        ProblemCase(
            "a hole of what the code becomes that the pattern lacks",
            rule: #"""
                rule: x
                every: file
                must-not: { contain: { pattern: "f($X)", becomes: "g($Z)" } }
                """#,
            expected: #"""
                GUIDE.md:14:51: error: the pattern has no hole `$Z`; holes: `$X`
                 14 | must-not: { contain: { pattern: "f($X)", becomes: "g($Z)" } }
                    |                                                   ^^^^^^^
                """#
        ),
        ProblemCase(
            "a hole without a name in code that becomes other code",
            rule: #"""
                rule: x
                every: file
                must-not: { contain: { pattern: "f($X, $$$)", becomes: "g($X)" } }
                """#,
            expected: #"""
                GUIDE.md:14:56: error: `becomes:` needs a name for every hole, in the pattern too. Write `$NAME` or `$$$NAME`.
                 14 | must-not: { contain: { pattern: "f($X, $$$)", becomes: "g($X)" } }
                    |                                                        ^^^^^^^
                """#
        ),
        ProblemCase(
            "a condition without a pattern",
            rule: #"""
                rule: x
                every: file
                must-not: { contain: { where: { Y: a } } }
                """#,
            expected: #"""
                GUIDE.md:14:13: error: `contain` needs a `pattern:`
                 14 | must-not: { contain: { where: { Y: a } } }
                    |             ^^^^^^^
                """#
        ),
        ProblemCase(
            "a platform in lower case",
            rule: #"""
                rule: x
                every: package
                must: { deploy-to: { ios: ">=17" } }
                """#,
            expected: #"""
                GUIDE.md:14:22: error: unknown key `ios`; did you mean `iOS`?
                 14 | must: { deploy-to: { ios: ">=17" } }
                    |                      ^^^
                """#
        ),
        ProblemCase(
            "a version without comparison",
            rule: #"""
                rule: x
                every: package
                must: { deploy-to: { iOS: 17 } }
                """#,
            expected: #"""
                GUIDE.md:14:27: error: `iOS` expects a version, not `17`; write `">=17"`, `"<17"` or `"=17.2"`
                 14 | must: { deploy-to: { iOS: 17 } }
                    |                           ^^
                """#
        ),
        ProblemCase(
            "an unknown kind of reference",
            rule: #"""
                rule: x
                every: file
                must: { refer-to: { type: any, as: propertie } }
                """#,
            expected: #"""
                GUIDE.md:14:36: error: unknown kind of reference `propertie`; did you mean `property`?
                 14 | must: { refer-to: { type: any, as: propertie } }
                    |                                    ^^^^^^^^^
                """#
        ),
        ProblemCase(
            "a counterpart of no kind",
            rule: #"""
                rule: x
                every: file
                must: { have-counterpart: { in: Mocks } }
                """#,
            expected: #"""
                GUIDE.md:14:9: error: a counterpart needs a kind; write `{ type: "{Subject}Mock" }`, or one of class, struct, enum, actor, protocol, function, file, test, preview
                 14 | must: { have-counterpart: { in: Mocks } }
                    |         ^^^^^^^^^^^^^^^^
                """#
        ),
        ProblemCase(
            "a counterpart of two kinds",
            rule: #"""
                rule: x
                every: file
                must: { have-counterpart: { class: A, struct: B } }
                """#,
            expected: #"""
                GUIDE.md:14:39: error: a counterpart has one kind; write `{ type: "{Subject}Mock" }`, or one of class, struct, enum, actor, protocol, function, file, test, preview
                 14 | must: { have-counterpart: { class: A, struct: B } }
                    |                                       ^^^^^^
                """#
        ),
        ProblemCase(
            "a mistyped layer to depend on",
            rule: #"""
                rule: x
                every: file
                must-not: { depend-on: Dommain }
                """#,
            expected: #"""
                GUIDE.md:14:24: error: unknown layer `Dommain`; did you mean `Domain`?
                 14 | must-not: { depend-on: Dommain }
                    |                        ^^^^^^^
                """#
        ),
        ProblemCase(
            "a place of two kinds",
            rule: #"""
                rule: x
                every: { file: any, in: { layer: App, module: Core } }
                must-not: { import: UIKit }
                """#,
            expected: #"""
                GUIDE.md:13:39: error: a place has one key; write a list of places: any of them will do
                 13 | every: { file: any, in: { layer: App, module: Core } }
                    |                                       ^^^^^^
                """#
        ),
    ]
}
