// swift-tools-version: 5.9
// Copyright © 2026 Toyota. All rights reserved.
import PackageDescription

public let package = Package(
    name: "GraphQLLib",
    platforms: [.iOS(.v17)],
    products: [
        .library(name: "GraphQLLib", targets: ["GraphQLLib"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apollographql/apollo-ios", exact: "1.7.0"),
    ],
    targets: [
        .target(
            name: "GraphQLLib",
            dependencies: [
                .product(name: "Apollo", package: "apollo-ios"),
                .product(name: "ApolloAPI", package: "apollo-ios"),
                .product(name: "ApolloWebSocket", package: "apollo-ios"),
            ]
        ),
    ]
)
