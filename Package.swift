// swift-tools-version: 6.2
import PackageDescription

/// Every target of ours: Swift 6 language mode, and the access level of an import says who may see it.
let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// Rooms that read guides. CI optimises them: its tests read each book hundreds of times.
let optimised: Set<String> =
    Context.environment["NORMA_OPTIMISED"] == nil
    ? [] : ["NormaText", "NormaExpressions", "NormaDocuments", "NormaGuide"]

/// A library target of the house; the order of the list below is the direction in which data flows.
func room(
    _ name: String,
    uses rooms: [String],
    outside: [Target.Dependency] = [],
    excluding data: [String] = [],
    plugins: [Target.PluginUsage] = []
) -> Target {
    .target(
        name: name,
        dependencies: rooms.map { .byName(name: $0) } + outside,
        exclude: data,
        swiftSettings: optimised.contains(name) ? settings + [.unsafeFlags(["-O"])] : settings,
        plugins: plugins
    )
}

/// The tests of one room; `others` are further rooms that its fixtures need, `data` are folders that hold no code.
func tests(
    of room: String,
    with others: [String] = [],
    outside: [Target.Dependency] = [],
    excluding data: [String] = []
) -> Target {
    .testTarget(
        name: room + "Tests",
        dependencies: [.byName(name: room)] + others.map { .byName(name: $0) } + outside,
        exclude: data,
        swiftSettings: settings
    )
}

let package = Package(
    name: "norma",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "norma", targets: ["norma"])
    ],
    dependencies: [
        .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
        .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
    ],
    targets: [
        room("NormaText", uses: []),
        room("NormaExpressions", uses: ["NormaText"]),
        room("NormaFindings", uses: ["NormaText"]),
        room("NormaFacts", uses: ["NormaText"]),
        room("NormaFiles", uses: ["NormaText", "NormaExpressions"]),
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
        room("NormaHistory", uses: ["NormaText", "NormaFiles"]),
        room("NormaGuide", uses: ["NormaText", "NormaExpressions", "NormaDocuments"]),
        room("NormaBuiltIns", uses: [], plugins: [.plugin(name: "EmbedTexts")]),
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
        room(
            "NormaPipeline",
            uses: [
                "NormaText", "NormaFindings", "NormaFacts", "NormaFiles", "NormaDocuments", "NormaExtraction",
                "NormaGuide", "NormaBuiltIns", "NormaProject", "NormaRules", "NormaScaffolds",
            ]
        ),
        room(
            "NormaFitting",
            uses: [
                "NormaText", "NormaFindings", "NormaFacts", "NormaFiles", "NormaDocuments", "NormaGuide",
                "NormaBuiltIns",
                "NormaProject", "NormaRules", "NormaPipeline",
            ]
        ),
        room(
            "NormaReports",
            uses: ["NormaText", "NormaFindings"],
            excluding: ["Books/Assets", "Page/Assets"],
            plugins: [.plugin(name: "EmbedTexts")]
        ),
        room(
            "NormaSpecs",
            uses: [
                "NormaText", "NormaExpressions", "NormaFindings", "NormaFiles", "NormaGuide", "NormaScaffolds",
                "NormaPipeline",
            ]
        ),
        room("NormaServer", uses: ["NormaText", "NormaDocuments", "NormaReports"]),
        room(
            "NormaCommands",
            uses: [
                "NormaText", "NormaExpressions", "NormaFindings", "NormaFacts", "NormaFiles", "NormaGuide",
                "NormaBuiltIns", "NormaProject", "NormaRules", "NormaScaffolds", "NormaPipeline", "NormaFitting",
                "NormaReports", "NormaSpecs", "NormaServer", "NormaHistory",
            ],
            outside: [.product(name: "ArgumentParser", package: "swift-argument-parser")]
        ),
        .executableTarget(name: "norma", dependencies: ["NormaFindings", "NormaCommands"], swiftSettings: settings),
        // The script and the style of the page for browsers become Swift literals when Norma is built; no part of the product.
        .plugin(name: "EmbedTexts", capability: .buildTool(), dependencies: ["text-embedder"]),
        .executableTarget(name: "text-embedder", path: "Plugins/TextEmbedder", swiftSettings: settings),
        // What `Scripts/bench` compares a check with; no part of the product.
        .executableTarget(
            name: "parse-bound",
            dependencies: [
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ],
            path: "Benchmarks/ParseBound",
            swiftSettings: settings
        ),
        // What `Scripts/documents` compares with independent readers; no part of the product.
        .executableTarget(
            name: "document-values",
            dependencies: ["NormaText", "NormaDocuments"],
            path: "Benchmarks/DocumentValues",
            swiftSettings: settings
        ),
        // Where `Scripts/mutation` can plant a mistake; no part of the product.
        .executableTarget(
            name: "mutants",
            dependencies: [
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ],
            path: "Benchmarks/Mutants",
            swiftSettings: settings
        ),
        // How much longer twice as much takes; for tests alone.
        .target(name: "Doubling", path: "Tests/Support/Doubling", swiftSettings: settings),
        tests(of: "NormaText"),
        tests(of: "NormaExpressions", with: ["Doubling", "NormaText", "NormaBuiltIns"]),
        tests(of: "NormaFindings", with: ["Doubling", "NormaText"]),
        tests(of: "NormaFiles", with: ["NormaText", "NormaExpressions"]),
        tests(of: "NormaDocuments", with: ["NormaText"]),
        tests(of: "NormaHistory", with: ["NormaText", "NormaFiles"]),
        tests(
            of: "NormaExtraction",
            with: ["Doubling", "NormaText", "NormaExpressions", "NormaFacts"],
            outside: [
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ]
        ),
        tests(
            of: "NormaRules",
            with: [
                "NormaText", "NormaFindings", "NormaFacts", "NormaFiles", "NormaGuide", "NormaProject", "NormaPipeline",
                "NormaSpecs",
            ]
        ),
        tests(of: "NormaGuide", with: ["NormaText", "NormaExpressions"]),
        tests(of: "NormaBuiltIns", with: ["NormaText", "NormaGuide", "NormaPipeline", "NormaSpecs"]),
        tests(of: "NormaScaffolds", with: ["NormaText", "NormaFacts", "NormaExtraction", "NormaGuide"]),
        tests(
            of: "NormaProject",
            with: ["NormaText", "NormaExpressions", "NormaFacts", "NormaExtraction", "NormaGuide"]
        ),
        tests(
            of: "NormaPipeline",
            with: [
                "NormaText", "NormaFindings", "NormaFacts", "NormaFiles", "NormaExtraction", "NormaGuide",
                "NormaBuiltIns",
                "NormaProject", "NormaRules", "NormaSpecs",
            ],
            excluding: ["Snapshots"]
        ),
        tests(
            of: "NormaFitting",
            with: [
                "NormaText", "NormaFindings", "NormaFacts", "NormaFiles", "NormaGuide", "NormaBuiltIns", "NormaProject",
                "NormaPipeline",
            ]
        ),
        tests(of: "NormaSpecs", with: ["NormaText", "NormaGuide", "NormaPipeline", "NormaRules"]),
        tests(of: "NormaServer", with: ["NormaText"]),
        tests(of: "NormaCommands", with: ["NormaGuide", "NormaProject", "NormaPipeline"]),
        tests(
            of: "NormaReports",
            with: ["Doubling", "NormaText", "NormaFindings", "NormaGuide"],
            excluding: ["Snapshots"]
        ),
    ]
)
