// swift-tools-version: 6.0
// Norma as plugins of SwiftPM and Xcode: a package of its own over the released binary, without a dependency on Norma's sources.

import Foundation
import PackageDescription

// From a release: the address of norma-0.1.0.artifactbundle.zip, and the content of the .sha256 file beside it.
let address = "https://example.com/norma/releases/download/0.1.0/norma-0.1.0.artifactbundle.zip"
let checksum = "0000000000000000000000000000000000000000000000000000000000000000"

// An unpacked bundle in this folder comes first, for machines that download nothing.
let isHere = FileManager.default.fileExists(atPath: Context.packageDirectory + "/norma.artifactbundle/info.json")

let package = Package(
    name: "norma-plugins",
    products: [
        .plugin(name: "NormaCommand", targets: ["NormaCommand"]),
        .plugin(name: "NormaOnBuild", targets: ["NormaOnBuild"]),
    ],
    targets: [
        isHere
            ? .binaryTarget(name: "norma", path: "norma.artifactbundle")
            : .binaryTarget(name: "norma", url: address, checksum: checksum),
        .plugin(
            name: "NormaCommand",
            capability: .command(intent: .custom(verb: "norma", description: "Check this package by its guide")),
            dependencies: ["norma"]
        ),
        .plugin(name: "NormaOnBuild", capability: .buildTool(), dependencies: ["norma"]),
    ]
)
