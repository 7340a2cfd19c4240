// swift-tools-version:6.0

import PackageDescription

let package = Package(
    name: "Localization",
    defaultLocalization: "en",
    platforms: [.iOS(.v15)],
    products: [.library(name: "Localization", targets: ["Localization"])],
    dependencies: [],
    targets: [
        .target(
            name: "Localization",
            dependencies: [],
            resources: [.process("Resources")],
            swiftSettings: swiftSettings
        ),
        .testTarget(name: "LocalizationTests", dependencies: ["Localization"], swiftSettings: swiftSettings),
    ]
)

var swiftSettings: [SwiftSetting] {
    [
        .enableUpcomingFeature("DisableOutwardActorInference"),
        .enableExperimentalFeature("StrictConcurrency"),
        .swiftLanguageMode(.v5),
    ]
}
