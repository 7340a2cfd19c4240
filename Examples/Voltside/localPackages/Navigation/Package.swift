// swift-tools-version: 5.9
// Copyright © 2026 Toyota. All rights reserved.
import PackageDescription

public let package = Package(
    name: "Navigation",
    platforms: [.iOS(.v17)],
    products: [
        .library(name: "Navigation", targets: ["Navigation"]),
    ],
    targets: [
        .target(name: "Navigation"),
    ]
)
