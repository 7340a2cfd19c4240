// swift-tools-version: 6.2
import PackageDescription

// Compares what Norma says of names with what the compiler says; `Scripts/accuracy` in the folder above runs it.
let package = Package(
    name: "norma-accuracy",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "norma", path: "..")],
    targets: [
        .executableTarget(
            name: "accuracy",
            dependencies: [.product(name: "NormaIndex", package: "norma")],
            swiftSettings: [.swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny")]
        ),
        .testTarget(
            name: "AccuracyTests",
            dependencies: ["accuracy", .product(name: "NormaIndex", package: "norma")],
            swiftSettings: [.swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny")]
        ),
    ]
)
