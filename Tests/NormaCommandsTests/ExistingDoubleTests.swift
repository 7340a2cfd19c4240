// Doubles that are there already, whatever made them: none is written a second time, and what they lack can be added.

import Foundation
import Testing

@Suite("norma new where a double or its tests are there already")
struct ExistingDoubleTests {
    private static let sources = [
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "shop", targets: [.target(name: "Shop"), .testTarget(name: "ShopTests", dependencies: ["Shop"])])
        """,
        "Sources/Shop/Cart.swift": """
        protocol CartStore: Sendable {
            func items() async throws -> [Int]
        }
        struct CartService {
            let store: any CartStore
            func load() async throws -> [Int] { try await store.items() }
        }
        """,
        ".norma.yml": "guide: GUIDE.md\n",
        "GUIDE.md": "---\nnorma: 2\nname: small\n---\n",
    ]

    private func tree(_ files: [String: String]) throws -> TemporaryTree {
        try TemporaryTree(Self.sources.merging(files) { $1 })
    }

    private func text(_ path: String, in tree: TemporaryTree) -> String? {
        try? String(contentsOfFile: tree.root + "/" + path, encoding: .utf8)
    }

    private static let written = """
        @testable import Shop

        final class CartStoreMock: CartStore, @unchecked Sendable {
            let result: [Int]

            init(_ result: [Int]) { self.result = result }

            func items() async throws -> [Int] { result }
        }

        """

    @Test("no second mock of a name is written into a module, wherever the first one lies") func twice() throws {
        let tree = try tree(["Tests/ShopTests/Support/Stores.swift": Self.written])
        let run = try CommandLineRun(["new", "mock", "CartStore"], in: tree.root)
        #expect(run.status == 2)
        #expect(
            run.errors == """
                error: `CartStoreMock` already exists in Tests/ShopTests/Support/Stores.swift:3; a second one would not compile. `norma new mock CartStore --update` adds the missing members

                Nothing was written.

                """
        )
        #expect(text("Tests/ShopTests/Mocks/CartStoreMock.swift", in: tree) == nil)
    }

    @Test("what another module has, or only its file sees, is no obstacle", arguments: [true, false])
    func elsewhere(isPrivate: Bool) throws {
        let own = isPrivate ? "private " + "final class CartStoreMock {}\n" : "public final class CartStoreMock {}\n"
        let path = isPrivate ? "Tests/ShopTests/Support/Stores.swift" : "Sources/Shop/Doubles.swift"
        let tree = try tree([path: own])
        let run = try CommandLineRun(["new", "mock", "CartStore"], in: tree.root)
        #expect(run.status == 0, "\(run.errors)")
    }

    @Test("--update adds to a mock that somebody wrote what its protocol demands by now, and keeps what is theirs")
    func completed() throws {
        let path = "Tests/ShopTests/Support/Stores.swift"
        let tree = try tree([path: Self.written])
        try tree.initialiseRepository()
        let fitting = try CommandLineRun(["new", "mock", "CartStore", "--update"], in: tree.root)
        #expect(fitting.status == 0, "\(fitting.errors)")
        #expect(text(path, in: tree) == Self.written)
        let cart = """
            protocol CartStore: Sendable {
                func items() async throws -> [Int]
                func add(_ item: Int) async
            }
            """
        try tree.write("Sources/Shop/Cart.swift", Data(cart.utf8))
        let shown = try CommandLineRun(["new", "mock", "CartStore", "--update", "--dry-run"], in: tree.root)
        #expect(shown.status == 1)
        #expect(text(path, in: tree) == Self.written)
        let run = try CommandLineRun(["new", "mock", "CartStore", "--update", "--allow-dirty"], in: tree.root)
        #expect(run.status == 0, "\(run.errors)")
        let completed = """
            @testable import Shop

            final class CartStoreMock: CartStore, @unchecked Sendable {
                let result: [Int]

                init(_ result: [Int]) { self.result = result }

                func items() async throws -> [Int] { result }

                // norma-derived: Shop.CartStore
                var addCallCount = 0
                var addArguments: [Int] = []

                func add(_ item: Int) async {
                    addCallCount += 1
                    addArguments.append(item)
                }
                // norma-derived: end
            }

