// Which manifest decides where several speak of a file: packages and projects side by side and in each other.

import NormaExtraction
import NormaFacts
import NormaGuide
import NormaProject
import NormaText
import Testing

@Suite("Modules of projects")
struct ProjectModuleTests {
    /// A target with its parts and what it depends on (`name`, or `project:name`).
    private func target(
        _ name: String,
        _ parts: [ManifestSource],
        kind: String = "framework",
        module: String? = nil,
        uses: [String] = []
    ) -> ManifestTarget {
        let dependencies = uses.map { text in
            let parts = text.split(separator: ":").map(String.init)
            let project = parts.count == 2 ? parts[0] : nil
            return ManifestTargetDependency(name: parts.last ?? "", package: nil, project: project, range: .empty)
        }
        return ManifestTarget(
            kind: kind,
            name: name,
            moduleName: module,
            extent: .known(parts),
            dependencies: .known(dependencies),
            range: .empty
        )
    }

    private func facts(
        _ targets: [ManifestTarget],
        kind: ManifestKind = .xcode,
        name: String? = nil,
        packages: [ManifestDependency] = []
    ) -> ManifestFacts {
        ManifestFacts(
            kind: kind,
            name: name.map { .known($0) } ?? .unknown(""),
            dependencies: .known(packages),
            targets: .known(targets),
            lines: LineTable(bytes: [])
        )
    }

    private func package(_ name: String, _ body: String) -> ManifestFacts {
        let text = "import PackageDescription\nlet package = Package(name: \"\(name)\", \(body))\n"
        return ManifestReader.facts(of: Array(text.utf8))
    }

    private func project(_ manifests: [String: ManifestFacts], _ files: [String]) -> Project {
        ProjectBuilder.project(
            from: ProjectInput(
                sources: files.map { SourceInput(path: RelativePath($0), facts: SourceFacts()) },
                manifests: manifests.map { ManifestInput(path: RelativePath($0.key), facts: $0.value) },
                files: files.map { RelativePath($0) }
            ),
            definitions: Definitions()
        )
    }

    /// The modules of a file, the one that it belongs to first.
    private func modules(_ path: String, _ project: Project) -> [String] {
        guard let file = project.file(at: RelativePath(path)).map({ project.file($0) }), let first = file.module else {
            return []
        }
        return ([first] + file.otherModules).map { project.module($0).name }
    }

    private func uses(_ name: String, _ project: Project) -> [String]? {
        project.modules.first { $0.name == name }?.dependencies?.map { project.module($0).name }
    }

    @Test("A file in several targets belongs to the one with the folder, then to the first that holds no tests")
    func sharedFiles() {
        let project = project(
            [
                "App.xcodeproj/project.pbxproj": facts([
                    target("Tests", [.path("App/A.swift"), .path("Loose.swift")], kind: "bundle.unit-test"),
                    target("Widget", [.path("App/A.swift"), .path("Loose.swift"), .folder("Widget", except: [])]),
                    target("App", [.folder("App", except: ["App/B.swift"]), .path("Loose.swift")]),
                ])
            ],
            ["App/A.swift", "App/B.swift", "App/C.playground/D.swift", "Loose.swift", "Widget/E.swift"]
        )
        #expect(modules("App/A.swift", project) == ["App", "Widget", "Tests"])
        #expect(modules("Loose.swift", project) == ["Widget", "App", "Tests"])
        #expect(modules("App/B.swift", project) == [])
        #expect(modules("App/C.playground/D.swift", project) == [])
        #expect(project.modules.map(\.files.count) == [2, 2, 3])
    }

    @Test("Targets that make one module for several platforms are one module")
    func platforms() {
        let project = project(
            [
                "App.xcodeproj/project.pbxproj": facts([
                    target("App iOS", [.path("A.swift"), .path("B.swift")], module: "App", uses: ["Kit"]),
                    target("App macOS", [.path("A.swift"), .path("C.swift")], module: "App", uses: ["Charts"]),
                    target("Kit", [.path("D.swift")]),
                    target("Widget", [.path("E.swift")], uses: ["App macOS"]),
                ])
            ],
            ["A.swift", "B.swift", "C.swift", "D.swift", "E.swift"]
        )
        #expect(project.modules.map(\.name) == ["App", "Kit", "Widget"])
        #expect(project.modules.first?.targets == ["App iOS", "App macOS"])
        #expect(modules("A.swift", project) == ["App"])
        #expect(modules("C.swift", project) == ["App"])
        #expect(uses("App", project) == ["Kit"])
        #expect(project.modules.first?.externalDependencies == ["Charts"])
        #expect(uses("Widget", project) == ["App"])
    }

