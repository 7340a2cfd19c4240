// Drawn trees, and copies of other documentation, as a check compares them.

import NormaPipeline
import Testing

extension ClaimTests {
    @Test func `A tree is compared with the folders that it draws`() {
        let tree = """
            ```
            Core/
            ├── Networking/
            │   ├── APIClient.swift
            │   └── Session.swift      # one for all
            ├── Stores/
            └── Views/
                └── CartView.swift
            ```

            """
        #expect(
            findings(tree) == [
                "5:17 `Core/Networking/Session.swift` doesn't exist in this code base",
                "7:11 `Core/Views/` doesn't exist in this code base",
            ]
        )
    }

    @Test func `A tree of which little is there is an example`() {
        #expect(findings("```\nApp/\n├── Views/\n├── Models/\n└── Stores/\n```\n") == [])
        let tree =
            "```\nFeatures/\n├── Login/\n│   ├── Stores/\n│   ├── Core/\n│   └── Networking/\n└── Profile/\n```\n"
        #expect(findings(tree) == [])
    }

    @Test func `A folder beside the one that a tree draws is where the repository's name is at the top`() {
        let tree = "```\nCore/\n├── Networking/\n├── Stores/\n├── Scripts/\n└── Tools/\n```\n"
        #expect(findings(tree) == ["6:11 `Core/Tools/` doesn't exist in this code base"])
        let nested =
            "```\nCore/\n├── Networking/\n├── Stores/\n├── Sources/\n│   └── shop/\n└── Scripts/\n    └── Old/\n```\n"
        #expect(findings(nested) == ["8:15 `Scripts/Old/` doesn't exist in this code base"])
    }

    @Test func `Two files in one line of a tree are compared by the first`() {
        let tree = """
            ```
            Core/
            ├── Networking/
            ├── APIClient.swift / CartStore.swift  both
            └── Session.swift / CartStore.swift
            ```

            """
        #expect(findings(tree) == ["5:11 `Core/Session.swift` doesn't exist in this code base"])
    }

    @Test func `A copy of a library's documentation among instructions isn't compared`() {
        let many = (0..<40).map { "`Panel\($0 + 10)Service` draws.\n\n" }.joined()
        let path = ".github/instructions/panels.md"
        #expect(findings(many + "See `CartStor.swift`.\n", at: path) == [])
        #expect(findings("See `CartStor.swift`.\n", at: path).count == 1)
        #expect(findings("See `CartStor.swift`, `Panels.swift`.\n", at: path) == [])
        #expect(findings("See `CartStor.swift`, `Panels.swift`, `Core/Stores/`, `Core/`.\n", at: path).count == 2)
    }
}
