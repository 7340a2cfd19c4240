// Finds `@IBOutlet` properties that are not private.

import NormaFacts
import NormaText

enum PrivateOutlet: Check {
    static let identifier = "private-outlet"
    static let summary = "An outlet is not private."
    static let details = DetailShape.names
    static let documentation =
        """
        Code that sets an outlet of another screen depends on when that screen is loaded. `private(set)` doesn't count. The detail
        is the property.

        ```swift bad
        class CartView {
            @IBOutlet weak var title: UILabel!
        }
        ```

        ```swift fixed
        class CartView {
            @IBOutlet private weak var title: UILabel!
        }
        ```

        ```swift good
        class OrderView {
            @IBOutlet private weak var title: UILabel!
        }
        ```
        """

    static func visitFile(_ facts: SourceFacts, in context: inout CheckContext) {
        for (index, declaration) in facts.declarations.enumerated() where declaration.kind == .property {
            guard declaration.access > .fileprivate, OutletProperty.isOutlet(declaration, in: facts) else { continue }
            context.report(declaration: index, of: facts, fix: context.source.privacy(of: declaration, in: facts))
        }
    }
}
