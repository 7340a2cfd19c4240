// swift-tools-version: 6.0
import PackageDescription

// All packages of the app as targets of one, so that they are built once, and in the language mode of Swift 6.
let package = Package(
    name: "Scaffolded",
    defaultLocalization: "en",
    platforms: [.iOS(.v15)],
    targets: Module.all.flatMap(\.targets)
)

struct Module {
    static let all = [
        Module(name: "API"),
        Module(name: "Analytics"),
        Module(name: "Localization", resources: [.process("Resources")]),
        Module(name: "Models"),
        Module(name: "MainFeature", dependencies: ["API", "Localization", "Models"]),
        Module(name: "TransferFeature", dependencies: ["API", "Localization"]),
        Module(name: "WalletFeature"),
    ]

    let name: String
    var dependencies: [Target.Dependency] = []
    var resources: [Resource] = []

    var targets: [Target] {
        [
            .target(
                name: name,
                dependencies: dependencies,
                path: "Packages/\(name)/Sources/\(name)",
                resources: resources
            ),
            .testTarget(
                name: name + "Tests",
                dependencies: dependencies + [.byName(name: name)],
                path: "Packages/\(name)/Tests/\(name)Tests"
            ),
        ]
    }
}
