// swift-tools-version: 6.2
import PackageDescription

// What Tuist's manifests say of the same folders, for a machine without Xcode.

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .defaultIsolation(MainActor.self),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
]

func module(_ name: String, in folder: String, needs: [Target.Dependency] = [], testsNeed: [Target.Dependency] = [])
    -> [Target]
{
    let names = (framework: "Trailhead\(name)", mocks: "Trailhead\(name)Mocks", tests: "Trailhead\(name)Tests")
    let own: [Target.Dependency] = [.target(name: names.framework), .target(name: names.mocks)]
    return [
        .target(name: names.framework, dependencies: needs, path: "\(folder)/Sources", swiftSettings: settings),
        .target(name: names.mocks, dependencies: [own[0]] + needs, path: "\(folder)/Mocks", swiftSettings: settings),
        .testTarget(
            name: names.tests,
            dependencies: own + needs + testsNeed,
            path: "\(folder)/Tests",
            swiftSettings: settings
        ),
    ]
}

let app: [Target] = [
    .executableTarget(name: "Trailhead", path: "App/Sources", exclude: ["Resources"], swiftSettings: settings),
    .testTarget(name: "TrailheadTests", dependencies: ["Trailhead"], path: "App/Tests", swiftSettings: settings),
    .target(name: "TrailheadUITests", path: "App/UITests", swiftSettings: settings),
]

let networking: [Target.Dependency] = ["TrailheadNetworking"]
let networkingMocks: [Target.Dependency] = ["TrailheadNetworkingMocks"]

let package = Package(
    name: "Trailhead",
    platforms: [.iOS(.v16)],
    targets: app
        + module("Networking", in: "Libraries/Networking")
        + module("Transfer", in: "Libraries/Features/Transfer", needs: networking, testsNeed: networkingMocks)
)
