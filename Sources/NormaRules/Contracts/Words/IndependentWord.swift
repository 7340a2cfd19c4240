// The documentation of `independent`.

import NormaGuide

extension AllContracts {
    static let independent = ContractWord(
        "independent",
        summary: """
            Slices that must not use each other: files for which the placeholders of these path patterns stand for the same name \
            are one slice, so a second pattern can add a slice's tests to it. `through:` names the folders below a slice that \
            the others may use.
            """,
        example: #"""
            ```yaml rule
            rule: features-stay-apart
            independent: "Features/{Feature}/**"
            through: "Public/**"
            ```

            ```swift bad path=Features/Orders/OrderList.swift
            struct OrderList {}
            ```

            ```swift bad path=Features/Cart/CartView.swift
            struct CartView {
                let orders = OrderList() // ✗
            }
            ```

            ```swift good path=Features/Orders/Public/OrderLink.swift
            struct OrderLink {}
            ```

            ```swift good path=Features/Cart/CartView.swift
            struct CartView {
                let orders = OrderLink()
            }
            ```
            """#,
        blindSpot: """
            Only named types and modules are seen: two slices that share a key of a dictionary, a notification or a \
            global function depend on each other unseen.
            """
    )
}
