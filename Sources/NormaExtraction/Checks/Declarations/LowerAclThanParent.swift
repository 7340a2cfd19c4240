// Finds members with a higher access level than their type.

import NormaFacts
import NormaText

enum LowerAclThanParent: Check {
    static let identifier = "lower-acl-than-parent"
    static let summary = "A member has a higher access level than the type around it."
    static let details = DetailShape.names
    static let documentation =
        """
        A member can't be more visible than its type, so the modifier misleads. Reports `public` on members of types that are at
        most internal, `internal` on members of private types, and `open` on members of classes that aren't open; not `package`, and
        not members of extensions. The detail is the name.

        ```swift bad
        struct Cart {
            public let items: [Item]
        }
        ```

        ```swift fixed
        struct Cart {
            let items: [Item]
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
            // The second name of `public var a, b: Int` has the modifier of the first.
            guard declaration.range.start < declaration.nameRange.start, declaration.access != .package,
                let parent = facts.declaration(declaration.parent), parent.kind.isType, parent.kind != .protocol,
                declaration.access > limit(in: parent)
            else { continue }
            context.report(declaration: index, of: facts, fix: fix(Int32(clamping: index), facts, context.source))
        }
    }

    /// Without the modifiers it is as visible as before, and so are the members of a type. An attribute can require the
    /// modifier: then the fix needs review. Nil in a type that is visible elsewhere, where another modifier would have
    /// to replace it.
    private static func fix(_ index: Int32, _ facts: SourceFacts, _ source: SourceText) -> Fix? {
        guard let outer = facts.declaration(index), let parent = facts.declaration(outer.parent),
            parent.access <= .internal
        else { return nil }
        let limit = limit(in: parent)
        var level = facts.attributes(of: parent).isEmpty ? FixLevel.safe : .review
        var edits: [Edit] = []
        for inner in index..<max(outer.subtreeEnd, index + 1) {
            guard let declaration = facts.declaration(inner), declaration.traits.contains(.explicitAccess),
                declaration.access > limit, inner == index || !declaration.traits.contains(.local)
            else { continue }
            guard declaration.kind != .extension, let word = source.accessWord(of: declaration, in: facts) else {
                return nil
            }
            let isPlain =
                facts.attributes(of: declaration).isEmpty
                && declaration.traits.isDisjoint(with: [.restrictedSetter, .override])
            if !isPlain { level = .review }
            edits += source.removal(level, of: word).edits
        }
        return edits.isEmpty ? nil : Fix(level, edits)
    }

    /// The level that a member can have at most.
    private static func limit(in parent: DeclarationFact) -> AccessLevel {
        // A private top-level declaration is visible in the whole file.
        parent.access <= .internal ? max(parent.access, .fileprivate) : max(parent.access, .public)
    }
}
