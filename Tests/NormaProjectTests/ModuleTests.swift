// Which file belongs to which module, as SwiftPM sees it.

import NormaExpressions
import NormaExtraction
import NormaFacts
@testable import NormaGuide
import NormaProject
import NormaText
import Testing

@Suite("Packages and modules")
struct ModuleTests {
    private func project(
        _ manifests: [String: String],
        _ files: [String],
        definitions: Definitions = Definitions()
    ) -> Project {
        ProjectBuilder.project(
            from: ProjectInput(
                sources: files.map { SourceInput(path: RelativePath($0), facts: SourceFacts()) },
                manifests: manifests.map {
                    ManifestInput(path: RelativePath($0.key), facts: ManifestReader.facts(of: Array($0.value.utf8)))
                },
                files: files.map { RelativePath($0) }
            ),
            definitions: definitions
        )
    }

    private func module(_ path: String, _ project: Project) -> String? {
        project.file(at: RelativePath(path)).flatMap { project.file($0).module }.map { project.module($0).name }
    }

    private func manifest(_ name: String, _ body: String) -> String {
        "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"\(name)\", \(body))\n"
    }

    @Test("Targets have their files by SwiftPM's conventions")
    func conventions() {
        let project = project(
            [
                "Package.swift": manifest(
                    "Shop",
                    """
                    targets: [
                        .target(name: "Cart"), .executableTarget(name: "App", dependencies: ["Cart"]),
                        .testTarget(name: "CartTests", dependencies: ["Cart"]),
                        .plugin(name: "Lint", capability: .buildTool()),
                        .target(name: "Odd", path: "Other/Odd", exclude: ["Skip"], sources: ["Code", "One.swift", "Skip"]),
                    ]
                    """
                )
            ],
            [
                "Package.swift", "Sources/Cart/Deep/A.swift", "Sources/App/B.swift", "Tests/CartTests/C.swift",
                "Plugins/Lint/D.swift", "Other/Odd/Code/E.swift", "Other/Odd/One.swift", "Other/Odd/Skip/F.swift",
                "Other/Odd/Two.swift", "Sources/Stray/G.swift",
            ]
        )
        #expect(module("Sources/Cart/Deep/A.swift", project) == "Cart")
        #expect(module("Sources/App/B.swift", project) == "App")
        #expect(module("Tests/CartTests/C.swift", project) == "CartTests")
        #expect(module("Plugins/Lint/D.swift", project) == "Lint")
        #expect(module("Other/Odd/Code/E.swift", project) == "Odd")
        #expect(module("Other/Odd/One.swift", project) == "Odd")
        #expect(module("Other/Odd/Skip/F.swift", project) == nil)
        #expect(module("Other/Odd/Two.swift", project) == nil)
        #expect(module("Sources/Stray/G.swift", project) == nil)
        #expect(module("Package.swift", project) == nil)
        #expect(project.modules.map(\.name) == ["App", "Cart", "CartTests", "Lint", "Odd"])
        #expect(project.modules.first?.dependencies == [ModuleID(1)])
        let isTest = project.files.filter(\.isTest).map(\.path.text)
        #expect(isTest == ["Tests/CartTests/C.swift"])
    }

