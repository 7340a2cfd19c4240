// swift-tools-version: 5.9
// Copyright © 2026 Toyota. All rights reserved.
import PackageDescription

public let package = Package(
    name: "NetworkClients",
    platforms: [.iOS(.v17)],
    products: [
        .library(name: "NetworkClients", targets: ["NetworkClients"]),
    ],
    dependencies: [
        .package(path: "../GraphQLLib"),
        .package(url: "https://github.com/apollographql/apollo-ios", exact: "1.7.0"),
    ],
    targets: [
        .target(
            name: "NetworkClients",
            dependencies: [
                .product(name: "GraphQLLib", package: "GraphQLLib"),
                .product(name: "ApolloAPI", package: "apollo-ios"),
            ]
        ),
    ]
)
