// What a reader needs to know of `acyclic`.

import NormaGuide

extension AllContracts {
    static let acyclic = ContractWord(
        "acyclic",
        summary: """
            No two of these units reach each other: `modules`, `features`, `layers`, `folders` (each with the files directly in \
            it), `files` or `types` (each with what is nested in it and in its extensions). `in:` narrows the files that are \
            looked at; without it test code is left out. One finding stands for all units that are tangled with each other: it \
            shows a shortest circle with a place for each step, and stands where the fewest places would have to change.
            """,
        example: #"""
            ```yaml define
            features: "Features/{Feature}/**"
            ```

            ```yaml rule
            rule: features-form-no-circle
            acyclic: features
            ```

            ```swift bad path=Features/Cart/CartStore.swift
            struct CartStore {
                var orders: OrderStore // ✗
            }
            ```

            ```swift bad path=Features/Orders/OrderStore.swift
            struct OrderStore {
                func refill(_ cart: CartStore, from old: CartStore) {}
            }
            ```

            ```swift good path=Features/Cart/CartStore.swift
            struct CartStore {
                var orders: OrderStore
            }
            ```

            ```swift good path=Features/Orders/OrderStore.swift
            struct OrderStore {}
            ```
            """#,
        blindSpot: """
            Only types and modules that are named make an edge: a method called on a value whose type is inferred does not, \
            nor does a global function. What stands in a `#Preview` is left out.
            """
    )
}
