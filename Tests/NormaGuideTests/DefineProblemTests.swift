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
                norma: 2
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
                GUIDE.md:6:30: error: the value `sufix` is unused; use it as `{{sufix}}`, or delete it
                 6 | values: { longest-line: 120, sufix: Model, kinds: [A, B], Bad: 1, deep: { a: 1 } }
                   |                              ^^^^^

                GUIDE.md:6:59: error: the name of a value is written in kebab case, not `Bad`; write `bad`
                 6 | values: { longest-line: 120, sufix: Model, kinds: [A, B], Bad: 1, deep: { a: 1 } }
                   |                                                           ^^^

                GUIDE.md:6:73: error: `deep` expects a text, a number or a list of them, but this is a mapping
                 6 | values: { longest-line: 120, sufix: Model, kinds: [A, B], Bad: 1, deep: { a: 1 } }
                   |                                                                         ^^^^^^^^

                GUIDE.md:11:19: error: no value or place `suffix` is declared; did you mean `sufix`?
                 11 | every: { class: "*{{suffix}}", named: "X{{kinds}}" }
                    |                   ^^^^^^^^^^
                """#
        ),
        ProblemCase(
            "places that are none",
            guide: #"""
                ---
                norma: 2
                name: test
                ---
                ```yaml define
                values: { a: "{{b}}", b: "{{a}}" }
                places:
                  feature: [Sources/Features, "../X/{Feature}"]
                  two: { path: "A/{X}/{Y}", except: [Z] }
                  first-words: { prefix: [A], in: S }
                  strange: { paths: A }
                  elsewhere: /abs/{Feature}
                  unused: none
                ```

                ```yaml rule
                rule: x
                every: { class: "*{{a}}", in: ["{{two}}", "{{first-words}}", "{{elsewhere}}"] }
                must: { in: "{{strange}}/{{missing}}" }
                ```

                """#,
            expected: #"""
                GUIDE.md:6:23: error: `b` contains itself: a → b → a; write one of them out
                 6 | values: { a: "{{b}}", b: "{{a}}" }
                   |                       ^

                GUIDE.md:8:13: error: the place of features needs the placeholder `{Feature}`; write the path of a feature, such as `"Sources/Features/{Feature}"`
                 8 |   feature: [Sources/Features, "../X/{Feature}"]
                   |             ^^^^^^^^^^^^^^^^

                GUIDE.md:8:31: error: a path can't leave the project with `..`
                 8 |   feature: [Sources/Features, "../X/{Feature}"]
                   |                               ^^^^^^^^^^^^^^^^

                GUIDE.md:9:29: error: `except` limits one placeholder, but there are 2 here; write a path with one, such as `"Modules/{Feature}"`
                 9 |   two: { path: "A/{X}/{Y}", except: [Z] }
                   |                             ^^^^^^

                GUIDE.md:10:18: error: only the place `feature` can have a `prefix` of types
                 10 |   first-words: { prefix: [A], in: S }
                    |                  ^^^^^^

                GUIDE.md:11:3: error: a place needs a `path`, or the `prefix` of its types
                 11 |   strange: { paths: A }
                    |   ^^^^^^^

                GUIDE.md:11:14: error: unknown key `paths`; did you mean `path`?
                 11 |   strange: { paths: A }
                    |              ^^^^^

                GUIDE.md:12:14: error: paths start at the root of the project, without `/`; write `abs/{Feature}`
                 12 |   elsewhere: /abs/{Feature}
                    |              ^^^^^^^^^^^^^^

                GUIDE.md:13:3: error: the place `unused` is unused; use it as `{{unused}}`, or delete it
                 13 |   unused: none
                    |   ^^^^^^

                GUIDE.md:19:26: error: no value or place `missing` is declared; declared: `a`, `b`, `feature`, `two`, `first-words`, `strange`, `elsewhere`, `unused`
                 19 | must: { in: "{{strange}}/{{missing}}" }
                    |                          ^^^^^^^^^^^
                """#
        ),
        ProblemCase(
            "much that is wrong in one block",
            guide: #"""
                ---
                norma: 2
                name: test
                ---
                ```yaml define
                layers: { app: A, MyApp: "" }
                roles: { ViewModel: class, class: struct, a: b, b: a, c: { refer-to: c } }
                layer: x
                features: Features/*
                expect-none: [Foo]
                replaces: [Q]
                ```

                """#,
            expected: #"""
                GUIDE.md:6:11: error: the name of a layer begins with a capital letter, not `app`; write `App`
                 6 | layers: { app: A, MyApp: "" }
                   |           ^^^

                GUIDE.md:6:26: error: `MyApp` expects a path pattern, but this one is empty
                 6 | layers: { app: A, MyApp: "" }
                   |                          ^^

                GUIDE.md:7:10: error: the name of a role is written in kebab case, not `ViewModel`; write `view-model`
                 7 | roles: { ViewModel: class, class: struct, a: b, b: a, c: { refer-to: c } }
                   |          ^^^^^^^^^

                GUIDE.md:7:28: error: `class` is already a word of the language; choose another name for the role
                 7 | roles: { ViewModel: class, class: struct, a: b, b: a, c: { refer-to: c } }
                   |                            ^^^^^

                GUIDE.md:7:43: error: the role `a` is defined by itself: a → b → a
                 7 | roles: { ViewModel: class, class: struct, a: b, b: a, c: { refer-to: c } }
                   |                                           ^

                GUIDE.md:8:1: error: unknown key `layer`; did you mean `layers`?
                 8 | layer: x
                   | ^^^^^

                GUIDE.md:9:11: error: a path of features needs the placeholder `{Feature}`; write `"Sources/Features/{Feature}/**"`
                 9 | features: Features/*
                   |           ^^^^^^^^^^

                GUIDE.md:10:1: error: `expect-none` needs `because`: why is there nothing to find?
                 10 | expect-none: [Foo]
                    | ^^^^^^^^^^^

                GUIDE.md:10:15: error: this block defines no `Foo`; it defines: `app`, `MyApp`, `ViewModel`, `class`, `a`, `b`, `c`
                 10 | expect-none: [Foo]
                    |               ^^^

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
                norma: 2
                name: test
                ---
                ```yaml define
                roles:
                  a: { class: any, refer-to: b }
                  b: { class: any, not: a }
                ```

                """#,
            expected: #"""
                GUIDE.md:8:3: error: whether something is a `b` depends on its not being one: b → a → b; take the role out of `not`, `never` or `excludes` on one of the steps
                 8 |   b: { class: any, not: a }
                   |   ^
                """#
        ),
        ProblemCase(
            "evidence that says nothing",
            guide: #"""
                ---
                norma: 2
                name: test
                ---
                ```yaml define
                roles:
                  a: { never: { struct: any } }
                  b: { sure: { class: any }, excludes: [b, c, d] }
                  c: { sure: { class: any, refer-to: b } }
                  e: { sure: { class: any }, maybe: { struct: any } }
                traits:
                  moving: { likely: { class: any } }
                ```

                """#,
            expected: #"""
                GUIDE.md:7:3: error: the role `a` has no evidence for it; add `sure:` or `likely:`
                 7 |   a: { never: { struct: any } }
                   |   ^

                GUIDE.md:8:3: error: whether something is a `b` depends on its not being one: b → c → b; take the role out of `not`, `never` or `excludes` on one of the steps
                 8 |   b: { sure: { class: any }, excludes: [b, c, d] }
                   |   ^

                GUIDE.md:8:41: error: the role `b` excludes itself; take it out of `excludes`
                 8 |   b: { sure: { class: any }, excludes: [b, c, d] }
                   |                                         ^

                GUIDE.md:8:47: error: unknown role `d`; roles of this guide: `a`, `b`, `c`, `e`, `moving`
                 8 |   b: { sure: { class: any }, excludes: [b, c, d] }
                   |                                               ^

                GUIDE.md:10:30: error: unknown key `maybe`; known here: `sure`, `likely`, `never`, `excludes`
                 10 |   e: { sure: { class: any }, maybe: { struct: any } }
                    |                              ^^^^^

                GUIDE.md:12:3: error: the trait `moving` has evidence, but a trait is a single description; write the description alone, or make it a role
                 12 |   moving: { likely: { class: any } }
                    |   ^^^^^^
                """#
        ),
        ProblemCase(
            "a role twice",
            guide: #"""
                ---
                norma: 2
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
                GUIDE.md:11:3: error: the role `a` is defined twice; it is already in line 7
                 11 |   a: { struct: any }
                    |   ^
                """#
        ),
        ProblemCase(
            "a layer of something else",
            guide: #"""
                ---
                norma: 2
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
                norma: 2
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
