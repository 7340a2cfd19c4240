// Finds `@IBOutlet` properties that are weak.

import NormaFacts
import NormaText

enum StrongIboutlet: Check {
    static let identifier = "strong-iboutlet"
    static let summary = "An outlet is held weakly."
    static let details = DetailShape.names
    static let documentation =
        """
        If a view is removed from its superview for a while, a weak outlet becomes nil. The detail is the property.

        ```swift bad
        class CartView {
            @IBOutlet weak var title: UILabel!
        }
        ```

        ```swift fixed
        class CartView {
            @IBOutlet var title: UILabel!
        }
        ```

        ```swift good
        class OrderView {
            @IBOutlet var title: UILabel!
        }
        ```
        """

    static func visitFile(_ facts: SourceFacts, in context: inout CheckContext) {
        for (index, declaration) in facts.declarations.enumerated() where declaration.kind == .property {
            guard declaration.traits.contains(.weak), OutletProperty.isOutlet(declaration, in: facts) else { continue }
            // Two objects that hold each other would never be released, so the fix needs review.
            let word = context.source.words(before: declaration, in: facts)?.first { context.source.text($0) == "weak" }
            context.report(declaration: index, of: facts, fix: word.map { context.source.removal(.review, of: $0) })
        }
    }
}
