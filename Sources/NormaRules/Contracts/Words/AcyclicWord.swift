// The documentation of `acyclic`.

import NormaGuide

extension AllContracts {
    static let acyclic = ContractWord(
        "acyclic",
        summary: """
            No two of these units depend on each other, directly or through others: `modules`, `features`, `layers`, \
            `folders` (each with the files directly in it), `files` or `types` (each with what is nested in it and \
            in its extensions). `in:` narrows the files that are looked at; without it, test code is left out. Units \
            that are tangled with each other make one finding: it shows a shortest cycle with a place for each step, \
            at the step that takes the fewest changes to remove.
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
            Only named types and modules make an edge: a method called on a value whose type is inferred does not, \
            nor does a global function. Code in a `#Preview` is left out.
            """
    )
}
