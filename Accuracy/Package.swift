// swift-tools-version: 6.2
import PackageDescription

// Compares what Norma says of names with what the compiler says; `Scripts/accuracy` in the folder above runs it.
let settings: [SwiftSetting] = [.swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny")]

let package = Package(
    name: "norma-accuracy",
    platforms: [.macOS(.v15)],
    targets: [
        // The compiler's own index of a build → plain values.
        .target(name: "NormaIndex", swiftSettings: settings),
        .executableTarget(name: "accuracy", dependencies: ["NormaIndex"], swiftSettings: settings),
        .testTarget(name: "NormaIndexTests", dependencies: ["NormaIndex"], swiftSettings: settings),
        .testTarget(name: "AccuracyTests", dependencies: ["accuracy", "NormaIndex"], swiftSettings: settings),
    ]
)