            """
        #expect(text(path, in: tree) == completed)
        // What is derived from now on is only what nobody wrote.
        let again = try CommandLineRun(["new", "mock", "--update", "--allow-dirty"], in: tree.root)
        #expect(again.status == 0, "\(again.errors)")
        #expect(text(path, in: tree) == completed)
    }

    @Test("--update adds the overloads that are missing, by their types") func overloads() throws {
        let path = "Tests/ShopTests/Stores.swift"
        let tree = try tree([
            path: "@testable import Shop\nfinal class CartStoreMock: CartStore {\n    func add(_ item: Int) {}\n}\n",
            "Sources/Shop/Cart.swift":
                "protocol CartStore {\n    func add(_ item: Int)\n    func add(_ item: String)\n    func add(_ items: Int...)\n}\n",
        ])
        let run = try CommandLineRun(["new", "mock", "CartStore", "--update", "--allow-dirty"], in: tree.root)
        #expect(run.status == 0, "\(run.errors)")
        let made = try #require(text(path, in: tree))
        #expect(made.components(separatedBy: "func add(").count == 4, "\(made)")
        #expect(made.contains("func add(_ item: String) {") && made.contains("func add(_ items: Int...) {"))
    }

    @Test("what can't be added is told, and nothing is changed") func refused() throws {
        let path = "Tests/ShopTests/Stores.swift"
        let written =
            "@testable import Shop\nstruct CartStoreMock: CartStore {\n    func items() async throws -> [Int] { [] }\n}\n"
        let tree = try tree([
            path: written,
            "Sources/Shop/Cart.swift":
                "protocol CartStore: Sendable {\n    func items() async throws -> [Int]\n    func add(_ item: Int) async\n}\n",
        ])
        let run = try CommandLineRun(["new", "mock", "CartStore", "--update", "--allow-dirty"], in: tree.root)
        #expect(run.status == 1)
        #expect(run.output.contains("`CartStoreMock` is missing `add(_:)`"), "\(run.output)\(run.errors)")
        #expect(text(path, in: tree) == written)
    }

    @Test("tests of a name that is there are not written again elsewhere") func tests() throws {
        let tree = try tree([
            "Tests/ShopTests/Cart/Old.swift":
                "import Testing\nstruct CartServiceTests {\n    @Test func one() { #expect(true) }\n}\n"
        ])
        let run = try CommandLineRun(["new", "tests", "CartService"], in: tree.root)
        #expect(run.status == 2)
        #expect(run.errors.contains("`CartServiceTests` already exists in Tests/ShopTests/Cart/Old.swift:2"))
    }

    @Test("what `norma new tests` writes satisfies no rule that wants tests, until one expects something")
    func stubs() throws {
        let guide = """
            ---
            norma: 2
            name: small
            ---
            ```yaml rule
            rule: services-are-tested
            every: { struct: "*Service" }
            must: { have-counterpart: { file: "{Subject}Tests", in: "Tests/**" } }
            make: tests {Subject}
            ```
            ```yaml rule
            rule: tests-expect-something
            check: test-without-expectation
            ```

            """
        let tree = try tree(["GUIDE.md": guide, "Tests/ShopTests/Other.swift": "import Testing\n"])
        let before = try CommandLineRun(["check"], in: tree.root)
        #expect(before.output.contains("services-are-tested"))
        #expect(try CommandLineRun(["fix", "--draft"], in: tree.root).output.contains("CartServiceTests.swift"))
        let after = try CommandLineRun(["check"], in: tree.root)
        #expect(after.status == 1)
        // The sentence is wrapped at the width of a page.
        #expect(
            after.output.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(
                "but tests that expect nothing yet"
            )
        )
        #expect(after.output.contains("services-are-tested"))
        #expect(after.output.contains("tests-expect-something"))
        let path = "Tests/ShopTests/CartServiceTests.swift"
        #expect(text(path, in: tree) != nil)
        let expecting = "import Testing\n\nstruct CartServiceTests {\n    @Test func load() { #expect(true) }\n}\n"
        try tree.write(path, Data(expecting.utf8))
        let done = try CommandLineRun(["check"], in: tree.root)
        #expect(done.status == 0, "\(done.output)")
    }
}
