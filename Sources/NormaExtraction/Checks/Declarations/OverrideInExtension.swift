// Finds overrides in extensions.

import NormaFacts
import NormaText

enum OverrideInExtension: Check {
    static let identifier = "override-in-extension"
    static let summary = "A member is overridden in an extension of a type from another file."
    static let details = DetailShape.names
    static let documentation =
        """
        Swift allows it for some members and silently ignores others. The detail is the member.

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
        let overriding = facts.declarations.contains { $0.traits.contains(.override) }
        guard overriding else { return }
        let classes = Set(
            facts.declarations.indices.lazy.filter { facts.declarations[$0].kind == .class }
                .map { qualifiedName(of: facts.declarations[$0], in: facts) }
        )
        for (index, declaration) in facts.declarations.enumerated() where declaration.traits.contains(.override) {
            guard let parent = facts.declaration(declaration.parent), parent.kind == .extension,
                !declares(facts.text(parent.name), among: classes)
            else { continue }
            context.report(declaration: index, of: facts)
        }
    }

    /// `Cart.Item` for a class `Item` inside `Cart`.
    private static func qualifiedName(of declaration: DeclarationFact, in facts: SourceFacts) -> String {
        var name = facts.text(declaration.name)
        var parent = declaration.parent
        while let outer = facts.declaration(parent) {
            name = facts.text(outer.name) + "." + name
            parent = outer.parent
        }
        return name
    }

    /// An extension may name the module before the type.
    private static func declares(_ extended: String, among classes: Set<String>) -> Bool {
        guard !classes.contains(extended) else { return true }
        guard let dot = extended.firstIndex(of: ".") else { return false }
        return classes.contains(String(extended[extended.index(after: dot)...]))
    }
}
