// Project files of every kind, cut off, with bytes changed, of wrong types, in circles: the check always comes to its end.

import NormaFiles
import NormaFindings
import NormaGuide
import NormaPipeline
import NormaText
import Testing

/// A small tree with one file that is damaged.
struct DamagedKind: Sendable, CustomTestStringConvertible {
    var path: String
    var text: String
    var others: [String: String] = [:]

    var testDescription: String { path }

    static let all = [
        DamagedKind(path: "App.xcodeproj/project.pbxproj", text: xcode, others: ["Shared.xcconfig": settings]),
        DamagedKind(path: "Shared.xcconfig", text: settings, others: ["App.xcodeproj/project.pbxproj": xcode]),
        DamagedKind(path: "project.yml", text: xcodeGen, others: ["more.yml": included]),
        DamagedKind(path: "more.yml", text: included, others: ["project.yml": xcodeGen]),
        DamagedKind(path: "Project.swift", text: tuist, others: [helperPath: helper]),
        DamagedKind(path: helperPath, text: helper, others: ["Project.swift": tuist]),
        DamagedKind(path: "Package.swift", text: package),
    ]

    private static let helperPath = "Tuist/ProjectDescriptionHelpers/Project+Templates.swift"

    private static let xcode = """
        // !$*UTF8*$!
        {
            objects = {
                ROOT = { isa = PBXProject; mainGroup = MAIN; targets = ( APP ); buildConfigurationList = L1; };
                MAIN = { isa = PBXGroup; sourceTree = "<group>"; children = ( F1, F2, S1 ); };
                S1 = { isa = PBXFileSystemSynchronizedRootGroup; path = Kit; sourceTree = "<group>"; exceptions = ( E1 ); };
                E1 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = ( A.swift ); target = APP; };
                F1 = { isa = PBXFileReference; path = "Other.swift"; sourceTree = "<group>"; };
                F2 = { isa = PBXFileReference; path = "Shared.xcconfig"; sourceTree = "<group>"; };
                B1 = { isa = PBXBuildFile; fileRef = F1; };
                P1 = { isa = PBXSourcesBuildPhase; files = ( B1 ); };
                L1 = { isa = XCConfigurationList; buildConfigurations = ( C1 ); defaultConfigurationName = Debug; };
                C1 = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = F2; buildSettings = { A = "$(B)"; }; };
                APP = { isa = PBXNativeTarget; name = App; buildPhases = ( P1 ); fileSystemSynchronizedGroups = ( S1 ); };
            };
            rootObject = ROOT;
        }
        """

    private static let settings = """
        // Names
        #include? "Shared.xcconfig"
        PRODUCT_NAME = $(TARGET_NAME:c99extidentifier)Kit
        PRODUCT_NAME[sdk=iphone*] = Other
        A = $(inherited) ${B} /* … */
        """

    private static let xcodeGen = """
        name: Shop
        include: [more.yml, { path: project.yml, relativePaths: false }]
        settingGroups:
          base: { PRODUCT_NAME: "${target_name}Kit" }
        targetTemplates:
          Framework: &framework { type: framework, platform: [iOS, macOS], sources: ["${target_name}"] }
        targets:
          Shop:
            type: application
            platform: iOS
            sources: [{ path: ., excludes: ["**/*Tests.swift", "{A,B"] }]
            settings: { groups: [base] }
            dependencies: [{ target: Kit }, { sdk: AdSupport.framework }]
          Kit: { templates: [Framework] }
          Copy: { <<: *framework }
        """

    private static let included = """
        packages:
          Local: { path: Packages/Local }
        targets:
          More: { type: framework, platform: iOS, sources: More }
        """

    private static let tuist = """
        import ProjectDescription
        import ProjectDescriptionHelpers

        let names = ["Cart", "Checkout"].map { "Shop\\($0)" }
        let project = Project(
            name: "Shop",
            packages: [.local(path: "Packages/Local"), .remote(url: "https://example.com/a", requirement: .exact("1.0.0"))],
            targets: names.map { .feature($0) } + [
                .target(name: "Shop", product: .app, sources: ["Shop/**", .glob("Shared/**", excluding: ["Shared/Old/**"])]),
            ]
        )
        """

    private static let helper = """
        import ProjectDescription

        let ring = otherRing
        let otherRing = ring
        public enum Layer: String, CaseIterable { case data, screens }
        extension Target {
            public static func feature(_ name: String, layers: [Layer] = Layer.allCases) -> Target {
                var sources: [SourceFileGlob] = []
                for layer in layers where layer != .data { sources.append("\\(name)/\\(layer.rawValue.capitalized)/**") }
                return .target(name: name, product: .framework, sources: .sourceFilesList(globs: sources))
            }
        }
        """

