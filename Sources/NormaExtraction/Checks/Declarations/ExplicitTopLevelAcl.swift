// Finds top-level declarations without an access level.

import NormaFacts
import NormaText

enum ExplicitTopLevelAcl: Check {
    static let identifier = "explicit-top-level-acl"
    static let summary = "A top-level declaration states no access level."
    static let details = DetailShape.names
    static let documentation =
        """
        An explicit access level shows that the access was a decision. Extensions aren't reported. The detail is the name.

        ```swift bad
        struct Cart {}
        ```

        ```swift good
        internal struct Order {}
        public enum Kind { case one }
        extension String {}
        ```
        """

    static func visitFile(_ facts: SourceFacts, in context: inout CheckContext) {
        for (index, declaration) in facts.declarations.enumerated() where declaration.parent < 0 {
            guard !declaration.traits.contains(.explicitAccess), !declaration.traits.contains(.local) else { continue }
            switch declaration.kind {
            case .extension, .operator, .precedenceGroup, .parameter, .associatedValue: continue
            default:
                context.report(declaration: index, of: facts)
            }
        }
    }
}
