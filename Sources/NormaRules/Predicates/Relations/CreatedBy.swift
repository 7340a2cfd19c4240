// `created-by`: code inside something that fits calls its initializer.

import NormaGuide
import NormaProject
import NormaText

struct CreatedByPredicate: RelationPredicate {
    static let word = PredicateWord(
        "created-by",
        shape: .relations,
        summary:
            "Code inside something that fits calls its initializer.",
        example: #"""
            ```yaml define
            roles:
              view: { struct: any, conform-to: View }
            ```

            ```yaml rule
            rule: views-are-given-their-models
            every: { class: "*ViewModel" }
            must-not: { created-by: view }
            ```

            ```swift bad
            final class CartViewModel {}
            struct CartView: View {
                let model = CartViewModel() // ✗
            }
            ```

            ```swift good
            final class CartViewModel {}
            struct CartView: View {
                let model: CartViewModel
            }
            ```
            """#,
        blindSpot: "An initializer called on a metatype, or as `.init` of an inferred type, is not seen.",
        subjects: [.type, .class, .struct, .enum, .actor, .protocol]
    )

    let question: RelationQuestion

    init(_ related: ReferenceDescription, in compiler: PlanCompiler) {
        question = RelationQuestion(related, "created by", [.creates], reach: .itself, in: compiler)
    }
}
