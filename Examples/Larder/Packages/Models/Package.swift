// swift-tools-version:6.0

import PackageDescription

let package = Package(
    name: "Models",
    platforms: [.iOS(.v15)],
    products: [.library(name: "Models", targets: ["Models"])],
    dependencies: [],
    targets: [
        .target(
            name: "Models",
            dependencies: [],
            swiftSettings: swiftSettings
        ),
        .testTarget(name: "ModelsTests", dependencies: ["Models"], swiftSettings: swiftSettings),
    ]
)

var swiftSettings: [SwiftSetting] {
    [
        .enableUpcomingFeature("DisableOutwardActorInference"),
        .enableExperimentalFeature("StrictConcurrency"),
        .swiftLanguageMode(.v5),
    ]
}
