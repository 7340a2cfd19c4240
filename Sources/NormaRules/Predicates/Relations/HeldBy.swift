// `held-by`: a stored property of something that fits has this type, or a protocol that it conforms to.

import NormaGuide
import NormaProject
import NormaText

struct HeldByPredicate: RelationPredicate {
    static let word = PredicateWord(
        "held-by",
        shape: .relations,
        summary:
            "A stored property of something that fits has this type, or a protocol that it conforms to: directly, or in an optional, a collection, a generic type or a property wrapper; with `at-least:`, properties of that many different things.",
        example: #"""
            ```yaml define
            roles:
              view: { struct: any, conform-to: View }
            ```

            ```yaml rule
            rule: state-is-for-one-screen
            every: { class: "*ViewModel" }
            must-not: { held-by: { view: any, at-least: 2 } }
            ```

            ```swift bad
            final class CartViewModel {}
            struct CartView: View {
                let model: CartViewModel // ✗
            }
            struct TotalView: View {
                let model: CartViewModel? // ✗
            }
            ```

            ```swift good
            final class CartViewModel {}
            struct CartView: View {
                @State private var model = CartViewModel()
            }
            ```
            """#,
        blindSpot: "Values that a closure captures, and properties whose type is only inferred, are not seen.",
        subjects: [.type, .class, .struct, .enum, .actor, .protocol]
    )

    let question: RelationQuestion

    init(_ related: ReferenceDescription, in compiler: PlanCompiler) {
        question = RelationQuestion(related, "held by", [.holds, .observes], in: compiler)
    }
}