    @Test("The nearest manifest decides: a package in the tree over the project around it")
    func nearest() {
        let manifests = [
            "App.xcodeproj/project.pbxproj": facts([
                target(
                    "App",
                    [.folder("App", except: []), .folder("Packages", except: []), .path("Packages/Kit/Extra.swift")]
                )
            ]),
            "Packages/Kit/Package.swift": package("Kit", "targets: [.target(name: \"Kit\")]"),
            "Package.swift": package("Root", "targets: [.target(name: \"Root\", path: \".\")]"),
            "Demo/Demo.xcodeproj/project.pbxproj": facts([
                target("Demo", [.path("Main.swift"), .path("../App/Shared.swift")])
            ]),
        ]
        let project = project(
            manifests,
            [
                "App/A.swift", "App/Shared.swift", "Packages/Kit/Sources/Kit/B.swift", "Packages/Kit/Stray.swift",
                "Packages/Kit/Extra.swift", "Packages/Loose.swift", "Demo/Main.swift", "Demo/Other.swift",
            ]
        )
        // Of the two in the root the package comes first.
        #expect(modules("App/A.swift", project) == ["Root"])
        #expect(modules("App/Shared.swift", project) == ["Root"])
        #expect(modules("Demo/Main.swift", project) == ["Demo"])
        #expect(modules("Demo/Other.swift", project) == ["Root"])
        #expect(modules("Packages/Kit/Sources/Kit/B.swift", project) == ["Kit"])
        #expect(modules("Packages/Kit/Stray.swift", project) == [])
        // A single file that a project names is its own wherever it lies.
        #expect(modules("Packages/Kit/Extra.swift", project) == ["App"])
        #expect(modules("Packages/Loose.swift", project) == ["Root"])
        var withoutRoot = manifests
        withoutRoot["Package.swift"] = nil
        let other = self.project(withoutRoot, ["App/Shared.swift", "Packages/Kit/Stray.swift", "Packages/Loose.swift"])
        #expect(modules("App/Shared.swift", other) == ["App"])
        #expect(modules("Packages/Kit/Stray.swift", other) == [])
        #expect(modules("Packages/Loose.swift", other) == ["App"])
    }

    @Test("The only app is shipped, although its name is one of tests, and an app for tests beside it isn't")
    func hosts() {
        let suites = target("ShopTests", [.path("T.swift")], kind: "bundle.unit-test", uses: ["Shop Test"])
        let app = target("Shop Test", [.path("A.swift")], kind: "application")
        let alone = project(["App.xcodeproj/project.pbxproj": facts([app, suites])], ["A.swift", "T.swift"])
        #expect(alone.files.filter(\.isTest).map(\.path.text) == ["T.swift"])
        let shop = target("Shop", [.path("S.swift")], kind: "application")
        let both = project(
            ["App.xcodeproj/project.pbxproj": facts([app, shop, suites])],
            ["A.swift", "S.swift", "T.swift"]
        )
        #expect(both.files.filter(\.isTest).map(\.path.text) == ["A.swift", "T.swift"])
    }

