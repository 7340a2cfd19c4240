// swift-tools-version: 5.9
// Copyright © 2026 Toyota. All rights reserved.
import PackageDescription

public let package = Package(
    name: "Components",
    platforms: [.iOS(.v17)],
    products: [
        .library(name: "Components", targets: ["Components"]),
    ],
    targets: [
        .target(name: "Components"),
    ]
)
