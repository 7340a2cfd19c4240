// Finds `TODO` without a ticket.

import NormaFacts
import NormaText

enum TodoWithoutTicket: Check {
    static let identifier = "todo-without-ticket"
    static let summary = "A TODO comment names no ticket."
    static let details = DetailShape.text
    static let documentation =
        """
        Work without a ticket isn't done. A ticket is `SHOP-123` or `#123`. The detail is the comment from the word on.

        ```swift bad
        // TODO: [Anna] check the address
        ```

        ```swift good
        // TODO: [Anna] SHOP-12 check the address
        // FIXME: see #7
        ```
        """

    static func visitFile(_ facts: SourceFacts, in context: inout CheckContext) {
        TodoComment.each(in: facts) { comment, todo in
            guard !todo.hasTicket else { return }
            context.report(comment.range, detail: ShortText.of(todo.text), owner: comment.owner)
        }
    }
}
