// The chapter of the reference about examples: files that they share, and the meaning of their marks.

extension LanguageChapter {
    static let examples = LanguageChapter(
        "Examples",
        text: #"""
            | block | what it is |
            |---|---|
            | `swift bad` | code in which the rules under its heading find something, on exactly the lines that end in `// ✗` if any does |
            | `swift good` | code in which they find nothing |
            | `swift fixed` | the `bad` block before it after `norma fix` |
            | `swift before` | a file [as it was](#rules-about-a-change) |
            | `swift given` | a file that all examples after it have in addition to their own |

            `path=` says where the file is; `text` instead of `swift` without a path draws a tree of empty files. Any other language is fine: `json bad
            path=…`, `ini given path=.swiftformat`. `rule=` says that a `bad`, `good`, `fixed` or `before` block is about one rule alone.

            A *given* file belongs to every example that follows, under its heading and under the headings below that one, and to both sides of
            a change. It is only the setting: it has no marks. If something is found in it, write a `bad` block
            instead. An example can't replace a given file.

            A mark may name the rules that find something on its line, with commas between them; then no other may find anything there. It is in a
            comment of the file's language: `// ✗`, `# ✗`, `<!-- ✗ -->`. If a heading has several rules, the mark has to name them: without names it
            wouldn't prove which of them found something.
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