    @Test("A project's products of packages, and targets of other projects, lead to their modules")
    func dependencies() {
        let local = ManifestDependency(
            identity: "kit",
            location: .known("Packages/Kit"),
            requirement: .local,
            range: .empty
        )
        let app = ManifestTarget(
            kind: "application",
            name: "App",
            moduleName: nil,
            extent: .known([.folder("App", except: [])]),
            dependencies: .known([
                ManifestTargetDependency(name: "KitUI", package: "kit", range: .empty),
                // No package is said: the only one of the tree that has such a product.
                ManifestTargetDependency(name: "Tools", package: nil, range: .empty),
                // From elsewhere, though a package of the tree has a product of this name.
                ManifestTargetDependency(name: "Tools", package: "far-tools", range: .empty),
                ManifestTargetDependency(name: "Core", package: nil, project: "Core/Core.xcodeproj", range: .empty),
                ManifestTargetDependency(name: "Far", package: nil, project: "Far/Far.xcodeproj", range: .empty),
                // A framework that another project of the workspace makes.
                ManifestTargetDependency(name: "Extra_Kit", package: nil, range: .empty),
            ]),
            range: .empty
        )
        let project = project(
            [
                "App.xcodeproj/project.pbxproj": facts([app], packages: [local]),
                "Core/Core.xcodeproj/project.pbxproj": facts([
                    target("Core", [.path("C.swift")], module: "CoreKit"),
                    target("Extra Kit", [.path("D.swift")], module: "Extra_Kit", uses: ["Core"]),
                ]),
                "Packages/Kit/Package.swift": package(
                    "Kit",
                    """
                    products: [.library(name: "KitUI", targets: ["KitViews"])],
                    dependencies: [.package(path: "../Tools")],
                    targets: [.target(name: "KitViews", dependencies: [.product(name: "Tools", package: "Tools")])]
                    """
                ),
                "Packages/Tools/Package.swift": package(
                    "Tools",
                    "products: [.library(name: \"Tools\", targets: [\"Hammer\"])], targets: [.target(name: \"Hammer\")]"
                ),
            ],
            [
                "App/A.swift", "Core/C.swift", "Core/D.swift", "Packages/Kit/Sources/KitViews/K.swift",
                "Packages/Tools/Sources/Hammer/H.swift",
            ]
        )
        #expect(uses("App", project) == ["CoreKit", "Extra_Kit", "Hammer", "KitViews"])
        #expect(project.modules.first { $0.name == "App" }?.externalDependencies == ["Far", "Tools"])
        #expect(uses("Extra_Kit", project) == ["CoreKit"])
        #expect(uses("KitViews", project) == ["Hammer"])
    }

    @Test("An Xcode project that is made from a description beside it is read once")
    func madeProjects() {
        let described = facts([target("Shop", [.path("Sources")])], kind: .xcodeGen, name: "Shop")
        let made = facts([target("Shop", [.folder("Sources", except: [])]), target("Old", [.path("Sources/A.swift")])])
        let both = project(["project.yml": described, "Shop.xcodeproj/project.pbxproj": made], ["Sources/A.swift"])
        #expect(both.modules.map(\.name) == ["Shop"])
        #expect(both.packages.map(\.facts.kind) == [.xcodeGen])
        // One of another name is another project, and a description that can't be read describes none.
        let other = project(["project.yml": described, "Tools.xcodeproj/project.pbxproj": made], ["Sources/A.swift"])
        #expect(other.modules.map(\.name) == ["Old", "Shop", "Shop"])
        var unknown = described
        unknown.targets = .unknown("it can't be read")
        let fallback = project(["project.yml": unknown, "Shop.xcodeproj/project.pbxproj": made], ["Sources/A.swift"])
        #expect(fallback.modules.map(\.name) == ["Old", "Shop"])
    }

    @Test("Of manifests in one folder the package decides, then a description, then the project")
    func kinds() {
        let all = [
            "A.xcodeproj/project.pbxproj": facts([target("FromProject", [.path("A.swift")])]),
            "B.yml": facts([target("FromDescription", [.path("A.swift")])], kind: .xcodeGen, name: "Other"),
            "Package.swift": package("Root", "targets: [.target(name: \"FromPackage\", path: \".\")]"),
        ]
        func decided(without missing: [String]) -> [String] {
            modules("A.swift", project(all.filter { !missing.contains($0.key) }, ["A.swift"]))
        }
        #expect(decided(without: []) == ["FromPackage"])
        #expect(decided(without: ["A.xcodeproj/project.pbxproj"]) == ["FromPackage"])
        #expect(decided(without: ["B.yml"]) == ["FromPackage"])
        #expect(decided(without: ["Package.swift"]) == ["FromDescription"])
        #expect(decided(without: ["Package.swift", "B.yml"]) == ["FromProject"])
    }

    @Test("Patterns cover files, and what they leave out covers folders")
    func patterns() {
        let parts: [ManifestSource] = [
            .pattern(["Code/**/*.swift", "More/*.swift"], except: ["Code/Skip", "Code/**/*Tests.swift"])
        ]
        let project = project(
            ["sub/project.yml": facts([target("Shop", parts)], kind: .xcodeGen, name: "Shop")],
            [
                "sub/Code/A.swift", "sub/Code/Deep/B.swift", "sub/Code/Skip/C.swift", "sub/Code/Deep/ATests.swift",
                "sub/More/D.swift", "sub/More/Deep/E.swift", "Code/F.swift",
            ]
        )
        let found = project.files.filter { $0.module != nil }.map(\.path.text)
        #expect(found == ["sub/Code/A.swift", "sub/Code/Deep/B.swift", "sub/More/D.swift"])
    }
}
