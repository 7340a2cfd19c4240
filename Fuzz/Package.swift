// swift-tools-version: 6.2
import PackageDescription

// Gives libFuzzer the readers of bytes; `Scripts/fuzz-readers` builds and runs it. The rooms are the repository's own (links),
// because what they offer is for their package alone, and because they need code that counts the branches taken.
let counted: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .unsafeFlags(["-sanitize=fuzzer"]),
]

func room(_ name: String, uses rooms: [String], outside: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: rooms.map { .byName(name: $0) } + outside, swiftSettings: counted)
}

let package = Package(
    name: "norma-fuzz",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
        .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
    ],
    targets: [
        room("NormaText", uses: []),
        room("NormaExpressions", uses: ["NormaText"]),
        room("NormaFindings", uses: ["NormaText"]),
        room("NormaFacts", uses: ["NormaText"]),
        room(
            "NormaDocuments",
            uses: ["NormaText"],
            outside: [.product(name: "Yams", package: "Yams")]
        ),
        room(
            "NormaExtraction",
            uses: ["NormaText", "NormaExpressions", "NormaFacts", "NormaDocuments"],
            outside: [
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ]
        ),
        room("NormaGuide", uses: ["NormaText", "NormaExpressions", "NormaDocuments"]),
        room("NormaProject", uses: ["NormaText", "NormaExpressions", "NormaFacts", "NormaDocuments", "NormaGuide"]),
        room(
            "NormaRules",
            uses: [
                "NormaText", "NormaExpressions", "NormaFindings", "NormaFacts", "NormaDocuments", "NormaGuide",
                "NormaProject",
            ]
        ),
        room(
            "NormaScaffolds",
            uses: ["NormaText", "NormaFacts", "NormaGuide", "NormaProject"],
            outside: [.product(name: "Mustache", package: "swift-mustache")]
        ),
        .target(name: "LibFuzzer"),
        .executableTarget(
            name: "readers",
            dependencies: [
                "NormaText", "NormaExpressions", "NormaFacts", "NormaDocuments", "NormaExtraction", "NormaGuide",
                "NormaRules",
                "NormaScaffolds", "LibFuzzer",
            ],
            swiftSettings: counted,
            linkerSettings: [
                .unsafeFlags(["-sanitize=fuzzer"]),
                // The linker that Swift takes on Linux ends with an error of its own here.
                .unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux])),
            ]
        ),
    ]
)
