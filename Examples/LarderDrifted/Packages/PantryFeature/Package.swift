// swift-tools-version:6.0

import PackageDescription

let package = Package(
    name: "PantryFeature",
    platforms: [.iOS(.v15)],
    products: [.library(name: "PantryFeature", targets: ["PantryFeature"])],
    dependencies: [
        .package(path: "../API"),
        .package(path: "../Analytics"),
        .package(path: "../Localization"),
        .package(path: "../Models"),
        .package(path: "../UIComponents"),
    ],
    targets: [
        .target(
            name: "PantryFeature",
            dependencies: ["API", "Analytics", "Localization", "Models", "UIComponents"],
            swiftSettings: swiftSettings
        ),
        .testTarget(name: "PantryFeatureTests", dependencies: ["PantryFeature"], swiftSettings: swiftSettings),
    ]
)

var swiftSettings: [SwiftSetting] {
    [
        .enableUpcomingFeature("DisableOutwardActorInference"),
        .enableExperimentalFeature("StrictConcurrency"),
        .swiftLanguageMode(.v5),
    ]
}
