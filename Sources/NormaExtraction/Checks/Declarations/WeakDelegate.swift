// Finds strong references to delegates.

import NormaFacts
import NormaText

enum WeakDelegate: Check {
    static let identifier = "weak-delegate"
    static let summary = "A delegate is held strongly."
    static let details = DetailShape.names
    static let documentation =
        """
        A delegate often holds the object that it is the delegate of: neither is ever released. Reports stored variables of classes
        and structures whose name ends in `delegate`, except constants and properties with a property wrapper. The detail is the
        property.

        ```swift bad
        class CartView {
            var delegate: CartDelegate?
        }
        ```

        ```swift good
        class OrderView {
            weak var delegate: CartDelegate?
            unowned let parentDelegate: CartDelegate
        }
        ```
        """

    static func visitFile(_ facts: SourceFacts, in context: inout CheckContext) {
        let harmless: DeclarationTraits = [
            .weak, .unowned, .unownedUnsafe, .computed, .local, .constant, .static, .classMember,
        ]
        for (index, declaration) in facts.declarations.enumerated() where declaration.kind == .property {
            guard declaration.traits.isDisjoint(with: harmless), facts.attributes(of: declaration).isEmpty,
                let parent = facts.declaration(declaration.parent), parent.kind != .protocol, parent.kind != .extension
            else { continue }
            let name = facts.text(declaration.name)
            guard name == "delegate" || name.hasSuffix("Delegate") else { continue }
            context.report(declaration: index, of: facts)
        }
    }
}
