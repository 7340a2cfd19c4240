// swift-tools-version: 5.9
// Copyright © 2026 Toyota. All rights reserved.
import PackageDescription

public let package = Package(
    name: "ChargingFeature",
    platforms: [.iOS(.v16)],
    products: [
        .library(name: "ChargingFeature", targets: ["ChargingFeature"]),
        .library(name: "ChargingMocks", targets: ["ChargingFeature"]),
    ],
    dependencies: [
        .package(path: "../Components"),
        .package(path: "../Navigation"),
        .package(path: "../NetworkClients"),
        .package(path: "../GarageFeature"),
        .package(url: "https://github.com/apple/swift-algorithms", branch: "main"),
    ],
    targets: [
        .target(
            name: "ChargingFeature",
            dependencies: [
                .product(name: "Components", package: "Components"),
                .product(name: "Navigation", package: "Navigation"),
                .product(name: "NetworkClients", package: "NetworkClients"),
                .product(name: "GarageFeature", package: "GarageFeature"),
            ]
        ),
        .testTarget(
            name: "ChargingFeatureTests",
            dependencies: [
                "ChargingFeature",
                .product(name: "NetworkClients", package: "NetworkClients"),
            ]
        ),
    ]
)
