// swift-tools-version: 5.9
// Copyright © 2026 Toyota. All rights reserved.
import PackageDescription

public let package = Package(
    name: "GarageFeature",
    platforms: [.iOS(.v17)],
    products: [
        .library(name: "GarageFeature", targets: ["GarageFeature"]),
    ],
    dependencies: [
        .package(path: "../Components"),
        .package(path: "../Navigation"),
        .package(path: "../NetworkClients"),
    ],
    targets: [
        .target(
            name: "GarageFeature",
            dependencies: [
                .product(name: "Navigation", package: "Navigation"),
                .product(name: "NetworkClients", package: "NetworkClients"),
            ]
        ),
        .testTarget(
            name: "GarageFeatureTests",
            dependencies: [
                "GarageFeature",
                .product(name: "NetworkClients", package: "NetworkClients"),
            ]
        ),
    ]
)
