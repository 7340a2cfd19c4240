// The words `import`, `call`, `string`, `comment`.

import NormaGuide

enum CodeSubjects {
    static let list: [SubjectWord] = [
        SubjectWord(
            .import,
            summary: "An import; its name is the module's, or the whole path as written.",
            example: #"""
                ```yaml rule
                rule: no-testable-imports
                every: import
                must-not: { be: testable }
                ```

                ```swift bad
                @testable import Cart // ✗
                ```

                ```swift good
                import Cart
                ```
                """#,
            blindSpot: "What a module re-exports is not imported here."
        ),
        SubjectWord(
            .call,
            summary: "A call; its name is that of the function, or of the type for an initializer.",
            example: #"""
                ```yaml rule
                rule: no-sleeping
                every: { call: sleep }
                must: { in: tests }
                ```

                ```swift bad path=Sources/Cart.swift
                func wait() {
                    sleep(1) // ✗
                }
                ```

                ```swift good path=Tests/CartTests.swift
                func wait() {
                    sleep(1)
                }
                ```
                """#,
            blindSpot: "What an operator or a subscript does is no call."
        ),
        SubjectWord(
            .string,
            summary: "A string literal.",
            example: #"""
                ```yaml rule
                rule: no-addresses-in-code
                every: string
                must-not: { match: "http*" }
                ```

                ```swift bad
                let address = "https://example.com" // ✗
                ```

                ```swift good
                let name = "Cart"
                ```
                """#,
            blindSpot: "What is interpolated is not part of the text."
        ),
        SubjectWord(
            .comment,
            summary: "A comment, with its marks.",
            example: #"""
                ```yaml rule
                rule: no-block-comments
                every: comment
                must-not: { match: "/^\\/\\*/" }
                ```

                ```swift bad
                /* A cart. */
                struct Cart {}
                ```

                ```swift good
                // A cart.
                struct Cart {}
                ```
                """#,
            blindSpot: "Each line of a comment made of several `//` lines is one of its own."
        ),
    ]
}
