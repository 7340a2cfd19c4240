// What the built-in guides derive, made for their own example apps and held to their own rules.

import Foundation
import Testing

@Suite("Doubles of the built-in guides")
struct GuideDoublesTests {
    struct Example: Sendable, CustomTestStringConvertible {
        var app: String
        var guide: String
        /// What no double of the guide's kind can keep, and why it is right.
        var exceptions: [String] = []
        var testDescription: String { guide }

        static let all = [
            Example(app: "Bookshelf", guide: "golden-path"),
            Example(app: "Ferry", guide: "boundaries"),
            Example(app: "Larder", guide: "viper-mvvm"),
            Example(app: "Trailhead", guide: "clean-coordinators"),
            Example(app: "Voltside", guide: "clean-packages"),
        ]
    }

    private static let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Examples")

    /// A copy that may be changed.
    private func copy(of app: String) throws -> TemporaryTree {
        let tree = try TemporaryTree()
        let root = URL(fileURLWithPath: tree.root)
        for name in try FileManager.default.contentsOfDirectory(atPath: Self.examples.path + "/" + app) {
            try FileManager.default.copyItem(
                at: Self.examples.appendingPathComponent(app + "/" + name),
                to: root.appendingPathComponent(name)
            )
        }
        return tree
    }

    /// What the app has of its own makes way.
    private func made(_ arguments: [String], in tree: TemporaryTree) throws -> CommandLineRun {
        let run = try CommandLineRun(arguments, in: tree.root)
        guard
            let said = run.errors.firstMatch(
                of: /(?:`(?<file>[^`]+\.swift)` already exists|already exists in (?<place>[^:]+\.swift):)/
            ),
            let path = said.output.file ?? said.output.place
        else { return run }
        try FileManager.default.removeItem(atPath: tree.root + "/" + path)
        return try CommandLineRun(arguments, in: tree.root)
    }

    @Test("A mock of each protocol of the clean app keeps every rule", arguments: Example.all)
    func mocks(example: Example) throws {
        let tree = try copy(of: example.app)
        let listed = try CommandLineRun(["double", "."], in: tree.root).output.split(separator: "\n")
        let protocols = listed.filter { $0.hasPrefix("//// ") }.map { String($0.split(separator: " ")[2]) }
        #expect(protocols.count > 3)
        for name in protocols {
            let run = try made(["new", "mock", name], in: tree)
            #expect(run.status == 0, "\(name): \(run.errors)")
            #expect(!run.output.contains("traps"), "\(name): \(run.output)")
        }
        let found = try CommandLineRun(["check", "--format", "xcode"], in: tree.root).output
        let kept = found.split(separator: "\n").filter { line in
            line.contains(": error: ") || line.contains(": warning: ")
        }
        .filter { line in !example.exceptions.contains { line.contains("[\($0)]") } }
        #expect(kept == [])
        #expect(try CommandLineRun(["new", "mock", "--update", "--dry-run"], in: tree.root).status == 0)
    }

    /// Of each clean app types that its guide wants tested, and where the tests of the first of them lie.
    static let tested: [(app: String, types: [String], place: String)] = [
        (
            "Bookshelf", ["SearchService", "SearchViewModel", "PrimaryButton"],
            "Tests/FeaturesTests/SearchTests/SearchServiceTests.swift"
        ),
        (
            "Ferry", ["FareCalculator", "BookingViewModel", "RoundingUtility"],
            "App/Tests/Unit/FareCalculatorTests.swift"
        ),
        (
            "Larder", ["ShelfInteractor", "ShelfPresenter", "ShelfWorker", "RecipesViewModel", "RecipesService"],
            "Packages/PantryFeature/Tests/PantryFeatureTests/ShelfInteractorTests.swift"
        ),
        (
            "Trailhead", ["GetTrailsUseCase", "TrailListViewModel", "TrailRepository", "Distance"],
            "Libraries/Features/Trail/Tests/Domain/UseCases/GetTrailsUseCaseTests.swift"
        ),
        (
            "Voltside", ["ChargingLogic", "ChargingAPIRepo", "ChargingPlan", "GarageLogic", "GarageStateNotifier"],
            "localPackages/ChargingFeature/Tests/ChargingFeatureTests/ChargingLogicTests.swift"
        ),
    ]

    /// What wants tests that expect something, which derived ones don't yet.
    static let stillWanted = [
        "tests-expect-something", "packages-have-tests", "-are-tested", "-is-tested",
        "tests-are-named-after-their-view-model",
    ]

    @Test("Derived tests keep every rule of the guide that they are made by, but expect nothing yet", arguments: tested)
    func suites(app: String, types: [String], place: String) throws {
        let tree = try copy(of: app)
        for type in types {
            let run = try made(["new", "tests", type], in: tree)
            #expect(run.status == 0, "\(type): \(run.errors)")
        }
        #expect(FileManager.default.fileExists(atPath: tree.root + "/" + place))
        let found = try CommandLineRun(["check", "--format", "xcode"], in: tree.root).output
        let all = found.split(separator: "\n").filter { $0.contains(": error: ") || $0.contains(": warning: ") }
        let kept = all.filter { line in !Self.stillWanted.contains { line.contains("\($0)]") } }
        #expect(kept == [])
        // Nobody is told that they are tests.
        #expect(all.contains { $0.contains("-tested]") })
        // The document of Ferry's guide doesn't say what a test has to expect.
        #expect(all.contains { $0.contains("[tests-expect-something]") } == (app != "Ferry"))
    }

    /// In each drifted app the rules that miss what a set of the guide makes.
    static let lacking: [(app: String, rules: [String])] = [
        ("BookshelfDrifted", ["view-models-are-tested", "services-are-tested"]),
        ("FerryDrifted", ["business-rules-are-tested"]),
        ("LarderDrifted", ["business-logic-is-tested", "scenes-have-six-files"]),
        ("TrailheadDrifted", ["use-cases-are-tested"]),
        ("VoltsideDrifted", ["repos-are-tested"]),
    ]

    @Test(
        "What a drifted app lacks is made by `fix --draft`; tests are missed until they expect something",
        arguments: lacking
    )
    func madeAndMissedNoMore(app: String, rules: [String]) throws {
        let tree = try copy(of: app)
        let check = ["check", "--format", "xcode"] + rules.flatMap { ["--only", $0] }
        let before = try CommandLineRun(check, in: tree.root).output
        for rule in rules { #expect(before.contains("[\(rule)]")) }
        let fix = ["fix", "--draft", "--allow-dirty"] + rules.flatMap { ["--rule", $0] }
        let run = try CommandLineRun(fix, in: tree.root)
        let after = try CommandLineRun(check, in: tree.root).output
        for rule in rules {
            let isOfTests = rule.hasSuffix("-tested")
            #expect(after.contains("[\(rule)]") == isOfTests, "\(run.output)\(run.errors)\(after)")
            if isOfTests { #expect(run.output.contains("Tests.swift")) }
        }
    }

    @Test("A folder that a layout misses is made from the set of its feature") func layouts() throws {
        let tree = try copy(of: "BookshelfDrifted")
        let check = ["check", "--format", "xcode", "--only", "feature-first-tree"]
        #expect(
            try CommandLineRun(check, in: tree.root).output.contains(
                "`Sources/Features/Reviews/ViewModels/` is missing"
            )
        )
        let run = try CommandLineRun(
            ["fix", "--draft", "--rule", "feature-first-tree", "--allow-dirty"],
            in: tree.root
        )
        #expect(run.output.contains("norma new feature Reviews --set App=Bookshelf"), "\(run.output)\(run.errors)")
        #expect(!(try CommandLineRun(check, in: tree.root).output.contains(" is missing")))
    }

    @Test("A use case without a contract gets one, and conforms to it after a fix that somebody looks at")
    func contracts() throws {
        let tree = try copy(of: "TrailheadDrifted")
        let rule = "use-cases-have-contracts"
        let check = ["check", "--format", "xcode", "--only", rule]
        #expect(try CommandLineRun(check, in: tree.root).output.contains("[\(rule)]"))
        let run = try CommandLineRun(["fix", "--draft", "--review", "--rule", rule, "--allow-dirty"], in: tree.root)
        #expect(run.output.contains("norma new protocol TrailUseCase"), "\(run.output)\(run.errors)")
        let path = "/Libraries/Features/Trail/Sources/Domain/UseCases/TrailUseCase.swift"
        let text = try String(contentsOfFile: tree.root + path, encoding: .utf8)
        #expect(text.contains("final class TrailUseCase: TrailUseCaseContract {"))
        #expect(text.contains("protocol TrailUseCaseContract: Sendable {\n"))
        #expect(text.contains("\tfunc loadAll() -> [TrailDTO]\n"))
        #expect(!(try CommandLineRun(check, in: tree.root).output.contains("[\(rule)]")))
    }

    /// In each drifted app one thing that is missing, at times after a file was deleted, and the file that the guide's own set makes of it.
    static let missing: [(app: String, deleted: String?, rule: String, command: String, made: String)] = [
        (
            "FerryDrifted", nil, "providers-have-doubles", "mock AnalyticsProvider",
            "App/Tests/Unit/Doubles/AnalyticsProviderMock.swift"
        ),
        (
            "VoltsideDrifted", "localPackages/ChargingFeature/Tests/ChargingFeatureTests/ChargingRepoMock.swift",
            "protocols-have-mocks", "mock ChargingRepo",
            "localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Mocks/ChargingRepoMock.swift"
        ),
    ]

    @Test("`fix --draft` makes what a drifted app lacks", arguments: missing)
    func drafts(app: String, deleted: String?, rule: String, command: String, made: String) throws {
        let tree = try copy(of: app)
        if let deleted { try FileManager.default.removeItem(atPath: tree.root + "/" + deleted) }
        let finding = "[\(rule)]"
        let before = try CommandLineRun(["check", "--format", "xcode"], in: tree.root).output
        #expect(before.contains(finding))
        let run = try CommandLineRun(["fix", "--draft", "--rule", rule, "--allow-dirty"], in: tree.root)
        #expect(run.output.contains("norma new \(command)"), "\(run.output)\(run.errors)")
        #expect(FileManager.default.fileExists(atPath: tree.root + "/" + made), "\(run.output)\(run.errors)")
    }

    static let withoutPreview = [
        ("LarderDrifted", "screens-have-previews"), ("VoltsideDrifted", "views-have-previews"),
    ]

    @Test("A view of a drifted app that has no preview gets one by `fix --draft`", arguments: withoutPreview)
    func previews(app: String, rule: String) throws {
        let tree = try copy(of: app)
        let check = ["check", "--format", "xcode", "--only", rule]
        #expect(try CommandLineRun(check, in: tree.root).output.contains("[\(rule)]"))
        let run = try CommandLineRun(["fix", "--draft", "--rule", rule, "--allow-dirty"], in: tree.root)
        #expect(run.output.contains("norma new preview "), "\(run.output)\(run.errors)")
        #expect(!(try CommandLineRun(check, in: tree.root).output.contains("[\(rule)]")), "\(run.output)\(run.errors)")
    }

    /// In each clean app a double that is taken away, and the rule that misses it then.
    static let taken: [(app: String, file: String, rule: String)] = [
        ("Bookshelf", "Tests/FeaturesTests/LibraryTests/MockLibraryService.swift", "service-protocols-have-doubles"),
        ("Ferry", "App/Tests/Unit/Doubles/AccountRepositoryMock.swift", "contracts-have-doubles"),
        (
            "Voltside", "localPackages/GarageFeature/Sources/GarageFeature/Garage/Mocks/GarageRepoMock.swift",
            "protocols-have-mocks"
        ),
    ]

    @Test("A double that is taken away is missed, and `fix --draft` brings one", arguments: taken)
    func brought(app: String, file: String, rule: String) throws {
        let tree = try copy(of: app)
        try FileManager.default.removeItem(atPath: tree.root + "/" + file)
        let check = ["check", "--format", "xcode", "--only", rule]
        #expect(try CommandLineRun(check, in: tree.root).output.contains("[\(rule)]"))
        let run = try CommandLineRun(["fix", "--draft", "--rule", rule, "--allow-dirty"], in: tree.root)
        #expect(!(try CommandLineRun(check, in: tree.root).output.contains("[\(rule)]")), "\(run.output)\(run.errors)")
    }

    @Test("A mock that has drifted is derived again, in the shape of each guide", arguments: Example.all)
    func again(example: Example) throws {
        let tree = try copy(of: example.app)
        let (name, path) = Self.changed[example.app] ?? ("", "")
        let made = try made(["new", "mock", name], in: tree)
        #expect(made.status == 0, "\(made.errors)")
        let file = tree.root + "/" + path
        let text = try String(contentsOfFile: file, encoding: .utf8)
        let head = try #require(text.firstRange(of: "protocol \(name)"))
        let brace = try #require(text[head.upperBound...].firstIndex(of: "{"))
        let changed = text[...brace] + "\n    func somethingNew()" + text[text.index(after: brace)...]
        try tree.write(path, Data(changed.utf8))
        let check = ["check", "--format", "xcode", "--only", "doubles-keep-step"]
        let found = try CommandLineRun(check, in: tree.root).output
        #expect(found.contains("it is missing `somethingNew()`"), "\(found)")
        let run = try CommandLineRun(
            ["fix", "--draft", "--rule", "doubles-keep-step", "--allow-dirty"],
            in: tree.root
        )
        #expect(run.status == 0, "\(run.output)\(run.errors)")
        #expect(!(try CommandLineRun(check, in: tree.root).output.contains("doubles-keep-step]")))
    }

    /// Protocols without a mock of the app's own, and where they stand.
    private static let changed = [
        "Bookshelf": ("SearchServiceProtocol", "Sources/Features/Search/Services/SearchService.swift"),
        "Ferry": ("CrossingAPIClient", "App/Data/API/CrossingAPIClient.swift"),
        "Larder": (
            "ItemDetailBusinessLogic",
            "Packages/PantryFeature/Sources/PantryFeature/Views/ItemDetail/ItemDetailInteractor.swift"
        ),
        "Trailhead": (
            "JournalLocalDataSourceContract",
            "Libraries/Features/Journal/Sources/Data/DataSources/JournalLocalDataSource.swift"
        ),
        "Voltside": (
            "AuthenticatedCalling",
            "localPackages/NetworkClients/Sources/NetworkClients/Clients/GraphQLApiClient/Client/APIClient.swift"
        ),
    ]
}
