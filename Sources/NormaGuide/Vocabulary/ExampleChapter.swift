// The chapter of the reference about examples: files that they share, and what their marks say.

extension LanguageChapter {
    static let examples = LanguageChapter(
        "Examples",
        text: #"""
            | block | what it is |
            |---|---|
            | `swift bad` | code in which the rules under its heading find something, on exactly the lines that end in `// ✗` where any does |
            | `swift good` | code in which they find nothing |
            | `swift fixed` | what `norma fix` makes of the `bad` one before it |
            | `swift before` | a file [as it was](#rules-about-a-change) |
            | `swift given` | a file that all examples behind it have beside their own |

            `path=` says where the file lies; `text` instead of `swift` without a path draws a tree of empty files. Any other language is fine: `json bad
            path=…`, `ini given path=.swiftformat`. `rule=` says that a `bad`, `good`, `fixed` or `before` block is about one rule alone.

            What is *given* belongs to every example that follows, under its heading and under the headings below that one, and to both sides of
            a change. It is the setting and no part of the point: it has no marks, and where something is found in it, a `bad` block is what it should
            be. No example has another file in the place of a given one.

            A mark may name the rules that find something on its line, with commas between them; no other may find anything there then. It stands in a
            comment of the file's language: `// ✗`, `# ✗`, `<!-- ✗ -->`. Where several rules stand under a heading, it has to name them, or it
            would prove of none of them that it is the one.
            """#,
        example: #"""
            ---
            norma: 2
            name: our-app
            ---

            # Stores

            ```yaml rule
            rule: stores-are-final
            every: { class: "*Store" }
            must: { be: final }
            ```

            ```yaml rule
            rule: stores-keep-no-rows
            every: { class: "*Store" }
            must-not: { have: { property: any, have-type: OrderRow } }
            ```

            Both have the row before them.

            ```swift given path=Sources/OrderRow.swift
            struct OrderRow {}
            ```

            ```swift bad path=Sources/OrderStore.swift
            class OrderStore { // ✗ stores-are-final
                var row: OrderRow? // ✗ stores-keep-no-rows
            }
            ```

            ```swift good path=Sources/OrderStore.swift
            final class OrderStore {
                func row() -> OrderRow { OrderRow() }
            }
            ```
            """#
    )
}
