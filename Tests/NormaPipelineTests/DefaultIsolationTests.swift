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
                ]
            )
            """
        let found = try isolation(
            of: ["Package.swift": manifest],
            swift: ["Sources/App/A.swift", "Sources/Core/B.swift", "Sources/Kit/C.swift"]
        )
        #expect(found == ["App": .mainActor, "Core": .nonisolated, "Kit": .nonisolated])
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
