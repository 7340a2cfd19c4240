// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "Bookshelf",
    platforms: [.iOS(.v17)],
    targets: [
        .executableTarget(
            name: "Bookshelf",
            path: "Sources",
            resources: [.process("Shared/Resources")]
        ),
        .testTarget(
            name: "BookshelfTests",
            dependencies: ["Bookshelf"],
            path: "Tests"
        ),
    ],
    swiftLanguageModes: [.v6]
)
