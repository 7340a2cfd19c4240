// The documentation of `covered`.

import NormaGuide

extension AllContracts {
    static let covered = ContractWord(
        "covered",
        summary: """
            Every Swift file belongs to a layer: `covered: layers` means all files except test code and manifests, a path pattern all \
            files below those paths.
            """,
        example: #"""
            ```yaml define
            layers:
              Screens: "Sources/Screens/**"
              Domain: "Sources/Domain/**"
            ```

            ```yaml rule
            rule: no-file-beside-the-layers
            covered: "Sources/**"
            ```

            ```text bad
            Sources/
            ├── Domain/
            │   └── Cart.swift
            └── Misc/
                └── Leftover.swift
            ```

            ```text good
            Sources/
            ├── Domain/
            │   └── Cart.swift
            └── Screens/
                └── CartView.swift
            ```
            """#,
        blindSpot: "It only asks whether a file is in a layer, not whether it is in the right one."
    )
}
