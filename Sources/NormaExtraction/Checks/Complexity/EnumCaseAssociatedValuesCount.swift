// Counts the associated values of cases.

import NormaFacts
import NormaText

enum EnumCaseAssociatedValuesCount: Check {
    static let identifier = "enum-case-associated-values-count"
    static let summary = "How many associated values a case of an enumeration has."
    static let isMeasured = true
    static let details = DetailShape.names
    static let documentation =
        """
        Values without a type of their own are mixed up where the case is made and where it is matched. Several of them are a structure.

        Each value counts, with a label or a default value or without; a tuple is one. Every case is measured by itself, also where several
        stand behind one `case`; those without values are not seen.

        ```swift bad
        enum Payment {
            case card(String, String, Int, Int, String)
        }
        ```

        ```swift good
        enum Payment {
            case card(Card)
            case cash
        }
        ```
        """

    static func visitFile(_ facts: SourceFacts, in context: inout CheckContext) {
        for (index, declaration) in facts.declarations.enumerated() where declaration.kind == .enumCase {
            guard declaration.parameterCount > 0 else { continue }
            context.report(declaration: index, of: facts, value: Int(declaration.parameterCount))
        }
    }
}
