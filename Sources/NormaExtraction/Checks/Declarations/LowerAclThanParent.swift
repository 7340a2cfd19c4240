// Sees members that claim more access than their type has.

import NormaFacts
import NormaText

/// A member has a higher access level than the type around it.
enum LowerAclThanParent: Check {
    static let identifier = "lower-acl-than-parent"
    static let summary = "A member has a higher access level than the type around it."
    static let documentation =
        """
        What the type hides its members can't show: the word misleads. Seen are `package`, `public` and `open` on members of types that are not,
        and `internal` on members of private types. Members of extensions and type aliases are not. The detail is the name.

        ```swift bad
        struct Cart {
            public let items: [Item]
        }
        ```

        ```swift good
        public struct Cart {
            public let items: [Item]
        }
        struct Order {
            let items: [Item]
            private let owner: User
        }
        ```
        """

    static func visitFile(_ facts: SourceFacts, in context: inout CheckContext) {
        for (index, declaration) in facts.declarations.enumerated() where declaration.traits.contains(.explicitAccess) {
            guard let parent = facts.declaration(declaration.parent), let limit = level(of: parent),
                declaration.access > limit, isSeen(declaration)
            else { continue }
            let name = facts.text(declaration.name)
            context.report(declaration.nameRange, detail: name, owner: Int32(clamping: index))
        }
    }

    /// The level that a member can have at most; nil where the type hides nothing.
    private static func level(of parent: DeclarationFact) -> AccessLevel? {
        guard parent.kind.isType, parent.kind != .protocol, parent.access <= .internal else { return nil }
        // What is private at the top of a file is visible in all of it.
        return max(parent.access, .fileprivate)
    }

    private static func isSeen(_ declaration: DeclarationFact) -> Bool {
        switch declaration.kind {
        case .typealias, .enumCase, .extension: false
        default: !declaration.traits.contains(.override)
        }
    }
}
