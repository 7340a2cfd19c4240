// A string literal, and the word `string`.

import NormaFacts
import NormaGuide
import NormaProject

package struct StringSubject: FactSubject {
    let file: FileID
    let index: Int

    var subject: Subject { .string(self) }

    static func list(in facts: FileContent) -> [StringFact] { facts.strings }
    static func name(of fact: StringFact, in facts: FileContent) -> String { fact.text }
    static func owner(of fact: StringFact) -> Int32 { fact.owner }

    func title(in context: JudgingContext) -> String { "The string \"\(shortName(in: context))\"" }

    static let word = SubjectWord(
        .string,
        summary: "A string literal.",
        example: #"""
            ```yaml rule
            rule: no-addresses-in-code
            every: string
            must-not: { match: "http*" }
            ```

            ```swift bad
            let address = "https://example.com" // ✗
            ```

            ```swift good
            let name = "Cart"
            ```
            """#,
        blindSpot: "Interpolations are not part of the text."
    )
}
