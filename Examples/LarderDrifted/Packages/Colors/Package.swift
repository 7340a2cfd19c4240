// swift-tools-version:6.0

import PackageDescription

let package = Package(
    name: "Colors",
    platforms: [.iOS(.v15)],
    products: [.library(name: "Colors", targets: ["Colors"])],
    dependencies: [],
    targets: [
        .target(
            name: "Colors",
            dependencies: [],
            swiftSettings: swiftSettings
        ),
        .testTarget(name: "ColorsTests", dependencies: ["Colors"], swiftSettings: swiftSettings),
    ]
)

var swiftSettings: [SwiftSetting] {
    [
        .enableUpcomingFeature("DisableOutwardActorInference"),
        .enableExperimentalFeature("StrictConcurrency"),
        .swiftLanguageMode(.v5),
    ]
}
