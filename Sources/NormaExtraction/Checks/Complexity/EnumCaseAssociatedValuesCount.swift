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
        Several loose values are easily mixed up where the case is created and where it is matched. Make them a structure.

        Each value counts, with or without a label or a default value; a tuple counts once. Each case is measured by itself, also if
        several follow one `case`; cases without values aren't reported.

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
