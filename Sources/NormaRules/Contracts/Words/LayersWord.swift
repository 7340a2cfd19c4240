// The documentation of `layers`.

import NormaGuide

extension AllContracts {
    static let layers = ContractWord(
        "layers",
        summary: """
            The highest first: each layer may use all below it and none above. Layers on one level (`Domain | Data`) must \
            not use each other; with `strict: true` each may use only the next one down. Modules can be named in place of \
            layers.
            """,
        example: #"""
            ```yaml define
            layers:
              Presentation: "Presentation/**"
              Domain: "Domain/**"
            ```

            ```yaml rule
            rule: layers-point-down
            layers: [Presentation, Domain]
            ```

            ```swift bad path=Presentation/CartView.swift
            struct CartView {}
            ```

            ```swift bad path=Domain/Cart.swift
            struct Cart {
                func makeView() -> CartView { CartView() } // ✗
            }
            ```

            ```swift good path=Presentation/CartView.swift
            struct CartView {
                let cart: Cart
            }
            ```

            ```swift good path=Domain/Cart.swift
            struct Cart {}
            ```
            """#,
        blindSpot: """
            Only named types and modules are seen, not a value whose type is inferred; test code in a layer that also \
            holds other code, and code in a `#Preview`, are left out.
            """
    )
}
