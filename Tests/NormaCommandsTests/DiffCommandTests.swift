// What `norma diff` reports about small repositories: what changed in the architecture, and nothing else.

import Foundation
import Testing

/// A package of three modules with its repository.
struct DiffedPackage {
    let tree: TemporaryTree

    static let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "Shop", targets: [
            .target(name: "App", dependencies: ["Cart", "Prices"]),
            .target(name: "Cart", dependencies: ["Prices"]),
            .target(name: "Prices"),
        ])

        """

    static let files = [
        "Package.swift": manifest,
        "Sources/App/Main.swift":
            "import Cart\nimport Prices\nstruct Main {\n    let cart: Cart\n    let price: Price\n}\n",
        "Sources/Cart/Models/Cart.swift":
            "import Prices\npublic struct Cart {\n    let prices: [Price]\n    func total() {}\n}\n",
        "Sources/Cart/Views/CartView.swift": "struct CartView {\n    let cart: Cart\n    func show() {}\n}\n",
        "Sources/Prices/Price.swift": "public struct Price {\n    public let amount: Int\n}\n",
    ]

    init(_ files: [String: String] = Self.files) throws {
        tree = try TemporaryTree(files)
        try tree.initialiseRepository()
        try commit()
    }

    func commit() throws {
        try tree.git(["add", "-A"])
        try tree.git(["commit", "-qm", "next"])
    }

    func write(_ path: String, _ text: String) throws { try tree.write(path, Data(text.utf8)) }

    func move(_ path: String, to other: String) throws {
        let folder = (tree.root + "/" + other as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try FileManager.default.moveItem(atPath: tree.root + "/" + path, toPath: tree.root + "/" + other)
    }

    func run(_ arguments: [String] = []) throws -> CommandLineRun {
        try CommandLineRun(["diff"] + arguments, in: tree.root)
    }

    /// The difference as JSON.
    func diff(_ arguments: [String] = []) throws -> DiffValue {
        let run = try run(arguments + ["--format", "json"])
        try #require(run.status == 0, "\(run.errors)")
        return DiffValue(try JSONSerialization.jsonObject(with: Data(run.output.utf8)))
    }
}

/// The parts of the JSON that tests ask for.
struct DiffValue {
    private let value: [String: Any]

    init(_ value: Any) { self.value = value as? [String: Any] ?? [:] }

    var isEmpty: Bool { value["isEmpty"] as? Bool ?? false }
    var notices: [String] { value["notices"] as? [String] ?? [] }

    func list(_ name: String) -> [[String: Any]] { value[name] as? [[String: Any]] ?? [] }

    /// `new modules App -> Cart`
    var dependencies: [String] {
        list("dependencies").map {
            "\(Self.text($0, "change")) \(Self.text($0, "level")) \(Self.text($0, "from")) -> \(Self.text($0, "to"))"
        }
    }

    /// `path:line` of the places of the first dependency.
    var places: [String] {
        let places = list("dependencies").first?["places"] as? [[String: Any]] ?? []
        return places.map { "\(Self.text($0, "path")):\(Self.text($0, "line"))" }
    }

    func texts(_ list: String, _ name: String) -> [String] { self.list(list).map { Self.text($0, name) } }

    private static func text(_ value: [String: Any], _ name: String) -> String { value[name].map { "\($0)" } ?? "" }
}

@Suite("norma diff")
struct DiffCommandTests {
    @Test("names a new dependency with its places, and exits with 0") func newDependency() throws {
        let package = try DiffedPackage()
        try package.write(
            "Sources/Cart/Models/Cart.swift",
            "import Prices\npublic struct Cart {\n    let prices: [Price]\n    let view: CartView?\n    func total() {}\n}\n"
        )
        let diff = try package.diff()
        #expect(diff.dependencies == ["new folders Sources/Cart/Models -> Sources/Cart/Views"])
        #expect(diff.places == ["Sources/Cart/Models/Cart.swift:4"])
        #expect(diff.list("cycles").count == 1)
        #expect(diff.list("access").isEmpty && diff.list("moves").isEmpty && diff.list("uncompiled").isEmpty)
        let run = try package.run()
        #expect(run.status == 0)
        #expect(run.output.contains("1 new cycle\n"))
        #expect(run.output.contains("Sources/Cart/Models/Cart.swift:4"))
    }

    @Test("names new and gone dependencies between modules, and libraries") func modules() throws {
        let package = try DiffedPackage()
        try package.write(
            "Sources/Prices/Price.swift",
            "import Foundation\npublic struct Price {\n    public let amount: Int\n}\n"
        )
        try package.write("Sources/App/Main.swift", "import Cart\nstruct Main {\n    let cart: Cart\n}\n")
        try package.write(
            "Package.swift",
            DiffedPackage.manifest.replacing("[\"Cart\", \"Prices\"]", with: "[\"Cart\"]")
        )
        let diff = try package.diff()
        #expect(diff.dependencies == ["new libraries Prices -> Foundation", "gone modules App -> Prices"])
    }

    @Test("reports an arrow that was turned round once") func turned() throws {
        let package = try DiffedPackage()
        try package.write(
            "Sources/Cart/Models/Cart.swift",
            "import Prices\npublic struct Cart {\n    let prices: [Price]\n    let view: CartView\n    func total() {}\n}\n"
        )
        try package.write("Sources/Cart/Views/CartView.swift", "struct CartView {\n    func show() {}\n}\n")
        let diff = try package.diff()
        #expect(diff.dependencies == ["turned folders Sources/Cart/Models -> Sources/Cart/Views"])
        #expect(diff.list("cycles").isEmpty)
    }

    @Test("takes the rename of a folder for one change") func renamedFolder() throws {
        let package = try DiffedPackage()
        try package.move("Sources/Cart/Models", to: "Sources/Cart/Domain")
        let diff = try package.diff()
        #expect(diff.dependencies.isEmpty)
        #expect(diff.texts("renames", "to") == ["Sources/Cart/Domain"])
        #expect(diff.list("moves").isEmpty && diff.list("units").isEmpty && diff.list("access").isEmpty)
    }

    @Test("takes the rename of a module for one change") func renamedModule() throws {
        let package = try DiffedPackage()
        try package.move("Sources/Prices", to: "Sources/Costs")
        try package.write("Package.swift", DiffedPackage.manifest.replacing("Prices", with: "Costs"))
        for path in ["Sources/App/Main.swift", "Sources/Cart/Models/Cart.swift"] {
            try package.write(path, try package.tree.read(path).replacing("import Prices", with: "import Costs"))
        }
        let diff = try package.diff()
        #expect(diff.dependencies.isEmpty)
        #expect(diff.list("renames").contains { $0["level"] as? String == "modules" && $0["to"] as? String == "Costs" })
        #expect(diff.list("access").isEmpty)
    }

    @Test("says in one line that a formatting commit changed nothing") func formatting() throws {
        let package = try DiffedPackage()
        for path in DiffedPackage.files.keys where path.hasPrefix("Sources") {
            let text = try package.tree.read(path)
            try package.write(
                path,
                "// A head.\n\n" + text.replacing("{\n", with: "\n{\n\n").replacing("    ", with: "\t")
            )
        }
        let diff = try package.diff()
        #expect(diff.isEmpty)
        let run = try package.run()
        #expect(run.output.contains("The architecture is the same"))
        #expect(run.output.contains("4 files differ."))
    }

    @Test("finds types that moved to another file or module, and no others") func moves() throws {
        let package = try DiffedPackage()
        try package.write("Sources/Cart/Models/Cart.swift", "import Prices\n")
        try package.write(
            "Sources/Cart/Models/Basket.swift",
            "import Prices\npublic struct Cart {\n    let prices: [Price]\n    func total() {}\n}\nstruct Basket {}\n"
        )
        let diff = try package.diff()
        #expect(diff.list("moves").count == 1)
        #expect(diff.texts("moves", "earlierPath") == ["Sources/Cart/Models/Cart.swift"])
        #expect(diff.texts("moves", "path") == ["Sources/Cart/Models/Basket.swift"])
        #expect(diff.list("access").isEmpty)
    }

    @Test("finds a type that grew, and not one that only got longer lines") func growth() throws {
        let package = try DiffedPackage()
        let members = (1...9).map { "    func step\($0)() {}\n" }.joined()
        try package.write(
            "Sources/Cart/Views/CartView.swift",
            "struct CartView {\n    let cart: Cart\n    func show() {}\n\(members)}\n"
        )
        try package.write(
            "Sources/Prices/Price.swift",
            "public struct Price {\n" + String(repeating: "\n", count: 200) + "    public let amount: Int\n}\n"
        )
        let diff = try package.diff()
        #expect(diff.texts("growth", "name") == ["CartView"])
        #expect(diff.texts("growth", "members") == ["11"])
    }

    @Test("finds public declarations that are new or gone, members of a new type counted") func access() throws {
        let package = try DiffedPackage()
        try package.write("Sources/Prices/Price.swift", "public struct Price {\n    let amount: Int\n}\n")
        try package.write(
            "Sources/Prices/Tax.swift",
            "public struct Tax {\n    public let rate: Int\n    let name: String\n}\nstruct Rebate { public let rate: Int }\n"
        )
        let diff = try package.diff()
        #expect(diff.texts("access", "symbol") == ["Tax", "Price.amount"])
        #expect(diff.texts("access", "isAdded") == ["1", "0"] || diff.texts("access", "isAdded") == ["true", "false"])
        #expect(diff.texts("access", "members") == ["1", "0"])
    }

    @Test("finds new files that no target compiles") func uncompiled() throws {
        let package = try DiffedPackage()
        try package.write("Sources/Cart/Models/Item.swift", "struct Item {}\n")
        try package.write("Old/Left.swift", "struct Left {}\n")
        let diff = try package.diff()
        #expect(diff.texts("uncompiled", "path") == ["Old/Left.swift"])
    }

    @Test("lists a new module with what it uses, not each of its arrows") func newModule() throws {
        let package = try DiffedPackage()
        try package.write("Sources/Orders/Order.swift", "import Cart\nstruct Order {\n    let cart: Cart\n}\n")
        try package.write(
            "Package.swift",
            DiffedPackage.manifest.replacing(
                ".target(name: \"Prices\"),",
                with: ".target(name: \"Prices\"),\n    .target(name: \"Orders\", dependencies: [\"Cart\"]),"
            )
        )
        let run = try package.run()
        #expect(run.output.contains("module `Orders` (1 Swift file); uses `Cart`"))
        #expect(!run.output.contains("between modules"))
        #expect(!run.output.contains("folder `Sources/Orders`"))
    }

    @Test("leaves tests out") func tests() throws {
        let package = try DiffedPackage()
        try package.write(
            "Package.swift",
            DiffedPackage.manifest.replacing(
                ".target(name: \"Prices\"),",
                with: ".target(name: \"Prices\"),\n    .testTarget(name: \"CartTests\", dependencies: [\"Cart\"]),"
            )
        )
        try package.write(
            "Tests/CartTests/CartTests.swift",
            "import XCTest\n@testable import Cart\nclass CartTests: XCTestCase {\n    let cart: Cart\n}\n"
        )
        #expect(try package.diff().isEmpty)
    }

    @Test("compares two commits, whatever is on disk") func twoCommits() throws {
        let package = try DiffedPackage()
        try package.write(
            "Sources/Prices/Price.swift",
            "import Foundation\npublic struct Price {\n    public let amount: Int\n}\n"
        )
        try package.commit()
        try package.write("Sources/Prices/Price.swift", "import Other\n")
        #expect(try package.diff(["HEAD~1..HEAD"]).dependencies == ["new libraries Prices -> Foundation"])
        #expect(try package.diff(["HEAD..HEAD~1"]).dependencies == ["gone libraries Prices -> Foundation"])
        #expect(try package.diff(["HEAD..HEAD"]).isEmpty)
    }

    @Test("marks what the configured guide forbids") func guide() throws {
        let guide = """
            ---
            norma: 2
            name: team
            ---
            # Team

            Models don't know views.

            ```yaml define
            layers: { Views: "Sources/Cart/Views/**", Models: "Sources/Cart/Models/**" }
            ```
            ```yaml rule
            rule: layers-look-down
            layers: [Views, Models]
            ```

            """
        let files = ["GUIDE.md": guide, ".norma.yml": "guide: GUIDE.md\n"]
        let package = try DiffedPackage(DiffedPackage.files.merging(files) { $1 })
        try package.write(
            "Sources/Cart/Models/Cart.swift",
            "import Prices\npublic struct Cart {\n    let prices: [Price]\n    let view: CartView?\n    func total() {}\n}\n"
        )
        let run = try package.run()
        #expect(run.status == 0)
        #expect(run.output.contains("`Models` uses `Views`, forbidden by `layers-look-down`"))
        #expect(run.output.contains("1 new dependency between layers"))
    }
}
