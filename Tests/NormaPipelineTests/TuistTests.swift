// What is read from Tuist's projects, with the helpers of their tree.

import NormaFacts
import NormaFindings
import NormaProject
import Testing

@Suite("Tuist projects")
struct TuistTests {
    @Test("A target has its sources, without what its globs exclude")
    func sources() throws {
        let tree = try ProjectTree(
            [
                "Project.swift": """
                import ProjectDescription

                let project = Project(
                    name: "Shop",
                    targets: [
                        .target(
                            name: "Shop",
                            destinations: .iOS,
                            product: .app,
                            bundleId: "shop",
                            sources: ["Shop/**", .glob("Shared/**", excluding: ["Shared/Old/**"]), "Single/One.swift"],
                            dependencies: [.target(name: "Kit"), .external(name: "Alamofire"), .sdk(name: "AdSupport")]
                        ),
                        .target(name: "Kit", product: .framework, bundleId: "kit", buildableFolders: ["Kit"]),
                        Target(name: "ShopTests", product: .unitTests, sources: "Tests/**", dependencies: [.xctest]),
                    ]
                )
                """
            ],
            swift: [
                "Shop/A.swift", "Shop/Deep/B.swift", "Shared/C.swift", "Shared/Old/D.swift", "Single/One.swift",
                "Single/Two.swift", "Kit/E.swift", "Tests/F.swift", "Derived/Sources/TuistAssets+Kit.swift",
            ]
        )
        #expect(
            tree.modules["Shop"] == ["Shared/C.swift", "Shop/A.swift", "Shop/Deep/B.swift", "Single/One.swift"]
        )
        #expect(tree.modules["Kit"] == ["Derived/Sources/TuistAssets+Kit.swift", "Kit/E.swift"])
        #expect(tree.modules["ShopTests"] == ["Tests/F.swift"])
        #expect(tree.modules[""] == ["Project.swift", "Shared/Old/D.swift", "Single/Two.swift"])
        #expect(tree.uses("Shop") == ["Kit", "AdSupport", "Alamofire"])
        #expect(tree.kind("Shop") == "application")
        #expect(tree.kind("ShopTests") == "bundle.unit-test")
        #expect(tree.unknowns == [])
        #expect(tree.result.problems.isEmpty)
        #expect(
            tree.notices == [
                "No target compiles 2 Swift files: `Shared/Old/D.swift`, `Single/Two.swift`. They are checked nevertheless; add them to "
                    + "a target, delete them, or list them under `exclude:`."
            ]
        )
    }

    @Test("Helpers of the tree are followed: functions, constants, members of Tuist's own types, an enum's cases")
    func helpers() throws {
        let tree = try ProjectTree(
            [
                "Workspace.swift":
                    "import ProjectDescription\nlet workspace = Workspace(name: \"All\", projects: [\"**\"])\n",
                "Tuist/ProjectDescriptionHelpers/Project+Templates.swift": """
                import ProjectDescription

                public enum Feature: String, CaseIterable {
                    case cart, checkout
                    public var moduleName: String { rawValue.capitalized }
                }

                private let prefix = "Shop"

                extension Project {
                    public static func feature(
                        _ feature: Feature,
                        dependencies: [TargetDependency] = [],
                        hasTests: Bool = false
                    ) -> Project {
                        var targets: [Target] = []
                        let main: Target = .target(
                            name: prefix + feature.moduleName,
                            product: .framework,
                            sources: ["Sources/**"],
                            dependencies: dependencies
                        )
                        targets.append(main)
                        if hasTests {
                            targets.append(
                                .target(
                                    name: "\\(main.name)Tests",
                                    product: .unitTests,
                                    sources: ["Tests/**"],
                                    dependencies: [.target(name: main.name)]
                                )
                            )
                        }
                        return Project(name: feature.moduleName, targets: targets)
                    }
                }
                """,
                "Tuist/ProjectDescriptionHelpers/Dependencies.swift": """
                import ProjectDescription

                extension TargetDependency {
                    public struct Features {
                        public static let cart = feature(.cart)
                        private static func feature(_ feature: Feature) -> TargetDependency {
                            .project(
                                target: "Shop" + feature.moduleName,
                                path: .relativeToRoot("Features/\\(feature.moduleName)")
                            )
                        }
                    }
                }
                """,
                "Features/Cart/Project.swift": """
                import ProjectDescription
                import ProjectDescriptionHelpers

                let project = Project.feature(.cart, hasTests: true)
                """,
                "Features/Checkout/Project.swift": """
                import ProjectDescription
                import ProjectDescriptionHelpers

                let project = Project.feature(.checkout, dependencies: [.Features.cart])
                """,
            ],
            swift: [
                "Features/Cart/Sources/Cart.swift", "Features/Cart/Tests/CartTests.swift",
                "Features/Checkout/Sources/Checkout.swift",
            ]
        )
        #expect(tree.modules["ShopCart"] == ["Features/Cart/Sources/Cart.swift"])
        #expect(tree.modules["ShopCartTests"] == ["Features/Cart/Tests/CartTests.swift"])
        #expect(tree.modules["ShopCheckout"] == ["Features/Checkout/Sources/Checkout.swift"])
        #expect(tree.uses("ShopCheckout") == ["ShopCart"])
        #expect(tree.uses("ShopCartTests") == ["ShopCart"])
        #expect(tree.unknowns == [])
    }

    @Test("A module has the name that its settings give it")
    func names() throws {
        let tree = try ProjectTree(
            [
                "Project.swift": """
                import ProjectDescription

                let project = Project(
                    name: "Shop",
                    targets: [
                        .target(name: "Shop-iOS", product: .app, sources: ["App/**"]),
                        .target(name: "Kit iOS", product: .framework, productName: "Kit", sources: ["Kit/**"]),
                        .target(
                            name: "Model",
                            product: .framework,
                            sources: ["Model/**"],
                            settings: .settings(base: ["PRODUCT_MODULE_NAME": "ShopModel"])
                        ),
                    ]
                )
                """
            ],
            swift: ["App/A.swift", "Kit/B.swift", "Model/C.swift"]
        )
        #expect(tree.project.modules.map(\.name) == ["Kit", "ShopModel", "Shop_iOS"])
    }

    @Test("A helper may leave the project's type to the context, and a protocol give a name to an enum's cases")
    func implicitTypes() throws {
        let tree = try ProjectTree(
            [
                "Plugins/Names/ProjectDescriptionHelpers/Names.swift": """
                public protocol QualifiedName { var name: String { get } }
                extension QualifiedName where Self: RawRepresentable, Self.RawValue == String {
                    public var name: String { rawValue.pascalCase }
                }
                extension String { var pascalCase: String { prefix(1).uppercased() + dropFirst() } }
                public enum Clients: String, QualifiedName { case dataClient }
                extension TargetDependency { public static let clients = Clients.self }
                extension Clients {
                    public var project: TargetDependency { .project(target: name, path: .relativeToRoot("Clients/\\(name)")) }
                }
                """,
                "Tuist/ProjectDescriptionHelpers/Project+Templates.swift": """
                import ProjectDescription
                extension Project {
                    public static func client(_ client: Clients, dependencies: [TargetDependency] = []) -> Project {
                        .init(name: client.name, targets: [.target(name: client.name, product: .framework, sources: ["Sources/**"])])
                    }
                }
                """,
                "Clients/DataClient/Project.swift":
                    "import ProjectDescription\nlet project = Project.client(.dataClient)\n",
                "App/Project.swift": """
                import ProjectDescription
                let project = Project(
                    name: "App",
                    targets: [
                        .target(name: "App", product: .app, sources: ["Sources/**"], dependencies: [.clients.dataClient.project])
                    ]
                )
                """,
            ],
            swift: ["Clients/DataClient/Sources/A.swift", "App/Sources/B.swift"]
        )
        #expect(tree.modules["DataClient"] == ["Clients/DataClient/Sources/A.swift"])
        #expect(tree.uses("App") == ["DataClient"])
        #expect(tree.unknowns == [])
    }

    @Test("A project that no text tells is named")
    func hiddenProject() throws {
        let tree = try ProjectTree([
            "Project.swift": "import ProjectDescription\nimport Plugin\nlet project = makeEverything()\n"
        ])
        #expect(tree.unknowns == ["3: the result of `makeEverything` can't be known without running the manifest"])
        #expect(tree.notices.count == 1)
    }

    @Test("What the text does not tell is said at its line, and the rest is known")
    func unknowns() throws {
        let tree = try ProjectTree(
            [
                "Project.swift": """
                import ProjectDescription
                import SomePlugin

                let project = Project(
                    name: "Shop",
                    targets: [
                        .target(name: "Shop", product: .app, sources: ["Shop/**"]),
                        makeFromPlugin("Kit"),
                        .target(name: "Flavoured", product: .app, sources: ["\\(Environment.flavour.getString(default: "Plain"))/**"]),
                    ]
                )
                """
            ],
            swift: ["Shop/A.swift", "Kit/B.swift", "Plain/C.swift"]
        )
        #expect(tree.modules["Shop"] == ["Shop/A.swift"])
        #expect(tree.modules["Flavoured"] == ["Plain/C.swift"])
        #expect(tree.modules[""] == ["Kit/B.swift", "Project.swift"])
        #expect(
            tree.unknowns == [
                "8: the result of `makeFromPlugin` can't be known without running the manifest",
                "9: depends on the environment variable `flavour`; read as if it were not set",
            ]
        )
        #expect(tree.notices.count == 1)
        #expect(tree.notices.first?.hasPrefix("In `Project.swift`, line 8: the result of `makeFromPlugin`") == true)
    }

    @Test("A file of that name that is none of Tuist's is left alone")
    func others() throws {
        let tree = try ProjectTree(["Model/Project.swift": "struct Project { var name = \"\" }\n"])
        #expect(tree.project.packages.isEmpty)
        #expect(tree.notices.isEmpty && tree.result.problems.isEmpty)
    }

    @Test("A helper that is no Swift is named where its project is, and does not stop the others")
    func damagedHelper() throws {
        let tree = try ProjectTree(
            [
                "Tuist/ProjectDescriptionHelpers/A.swift": "extension Project { static func broken( {\n",
                "Tuist/ProjectDescriptionHelpers/B.swift": "public let shopName = \"Shop\"\n",
                "Project.swift": """
                import ProjectDescription
                let project = Project(name: shopName, targets: [.target(name: shopName, product: .app, sources: "App/**")])
                """,
            ],
            swift: ["App/A.swift"]
        )
        #expect(tree.modules["Shop"] == ["App/A.swift"])
        #expect(
            tree.unknowns == [
                "2: the helper `Tuist/ProjectDescriptionHelpers/A.swift` isn't valid Swift and was left out"
            ]
        )
    }
}
