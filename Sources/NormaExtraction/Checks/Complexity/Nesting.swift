// Measures how deeply types are nested.

import NormaFacts
import NormaText

enum Nesting: Check {
    static let identifier = "nesting"
    static let summary = "How many types enclose a type."
    static let isMeasured = true
    static let details = DetailShape.names
    static let documentation =
        """
        A type inside a type inside a type is hard to find and hard to name from outside.

        Counts the classes, structures, enumerations, actors, protocols and extensions around it. An extension counts once, however
        many names it has (`extension Cart.Row`). A type at the top level of a file has 0 and isn't reported. Functions don't count:
        see `function-nesting`.

        ```swift bad
        enum Cart {
            struct Item {
                struct Price {
                    enum Currency {}
                }
            }
        }
        ```

        ```swift good
        enum Cart {
            struct Item {}
        }
        ```
        """

    static func visitFile(_ facts: SourceFacts, in context: inout CheckContext) {
        for (index, declaration) in facts.declarations.enumerated() where declaration.depth > 0 {
            guard declaration.kind.isType else { continue }
            context.report(declaration: index, of: facts, value: Int(declaration.depth))
        }
    }
}
