// Finds files with several types.

import NormaFacts
import NormaText

enum OneDeclarationPerFile: Check {
    static let identifier = "one-declaration-per-file"
    static let summary = "A file declares a second type."
    static let details = DetailShape.names
    static let documentation =
        """
        A type is found by the name of its file. Reports top-level types from the second on, except private types and extensions.
        The detail is the type.

        ```swift bad
        struct Cart {}
        struct Order {}
        ```

        ```swift good
        struct Box {
            struct Lid {}
        }
        private struct Helper {}
        extension Box {}
        ```
        """

    static func visitFile(_ facts: SourceFacts, in context: inout CheckContext) {
        var hasType = false
        for (index, declaration) in facts.declarations.enumerated()
        where declaration.parent < 0 && declaration.kind.isType {
            guard declaration.access > .fileprivate, !declaration.traits.contains(.local) else { continue }
            if hasType {
                context.report(declaration: index, of: facts)
            }
            hasType = true
        }
    }
}
