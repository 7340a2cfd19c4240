// Finds MARK comments inside types.

import NormaFacts
import NormaText

enum MarkInType: Check {
    static let identifier = "mark-in-type"
    static let summary = "A MARK comment is inside a type."
    static let details = DetailShape.text
    static let documentation =
        """
        A type that needs sections has more than one responsibility, and `Properties` above properties says nothing. The detail is
        the title, which a rule can `allow`.

        ```swift bad
        struct Cart {
            // MARK: - Properties
            let items: [Item]
        }
        ```

        ```swift good
        // MARK: - Payable
        extension Order: Payable {}
        ```
        """

    static func visitFile(_ facts: SourceFacts, in context: inout CheckContext) {
        for comment in facts.comments where comment.kind == .line {
            guard let title = MarkTitle.of(comment.text), isInType(comment, facts) else { continue }
            context.report(comment.range, detail: title, owner: comment.owner)
        }
    }

    private static func isInType(_ comment: CommentFact, _ facts: SourceFacts) -> Bool {
        var next = facts.declaration(comment.owner)
        while let declaration = next {
            let isType = declaration.kind.isType || declaration.kind == .extension
            if isType, declaration.bodyRange.contains(comment.range) { return true }
            next = facts.declaration(declaration.parent)
        }
        return false
    }
}
