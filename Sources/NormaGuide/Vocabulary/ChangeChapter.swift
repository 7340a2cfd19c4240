// The chapter of the reference about rules for a change.

extension LanguageChapter {
    static let changes = LanguageChapter(
        "Rules about a change",
        text: #"""
            Old code is left alone, and code that changes follows today's rules: `be: new`, `be: edited` and
            `be: moved` say what the change did to a file, a declaration, a document, a folder or a package, compared with the base of
            `norma check --changed`.

            - *new*: it didn't exist before, under this name or another. A declaration that was renamed, got other parameters or came from another
              file isn't new.
            - *edited*: it existed, and its text differs. For a type, everything inside counts. White space at the ends of lines doesn't.
            - *moved*: its file has another path, or it is in another file.

            A thing may be moved and edited. A comment, a call or an import counts as the declaration around it, or else its file; a feature or a module
            is new if all of its files are, and edited if one of them was touched; an old folder is edited if anything below it was added,
            removed or changed; a package counts as its manifest.

            Without `--changed` such a rule is off, and the check says so in one line. Its examples show the change: `before` blocks hold the
            files as they were, and the blocks after them show the result. Without `before` blocks, all of an example is new. `{Year}` is the year of
            the check, in an example 2000.
            """#,
        example: #"""
            ## Old code

            Code that changes leaves the old way.

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
            Two declarations of different names count as one that was renamed if half of their lines are the same.
            """
    )
}
