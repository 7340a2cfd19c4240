// The actor that a module's code belongs to by default, as manifests and project files say.

import NormaFacts
import NormaProject
import Testing

@Suite("The default isolation of a module")
struct DefaultIsolationTests {
    private func isolation(of files: [String: String], swift: [String]) throws -> [String: DefaultIsolation] {
        let tree = try ProjectTree(files, swift: swift)
        return Dictionary(uniqueKeysWithValues: tree.project.modules.map { ($0.name, $0.defaultIsolation) })
    }

    @Test("of a package is what each target's settings say")
    func packages() throws {
        let manifest = """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "Shop",
                targets: [
                    .target(name: "App", swiftSettings: [.defaultIsolation(MainActor.self)]),
                    .target(name: "Core", swiftSettings: [.defaultIsolation(nil)]),
                    .target(name: "Kit"),
                    .target(name: "Flags", swiftSettings: [.unsafeFlags(["-default-isolation", "MainActor"])]),
                    .target(name: "Some", swiftSettings: [.defaultIsolation(MainActor.self, .when(platforms: [.iOS]))]),
                ]
            )
            """
        let found = try isolation(
            of: ["Package.swift": manifest],
            swift: ["App/A", "Core/B", "Kit/C", "Flags/D", "Some/E"].map { "Sources/\($0).swift" }
        )
        #expect(
            found
                == ["App": .mainActor, "Core": .nonisolated, "Kit": .nonisolated, "Flags": .unknown, "Some": .unknown]
        )
    }

    private func wrappers(of files: [String: String], swift: [String]) throws -> [String: WrapperIsolation] {
        let tree = try ProjectTree(files, swift: swift)
        return Dictionary(uniqueKeysWithValues: tree.project.modules.map { ($0.name, $0.wrapperIsolation) })
    }

    /// Held to Swift 6.3.1: in mode 5 a type that stores a wrapper on the main actor is on it, in mode 6 and with the feature not.
    @Test(
        "Whether wrappers isolate what holds them follows the language mode of a package's target",
        arguments: [
            ("6.0", "", "", WrapperIsolation.isolatesNothing), ("5.9", "", "", .isolates),
            ("6.2", "", ".swiftLanguageMode(.v5)", .isolates),
            ("5.9", "", ".swiftLanguageVersion(.v6)", .isolatesNothing),
            ("5.9", "", #".enableUpcomingFeature("DisableOutwardActorInference")"#, .isolatesNothing),
            ("5.9", "", #".enableUpcomingFeature("ExistentialAny")"#, .isolates),
            ("5.9", "", #".unsafeFlags(["-swift-version", "6"])"#, .unknown),
            ("5.9", "", #".unsafeFlags(["-enable-upcoming-feature", "DisableOutwardActorInference"])"#, .unknown),
            ("5.9", "", #".unsafeFlags(["-Xfrontend", "-warn-long-expression-type-checking=100"])"#, .isolates),
            ("5.9", "", ".unsafeFlags(flags)", .unknown),
            (
                "5.9", "", #".enableUpcomingFeature("DisableOutwardActorInference", .when(platforms: [.iOS]))"#,
                .unknown
            ),
            (
                "6.0", "", #".enableUpcomingFeature("DisableOutwardActorInference", .when(platforms: [.iOS]))"#,
                .isolatesNothing
            ),
            ("6.0", "", ".swiftLanguageMode(.v5, .when(platforms: [.iOS]))", .unknown),
            ("6.0", "", ".swiftLanguageMode(mode())", .unknown),
            ("5.9", "", ".enableUpcomingFeature(feature())", .unknown),
            ("5.9", "", #".unsafeFlags(["-g", flag()])"#, .unknown),
            ("6.0", ", swiftLanguageModes: [.v5]", "", .isolates),
            ("6.0", ", swiftLanguageModes: [.v5, .v6]", "", .isolatesNothing),
            ("5.9", ", swiftLanguageVersions: [.v5]", "", .isolates),
            ("6.0", ", swiftLanguageModes: modes()", "", .unknown),
        ]
    )
    func languageModes(version: String, modes: String, setting: String, expected: WrapperIsolation) throws {
        let manifest = """
            // swift-tools-version: \(version)
            import PackageDescription

            let package = Package(
                name: "Shop",
                targets: [.target(name: "App", swiftSettings: [\(setting)])]\(modes)
            )
            """
        let found = try wrappers(of: ["Package.swift": manifest], swift: ["Sources/App/A.swift"])
        #expect(found == ["App": expected])
    }

    @Test("Of a project's target the language version and the features say it, and nothing where neither does")
    func languageVersions() throws {
        let spec = """
            name: Shop
            targets:
              A: { type: application, platform: iOS, sources: A, settings: { SWIFT_VERSION: "5.0" } }
              B: { type: framework, platform: iOS, sources: B, settings: { SWIFT_VERSION: "6.0" } }
              C: { type: framework, platform: iOS, sources: C }
              D: { type: framework, platform: iOS, sources: D, settings: { SWIFT_VERSION: "5.0", SWIFT_APPROACHABLE_CONCURRENCY: "YES" } }
              E: { type: framework, platform: iOS, sources: E, settings: { configs: { debug: { SWIFT_VERSION: "5.0" }, release: { SWIFT_VERSION: "6.0" } } } }
            """
        let found = try wrappers(
            of: ["project.yml": spec],
            swift: ["A/A.swift", "B/B.swift", "C/C.swift", "D/D.swift", "E/E.swift"]
        )
        #expect(found == ["A": .isolates, "B": .isolatesNothing, "C": .unknown, "D": .isolatesNothing, "E": .unknown])
    }

    @Test("of an XcodeGen target comes from its settings, their groups and files, and differs where configurations do")
    func xcodeGen() throws {
        let spec = """
            name: Shop
            settingGroups:
              main: { base: { SWIFT_DEFAULT_ACTOR_ISOLATION: MainActor } }
            targets:
              A: { type: application, platform: iOS, sources: A, settings: { groups: [main] } }
              B: { type: framework, platform: iOS, sources: B, settings: { SWIFT_DEFAULT_ACTOR_ISOLATION: nonisolated } }
              C: { type: framework, platform: iOS, sources: C, configFiles: { Debug: C.xcconfig, Release: C.xcconfig } }
              D: { type: framework, platform: iOS, sources: D, settings: { configs: { debug: { SWIFT_DEFAULT_ACTOR_ISOLATION: MainActor } } } }
            """
        let found = try isolation(
            of: ["project.yml": spec, "C.xcconfig": "ACTOR = MainActor\nSWIFT_DEFAULT_ACTOR_ISOLATION = $(ACTOR)\n"],
            swift: ["A/A.swift", "B/B.swift", "C/C.swift", "D/D.swift"]
        )
        #expect(found == ["A": .mainActor, "B": .nonisolated, "C": .mainActor, "D": .unknown])
    }

    @Test("of a Tuist target comes from its settings and the project's, and is unknown where these are computed")
    func tuist() throws {
        let manifest = """
            import ProjectDescription

            let shared: SettingsDictionary = ["SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor"]
            let project = Project(
                name: "Shop",
                settings: .settings(base: shared),
                targets: [
                    .target(name: "App", product: .app, sources: ["App/**"]),
                    .target(
                        name: "Core",
                        product: .framework,
                        sources: ["Core/**"],
                        settings: .settings(base: ["SWIFT_DEFAULT_ACTOR_ISOLATION": "nonisolated"])
                    ),
                ]
            )
            """
        let swift = ["App/A.swift", "Core/B.swift"]
        #expect(
            try isolation(of: ["Project.swift": manifest], swift: swift) == ["App": .mainActor, "Core": .nonisolated]
        )
        let computed = manifest.replacing("base: shared", with: "base: elsewhere()")
        #expect(
            try isolation(of: ["Project.swift": computed], swift: swift) == ["App": .unknown, "Core": .nonisolated]
        )
    }
}
