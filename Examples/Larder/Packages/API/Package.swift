// swift-tools-version:6.0

import PackageDescription

let package = Package(
    name: "API",
    platforms: [.iOS(.v15)],
    products: [.library(name: "API", targets: ["API"])],
    dependencies: [],
    targets: [
        .target(
            name: "API",
            dependencies: [],
            swiftSettings: swiftSettings
        ),
        .testTarget(name: "APITests", dependencies: ["API"], swiftSettings: swiftSettings),
    ]
)

var swiftSettings: [SwiftSetting] {
    [
        .enableUpcomingFeature("DisableOutwardActorInference"),
        .enableExperimentalFeature("StrictConcurrency"),
        .swiftLanguageMode(.v5),
    ]
}