    @Test("A library that only tests of others use is test code if its name says so, and what shipped code uses isn't")
    func testSupport() {
        let targets = """
            targets: [
                .target(name: "Shop"), .target(name: "ShopTestSupport", dependencies: ["ShopFixtures"]),
                .target(name: "ShopFixtures"), .target(name: "StubServer"), .target(name: "TestPlan"),
                .executableTarget(name: "App", dependencies: ["Shop", "TestPlan"]),
                .testTarget(name: "ShopTests", dependencies: ["Shop", "ShopTestSupport", "TestPlan"]),
                .testTarget(name: "StubServerTests", dependencies: ["StubServer"]),
            ]
            """
        let names = ["Shop", "ShopTestSupport", "ShopFixtures", "StubServer", "TestPlan", "App"]
        let project = project(
            ["Package.swift": manifest("Shop", targets)],
            names.map { "Sources/\($0)/A.swift" } + ["Tests/ShopTests/A.swift", "Tests/StubServerTests/A.swift"]
        )
        #expect(
            project.modules.filter(\.isTest).map(\.name)
                == ["ShopFixtures", "ShopTestSupport", "ShopTests", "StubServerTests"]
        )
        #expect(project.files.filter(\.isTest).count == 4)
    }

    @Test("A package's only target may lie directly in Sources")
    func singleTarget() {
        let project = project(
            ["Package.swift": manifest("One", "targets: [.target(name: \"One\"), .testTarget(name: \"OneTests\")]")],
            ["Sources/A.swift", "Tests/B.swift"]
        )
        #expect(module("Sources/A.swift", project) == "One")
        #expect(module("Tests/B.swift", project) == "OneTests")
    }

    @Test("Nested packages are their own, and their products lead to their targets")
    func nested() {
        let project = project(
            [
                "Package.swift": manifest(
                    "Root",
                    """
                    dependencies: [
                        .package(path: "Packages/Kit"),
                        .package(url: "https://github.com/apple/swift-log", from: "1.0.0"),
                    ],
                    targets: [.target(
                        name: "App",
                        dependencies: [.product(name: "KitUI", package: "Kit"), .product(name: "Logging", package: "swift-log")],
                        path: "."
                    )]
                    """
                ),
                "Packages/Kit/Package.swift": manifest(
                    "Kit",
                    """
                    products: [.library(name: "KitUI", targets: ["KitViews", "KitModels"])],
                    targets: [.target(name: "KitViews"), .target(name: "KitModels")]
                    """
                ),
            ],
            [
                "Main.swift", "Packages/Kit/Sources/KitViews/A.swift", "Packages/Kit/Sources/KitModels/B.swift",
                "Packages/Kit/Stray.swift",
            ]
        )
        #expect(module("Main.swift", project) == "App")
        #expect(module("Packages/Kit/Sources/KitViews/A.swift", project) == "KitViews")
        #expect(module("Packages/Kit/Stray.swift", project) == nil)
        let app = project.modules.first { $0.name == "App" }
        #expect(app?.dependencies?.map { project.module($0).name } == ["KitModels", "KitViews"])
        #expect(app?.externalDependencies == ["Logging"])
        #expect(project.packages.map(\.root.text) == ["", "Packages/Kit"])
    }

    @Test("Where a manifest hides its targets, folders that are imported by their names are modules")
    func inferred() {
        let facts = Extractor().extract(Array("import Kit\nimport Odd".utf8)).facts
        let project = ProjectBuilder.project(
            from: ProjectInput(
                sources: ["Sources/App/A.swift", "Sources/Kit/B.swift", "Sources/Models/C.swift"].map {
                    SourceInput(path: RelativePath($0), facts: $0.hasSuffix("A.swift") ? facts : SourceFacts())
                },
                manifests: [
                    ManifestInput(
                        path: RelativePath("Package.swift"),
                        facts: ManifestReader.facts(
                            of: Array(manifest("P", "targets: readTargets(from: \"targets.json\")").utf8)
                        )
                    )
                ]
            ),
            definitions: Definitions()
        )
        #expect(project.modules.map(\.name) == ["Kit"])
        #expect(project.modules.map(\.kind) == ["inferred"])
        #expect(module("Sources/Kit/B.swift", project) == "Kit")
        #expect(module("Sources/Models/C.swift", project) == nil)
    }

    @Test("The guide's modules come before those of manifests; a tree with neither has none")
    func definitions() throws {
        let place = GuidePlace(file: "guide.md", position: .start)
        let definition = ModuleDefinition(
            name: "Widgets",
            paths: [try NamePattern("Sources/*/Widgets/**", for: .path)],
            place: place
        )
        let project = project(
            ["Package.swift": manifest("P", "targets: [.target(name: \"App\")]")],
            ["Sources/App/Widgets/A.swift", "Sources/App/B.swift"],
            definitions: Definitions(modules: [definition])
        )
        #expect(module("Sources/App/Widgets/A.swift", project) == "Widgets")
        #expect(module("Sources/App/B.swift", project) == "App")
        let bare = self.project([:], ["App/A.swift", "AppTests/B.swift"])
        #expect(bare.files.allSatisfy { $0.module == nil })
        #expect(bare.files.map(\.isTest) == [false, true])
    }

    @Test("A layer that is over another has what both cover; what no word of the guide settles is told")
    func layersOverLayers() throws {
        let place = GuidePlace(file: "guide.md", position: .start)
        func layer(_ name: String, _ pattern: String, over: [String] = []) throws -> LayerDefinition {
            LayerDefinition(
                name: name,
                extent: .paths([try NamePattern(pattern, for: .path)]),
                over: over.map { LocatedText($0, at: place) },
                place: place
            )
        }
        let definitions = Definitions(
            layers: [
                try layer("Screens", "App/Screens"), try layer("Flows", "**/Flows", over: ["Screens"]),
                try layer("Cart", "App/**/Cart"), try layer("Sums", "**/Cart/Sums", over: ["Cart", "Screens"]),
            ]
        )
        let files = [
            "App/Screens/A.swift", "App/Screens/Flows/B.swift", "App/Screens/Cart/C.swift", "App/Screens/Cart/D.swift",
            "App/Screens/Cart/Sums/E.swift",
        ]
        let project = project([:], files, definitions: definitions)
        let found = files.map { project.layer(at: RelativePath($0))?.name }
        #expect(found == ["Screens", "Flows", "Screens", "Screens", "Sums"])
        #expect(project.layerOverlaps.map { [Int($0.layer.index), Int($0.other.index), $0.fileCount] } == [[0, 2, 2]])
        #expect(project.layerOverlaps.first?.example == RelativePath("App/Screens/Cart/C.swift"))
    }

    @Test("The first layer in the guide's order that covers a file has it; features are bound by their folders")
    func layersAndFeatures() throws {
        let place = GuidePlace(file: "guide.md", position: .start)
        func layer(_ name: String, _ pattern: String) throws -> LayerDefinition {
            let patterns = [try NamePattern(pattern, for: .path)]
            return LayerDefinition(name: name, extent: .paths(patterns), place: place)
        }
        let definitions = Definitions(
            layers: [
                try layer("Views", "**/Views/**"), try layer("Features", "Sources/Features"),
                LayerDefinition(
                    name: "App",
                    extent: .modules([NamePattern(literal: "App", for: .name)]),
                    place: place
                ),
            ],
            features: [
                try NamePattern("Sources/Features/{Feature}/**", for: .path),
                try NamePattern("Tests/{Feature}Tests", for: .path),
            ],
            generated: [try NamePattern("**/*.gen.swift", for: .path)]
        )
        let project = project(
            ["Package.swift": manifest("P", "targets: [.target(name: \"App\", path: \"Sources\")]")],
            [
                "Sources/Features/Cart/Views/A.swift", "Sources/Features/Cart/B.swift", "Sources/Features/C.swift",
                "Sources/Main.swift", "Tests/CartTests/D.gen.swift", "Other.swift",
            ],
            definitions: definitions
        )
        func layer(_ path: String) -> String? {
            project.file(at: RelativePath(path)).flatMap { project.file($0).layer }.map { project.layer($0).name }
        }
        func feature(_ path: String) -> String? {
            project.file(at: RelativePath(path)).flatMap { project.file($0).feature }
                .map { "\(project.feature($0).name) in \(project.feature($0).folder)" }
        }
        #expect(layer("Sources/Features/Cart/Views/A.swift") == "Views")
        #expect(layer("Sources/Features/Cart/B.swift") == "Features")
        #expect(layer("Sources/Main.swift") == "App")
        #expect(layer("Other.swift") == nil)
        #expect(feature("Sources/Features/Cart/Views/A.swift") == "Cart in Sources/Features/Cart")
        #expect(feature("Sources/Features/C.swift") == nil)
        #expect(feature("Tests/CartTests/D.gen.swift") == "Cart in Tests/CartTests")
        #expect(project.files.filter(\.isGenerated).map(\.path.text) == ["Tests/CartTests/D.gen.swift"])
        #expect(project.layers.map(\.files.count) == [1, 2, 1])
        #expect(project.features.map(\.files.count) == [2, 1])
    }
}
