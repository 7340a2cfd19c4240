// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Scaffolded",
    platforms: [.iOS(.v17)],
    targets: [
        .target(name: "App", path: "App", exclude: ["Tests", "ThirdParty/Packages"]),
        .testTarget(name: "AppTests", dependencies: ["App"], path: "App/Tests"),
    ]
)
