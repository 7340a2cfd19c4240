// What the language's page says of the conditions of holes, and of patterns that have a name.

extension LanguageChapter {
    static let holes = LanguageChapter(
        "Conditions of holes",
        text: #"""
            Behind `where:` stands by hole what must stand there. Patterns of text (any of) are compared with the code as it is written; the
            words below look at what it is:

            | condition | holds where there stands |
            |---|---|
            | `string: "title"` | a text between quotes, however it is quoted, that matches; `any` for every one; or its words: `{ last-word: [token, password] }` |
            | `number: 8` | a number of this value: `8`, `8.0`, `0b1000`; `number: { at-least: 2, at-most: 20 }` |
            | `boolean: true` | `true`; `any` for either |
            | `literal: [string, number]` | a literal of such a kind: `string`, `number`, `boolean`, `"nil"`, `array`, `dictionary`, or `any` |
            | `name: [model, "model.*"]` | a name, or names with dots between them, that matches; a `self.` before it is left out; or its words, as `named` has them |
            | `call: ["Task.sleep", "*.wait"]` | a call, as [`call`](#call) describes it; `any` for every one |
            | `key-path: "\\.self"` | a key path that matches |
            | `closure: any` | a closure |
            | `contain`, `refer-to`, `create` | code of which that is true |
            | `not`, `any`, `all` | what the words say of other conditions |

            Several words hold together: `{ closure: any, contain: "if $_ { $$$ }" }`. `try`, `await` and parentheses around it make no
            difference but to patterns of text. What several rules look for gets a name in a `define` block: `patterns:`.
            """#,
        example: #"""
            ```yaml define
            patterns:
              dropped-errors: { pattern: "try? $CALL", where: { CALL: { not: { call: "Task.sleep" } } } }
            ```

            ```yaml rule
            rule: errors-are-handled
            every: file
            must-not: { contain: dropped-errors }
            ```

            ```yaml rule
            rule: sizes-have-names
            every: file
            must-not: { contain: { pattern: "$VIEW.padding($SIZE)", where: { SIZE: { number: { at-least: 2 } } } } }
            ```

            ```swift bad
            let cart = try? await load() // ✗ errors-are-handled
            let row = title.padding(8.0) // ✗ sizes-have-names
            ```

            ```swift good
            let pause: Void? = try? await Task.sleep(for: .seconds(1))
            let row = title.padding(Spacing.small)
            let line = title.padding(1)
            ```
            """#
    )
}
