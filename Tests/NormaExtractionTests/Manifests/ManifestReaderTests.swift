// What is read from manifests, and what is said to be unknown.

import NormaFacts
import NormaText
import Testing

@testable import NormaExtraction

@Suite("Reading manifests")
struct ManifestReaderTests {
    private func facts(_ text: String) -> ManifestFacts { ManifestReader.facts(of: Array(text.utf8)) }

    /// The facts of a package with this after its name.
    private func package(_ rest: String, before: String = "", after: String = "") -> ManifestFacts {
        facts(
            """
            // swift-tools-version:5.9
            import PackageDescription
            \(before)
            let package = Package(name: "App"\(rest.isEmpty ? "" : ", ")\(rest))
            \(after)
            """
        )
    }

    private func names(_ facts: ManifestFacts) -> [String?] { (facts.targets.value ?? []).map(\.name.value) }

    private func dependencies(_ facts: ManifestFacts, of target: Int = 0) -> [String] {
        guard let targets = facts.targets.value, target < targets.count else { return ["no such target"] }
        return (targets[target].dependencies.value ?? []).map { ($0.package.map { $0 + "/" } ?? "") + $0.name }
    }

    @Test("The tools version is read from the first line of text")
    func toolsVersion() {
        #expect(facts("// swift-tools-version: 6.2\nlet package = Package(name: \"A\")").toolsVersion == "6.2")
        #expect(facts("\n//swift-tools-version:5.7.1;(x)\n").toolsVersion == "5.7.1")
        #expect(facts("import PackageDescription\n// swift-tools-version:5.7").toolsVersion == nil)
        #expect(facts("").toolsVersion == nil)
    }

    @Test("A file without a package is unknown in every part, with the reason")
    func noPackage() {
        for text in ["", "let x = 1", "func f(", "\u{0}\u{1}", "let package = load()"] {
            let facts = facts(text)
            #expect(facts.targets.value == nil)
            #expect(facts.name.value == nil)
        }
    }

    @Test("Platforms are read with named and written versions")
    func platforms() {
        let facts = package(
            #"platforms: [.iOS(.v17), .macOS(.v10_15), .tvOS("17.1"), SupportedPlatform.watchOS(.v10)]"#
        )
        #expect(facts.platforms.value?.map(\.name) == ["iOS", "macOS", "tvOS", "watchOS"])
        #expect(facts.platforms.value?.map(\.version) == [.known("17"), .known("10.15"), .known("17.1"), .known("10")])
    }

