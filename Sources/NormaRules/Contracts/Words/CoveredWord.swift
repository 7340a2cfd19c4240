// What a reader needs to know of `covered`.

import NormaGuide

extension AllContracts {
    static let covered = ContractWord(
        "covered",
        summary: """
            Every Swift file belongs to a layer: `covered: layers` means all but test code and manifests, a path pattern all \
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
        blindSpot: "Whether a file is in the right layer is not asked: only that it is in one."
    )
}
