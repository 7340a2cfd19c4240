// swift-tools-version:6.0

import PackageDescription

let package = Package(
    name: "RecipesFeature",
    platforms: [.iOS(.v15)],
    products: [.library(name: "RecipesFeature", targets: ["RecipesFeature"])],
    dependencies: [
        .package(path: "../API"),
        .package(path: "../Analytics"),
        .package(path: "../Localization"),
        .package(path: "../Models"),
        .package(path: "../UIComponents"),
    ],
    targets: [
        .target(
            name: "RecipesFeature",
            dependencies: ["API", "Analytics", "Localization", "Models", "UIComponents"],
            swiftSettings: swiftSettings
        ),
        .testTarget(name: "RecipesFeatureTests", dependencies: ["RecipesFeature"], swiftSettings: swiftSettings),
    ]
)

var swiftSettings: [SwiftSetting] {
    [
        .enableUpcomingFeature("DisableOutwardActorInference"),
        .enableExperimentalFeature("StrictConcurrency"),
        .swiftLanguageMode(.v5),
    ]
}
