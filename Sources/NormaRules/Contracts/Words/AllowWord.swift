// What a reader needs to know of `allow`.

import NormaGuide

extension AllContracts {
    static let allow = ContractWord(
        "allow",
        summary: """
            Between the layers (or modules, or features) named, the uses drawn by these arrows and no others: \
            `"A -> B"`, `"A -> B, C"`, `"A -> B -> C"`. A Mermaid picture says the same. A unit without an arrow may be used by \
            none and use none of the others; what the arrows do not name is free. An arrow is one step: `A -> B -> C` does not \
            let A use C.
            """,
        example: #"""
            ```yaml define
            layers:
              Screens: "Screens/**"
              Domain: "Domain/**"
              Storage: "Storage/**"
            ```

            ```yaml rule
            rule: storage-stays-behind-the-domain
            allow: ["Screens -> Domain", "Storage -> Domain"]
            ```

            ```swift bad path=Storage/Database.swift
            struct Database {}
            ```

            ```swift bad path=Screens/CartView.swift
            struct CartView {
                let database: Database // ✗
            }
            ```

            ```swift good path=Storage/Database.swift
            struct Database: CartStore {}
            ```

            ```swift good path=Domain/CartStore.swift
            protocol CartStore {}
            ```

            ```swift good path=Screens/CartView.swift
            struct CartView {
                let store: any CartStore
            }
            ```
            """#,
        blindSpot: """
            Only types and modules that are named are seen, not a value whose type is inferred; test code in a unit that also \
            holds other code, and what stands in a `#Preview`, is left out.
            """
    )
}
