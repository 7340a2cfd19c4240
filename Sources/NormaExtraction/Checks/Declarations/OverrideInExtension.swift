// Sees overrides in extensions.

import NormaFacts
import NormaText

/// A member is overridden in an extension of a type that this file doesn't declare.
enum OverrideInExtension: Check {
    static let identifier = "override-in-extension"
    static let summary = "A member is overridden in an extension of a type that this file doesn't declare."
    static let details = DetailShape.names
    static let documentation =
        """
        Swift allows it for some members and ignores others silently. The detail is the member.

        ```swift bad
        extension CartView {
            override func layoutSubviews() {}
        }
        ```

        ```swift good
        class OrderView: UIView {}
        extension OrderView {
            override func layoutSubviews() {}
        }
        ```
        """

    static func visitFile(_ facts: SourceFacts, in context: inout CheckContext) {
        let classes = Set(facts.declarations.lazy.filter { $0.kind == .class }.map(\.name))
        for (index, declaration) in facts.declarations.enumerated() where declaration.traits.contains(.override) {
            guard let parent = facts.declaration(declaration.parent), parent.kind == .extension,
                !classes.contains(parent.name)
            else { continue }
            context.report(declaration.nameRange, detail: facts.text(declaration.name), owner: Int32(clamping: index))
        }
    }
}