    @Test("Every kind of target and product is known by its word")
    func kinds() {
        let facts = package(
            """
            products: [.library(name: "A", type: .static, targets: ["A", "B"]), .executable(name: "B", targets: ["B"])],
            targets: [.target(name: "A"), .executableTarget(name: "B"), .testTarget(name: "C"), Target.macro(name: "D"),
                .plugin(name: "E", capability: .buildTool()), .systemLibrary(name: "F"), .binaryTarget(name: "G", path: "x")]
            """
        )
        #expect(
            facts.targets.value?.map(\.kind)
                == ["target", "executableTarget", "testTarget", "macro", "plugin", "systemLibrary", "binaryTarget"]
        )
        #expect(facts.products.value?.map(\.kind) == ["library", "executable"])
        #expect(facts.products.value?.first?.targets == .known(["A", "B"]))
    }

    @Test("Every form of a target's dependency is read")
    func targetDependencies() {
        let facts = package(
            """
            targets: [.target(name: "A", dependencies: ["B", .byName(name: "C"), .target(name: "D"),
                .product(name: "E", package: "e"), .product(name: "F", package: "f", condition: .when(platforms: [.iOS])),
                Target.Dependency.target(name: "G"), .init(stringLiteral: "H")])]
            """
        )
        #expect(dependencies(facts) == ["B", "C", "D", "e/E", "f/F", "G", "H"])
        #expect(facts.unknowns.isEmpty)
    }

    @Test(
        "Every form of a package requirement is read",
        arguments: [
            (#"url: "https://x.org/a", from: "1.0.0""#, ManifestDependency.Requirement.from("1.0.0")),
            (#"url: "https://x.org/a.git", exact: "1.2.3""#, .exact("1.2.3")),
            (#"url: "https://x.org/A", .exact("1.2.3")"#, .exact("1.2.3")),
            (#"url: "https://x.org/a/", .upToNextMajor(from: "1.2.3")"#, .upToNextMajor("1.2.3")),
            (#"url: "https://x.org/a", .upToNextMinor(from: Version(1, 2, 3))"#, .upToNextMinor("1.2.3")),
            (#"url: "git@x.org:a.git", branch: "main""#, .branch("main")),
            (#"name: "Other", url: "https://x.org/a", .branch("main")"#, .branch("main")),
            (#"url: "https://x.org/a", revision: "abc""#, .revision("abc")),
            (#"url: "https://x.org/a", "1.0.0"..<"2.0.0""#, .range("1.0.0..<2.0.0")),
            (#"url: "https://x.org/a", "1.0.0"..."2.0.0""#, .range("1.0.0...2.0.0")),
            (#"path: "../a""#, .local), (#"name: "a", path: "../a""#, .local),
        ]
    )
    func requirements(written: String, requirement: ManifestDependency.Requirement) {
        let facts = package("dependencies: [.package(\(written))]")
        #expect(facts.dependencies.value?.map(\.requirement) == [requirement])
        #expect(facts.dependencies.value?.map(\.identity) == ["a"])
    }

    @Test("Constants, concatenation, interpolation and joined arrays are followed")
    func constants() {
        let facts = package(
            #"targets: base + [.target(name: prefix + "Kit", dependencies: ["\(prefix)Base", .byName(name: Names.core)])]"#,
            before: """
                let prefix = "Shop"
                enum Names { static let core = "Core" }
                let base: [Target] = [.target(name: "\\(prefix)Base")]
                """
        )
        #expect(names(facts) == ["ShopBase", "ShopKit"])
        #expect(dependencies(facts, of: 1) == ["ShopBase", "Core"])
    }

    @Test("Helper functions of the manifest are followed with their parameters")
    func functions() {
        let facts = package(
            """
            targets: [
                room("Text", uses: []),
                room("Rules", uses: ["Text"], outside: [.product(name: "Yams", package: "Yams")]), .feature("Cart"),
            ]
            """,
            before: """
                let settings: [SwiftSetting] = [.swiftLanguageMode(.v6)]
                func room(_ name: String, uses rooms: [String], outside: [Target.Dependency] = []) -> Target {
                    .target(name: name, dependencies: rooms.map { .byName(name: $0) } + outside, swiftSettings: settings)
                }
                extension Target {
                    static func feature(_ name: String) -> Target {
                        var needed: [Target.Dependency] = [.core]
                        needed.append("Text")
                        return .target(name: name + "Feature", dependencies: needed, path: "Features/\\(name)")
                    }
                }
                extension Target.Dependency { static let core: Self = "Core" }
                """
        )
        #expect(names(facts) == ["Text", "Rules", "CartFeature"])
        #expect(dependencies(facts, of: 1) == ["Text", "Yams/Yams"])
        #expect(dependencies(facts, of: 2) == ["Core", "Text"])
        #expect(facts.targets.value?[1].settings == .known([".swiftLanguageMode(.v6)"]))
        #expect(facts.targets.value?[2].path == .known("Features/Cart"))
        #expect(facts.unknowns.isEmpty)
    }

    @Test("Members of a tuple are followed by their names and numbers; one that it lacks is unknown")
    func tuples() {
        let facts = package(
            "targets: [.target(name: names.0), .testTarget(name: names.tests), .target(name: names.2)]",
            before: #"let names = ("App", tests: "AppTests")"#
        )
        #expect(names(facts).prefix(2) == ["App", "AppTests"])
        #expect(facts.unknowns.contains { $0.message.contains("the tuple has no `.2`") })
    }

    @Test("The same static name means what the place asks for")
    func staticsByContext() {
        let facts = package(
            #"dependencies: [.yams], targets: [.target(name: "A", dependencies: [.yams])]"#,
            before: """
                extension Target.Dependency { static var yams: Self { .product(name: "Yams", package: "Yams") } }
                extension Package.Dependency { static let yams = Package.Dependency.package(url: "https://x/Yams", from: "6.0.0") }
                """
        )
        #expect(dependencies(facts) == ["Yams/Yams"])
        #expect(facts.dependencies.value?.map(\.identity) == ["yams"])
    }

    @Test("Types of the manifest's own are followed: cases, instances, methods, pairs")
    func ownTypes() {
        let facts = package(
            "targets: Module.allCases.map(\\.target) + extra.map { name, needs in .target(name: name, dependencies: needs) } + kits.map { $0.make() }",
            before: """
                enum Module: String, CaseIterable {
                    case core = "Core", cart
                    var needs: [Target.Dependency] { self == .core ? [] : [.byName(name: Module.core.rawValue)] }
                    var target: Target { .target(name: rawValue, dependencies: needs) }
                }
                struct Kit {
                    enum Kind { case plain, tests }
                    var name: String
                    var kind: Kind = .plain
                    func make() -> Target {
                        switch kind {
                        case .plain: return .target(name: name + "Kit")
                        case .tests: return .testTarget(name: name + "KitTests")
                        }
                    }
                }
                let kits = [Kit(name: "A"), Kit(name: "A", kind: .tests)]
                let extra: [(String, [Target.Dependency])] = [("X", ["Core"]), ("Y", [])]
                """
        )
        #expect(names(facts) == ["Core", "cart", "X", "Y", "AKit", "AKitTests"])
        #expect(dependencies(facts, of: 1) == ["Core"])
        #expect(dependencies(facts, of: 2) == ["Core"])
        #expect(facts.targets.value?.last?.kind == "testTarget")
        #expect(facts.unknowns.isEmpty)
    }

    @Test("A method of a case is followed where the case is written without its type")
    func methodOfAnImpliedCase() {
        let facts = package(
            "targets: [Custom.make(kind: .tests, name: \"A\").target()]",
            before: #"""
                struct Custom {
                    enum Kind { case plain, tests }
                    var kind: Kind
                    var name: String
                }
                extension Custom.Kind {
                    func path(for name: String) -> String {
                        switch self {
                        case .plain: return "Sources/\(name)"
                        case .tests: return "Tests/\(name)"
                        }
                    }
                }
                extension Custom {
                    static func make(kind: Kind, name: String) -> Custom { Custom(kind: kind, name: name) }
                    func target() -> Target { .target(name: name, path: kind.path(for: name)) }
                }
                """#
        )
        #expect(facts.targets.value?.first?.path == .known("Tests/A"))
        #expect(facts.unknowns.isEmpty)
    }

    @Test("Later changes of the package are followed")
    func laterChanges() {
        let facts = package(
            #"targets: [.target(name: "A"), .testTarget(name: "T")]"#,
            after: """
                package.targets.append(.target(name: "B"))
                package.targets += [.target(name: "C")]
                package.dependencies = [.package(path: "../x")]
                for target in package.targets where target.type != .test {
                    var settings = target.swiftSettings ?? []
                    settings.append(.enableUpcomingFeature("ExistentialAny"))
                    target.swiftSettings = settings
                }
                package.targets.forEach { $0.path = "Code" }
                """
        )
        #expect(names(facts) == ["A", "T", "B", "C"])
        let feature = ".enableUpcomingFeature(\"ExistentialAny\")"
        #expect(facts.targets.value?.map(\.settings) == [[feature], [], [feature], [feature]].map { .known($0) })
        #expect(facts.targets.value?.allSatisfy { $0.path == .known("Code") } == true)
        #expect(facts.dependencies.value?.map(\.requirement) == [.local])
    }

    @Test("A change that can't be followed makes unknown what it touches and nothing else")
    func undecidedChange() {
        let facts = package(
            #"targets: [.target(name: "A")]"#,
            after: """
                if FileManager.default.fileExists(atPath: "x") { package.targets.append(.target(name: "B")) }
                for target in package.targets.filter({ _ in random() }) { target.swiftSettings = [] }
                """
        )
        #expect(names(facts) == ["A"])
        #expect(facts.targets.value?.first?.settings.value == nil)
        #expect(facts.targets.value?.first?.dependencies == .known([]))
        #expect(facts.unknowns.contains { $0.message.contains("fileExists") && $0.range.count > 20 })
    }

    @Test("What depends on the environment is read as if it were not set, and said")
    func environment() {
        let facts = package(
            #"targets: [.target(name: "A")]"#,
            after: """
                if ProcessInfo.processInfo.environment["LOCAL"] == nil {
                    package.dependencies += [.package(url: "https://x/nio", from: "2.0.0")]
                } else {
                    package.dependencies += [.package(path: "../nio")]
                }
                if Context.environment["EXTRA"] != nil { package.targets.append(.target(name: "B")) }
                """
        )
        #expect(names(facts) == ["A"])
        #expect(facts.dependencies.value?.map(\.requirement) == [.from("2.0.0")])
        #expect(facts.unknowns.map(\.message).filter { $0.contains("`LOCAL`") || $0.contains("`EXTRA`") }.count == 2)
    }

    @Test("The branches of `#if` are taken together, and said to be")
    func conditionalCompilation() {
        let facts = package(
            #"platforms: [.iOS(version)], targets: targets"#,
            before: """
                var targets: [Target] = [.target(name: "A")]
                #if os(macOS)
                targets.append(.target(name: "M"))
                let version = "17"
                #else
                targets += [.target(name: "L")]
                let version = "18"
                #endif
                """
        )
        #expect(names(facts) == ["A", "M", "L"])
        #expect(facts.platforms.value?.first?.version.value == nil)
        #expect(facts.unknowns.contains { $0.message.contains("#if os(macOS)") })
    }

    @Test("An element that can't be known is noted with its place; the list holds the rest")
    func unknownElement() {
        let text = """
            // swift-tools-version:5.9
            let package = Package(name: "App", targets: [.target(name: "A"), make(), .target(name: name())])
            """
        let facts = facts(text)
        #expect(names(facts) == ["A", nil])
        let noted = facts.unknowns.map {
            String(decoding: Array(text.utf8)[Int($0.range.start)..<Int($0.range.end)], as: UTF8.self)
        }
        #expect(noted == ["make()", "name()"])
    }

    @Test("Places are the bytes of the element, also after characters of several bytes")
    func places() {
        let text = "// 🛒\nlet package = Package(name: \"A\", targets: [.target(name: \"B\")])"
        let range = facts(text).targets.value?.first?.range ?? .empty
        #expect(
            String(decoding: Array(text.utf8)[Int(range.start)..<Int(range.end)], as: UTF8.self)
                == ".target(name: \"B\")"
        )
    }

    @Test("Endless recursion and endless nesting end with a reason")
    func endless() {
        let ring = package(
            "targets: [f(), .loop, g(1)]",
            before: """
                func f() -> Target { f() }
                func g(_ x: Int) -> Target { g(x) }
                extension Target { static var loop: Target { .loop } }
                """
        )
        #expect(names(ring).isEmpty)
        #expect(!ring.unknowns.isEmpty)
        let deep = String(repeating: "[", count: 5_000) + String(repeating: "]", count: 5_000)
        #expect(package("targets: \(deep)").name.value == nil)
        let long = Array(repeating: "\"a\"", count: 800).joined(separator: " + ")
        #expect(package("", before: "let long = \(long)").name == .known("App"))
        let twice = (1...60).map { "let x\($0) = x\($0 - 1) + x\($0 - 1)" }.joined(separator: "\n")
        #expect(package("", before: "let x0 = [\"a\"]\n" + twice).name == .known("App"))
        let nested = (1...60).map { "let x\($0) = [x\($0 - 1), x\($0 - 1)]" }.joined(separator: "\n")
        #expect(package("targets: x60", before: "let x0 = [\"a\"]\n" + nested).name == .known("App"))
    }
}
