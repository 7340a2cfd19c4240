// `received-by`: an initializer or method of something that fits takes it, or one of its protocols, as a parameter.

import NormaGuide
import NormaProject
import NormaText

struct ReceivedByPredicate: RelationPredicate {
    static let word = PredicateWord(
        "received-by",
        shape: .relations,
        summary:
            "An initializer or method of something that fits takes it, or a protocol that it conforms to, as a parameter: it is injected.",
        example: #"""
            ```yaml define
            roles:
              view: { struct: any, conform-to: View }
            ```

            ```yaml rule
            rule: stores-are-injected
            every: { class: "*Store" }
            must: { received-by: { class: "*ViewModel" } }
            ```

            ```swift bad
            final class CartStore { // ✗
                static let shared = CartStore()
            }
            final class CartViewModel {
                func load() { print(CartStore.shared) }
            }
            ```

            ```swift good
            final class CartStore {}
            final class CartViewModel {
                private let store: CartStore
                init(store: CartStore) { self.store = store }
            }
            ```
            """#,
        blindSpot: "For the parameters of a memberwise initializer, use `held-by`.",
        subjects: [.type, .class, .struct, .enum, .actor, .protocol]
    )

    let question: RelationQuestion

    init(_ related: ReferenceDescription, in compiler: PlanCompiler) {
        question = RelationQuestion(related, "received by", [.receives], in: compiler)
    }
}
