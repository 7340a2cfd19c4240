// The chapter of the reference about rules that speak of a change.

extension LanguageChapter {
    static let changes = LanguageChapter(
        "Rules about a change",
        text: #"""
            What is in the code for years is left alone, and what somebody touches follows the rules of today: `be: new`, `be: edited` and
            `be: moved` say what the change did to a file, a declaration, a document, a folder or a package, beside the base of
            `norma check --changed`.

            - *new*: there was none of it, under this name or another. Where a declaration was renamed, got other parameters or came from another
              file, it is none.
            - *edited*: it was there and reads otherwise. Of a type all that stands in it counts. White space at the ends of lines does not.
            - *moved*: its file has another path, or it lies in another file.

            A thing may be moved and edited. A comment, a call or an import is what the declaration around it is, or its file; a feature or a module
            is new where all of its files are, and edited where one of them was touched; an old folder is edited where anything below it came,
            went or reads otherwise; a package is what its manifest is.

            Without `--changed` such a rule is off, and the check says so in one line. Its examples show the change: `before` blocks hold the
            files as they were, and the blocks behind them what became of these. Without any, all of an example is new. `{Year}` is the year of
            the check, in an example 2000.
            """#,
        example: #"""
            ## Old code

            What is touched leaves the old way.

            ```yaml rule
            rule: touched-functions-are-async
            every: { function: any, be: edited }
            must-not: { refer-to: { type: AnyPublisher } }
            ```

            ```swift before path=Orders.swift
            func orders() -> AnyPublisher<[Order], Error> { client.orders() }
            func invoices() -> AnyPublisher<[Invoice], Error> { client.invoices() }
            ```

            ```swift bad path=Orders.swift
            func orders() -> AnyPublisher<[Order], Error> { client.orders(page: 1) } // ✗
            func invoices() -> AnyPublisher<[Invoice], Error> { client.invoices() }
            ```

            ```swift good path=Orders.swift
            func orders() async throws -> [Order] { try await client.orders(page: 1) }
            func invoices() -> AnyPublisher<[Invoice], Error> { client.invoices() }
            ```

            ## Headers

            ```yaml rule
            rule: new-files-say-their-year
            every: { file: any, be: new }
            must: { have: { comment: "* © {Year} *" } }
            ```

            ```swift bad
            // Copyright © 1999 Shop
            struct Cart {}
            ```

            ```swift good
            // Copyright © 2000 Shop
            struct Cart {}
            ```
            """#,
        blindSpot: """
            Whether two declarations of different names are one that was renamed is told by their lines: half of them have to be the same.
            """
    )
}
