// swift-tools-version:6.0

import PackageDescription

let package = Package(
    name: "Analytics",
    platforms: [.iOS(.v15)],
    products: [.library(name: "Analytics", targets: ["Analytics"])],
    dependencies: [],
    targets: [
        .target(
            name: "Analytics",
            dependencies: [],
            swiftSettings: swiftSettings
        ),
        .testTarget(name: "AnalyticsTests", dependencies: ["Analytics"], swiftSettings: swiftSettings),
    ]
)

var swiftSettings: [SwiftSetting] {
    [
        .enableUpcomingFeature("DisableOutwardActorInference"),
        .enableExperimentalFeature("StrictConcurrency"),
        .swiftLanguageMode(.v5),
    ]
}
