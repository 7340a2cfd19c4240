// What the author of a guide sees when something is wrong: contracts.

import Testing

struct ContractProblemTests {
    @Test("contracts: each problem is shown at its place, with the way out", arguments: Self.cases)
    func shown(example: ProblemCase) {
        #expect(example.shown == example.expected)
    }

    private static let cases = [
        ProblemCase(
            "a mistyped layer",
            rule: #"""
                rule: x
                layers: [App, Domian, Data]
                """#,
            expected: #"""
                GUIDE.md:13:15: error: unknown layer `Domian`; did you mean `Domain`?
                 13 | layers: [App, Domian, Data]
                    |               ^^^^^^
                """#
        ),
        ProblemCase(
            "a module among layers",
            rule: #"""
                rule: x
                layers: [App, Domain, Networking]
                """#,
            expected: #"""
                GUIDE.md:13:23: error: `Networking` isn't a layer, but `App` is; layers of this guide: `App`, `Domain`, `Data`
                 13 | layers: [App, Domain, Networking]
                    |                       ^^^^^^^^^^
                """#
        ),
        ProblemCase(
            "a layer in two places",
            rule: #"""
                rule: x
                layers: [App, Domain | Data, App]
                """#,
            expected: #"""
                GUIDE.md:13:30: error: `App` appears twice in the order
                 13 | layers: [App, Domain | Data, App]
                    |                              ^^^
                """#
        ),
        ProblemCase(
            "one layer alone",
            rule: #"""
                rule: x
                layers: App
                """#,
            expected: #"""
                GUIDE.md:13:9: error: `layers` expects a list of at least two layers, the highest first, not `App`
                 13 | layers: App
                    |         ^^^
                """#
        ),
        ProblemCase(
            "a name left out beside a stroke",
            rule: #"""
                rule: x
                layers: [App, "Domain |"]
                """#,
            expected: #"""
                GUIDE.md:13:15: error: a name is missing in `Domain |`
                 13 | layers: [App, "Domain |"]
                    |               ^^^^^^^^^^
                """#
        ),
        ProblemCase(
            "another arrow",
            rule: #"""
                rule: x
                allow: ["App --> Domain"]
                """#,
            expected: #"""
                GUIDE.md:13:9: error: an arrow is written `->`, not `-->`
                 13 | allow: ["App --> Domain"]
                    |         ^^^^^^^^^^^^^^^^
                """#
        ),
        ProblemCase(
            "an arrow to nowhere",
            rule: #"""
                rule: x
                allow: ["App -> "]
                """#,
            expected: #"""
                GUIDE.md:13:9: error: a name is missing in `App -> `
                 13 | allow: ["App -> "]
                    |         ^^^^^^^^^
                """#
        ),
        ProblemCase(
            "an arrow to itself",
            rule: #"""
                rule: x
                allow: ["App -> App, Domain"]
                """#,
            expected: #"""
                GUIDE.md:13:17: error: `App` may always use itself; delete this arrow
                 13 | allow: ["App -> App, Domain"]
                    |                 ^^^
                """#
        ),
        ProblemCase(
            "slices without a placeholder",
            rule: #"""
                rule: x
                independent: Features/*/**
                """#,
            expected: #"""
                GUIDE.md:13:14: error: `independent` needs a placeholder in `Features/*/**`; write `"Features/{Feature}/**"`: the placeholder distinguishes the slices
                 13 | independent: Features/*/**
                    |              ^^^^^^^^^^^^^
                """#
        ),
        ProblemCase(
            "an unknown unit",
            rule: #"""
                rule: x
                acyclic: module
                """#,
            expected: #"""
                GUIDE.md:13:10: error: unknown unit `module`; did you mean `modules`?
                 13 | acyclic: module
                    |          ^^^^^^
                """#
        ),
    ]
}
