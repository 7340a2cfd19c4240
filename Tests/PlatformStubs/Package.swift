// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "PlatformStubs",
    products: [
        .library(
            name: "PlatformStubs",
            type: .dynamic,
            targets: [
                "Combine", "SwiftUI", "UIKit", "SnapshotTesting", "os", "ProjectDescription", "XCUIAutomation",
                "AppleFoundation",
            ]
        )
    ],
    targets: [
        .target(name: "AppleFoundation"),
        .target(name: "Combine"),
        .target(name: "os"),
        .target(name: "ProjectDescription"),
        .target(name: "XCUIAutomation"),
        .target(name: "UIKit"),
        .target(name: "SwiftUI", dependencies: ["Combine", "UIKit"]),
        .target(name: "SnapshotTesting", dependencies: ["SwiftUI"]),
    ],
    swiftLanguageModes: [.v6]
)
