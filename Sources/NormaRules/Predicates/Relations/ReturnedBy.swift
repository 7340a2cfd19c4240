// `returned-by`: a function or computed property of something that fits returns it, or a protocol that it conforms to.

import NormaGuide
import NormaProject
import NormaText

struct ReturnedByPredicate: RelationPredicate {
    static let word = PredicateWord(
        "returned-by",
        shape: .relations,
        summary:
            "A function or computed property of something that fits returns it, or a protocol that it conforms to.",
        example: #"""
            ```yaml define
            roles:
              view: { struct: any, conform-to: View }
            ```

            ```yaml rule
            rule: transfer-objects-stay-inside
            every: { struct: "*DTO" }
            must-not: { returned-by: { protocol: "*Repository" } }
            ```

            ```swift bad
            struct CartDTO {}
            protocol CartRepository {
                func cart() -> CartDTO // ✗
            }
            ```

            ```swift good
            struct CartDTO {}
            struct Cart {}
            protocol CartRepository {
                func cart() -> Cart
            }
            ```
            """#,
        blindSpot: "A value that is passed to a closure does not count as returned.",
        subjects: [.type, .class, .struct, .enum, .actor, .protocol]
    )

    let question: RelationQuestion

    init(_ related: ReferenceDescription, in compiler: PlanCompiler) {
        question = RelationQuestion(related, "returned by", [.returns], in: compiler)
    }
}
