// Measures the names of types.

import NormaFacts
import NormaText

enum TypeNameLength: Check {
    static let identifier = "type-name-length"
    static let summary = "How many characters the name of a type has."
    static let isMeasured = true
    static let details = DetailShape.names
    static let documentation =
        """
        A name of two letters says nothing, and a name of sixty is hard to read. Measures classes, structures, enumerations, actors,
        protocols, type aliases and associated types, not generic parameters and extensions. Counts characters without backticks and
        leading underscores. `allow:` takes names.

        ```swift bad
        struct Ab {}
        ```

        ```swift good
        struct Cart {}
        ```
        """

    static func visitFile(_ facts: SourceFacts, in context: inout CheckContext) {
        for (index, declaration) in facts.declarations.enumerated() {
            guard declaration.kind.isType || declaration.kind == .typealias || declaration.kind == .associatedType
            else {
                continue
            }
            let length = facts.text(declaration.name).drop { $0 == "_" }.count
            context.report(declaration: index, of: facts, value: length)
        }
    }
}
