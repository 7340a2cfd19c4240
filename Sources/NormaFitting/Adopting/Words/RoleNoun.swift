// The nouns that documents have for the roles of the built-in part `natures`, each with code that has the role for certain.

/// A role as documents name it.
struct RoleNoun: Sendable, Hashable {
    let role: String
    /// Words of the singular in small letters; `view model` and `viewmodel` are the same.
    let singular: String
    let plural: String
    /// The description after `every:` and in `refer-to:`.
    let selector: String
    /// The ending that names of such types have.
    let ending: String
    let sample: SampleType

    static let all: [RoleNoun] = [
        RoleNoun(
            "view",
            "view",
            SampleType("struct", "CartView", inherits: ["View"], body: ["var body: some View { Text(\"\") }"])
        ),
        RoleNoun(
            "view-model",
            "view model",
            SampleType(
                "final class",
                "CartViewModel",
                inherits: ["ObservableObject"],
                body: ["var rows: [String] = []", "func load() {}"]
            )
        ),
        RoleNoun(
            "view-controller",
            "view controller",
            SampleType("final class", "CartViewController", inherits: ["UIViewController"], body: ["func load() {}"])
        ),
        RoleNoun(
            "coordinator",
            "coordinator",
            SampleType("final class", "CartCoordinator", body: ["var path = NavigationPath()", "func start() {}"])
        ),
        RoleNoun(
            "presenter",
            "presenter",
            SampleType(
                "final class",
                "CartPresenter",
                inherits: ["CartPresenting"],
                body: ["func show() {}"],
                beside: [
                    "protocol CartPresenting {", "    func show()", "}", "", "final class CartInteractor {",
                    "    var presenter: CartPresenter?", "}",
                ]
            )
        ),
        RoleNoun(
            "interactor",
            "interactor",
            SampleType("final class", "CartInteractor", body: ["func load() {}"]),
            ending: "Interactor"
        ),
        RoleNoun(
            "interactor",
            "use case",
            SampleType("struct", "LoadCartUseCase", body: ["func execute() {}"]),
            ending: "UseCase"
        ),
        RoleNoun("repository", "repository", SampleType("struct", "CartRepository", body: ["func load() {}"])),
        RoleNoun("service", "service", SampleType("final class", "CartService", body: ["func load() {}"])),
        RoleNoun("data-source", "data source", SampleType("struct", "CartDataSource", body: ["func load() {}"])),
        RoleNoun("factory", "factory", SampleType("struct", "CartFactory", body: ["func make() {}"])),
        RoleNoun("mock", "mock", SampleType("final class", "CartMock", body: ["func load() {}"])),
        RoleNoun(
            "test-suite",
            "test suite",
            SampleType(
                "final class",
                "CartTests",
                inherits: ["XCTestCase"],
                body: ["func testCart() {}"],
                path: "Tests/CartTests.swift"
            )
        ),
        RoleNoun(
            "transfer-object",
            "dto",
            SampleType("struct", "CartDTO", inherits: ["Codable"], body: ["let id: String"]),
            plural: "dtos"
        ),
    ]

    private init(_ role: String, _ singular: String, _ sample: SampleType, ending: String? = nil, plural: String? = nil)
    {
        self.role = role
        self.singular = singular
        self.plural = plural ?? (singular.hasSuffix("y") ? singular.dropLast() + "ies" : singular + "s")
        selector = ending.map { "{ \(role): any, named: \"*\($0)\" }" } ?? role
        self.ending =
            singular == "dto"
            ? "DTO" : singular.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        self.sample = sample
    }

    /// By the words without spaces, in small letters: `viewmodel`, `viewmodels`, `view-model`.
    private static let byName: [String: RoleNoun] = Dictionary(
        all.flatMap { noun in
            [noun.singular, noun.plural].map { ($0.replacing(" ", with: ""), noun) }
        } + aliases,
        uniquingKeysWith: { first, _ in first }
    )

    private static let aliases: [(String, RoleNoun)] = all.flatMap { noun -> [(String, RoleNoun)] in
        switch noun.singular {
        case "view": ["swiftuiview", "swiftuiviews"].map { ($0, noun) }
        case "view model": ["vm", "vms"].map { ($0, noun) }
        case "dto": ["datatransferobject", "datatransferobjects", "transferobjects"].map { ($0, noun) }
        case "mock": ["testdouble", "testdoubles", "mockclass", "mockclasses"].map { ($0, noun) }
        case "test suite": ["testclass", "testclasses", "testcases", "testsuites"].map { ($0, noun) }
        default: []
        }
    }

    static func named(_ words: [SentenceWord]) -> RoleNoun? {
        byName[words.map { $0.text.lowercased() }.joined().replacing("-", with: "")]
    }
}
