// What the author of a guide sees when something is wrong: places.

import Testing

struct PlaceProblemTests {
    @Test("places: each problem is shown at its place, with the way out", arguments: Self.cases)
    func shown(example: ProblemCase) {
        #expect(example.shown == example.expected)
    }

    private static let cases = [
        ProblemCase(
            "a path for a name",
            rule: #"""
                rule: x
                every: Sources/Foo.swift
                must: { be: final }
                """#,
            expected: #"""
                GUIDE.md:13:8: error: `Sources/Foo.swift` is a path, but a name is expected here; write `{ in: "Sources/Foo.swift" }`
                 13 | every: Sources/Foo.swift
                    |        ^^^^^^^^^^^^^^^^^
                """#
        ),
        ProblemCase(
            "a path for a kind",
            rule: #"""
                rule: x
                every: { file: "Sources/*.swift" }
                must-not: { import: UIKit }
                """#,
            expected: #"""
                GUIDE.md:13:16: error: `Sources/*.swift` is a path, but `file` expects a name; write `{ file: any, in: "Sources/*.swift" }`
                 13 | every: { file: "Sources/*.swift" }
                    |                ^^^^^^^^^^^^^^^^^
                """#
        ),
        ProblemCase(
            "an unknown place",
            rule: #"""
                rule: x
                every: { class: any, in: test }
                must: { be: final }
                """#,
            expected: #"""
                GUIDE.md:13:26: error: unknown place `test`; did you mean `tests`?
                 13 | every: { class: any, in: test }
                    |                          ^^^^
                """#
        ),
        ProblemCase(
            "a folder without its slash",
            rule: #"""
                rule: x
                every: { class: any, in: sources }
                must: { be: final }
                """#,
            expected: #"""
                GUIDE.md:13:26: error: unknown place `sources`; a folder is written `sources/`
                 13 | every: { class: any, in: sources }
                    |                          ^^^^^^^
                """#
        ),
        ProblemCase(
            "a mistyped layer",
            rule: #"""
                rule: x
                every: { class: any, in: Domian }
                must: { be: final }
                """#,
            expected: #"""
                GUIDE.md:13:26: error: unknown layer `Domian`; did you mean `Domain`?
                 13 | every: { class: any, in: Domian }
                    |                          ^^^^^^
                """#
        ),
        ProblemCase(
            "a layer nobody defined",
            rule: #"""
                rule: x
                every: { class: any, in: { layer: Core } }
                must: { be: final }
                """#,
            expected: #"""
                GUIDE.md:13:35: error: unknown layer `Core`; layers of this guide: `App`, `Domain`, `Data`
                 13 | every: { class: any, in: { layer: Core } }
                    |                                   ^^^^
                """#
        ),
        ProblemCase(
            "a path out of the project",
            rule: #"""
                rule: x
                every: { class: any, in: ../Foo }
                must: { be: final }
                """#,
            expected: #"""
                GUIDE.md:13:26: error: a path can't leave the project with `..`
                 13 | every: { class: any, in: ../Foo }
                    |                          ^^^^^^
                """#
        ),
        ProblemCase(
            "an absolute path",
            rule: #"""
                rule: x
                every: { class: any, in: /Sources }
                must: { be: final }
                """#,
            expected: #"""
                GUIDE.md:13:26: error: paths start at the root of the project, without `/`; write `Sources`
                 13 | every: { class: any, in: /Sources }
                    |                          ^^^^^^^^
                """#
        ),
    ]
}
