// What the author of a guide sees when something is wrong: pictures.

import Testing

struct PictureProblemTests {
    @Test("pictures: each problem is shown at its place, with the way out", arguments: Self.cases)
    func shown(example: ProblemCase) {
        #expect(example.shown == example.expected)
    }

    private static let cases = [
        ProblemCase(
            "no head",
            guide: #"""
                ---
                norma: 2
                name: test
                ---
                ```yaml define
                layers: { App: Sources/App, Domain: Sources/Domain, Data: Sources/Data }
                roles:
                  view-model: { class: "*ViewModel" }
                  use-case: { class: "{Name}UseCase" }
                ```
                # P
                ```mermaid rule
                A --> B
                ```

                """#,
            expected: #"""
                GUIDE.md:13:1: error: a picture begins with `graph` or `flowchart`; write `graph TD` above it
                 13 | A --> B
                    | ^^^^^^^
                """#
        ),
        ProblemCase(
            "nothing",
            guide: #"""
                ---
                norma: 2
                name: test
                ---
                ```yaml define
                layers: { App: Sources/App, Domain: Sources/Domain, Data: Sources/Data }
                roles:
                  view-model: { class: "*ViewModel" }
                  use-case: { class: "{Name}UseCase" }
                ```
                # P
                ```mermaid rule
                ```

                """#,
            expected: #"""
                GUIDE.md:12:4: error: the picture is empty; begin it with `graph TD`, then draw `A --> B`
                 12 | ```mermaid rule
                    |    ^^^^^^^^^^^^
                """#
        ),
        ProblemCase(
            "much that is wrong in one picture",
            guide: #"""
                ---
                norma: 2
                name: test
                ---
                ```yaml define
                layers: { App: Sources/App, Domain: Sources/Domain, Data: Sources/Data }
                roles:
                  view-model: { class: "*ViewModel" }
                  use-case: { class: "{Name}UseCase" }
                ```
                # P
                ```mermaid rule
                graph TD
                App -.-> Domain
                App ==> Domain
                App --- Domain
                App --> 
                App --> Doman
                App[The app --> Domain
                subgraph x
                App Domain
                App <--> Data
                App --x Data
                ```

                """#,
            expected: #"""
                GUIDE.md:14:5: error: unknown arrow `-.->`; only `-->` is known: it allows a dependency
                 14 | App -.-> Domain
                    |     ^^^^

                GUIDE.md:15:5: error: unknown arrow `==>`; only `-->` is known: it allows a dependency
                 15 | App ==> Domain
                    |     ^^^

                GUIDE.md:16:5: error: unknown arrow `---`; only `-->` is known: it allows a dependency
                 16 | App --- Domain
                    |     ^^^

                GUIDE.md:17:8: error: the name of a layer or module is missing here
                 17 | App --> 
                    |        ^

                GUIDE.md:18:9: error: unknown layer `Doman`; did you mean `Domain`?
                 18 | App --> Doman
                    |         ^^^^^

                GUIDE.md:19:23: error: this label is never closed
                 19 | App[The app --> Domain
                    |                       ^

                GUIDE.md:20:1: error: subgraphs are not supported; draw the arrows without `subgraph`
                 20 | subgraph x
                    | ^^^^^^^^^^

                GUIDE.md:21:5: error: `Domain` isn't an arrow; only `-->` is known
                 21 | App Domain
                    |     ^^^^^^

                GUIDE.md:22:5: error: unknown arrow `<-->`; only `-->` is known: it allows a dependency
                 22 | App <--> Data
                    |     ^^^^

                GUIDE.md:23:5: error: unknown arrow `--x`; only `-->` is known: it allows a dependency
                 23 | App --x Data
                    |     ^^^
                """#
        ),
        ProblemCase(
            "an unknown direction, an arrow to itself",
            guide: #"""
                ---
                norma: 2
                name: test
                ---
                ```yaml define
                layers: { App: Sources/App, Domain: Sources/Domain, Data: Sources/Data }
                roles:
                  view-model: { class: "*ViewModel" }
                  use-case: { class: "{Name}UseCase" }
                ```
                # P
                ```mermaid rule
                graph XY
                App --> App
                ```

                """#,
            expected: #"""
                GUIDE.md:13:7: error: unknown direction `XY`; known: `TD`, `TB`, `BT`, `LR`, `RL`
                 13 | graph XY
                    |       ^^

                GUIDE.md:14:9: error: `App` may always use itself; delete this arrow
                 14 | App --> App
                    |         ^^^
                """#
        ),
    ]
}
