// swift-tools-version:5.9

import PackageDescription

let package = Package(
    name: "OddsAndEnds",
    targets: [.target(name: "OddsAndEnds", path: "Sources/Odds")]
)
