// Where trees differ from a drawn layout, and what is said of it.

import NormaText
import Testing

@testable import NormaRules

@Suite("Layouts")
struct LayoutTests {
    static let features = """
        Sources/
        ├── App/
        │   ├── {App}App.swift
        │   └── …
        ├── Features/
        │   └── {Feature}/
        │       ├── Views/
        │       │   ├── {Feature}View.swift
        │       │   └── Components/            ?
        │       ├── ViewModels/
        │       │   └── {Feature}ViewModel.swift
        │       └── Models/                    ?
        │           └── *.swift                *
        └── Shared/                            ?
            ├── DesignSystem/                  ?
            ├── Utilities/                     ?
            └── Resources/                     ?
                └── Assets.xcassets/
        """

    static let clean = [
        "Package.swift", "README.md", "Sources/App/ShopApp.swift", "Sources/App/Routing/Route.swift",
        "Sources/Features/Cart/Views/CartView.swift", "Sources/Features/Cart/ViewModels/CartViewModel.swift",
    ]

    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var more: [String] = []
        var without: [String] = []
        var expected: [String] = []

        init(_ name: String, more: [String] = [], without: [String] = [], _ expected: [String] = []) {
            testDescription = name
            self.more = more
            self.without = without
            self.expected = expected
        }
    }

    static let cases = [
        Case("the tree as drawn"),
        Case("other folders at the top", more: ["Tests/CartTests/CartTests.swift", "Scripts/build.sh"]),
        Case(
            "no feature at all",
            without: ["Sources/Features/Cart/"],
            ["Sources/Features: `Sources/Features/` is missing"]
        ),
        Case("an empty folder of features", more: ["Sources/Features/"], without: ["Sources/Features/Cart/"]),
        Case(
            "a missing folder",
            without: ["Sources/Features/Cart/ViewModels/"],
            [
                "Sources/Features/Cart/ViewModels: `Sources/Features/Cart/ViewModels/` is missing; "
                    + "it must contain `CartViewModel.swift`"
            ]
        ),
        Case(
            "a folder without its file",
            more: ["Sources/Features/Cart/ViewModels/"],
            without: ["Sources/Features/Cart/ViewModels/"],
            [
                "Sources/Features/Cart/ViewModels/CartViewModel.swift: "
                    + "`Sources/Features/Cart/ViewModels/CartViewModel.swift` is missing"
            ]
        ),
        Case(
            "a missing file that lies elsewhere",
            more: ["Sources/Features/Cart/ViewModels/", "Legacy/CartViewModel.swift"],
            without: ["Sources/Features/Cart/ViewModels/"],
            [
                "Sources/Features/Cart/ViewModels/CartViewModel.swift: "
                    + "`Sources/Features/Cart/ViewModels/CartViewModel.swift` is missing; "
                    + "a file with that name is in `Legacy/`"
            ]
        ),
        Case(
            "a file under another name than the one that is missing",
            more: ["Sources/Features/Cart/ViewModels/BasketModel.swift"],
            without: ["Sources/Features/Cart/ViewModels/"],
            [
                "Sources/Features/Cart/ViewModels/BasketModel.swift: `BasketModel.swift` is not in the layout; "
                    + "`Sources/Features/Cart/ViewModels/` may contain `CartViewModel.swift`",
                "Sources/Features/Cart/ViewModels/CartViewModel.swift: "
                    + "`Sources/Features/Cart/ViewModels/CartViewModel.swift` is missing; "
                    + "`Sources/Features/Cart/ViewModels/` contains `BasketModel.swift` instead",
            ]
        ),
        Case(
            "a file of another feature's name",
            more: ["Sources/Features/Cart/ViewModels/BasketViewModel.swift"],
            [
                "Sources/Features/Cart/ViewModels/BasketViewModel.swift: `BasketViewModel.swift` is not in the layout; "
                    + "`Sources/Features/Cart/ViewModels/` may contain `CartViewModel.swift`"
            ]
        ),
        Case(
            "a file in a neighbour's folder",
            more: ["Sources/Features/Cart/Views/CartViewModel.swift"],
            without: ["Sources/Features/Cart/ViewModels/"],
            [
                "Sources/Features/Cart/Views/CartViewModel.swift: "
                    + "`CartViewModel.swift` belongs in `Sources/Features/Cart/ViewModels/`"
            ]
        ),
        Case(
            "a feature's file in a folder that draws no files",
            more: ["Sources/Features/Cart/CartView.swift"],
            without: ["Sources/Features/Cart/Views/CartView.swift"],
            ["Sources/Features/Cart/CartView.swift: `CartView.swift` belongs in `Sources/Features/Cart/Views/`"]
        ),
        Case("an unknown file in a folder that draws no files", more: ["Sources/Features/Cart/CartRouter.swift"]),
        Case("files in a folder of which nothing is drawn", more: ["Sources/Shared/Utilities/Deep/Log.swift"]),
        Case("files that are not Swift", more: ["Sources/Features/Cart/Views/README.md", "Sources/notes.txt"]),
        Case(
            "a collecting folder",
            more: ["Sources/Shared/Helpers/DateHelper.swift", "Sources/Shared/Helpers/Deep/More.swift"],
            [
                "Sources/Shared/Helpers: `Sources/Shared/Helpers/` is not in the layout; "
                    + "`Sources/Shared/` may contain `DesignSystem/`, `Utilities/` and `Resources/`"
            ]
        ),
        Case(
            "a folder in the wrong case",
            more: ["Sources/Features/Cart/models/Cart.swift"],
            [
                "Sources/Features/Cart/models: `Sources/Features/Cart/models/` is not in the layout; did you mean `Models/`?"
            ]
        ),
        Case(
            "a folder that belongs in a feature",
            more: ["Sources/Models/Cart.swift"],
            [
                "Sources/Models: `Sources/Models/` is not in the layout; `Models/` belongs in `Sources/Features/{Feature}/`"
            ]
        ),
        Case(
            "a bundle is one thing",
            more: [
                "Sources/Shared/Resources/Assets.xcassets/Contents.json",
                "Sources/Shared/Resources/Assets.xcassets/AppIcon.appiconset/Contents.json",
                "Sources/Shared/Resources/de.lproj/Localizable.strings", "Shop.xcodeproj/project.pbxproj",
                "Sources/Features/Cart/Views/.hidden/x.swift",
            ]
        ),
        Case(
            "a bundle that is drawn and missing",
            more: ["Sources/Shared/Resources/colors.json"],
            ["Sources/Shared/Resources/Assets.xcassets: `Sources/Shared/Resources/Assets.xcassets` is missing"]
        ),
        Case("no sources", without: ["Sources/"], ["Sources: `Sources/` is missing"]),
    ]

    @Test("A tree against the layout of features", arguments: cases)
    func tree(_ example: Case) throws {
        let kept = Self.clean.filter { path in !example.without.contains { path.hasPrefix($0) } }
        #expect(try LayoutFixture(Self.features).messages(kept + example.more) == example.expected)
    }

    @Test("One or more: at least one that fits must be there")
    func atLeastOne() throws {
        let layout = try LayoutFixture("Tests/\n    {Name}Tests/ +\n        *.swift +\n")
        #expect(layout.messages(["Tests/CartTests/CartTests.swift"]).isEmpty)
        #expect(
            layout.messages(["Tests/CartTests/"]) == [
                "Tests/CartTests/*.swift: `Tests/CartTests/` has no file that matches `*.swift`; at least one is required"
            ]
        )
        #expect(
            layout.messages(["Tests/"]) == [
                "Tests/{Name}Tests: `Tests/` has no folder that matches `{Name}Tests/`; at least one is required"
            ]
        )
    }

    @Test("A pattern at the top of the project means folders with Swift code")
    func topPattern() throws {
        let layout = try LayoutFixture("{Module}/\n    Sources/\n")
        #expect(
            layout.messages(["Cart/Cart.swift", "docs/index.md", "Shop/Sources/Shop.swift"]) == [
                "Cart/Sources: `Cart/Sources/` is missing"
            ]
        )
    }

    @Test("A literal name is meant before a pattern, and a name binds again below")
    func precedence() throws {
        let layout = try LayoutFixture(
            """
            Features/
                Common/
                    …
                {Feature}/
                    {Feature}.swift
                    {Feature}Tests/
                        {Feature}Tests.swift
            """
        )
        #expect(
            layout.messages(["Features/Common/Any.swift", "Features/Cart/Cart.swift", "Features/Cart/CartTests/"]) == [
                "Features/Cart/CartTests/CartTests.swift: `Features/Cart/CartTests/CartTests.swift` is missing"
            ]
        )
    }

    @Test("A tree of 20,000 files is compared in a moment, and the order of its paths says nothing")
    func size() throws {
        let paths = (0..<1_000).flatMap { feature in
            ["Views/F\(feature)View.swift", "ViewModels/F\(feature)ViewModel.swift"].map {
                "Sources/Features/F\(feature)/\($0)"
            }
                + (0..<18).map { "Sources/Features/F\(feature)/Models/M\($0).swift" }
        }
        let layout = try LayoutFixture(Self.features)
        let expected = ["Sources/App: `Sources/App/` is missing"]
        #expect(layout.messages(paths) == expected)
        #expect(layout.messages(paths.reversed()) == expected)
        // 20,000 files, 4,002 folders, and the one that is missing.
        #expect(layout.compare(paths).1.count == 24_003)
    }
}
