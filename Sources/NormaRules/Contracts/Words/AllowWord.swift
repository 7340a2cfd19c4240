// The documentation of `allow`.

import NormaGuide

extension AllContracts {
    static let allow = ContractWord(
        "allow",
        summary: """
            Between the named layers (or modules, or features), only the uses drawn by these arrows are allowed: `"A \
            -> B"`, `"A -> B, C"`, `"A -> B -> C"`. A Mermaid diagram works too. A unit that is named without an \
            arrow must neither use another of these units nor be used by one; units that aren't named are free. An \
            arrow is one step: `A -> B -> C` does not let A use C.
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
            Only named types and modules are seen, not a value whose type is inferred; test code in a unit that also \
            holds other code, and code in a `#Preview`, are left out.
            """
    )
}
