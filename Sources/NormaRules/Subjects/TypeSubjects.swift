// The words `type`, `class`, `struct`, `enum`, `actor`, `protocol`, `extension`.

import NormaGuide

enum TypeSubjects {
    static let list: [SubjectWord] = [
        SubjectWord(
            .type,
            summary: "A class, struct, enum, actor or protocol; not a typealias.",
            example: #"""
                ```yaml rule
                rule: no-managers
                every: type
                must-not: { named: "*Manager" }
                ```

                ```swift bad
                struct CartManager {} // ✗
                ```

                ```swift good
                struct Cart {}
                ```
                """#,
            blindSpot: "Types that macros make are not seen."
        ),
        SubjectWord(
            .class,
            summary: "A class.",
            example: #"""
                ```yaml rule
                rule: classes-are-final
                every: class
                must: { be: final }
                ```

                ```swift bad
                class Cart {} // ✗
                ```

                ```swift good
                final class Cart {}
                struct Account {}
                ```
                """#,
            blindSpot: "Types that macros make are not seen."
        ),
        SubjectWord(
            .struct,
            summary: "A struct.",
            example: #"""
                ```yaml rule
                rule: no-struct-managers
                every: struct
                must-not: { named: "*Manager" }
                ```

                ```swift bad
                struct CartManager {} // ✗
                ```

                ```swift good
                final class CartManager {}
                struct Cart {}
                ```
                """#,
            blindSpot: "Types that macros make are not seen."
        ),
        SubjectWord(
            .enum,
            summary: "An enum.",
            example: #"""
                ```yaml rule
                rule: error-enums-are-errors
                every: { enum: "*Error" }
                must: { conform-to: Error }
                ```

                ```swift bad
                enum CartError { case empty } // ✗
                ```

                ```swift good
                enum CartError: Error { case empty }
                ```
                """#,
            blindSpot: "Types that macros make are not seen."
        ),
        SubjectWord(
            .actor,
            summary: "An actor.",
            example: #"""
                ```yaml rule
                rule: actors-are-stores
                every: actor
                must: { named: "*Store" }
                ```

                ```swift bad
                actor Cart {} // ✗
                ```

                ```swift good
                actor CartStore {}
                ```
                """#,
            blindSpot: "A global actor is an actor too."
        ),
        SubjectWord(
            .protocol,
            summary: "A protocol.",
            example: #"""
                ```yaml rule
                rule: protocols-do-not-say-so
                every: protocol
                must-not: { named: "*Protocol" }
                ```

                ```swift bad
                protocol CartProtocol {} // ✗
                ```

                ```swift good
                protocol Cart {}
                ```
                """#,
            blindSpot: "A composition (`A & B`) does not count."
        ),
        SubjectWord(
            .extension,
            summary: "One extension; its name is that of the type it extends.",
            example: #"""
                ```yaml rule
                rule: no-public-extensions
                every: extension
                must-not: { be: public }
                ```

                ```swift bad
                struct Cart {}
                public extension Cart {} // ✗
                ```

                ```swift good
                struct Cart {}
                extension Cart {}
                ```
                """#,
            blindSpot: "For a type with all its extensions, use `type`."
        ),
    ]
}
