// `observed-by`: something that fits watches it: through a property wrapper, a subscription, a delegate or a closure.

import NormaGuide
import NormaProject
import NormaText

struct ObservedByPredicate: RelationPredicate {
    static let word = PredicateWord(
        "observed-by",
        shape: .relations,
        summary:
            "Something that fits holds it in a property wrapper that watches it (`@ObservedObject`, `@StateObject`, `@EnvironmentObject`, `@Environment`, `@State`, `@Bindable`), subscribes to one of its publishers, or hands it a delegate, an observer or a closure that calls back.",
        example: #"""
            ```yaml define
            roles:
              view: { struct: any, conform-to: View }
            ```

            ```yaml rule
            rule: stores-stay-behind-view-models
            every: { class: "*Store" }
            must-not: { observed-by: view }
            ```

            ```swift bad
            final class CartStore {}
            struct CartView: View {
                @ObservedObject var store: CartStore // ✗
            }
            ```

            ```swift good
            final class CartStore {}
            struct CartView: View {
                let store: CartStore
            }
            ```
            """#,
        blindSpot:
            "An assigned delegate, and a subscription to a value whose type is only inferred, are not seen.",
        subjects: [.type, .class, .struct, .enum, .actor, .protocol]
    )

    let question: RelationQuestion

    init(_ related: ReferenceDescription, in compiler: PlanCompiler) {
        question = RelationQuestion(related, "observed by", [.observes, .subscribes], in: compiler)
    }
}
