// What the author of a guide sees when something is wrong: texts that YAML reads otherwise.

import Testing

struct YamlTextProblemTests {
    @Test(
        "texts that YAML reads otherwise: each problem is shown at its place, with the way out",
        arguments: Self.cases
    )
    func shown(example: ProblemCase) {
        #expect(example.shown == example.expected)
    }

    private static let cases = [
        ProblemCase(
            "a pattern that begins with a brace",
            rule: #"""
                rule: x
                every: view-model
                must:
                  named: {Name}VM
                """#,
            expected: #"""
                GUIDE.md:15:10: error: a text that begins with `{` needs quotes; write `"{Name}VM"`
                 15 |   named: {Name}VM
                    |          ^^^^^^
                """#
        ),
        ProblemCase(
            "a pattern that begins with a brace, in braces",
            rule: #"""
                rule: x
                every: view-model
                must: { named: {Name}VM }
                """#,
            expected: #"""
                GUIDE.md:14:16: error: a text that begins with `{` needs quotes; write `"{Name}VM"`
                 14 | must: { named: {Name}VM }
                    |                ^^^^^^
                """#
        ),
        ProblemCase(
            "a pattern that is all braces",
            rule: #"""
                rule: x
                every: view-model
                must:
                  named: {Name}
                """#,
            expected: #"""
                GUIDE.md:15:10: error: `named` expects a name pattern, but this is a mapping; a text that begins with `{` needs quotes: `"{Name}"`
                 15 |   named: {Name}
                    |          ^^^^^^
                """#
        ),
        ProblemCase(
            "a pattern that begins with a star",
            rule: #"""
                rule: x
                every: *View
                must: { be: final }
                """#,
            expected: #"""
                GUIDE.md:13:8: error: a text that begins with `*` needs quotes; write `"*View"`
                 13 | every: *View
                    |        ^
                """#
        ),
        ProblemCase(
            "an attribute without quotes",
            rule: #"""
                rule: x
                every: view-model
                must:
                  have-attribute: @MainActor
                """#,
            expected: #"""
                GUIDE.md:15:19: error: a text that begins with `@` needs quotes; write `"@MainActor"`
                 15 |   have-attribute: @MainActor
                    |                   ^
                """#
        ),
        ProblemCase(
            "attributes without quotes in a list",
            rule: #"""
                rule: x
                every: view-model
                must: { have-attribute: [@MainActor, @objc] }
                """#,
            expected: #"""
                GUIDE.md:14:26: error: a text that begins with `@` needs quotes; write `"@MainActor"`
                 14 | must: { have-attribute: [@MainActor, @objc] }
                    |                          ^
                """#
        ),
        ProblemCase(
            "a comparison without quotes",
            rule: #"""
                rule: x
                every: package
                must:
                  deploy-to:
                    iOS: >=17
                """#,
            expected: #"""
                GUIDE.md:16:10: error: a text that begins with `>` needs quotes; write `">=17"`
                 16 |     iOS: >=17
                    |          ^
                """#
        ),
        ProblemCase(
            "a tag",
            rule: #"""
                rule: x
                every: file
                must-not: { contain: !flag }
                """#,
            expected: #"""
                GUIDE.md:14:22: error: `!` at the beginning of a text has a special meaning in YAML; quote the text
                 14 | must-not: { contain: !flag }
                    |                      ^^^^^^^
                """#
        ),
        ProblemCase(
            "an anchor",
            rule: #"""
                rule: x
                every: &a view-model
                must: { be: final }
                """#,
            expected: #"""
                GUIDE.md:13:8: error: `&` at the beginning of a text has a special meaning in YAML; quote the text
                 13 | every: &a view-model
                    |        ^^^^^^^^^^^^^
                """#
        ),
        ProblemCase(
            "a comment in place of a value",
            rule: #"""
                rule: x
                every: view-model
                must: { named: #Preview }
                """#,
            expected: #"""
                GUIDE.md:14:16: error: `#` begins a comment in YAML; write `"#Preview"`
                 14 | must: { named: #Preview }
                    |                ^
                """#
        ),
        ProblemCase(
            "a comment behind a key",
            rule: #"""
                rule: x
                every: #Preview
                must: { be: final }
                """#,
            expected: #"""
                GUIDE.md:13:1: error: `every` expects a description, but there is no value. `#` begins a comment: quote the text
                 13 | every: #Preview
                    | ^^^^^
                """#
        ),
        ProblemCase(
            "text behind a brace",
            rule: #"""
                rule: x
                every: view-model
                must: { be: final } and more
                """#,
            expected: #"""
                GUIDE.md:14:7: error: a text that begins with `{` needs quotes; write `"{ be: final } and more"`
                 14 | must: { be: final } and more
                    |       ^^^^^^^^^^^^^^
                """#
        ),
        ProblemCase(
            "text behind a quote",
            rule: #"""
                rule: x
                every: "A" or "B"
                must: { be: final }
                """#,
            expected: #"""
                GUIDE.md:13:12: error: there is more text after the closing quote. Put the whole text in quotes.
                 13 | every: "A" or "B"
                    |            ^
                """#
        ),
        ProblemCase(
            "a character that YAML has no place for",
            rule: """
                rule: x
                every: { class: "Cart\u{FFFF}" }
                must: { be: final }
                """,
            expected: """
                GUIDE.md:13:22: error: control characters aren't allowed in YAML; delete it, or write it as an escape between double quotes: `"\\u0007"`
                 13 | every: { class: "Cart\u{FFFF}" }
                    |                      ^
                """
        ),
        ProblemCase(
            "a hole in a list",
            rule: #"""
                rule: x
                every: { class: any, in: [Sources/{Feature}/**, Tests] }
                must: { be: final }
                """#,
            expected: #"""
                GUIDE.md:13:27: error: a text with `{` in it needs quotes in a list; write `"Sources/{Feature}/**"`
                 13 | every: { class: any, in: [Sources/{Feature}/**, Tests] }
                    |                           ^^^^^^^^^^^^^^^^^^^^
                """#
        ),
        ProblemCase(
            "a hole alone in a list",
            rule: #"""
                rule: x
                every: { class: any, in: [{Feature}, Tests] }
                must: { be: final }
                """#,
            expected: #"""
                GUIDE.md:13:27: error: YAML reads this as a mapping, but a place is expected; a text that begins with `{` needs quotes: `"{Feature}"`
                 13 | every: { class: any, in: [{Feature}, Tests] }
                    |                           ^^^^^^^^^
                """#
        ),
        ProblemCase(
            "behind an emoji and a tab",
            rule: #"""
                rule: x # 🛒🛒
                every: { class: "🛒", be: finl }
                must: 	{ be: finl }
                """#,
            expected: #"""
                GUIDE.md:13:29: error: unknown adjective `finl`; did you mean `final`?
                 13 | every: { class: "🛒", be: finl }
                    |                           ^^^^

                GUIDE.md:14:14: error: unknown adjective `finl`; did you mean `final`?
                 14 | must: 	{ be: finl }
                    |       	      ^^^^
                """#
        ),
    ]
}
