// A comment, and the word `comment`.

import NormaFacts
import NormaGuide
import NormaProject

package struct CommentSubject: FactSubject {
    let file: FileID
    let index: Int

    var subject: Subject { .comment(self) }

    static func list(in facts: FileContent) -> [CommentFact] { facts.comments }
    static func name(of fact: CommentFact, in facts: FileContent) -> String { fact.text }
    static func owner(of fact: CommentFact) -> Int32 { fact.owner }

    func title(in context: JudgingContext) -> String { "The comment `\(shortName(in: context))`" }

    static let word = SubjectWord(
        .comment,
        summary: "A comment, including its comment marks.",
        example: #"""
            ```yaml rule
            rule: no-block-comments
            every: comment
            must-not: { match: "/^\\/\\*/" }
            ```

            ```swift bad
            /* A cart. */
            struct Cart {}
            ```

            ```swift good
            // A cart.
            struct Cart {}
            ```
            """#,
        blindSpot: "Each line of a comment of several `//` lines is a comment of its own."
    )
}
