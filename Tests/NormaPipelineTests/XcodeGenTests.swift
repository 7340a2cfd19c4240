// What is read from XcodeGen's descriptions of projects.

import NormaFacts
import NormaFindings
import NormaProject
import Testing

@Suite("XcodeGen descriptions")
struct XcodeGenTests {
    @Test("A target has its sources, without what it excludes or does not compile")
    func sources() throws {
        let tree = try ProjectTree(
            [
                "project.yml": """
                name: Shop
                targets:
                  Shop:
                    type: application
                    platform: iOS
                    sources:
                      - Shop
                      - path: Shared
                        excludes:
                          - "Old"
                          - "**/*Tests.swift"
                          - "Only{A,B}.sw[i]ft"
                      - path: More
                        includes: ["*.swift", Deep]
                      - path: Single/One.swift
                      - path: Web
                        type: folder
                      - path: Extra
                        buildPhase: resources
                      - path: Sample.playground
                  Kit: { type: framework, platform: iOS, sources: Kit }
                  Assets: { type: bundle, platform: iOS, sources: [{ path: Images, buildPhase: none }] }
                """
            ],
            swift: [
                "Shop/A.swift", "Shop/Deep/B.swift", "Shared/C.swift", "Shared/Old/D.swift", "Shared/Deep/ETests.swift",
                "Shared/OnlyA.swift", "Shared/OnlyC.swift", "More/F.swift", "More/Deep/G.swift", "More/Other/H.swift",
                "Single/One.swift", "Single/Two.swift", "Web/I.swift", "Extra/J.swift", "Sample.playground/K.swift",
                "Kit/L.swift", "Images/M.swift",
            ]
        )
        #expect(
            tree.modules["Shop"] == [
                "More/Deep/G.swift", "More/F.swift", "Shared/C.swift", "Shared/OnlyC.swift", "Shop/A.swift",
                "Shop/Deep/B.swift", "Single/One.swift",
            ]
        )
        #expect(tree.modules["Kit"] == ["Kit/L.swift"])
        #expect(tree.project.modules.map(\.name) == ["Kit", "Shop"])
        #expect(tree.kind("Shop") == "application")
        #expect(tree.unknowns == [])
        #expect(tree.result.problems.isEmpty)
        #expect(tree.notices.map { $0.prefix { $0 != ":" } } == ["No target compiles 8 Swift files"])
    }

    @Test("Templates, their attributes and platforms are filled in; targets of one product are one module")
    func templates() throws {
        let tree = try ProjectTree(
            [
                "project.yml": """
                name: Shop
                x-common: &common
                  type: framework
                targetTemplates:
                  Base:
                    sources: ["Shared/${target_name}"]
                  Feature:
                    templates: [Base]
                    <<: *common
                    platform: iOS
                    sources: ["Features/${folder}"]
                targets:
                  Cart:
                    templates: [Feature]
                    templateAttributes: { folder: Basket }
                    sources: [CartExtra]
                  Kit:
                    type: framework
                    platform: [iOS, macOS]
                    sources: [Kit, "Kit-${platform}"]
                  App:
                    type: application
                    platform: iOS
                    sources: App
                    dependencies: [{ target: Kit_iOS }, { target: Cart }]
                """
            ],
            swift: [
                "Shared/Cart/A.swift", "Features/Basket/B.swift", "CartExtra/C.swift", "Kit/D.swift", "Kit-iOS/E.swift",
                "Kit-macOS/F.swift", "App/G.swift",
            ]
        )
        #expect(tree.modules["Cart"] == ["CartExtra/C.swift", "Features/Basket/B.swift", "Shared/Cart/A.swift"])
        #expect(tree.modules["Kit"] == ["Kit-iOS/E.swift", "Kit-macOS/F.swift", "Kit/D.swift"])
        #expect(tree.project.modules.first { $0.name == "Kit" }?.targets == ["Kit_iOS", "Kit_macOS"])
        #expect(tree.uses("App") == ["Cart", "Kit"])
    }

    @Test("A text that variables make too long stays as it is written, and that is told once")
    func longTexts() throws {
        let tree = try ProjectTree(
            [
                "project.yml": """
                name: Shop
                targetTemplates:
                  Base:
                    sources: ["\(String(repeating: "${long}", count: 60))", "\(String(repeating: "${long}", count: 50))"]
                targets:
                  App:
                    type: application
                    platform: iOS
                    templates: [Base]
                    templateAttributes: { long: \(String(repeating: "a", count: 100)) }
                    sources: [App]
                """
            ],
            swift: ["App/A.swift"]
        )
        #expect(tree.modules["App"] == ["App/A.swift"])
        let told = tree.unknowns.filter { $0.contains("longer by more than 4096 bytes") }
        #expect(told.count == 1)
    }

    @Test("Included descriptions are merged, with paths from their own folder unless they say otherwise")
    func includes() throws {
        let tree = try ProjectTree(
            [
                "project.yml": """
                name: Shop
                include:
                  - Cart/target.yml
                  - path: Common/shared.yml
                    relativePaths: false
                  - path: Off/off.yml
                    enable: false
                  - path: Perhaps/perhaps.yml
                    enable: ${WITH_MORE}
                targets:
                  Shop:
                    sources:REPLACE: [App]
                  Cart:
                    sources: [CartExtra]
                """,
                "Cart/target.yml": """
                include: Deep/deep.yml
                targets:
                  Cart:
                    type: framework
                    platform: iOS
                    sources: [Sources, { path: ../Single.swift }]
                    configFiles: { Debug: Cart.xcconfig, Release: Cart.xcconfig }
                """,
                "Cart/Cart.xcconfig": "PRODUCT_NAME = Basket\n",
                "Cart/Deep/deep.yml": "targets:\n  Deep: { type: tool, platform: macOS, sources: Code }\n",
                "Common/shared.yml": """
                packages: { Log: { url: https://example.com/log, from: 1.0.0 } }
                targets:
                  Shop: { type: application, platform: iOS, sources: [Old], dependencies: [{ target: Cart }] }
                """,
                "Off/off.yml": "targets:\n  Off: { type: tool, platform: macOS, sources: Off }\n",
                "Perhaps/perhaps.yml": "targets:\n  Perhaps: { type: tool, platform: macOS, sources: P }\n",
            ],
            swift: [
                "Cart/Sources/A.swift", "Single.swift", "CartExtra/B.swift", "Cart/Deep/Code/C.swift", "App/D.swift",
                "Old/E.swift", "Common/App/F.swift", "Off/Off/G.swift",
            ]
        )
        #expect(tree.modules["Basket"] == ["Cart/Sources/A.swift", "CartExtra/B.swift", "Single.swift"])
        #expect(tree.modules["Deep"] == ["Cart/Deep/Code/C.swift"])
        #expect(tree.modules["Shop"] == ["App/D.swift"])
        #expect(tree.modules[""] == ["Common/App/F.swift", "Off/Off/G.swift", "Old/E.swift"])
        #expect(tree.uses("Shop") == ["Basket"])
        #expect(tree.project.packages.first?.facts.dependencies.value?.map(\.identity) == ["log"])
        let expected = "8: depends on the environment variable in `${WITH_MORE}`; read as if it were not set"
        #expect(tree.unknowns == [expected])
    }

    @Test("Targets, products of packages, frameworks and other projects are what a target depends on")
    func dependencies() throws {
        let tree = try ProjectTree(
            [
                "App/project.yml": """
                name: App
                packages:
                  Design: { path: ../Packages/Design }
                  Log: { github: example/nice-log, exactVersion: 1.0.0 }
                projectReferences:
                  Core: { path: ../Core/Core.xcodeproj }
                aggregateTargets:
                  Lint: {}
                targets:
                  App:
                    type: application
                    platform: iOS
                    sources: Sources
                    dependencies:
                      - target: Lint
                      - target: Core/CoreKit
                      - package: Design
                        products: [Colors, Fonts]
                      - package: Log
                      - sdk: StoreKit.framework
                      - sdk: libz.tbd
                      - framework: Vendor/Ready.xcframework
                      - carthage: Result
                """,
                "Core/project.yml": """
                name: Core
                targets:
                  CoreKit: { type: framework, platform: iOS, sources: Sources }
                """,
                "Packages/Design/Package.swift": """
                import PackageDescription
                let package = Package(
                    name: "Design",
                    products: [
                        .library(name: "Colors", targets: ["Tones"]), .library(name: "Fonts", targets: ["Fonts"]),
                    ],
                    targets: [.target(name: "Tones"), .target(name: "Fonts")]
                )
                """,
            ],
            swift: [
                "App/Sources/A.swift", "Core/Sources/B.swift", "Packages/Design/Sources/Tones/C.swift",
                "Packages/Design/Sources/Fonts/D.swift",
            ]
        )
        #expect(tree.modules["CoreKit"] == ["Core/Sources/B.swift"])
        #expect(tree.uses("App") == ["CoreKit", "Fonts", "Tones", "Log", "Ready", "Result", "StoreKit"])
    }

    @Test("A module's name comes from the settings, their groups and the project's")
    func moduleNames() throws {
        let tree = try ProjectTree(
            [
                "project.yml": """
                name: Shop
                settings: { BRAND: Fruit }
                settingGroups:
                  named: { base: { PRODUCT_NAME: "$(BRAND)-Shop" } }
                targets:
                  A: { type: application, platform: iOS, sources: A, settings: { groups: [named] } }
                  B: { type: framework, platform: iOS, sources: B, settings: { PRODUCT_MODULE_NAME: Bee } }
                  C:
                    type: framework
                    platform: iOS
                    sources: C
                    settings:
                      base: { PRODUCT_NAME: Sea }
                      configs: { debug: { PRODUCT_NAME: SeaDebug } }
                  D-D: { type: framework, platform: iOS, sources: D, settings: { PRODUCT_NAME: "${NAME}" } }
                """
            ],
            swift: ["A/A.swift", "B/B.swift", "C/C.swift", "D/D.swift"]
        )
        #expect(tree.project.modules.map(\.name) == ["Bee", "D_D", "Fruit_Shop", "SeaDebug"])
        #expect(
            tree.unknowns == [
                "8: the module's name differs between the configurations: Sea, SeaDebug",
                "15: the module's name depends on `NAME`, which is not set here",
            ]
        )
    }

    @Test("What depends on the environment or can't be understood is said, and its files are in no module")
    func unknownSources() throws {
        let tree = try ProjectTree(
            [
                "project.yml": """
                name: Shop
                targets:
                  Shop:
                    type: application
                    platform: iOS
                    sources:
                      - Shop
                      - ${FLAVOUR}
                      - path: Odd
                        excludes: ["[!a]*.swift"]
                include: missing.yml
                """
            ],
            swift: ["Shop/A.swift", "Odd/B.swift"]
        )
        #expect(tree.modules == ["Shop": ["Shop/A.swift"], "": ["Odd/B.swift"]])
        #expect(
            tree.unknowns == [
                "8: `${FLAVOUR}` depends on the environment; these files are in no module",
                "9: the pattern `[!a]*.swift` is not understood; these files are in no module",
                "11: the included file `missing.yml` is not in the tree or can't be read",
            ]
        )
        #expect(tree.notices.count == 1)
    }

    @Test("Files of this name that other programs read are none of ours")
    func otherFiles() throws {
        for text in ["name: x\n", "a: [1, 2\n", "- a\n- b\n", "", "targets: [a]\nname: b\n"] {
            let tree = try ProjectTree(["project.yml": text], swift: ["A.swift"])
            #expect(tree.result.problems.isEmpty)
            #expect(tree.notices.isEmpty)
            #expect(tree.project.packages.isEmpty)
        }
    }

    @Test("A description that is no YAML is named at its place, an included one at its own")
    func brokenFiles() throws {
        let broken = try ProjectTree(["project.yml": "name: Shop\ntargets:\n  Shop: [a\n"], swift: ["A.swift"])
        #expect(
            broken.problems == [
                "project.yml:3:9 This XcodeGen description can't be read: this `[` is never closed. Its modules are "
                    + "unknown, and everything else was checked; restore the file, or generate it again with its "
                    + "tool."
            ]
        )
        let included = try ProjectTree(
            [
                "project.yml":
                    "name: Shop\ninclude: sub/a.yml\ntargets:\n  Shop: { type: tool, platform: macOS, sources: S }\n",
                "sub/a.yml": "b: c\n<<<<<<< HEAD\n=======\n>>>>>>> x\n",
            ],
            swift: ["S/A.swift"]
        )
        #expect(included.modules == ["Shop": ["S/A.swift"]])
        #expect(included.problems.map { $0.prefix(15) } == ["sub/a.yml:2:1 T"])
        #expect(included.unknowns == ["2: the included file `sub/a.yml` is not in the tree or can't be read"])
    }

    @Test("Circles of includes and templates end, and so do aliases of aliases")
    func circles() throws {
        let circle = try ProjectTree(
            [
                "project.yml": """
                name: Shop
                include: [a.yml, project.yml]
                targetTemplates:
                  A: { templates: [B], sources: [S] }
                  B: { templates: [A], type: tool, platform: macOS }
                targets:
                  Shop: { templates: [A] }
                """,
                "a.yml": "include: b.yml\n", "b.yml": "include: [a.yml, project.yml]\n",
            ],
            swift: ["S/A.swift"]
        )
        #expect(circle.result.problems.isEmpty)
        var laughs = "name: Shop\ntargets: {}\nl0: &l0 [a, a, a, a, a, a, a, a, a, a]\n"
        for level in 1...12 {
            let inner = Array(repeating: "*l\(level - 1)", count: 10).joined(separator: ", ")
            laughs += "l\(level): &l\(level) [\(inner)]\n"
        }
        let many = try ProjectTree(["project.yml": laughs], swift: ["A.swift"])
        #expect(many.result.problems.map(\.kind) == [.tooLarge])
        let deep = try ProjectTree(
            ["project.yml": "targets: " + String(repeating: "[", count: 50_000)],
            swift: ["A.swift"]
        )
        #expect(deep.result.problems.map(\.kind) == [.tooDeep])
    }
}
