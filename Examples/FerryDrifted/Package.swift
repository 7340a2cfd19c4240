// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Ferry",
    platforms: [.iOS(.v17)],
    products: [.library(name: "Ferry", targets: ["Ferry"])],
    dependencies: [
        .package(url: "https://github.com/amplitude/Amplitude-Swift", .upToNextMajor(from: "1.9.0")),
        .package(url: "https://github.com/Alamofire/Alamofire", branch: "master"),
        .package(url: "https://example.net/harbour-charts", from: "2.1.0"),
    ],
    targets: [
        .target(
            name: "Ferry",
            dependencies: [
                .product(name: "AmplitudeSwift", package: "Amplitude-Swift"),
                .product(name: "HarbourCharts", package: "harbour-charts"),
            ],
            path: "App",
            exclude: ["Tests", "ThirdParty/Packages"]
        ),
        .testTarget(name: "FerryUnitTests", dependencies: ["Ferry"], path: "App/Tests/Unit"),
        .testTarget(name: "FerryIntegrationTests", dependencies: ["Ferry"], path: "App/Tests/Integration"),
    ]
)
