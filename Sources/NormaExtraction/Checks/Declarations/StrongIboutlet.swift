// Sees `@IBOutlet` properties that are not weak.

import NormaFacts
import NormaText

/// An outlet is held strongly.
enum StrongIboutlet: Check {
    static let identifier = "strong-iboutlet"
    static let summary = "An outlet is held strongly."
    static let documentation =
        """
        The view that it stands in holds it already. The detail is the property.

        ```swift bad
        class CartView {
            @IBOutlet var title: UILabel!
        }
        ```

        ```swift good
        class OrderView {
            @IBOutlet weak var title: UILabel!
        }
        ```
        """

    static func visitFile(_ facts: SourceFacts, in context: inout CheckContext) {
        for (index, declaration) in facts.declarations.enumerated() where declaration.kind == .property {
            guard !declaration.traits.contains(.weak), OutletProperty.isOutlet(declaration, in: facts) else { continue }
            context.report(declaration.nameRange, detail: facts.text(declaration.name), owner: Int32(clamping: index))
        }
    }
}