    private static let package = """
        // swift-tools-version: 6.0
        import PackageDescription

        let names = ["Cart", "Checkout"]
        let package = Package(
            name: "Shop",
            platforms: [.iOS(.v17)],
            products: names.map { .library(name: $0, targets: [$0]) },
            dependencies: [.package(url: "https://example.com/a", from: "1.0.0"), .package(path: "../Local")],
            targets: names.map { .target(name: $0, dependencies: ["Model"], path: "Sources/\\($0)") } + [.target(name: "Model")]
        )
        #if os(macOS)
        package.targets.append(.testTarget(name: "CartTests"))
        #endif
        """
}

@Suite("Damaged project files")
struct DamagedProjectTests {
    private static let guide = Result { try GuideLoading.guide(from: GuideSource(text: guideText, file: "GUIDE.md")) }

    private static let guideText = """
        ---
        norma: 2
        name: damaged
        ---

        # Rules

        ```yaml rule
        rule: no-other
        every: { class: any, in: "Other.swift" }
        must-not: { named: Other }
        ```
        """

    /// Checks the tree: whatever a project file holds, what is sound is judged.
    @discardableResult
    private func check(_ kind: DamagedKind, _ bytes: [UInt8]) throws -> CheckResult {
        var files = kind.others.mapValues { Array($0.utf8) }
        files[kind.path] = bytes
        files["Other.swift"] = Array("class Other {}\n".utf8)
        let contents = Dictionary(uniqueKeysWithValues: files.map { (RelativePath($0.key), $0.value) })
        let request = CheckRequest(
            workspace: MemoryWorkspace(files: contents),
            guide: try Self.guide.get(),
            today: "2000-01-01",
            threads: 1
        )
        let result = Pipeline.check(request).result
        #expect(result.findings.map(\.symbol) == ["Other"])
        for problem in result.problems { #expect(problem.place.start.line >= 1 && !problem.message.isEmpty) }
        return result
    }

    @Test("A sound file is nothing to speak of", arguments: DamagedKind.all)
    func sound(_ kind: DamagedKind) throws {
        #expect(try check(kind, Array(kind.text.utf8)).problems.isEmpty)
    }

    @Test("Cut off anywhere it never stops the check", arguments: DamagedKind.all)
    func cutOff(_ kind: DamagedKind) throws {
        let bytes = Array(kind.text.utf8)
        for step in 0..<100 { try check(kind, Array(bytes.prefix(bytes.count * step / 100))) }
    }

    @Test("With bytes changed, swapped, doubled and lost it never stops the check", arguments: DamagedKind.all)
    func changed(_ kind: DamagedKind) throws {
        let bytes = Array(kind.text.utf8)
        // The same numbers at every run.
        var state: UInt64 = 0x9E37_79B9
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % max(1, bound)
        }
        let signs = Array("{}()[]\"\\;=:#$&*<>-,.\n\t 0\u{0}é".utf8)
        for step in 0..<100 {
            var damaged = bytes
            for _ in 0...next(3) {
                let (first, second) = (next(damaged.count), next(damaged.count))
                switch step % 5 {
                case 0: damaged[first] = signs[next(signs.count)]
                case 1: damaged.swapAt(first, second)
                case 2:
                    damaged.insert(
                        contentsOf: damaged[min(first, second)..<min(max(first, second), min(first, second) + 40)],
                        at: first
                    )
                case 3: damaged.removeSubrange(min(first, second)..<min(max(first, second), min(first, second) + 40))
                default: damaged[first] = UInt8(next(256))
                }
            }
            try check(kind, damaged)
        }
    }

    @Test("A merge that left its marks is named", arguments: DamagedKind.all.filter { !$0.path.hasSuffix("xcconfig") })
    func merge(_ kind: DamagedKind) throws {
        var lines = kind.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        lines.insert(contentsOf: ["<<<<<<< HEAD", lines[3], "=======", lines[3], ">>>>>>> other"], at: 3)
        let result = try check(kind, Array(lines.joined(separator: "\n").utf8))
        #expect(result.problems.contains { $0.place.path.text == kind.path && $0.place.start.line == 4 })
    }

    @Test("Text of other kinds is never taken for a project", arguments: DamagedKind.all)
    func otherKinds(_ kind: DamagedKind) throws {
        let texts = [
            "", "\u{FEFF}", "[]", "null", "{}", "- a", "targets: 7", "targets: [1]", "targets:\n  A: [B]",
            "{ objects = 3; }",
        ]
        for text in texts { try check(kind, Array(text.utf8)) }
        try check(kind, [0x62, 0x70, 0x6C, 0x69, 0x73, 0x74, 0x30, 0x30, 0xD1, 0x01, 0x02, 0x00, 0xFF])
        try check(kind, Array(repeating: 0, count: 4096))
    }
}
