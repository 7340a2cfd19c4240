// Finds `TODO` without a name.

import NormaFacts
import NormaText

enum TodoWithoutAuthor: Check {
    static let identifier = "todo-without-author"
    static let summary = "A TODO comment doesn't begin with an author in brackets."
    static let details = DetailShape.text
    static let documentation =
        """
        `// TODO: [Anna] check the address` says whom to ask. The detail is the comment from the word on.

        ```swift bad
        // TODO: check the address
        ```

        ```swift good
        // TODO: [Anna] check the address
        // The address is checked by the server.
        ```
        """

    static func visitFile(_ facts: SourceFacts, in context: inout CheckContext) {
        TodoComment.each(in: facts) { comment, todo in
            guard !todo.hasAuthor else { return }
            context.report(comment.range, detail: ShortText.of(todo.text), owner: comment.owner)
        }
    }
}
