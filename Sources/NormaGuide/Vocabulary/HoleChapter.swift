// The chapters of the reference about conditions of holes and named patterns.

extension LanguageChapter {
    static let holes = LanguageChapter(
        "Conditions of holes",
        text: #"""
            `where:` maps holes to conditions. Patterns of text (any of them) are compared with the code as it is written; the
            words below look at its meaning:

            | condition | holds for |
            |---|---|
            | `string: "title"` | a string literal of any form that matches; `any` for every string; or its words: `{ last-word: [token, password] }` |
            | `number: 8` | a number of this value: `8`, `8.0`, `0b1000`; `number: { at-least: 2, at-most: 20 }` |
            | `boolean: true` | `true`; `any` for either |
            | `literal: [string, number]` | a literal of such a kind: `string`, `number`, `boolean`, `"nil"`, `array`, `dictionary`, or `any` |
            | `name: [model, "model.*"]` | a name, or names joined by dots, that matches; a leading `self.` is ignored; or its words, as in `named` |
            | `call: ["Task.sleep", "*.wait"]` | a call, as [`call`](#call) describes it; `any` for every call |
            | `key-path: "\\.self"` | a key path that matches |
            | `closure: any` | a closure |
            | `contain`, `refer-to`, `create` | code that does so |
            | `not`, `any`, `all` | combinations of other conditions |

            All words of a condition must hold: `{ closure: any, contain: "if $_ { $$$ }" }`. Surrounding `try`, `await` and parentheses make no
            difference except to patterns of text. Name a pattern that several rules use under `patterns:` in a `define` block.
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
