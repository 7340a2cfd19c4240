// What the author of a guide sees when something is wrong: definitions.

import Testing

struct DefineProblemTests {
    @Test("definitions: each problem is shown at its place, with the way out", arguments: Self.cases)
    func shown(example: ProblemCase) {
        #expect(example.shown == example.expected)
    }

    private static let cases = [
        ProblemCase(
            "values that are not declared, not used, or no values",
            guide: #"""
                ---
                norma: 1
                name: test
                ---
                ```yaml define
                values: { longest-line: 120, sufix: Model, kinds: [A, B], Bad: 1, deep: { a: 1 } }
                ```

                ```yaml rule
                rule: x
                every: { class: "*{{suffix}}", named: "X{{kinds}}" }
                must: { have-at-most: { lines: "{{longest-line}}" } }
                ```

                """#,
            expected: #"""
                GUIDE.md:6:30: error: nothing uses the value `sufix`; write `{{sufix}}` where it is meant, or delete it
                 6 | values: { longest-line: 120, sufix: Model, kinds: [A, B], Bad: 1, deep: { a: 1 } }
                   |                              ^^^^^

                GUIDE.md:6:59: error: the name of a value is written in kebab case, not `Bad`; write `bad`
                 6 | values: { longest-line: 120, sufix: Model, kinds: [A, B], Bad: 1, deep: { a: 1 } }
                   |                                                           ^^^

                GUIDE.md:6:73: error: `deep` wants a text, a number or a list of them, and this is a mapping
                 6 | values: { longest-line: 120, sufix: Model, kinds: [A, B], Bad: 1, deep: { a: 1 } }
                   |                                                                         ^^^^^^^^

                GUIDE.md:11:19: error: no value `suffix` is declared; did you mean `sufix`?
                 11 | every: { class: "*{{suffix}}", named: "X{{kinds}}" }
                    |                   ^^^^^^^^^^

                GUIDE.md:11:41: error: the value `kinds` is a list, which can't be a part of a text
                 11 | every: { class: "*{{suffix}}", named: "X{{kinds}}" }
                    |                                         ^^^^^^^^^
                """#
        ),
        ProblemCase(
            "much that is wrong in one block",
            guide: #"""
                ---
                norma: 1
                name: test
                ---
                ```yaml define
                layers: { app: A, MyApp: "" }
                roles: { ViewModel: class, class: struct, a: b, b: a, c: { refer-to: c } }
                layer: x
                features: Features/*
                may-be-empty: [Foo]
                replaces: [Q]
                ```

                """#,
            expected: #"""
                GUIDE.md:6:11: error: the name of a layer begins with a capital, not `app`; write `App`
                 6 | layers: { app: A, MyApp: "" }
                   |           ^^^

                GUIDE.md:6:26: error: `MyApp` wants a path pattern, and this one is empty
                 6 | layers: { app: A, MyApp: "" }
                   |                          ^^

                GUIDE.md:7:10: error: the name of a role is written in kebab case, not `ViewModel`; write `view-model`
                 7 | roles: { ViewModel: class, class: struct, a: b, b: a, c: { refer-to: c } }
                   |          ^^^^^^^^^

                GUIDE.md:7:28: error: `class` has a meaning of its own; choose another name for the role
                 7 | roles: { ViewModel: class, class: struct, a: b, b: a, c: { refer-to: c } }
                   |                            ^^^^^

                GUIDE.md:7:43: error: the role `a` is defined by itself: a → b → a
                 7 | roles: { ViewModel: class, class: struct, a: b, b: a, c: { refer-to: c } }
                   |                                           ^

                GUIDE.md:7:55: error: the role `c` is defined by itself: c → c
                 7 | roles: { ViewModel: class, class: struct, a: b, b: a, c: { refer-to: c } }
                   |                                                       ^

                GUIDE.md:8:1: error: unknown key `layer`; did you mean `layers`?
                 8 | layer: x
                   | ^^^^^

                GUIDE.md:9:11: error: a path of features needs the placeholder `{Feature}`; write `"Sources/Features/{Feature}/**"`
                 9 | features: Features/*
                   |           ^^^^^^^^^^

                GUIDE.md:10:16: error: this block defines no `Foo`; it defines: `app`, `MyApp`, `ViewModel`, `class`, `a`, `b`, `c`
                 10 | may-be-empty: [Foo]
                    |                ^^^

                GUIDE.md:11:1: error: `replaces` needs `because`: why does this guide differ?
                 11 | replaces: [Q]
                    | ^^^^^^^^

                GUIDE.md:11:12: error: no definition `Q` is inherited
                 11 | replaces: [Q]
                    |            ^
                """#
        ),
        ProblemCase(
            "a circle through a relation",
            guide: #"""
                ---
                norma: 1
                name: test
                ---
                ```yaml define
                roles:
                  a: { class: any, refer-to: b }
                  b: { class: any, not: a }
                ```

                """#,
            expected: #"""
                GUIDE.md:7:3: error: the role `a` is defined by itself: a → b → a
                 7 |   a: { class: any, refer-to: b }
                   |   ^
                """#
        ),
        ProblemCase(
            "a role twice",
            guide: #"""
                ---
                norma: 1
                name: test
                ---
                ```yaml define
                roles:
                  a: { class: any }
                ```
                ```yaml define
                roles:
                  a: { struct: any }
                ```

                """#,
            expected: #"""
                GUIDE.md:11:3: error: the role `a` is defined twice; it stands in line 7 already
                 11 |   a: { struct: any }
                    |   ^
                """#
        ),
        ProblemCase(
            "a layer of something else",
            guide: #"""
                ---
                norma: 1
                name: test
                ---
                ```yaml define
                layers:
                  App: { modul: Core }
                ```

                """#,
            expected: #"""
                GUIDE.md:7:10: error: unknown key `modul`; did you mean `module`?
                 7 |   App: { modul: Core }
                   |          ^^^^^
                """#
        ),
        ProblemCase(
            "a placeholder that nothing binds",
            guide: #"""
                ---
                norma: 1
                name: test
                ---
                ```yaml define
                roles:
                  a: { class: "{Name}VM", file-named: "{Nam}.swift" }
                ```

                """#,
            expected: #"""
                no problems
                """#
        ),
    ]
}
