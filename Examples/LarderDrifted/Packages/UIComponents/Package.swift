// swift-tools-version:6.0

import PackageDescription

let package = Package(
    name: "UIComponents",
    platforms: [.iOS(.v15)],
    products: [.library(name: "UIComponents", targets: ["UIComponents"])],
    dependencies: [
        .package(path: "../Colors"),
    ],
    targets: [
        .target(
            name: "UIComponents",
            dependencies: ["Colors"],
            swiftSettings: swiftSettings
        ),
        .testTarget(name: "UIComponentsTests", dependencies: ["UIComponents"], swiftSettings: swiftSettings),
    ]
)

var swiftSettings: [SwiftSetting] {
    [
        .enableUpcomingFeature("DisableOutwardActorInference"),
        .enableExperimentalFeature("StrictConcurrency"),
        .swiftLanguageMode(.v5),
    ]
}
