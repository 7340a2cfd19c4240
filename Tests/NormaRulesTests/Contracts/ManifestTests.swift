// Dependencies that a manifest states are uses too.

import NormaFacts
import NormaFindings
import NormaProject
import NormaText
import Testing

@testable import NormaRules

@Suite("Manifests in contracts")
struct ManifestTests {
    private static func target(_ kind: String, _ name: String, uses: [String], at line: Int) -> ManifestTarget {
        ManifestTarget(
            kind: kind,
            name: .known(name),
            path: nil,
            sources: nil,
            exclude: .known([]),
            dependencies: .known(
                uses.enumerated().map {
                    ManifestTargetDependency(
                        name: $1,
                        package: nil,
                        range: ByteRange(line * 10 + $0, line * 10 + $0 + 1)
                    )
                }
            ),
            settings: .known([]),
            range: ByteRange(line * 10, line * 10 + 5)
        )
    }

    private static func manifest(_ targets: [ManifestTarget]) -> ManifestInput {
        let text = String(repeating: "123456789\n", count: 10)
        return ManifestInput(
            path: RelativePath("Package.swift"),
            facts: ManifestFacts(
                name: .known("Shop"),
                toolsVersion: "6.0",
                platforms: .known([]),
                products: .known([]),
                dependencies: .known([]),
                targets: .known(targets),
                lines: LineTable(bytes: Array(text.utf8)),
                unknowns: []
            )
        )
    }

    @Test("A target that states a dependency no arrow draws is found at that line; test targets are free")
    func allow() throws {
        let fixture = try ContractFixture(rule: "rule: arrows\nallow: [\"App -> Core\"]")
        let manifest = Self.manifest([
            Self.target("target", "App", uses: ["Core"], at: 1),
            Self.target("target", "Core", uses: ["App", "Elsewhere"], at: 2),
            Self.target("testTarget", "CoreTests", uses: ["App"], at: 3),
        ])
        let judgement = try fixture.judgement(
            [
                "Sources/App/A.swift": "import Core\nstruct A {}", "Sources/Core/B.swift": "struct B {}",
                "Tests/CoreTests/C.swift": "import App\nimport Core\nstruct C {}",
            ],
            manifests: [manifest]
        )
        #expect(
            judgement.findings.map {
                "\($0.place.path.text):\($0.place.start.line) \($0.symbol) | \($0.detail) | \($0.message)"
            }
                == [
                    "Package.swift:3 Package.swift | Core -> App | "
                        + "`Core` depends on `App`: Core must not use any other module; the arrow points from App to Core"
                ]
        )
    }

    @Test("Modules that depend on each other by manifest alone form a cycle")
    func acyclic() throws {
        let fixture = try ContractFixture(rule: "rule: round\nacyclic: modules")
        let manifest = Self.manifest([
            Self.target("target", "App", uses: ["Core"], at: 1), Self.target("target", "Core", uses: ["App"], at: 2),
        ])
        let judgement = try fixture.judgement(
            ["Sources/App/A.swift": "struct A {}", "Sources/Core/B.swift": "struct B {}"],
            manifests: [manifest]
        )
        #expect(judgement.findings.map(\.place.start.line) == [2])
        #expect(judgement.findings.flatMap(\.related).map(\.message) == ["`Core` → `App`: `Core` depends on `App`"])
    }
}
