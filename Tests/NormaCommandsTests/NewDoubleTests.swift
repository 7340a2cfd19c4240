// `norma new mock`, `stub`, `tests`, `preview` and `mapper`, as a user runs them.

import Foundation
import Testing

@Suite("norma new, derived from the code")
struct NewDoubleTests {
    private static let sources = [
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "shop", targets: [.target(name: "Shop"), .testTarget(name: "ShopTests", dependencies: ["Shop"])])
        """,
        "Sources/Shop/Cart.swift": """
        import Foundation

        struct Item: Sendable { let id: UUID; let title: String }
        protocol CartStore: Sendable {
            func items() async throws -> [Item]
        }
        """,
        "Tests/ShopTests/CartTests.swift": "import Testing\n",
        ".norma.yml": "guide: GUIDE.md\n",
    ]

    private func tree(guide: String = "", _ files: [String: String] = [:]) throws -> TemporaryTree {
        let head = "---\nnorma: 2\nname: small\n---\n"
        return try TemporaryTree(Self.sources.merging(["GUIDE.md": head + guide]) { $1 }.merging(files) { $1 })
    }

    private func text(_ path: String, in tree: TemporaryTree) -> String? {
        try? String(contentsOfFile: tree.root + "/" + path, encoding: .utf8)
    }

    @Test("a mock goes to the tests of its module, and imports it for testing") func mock() throws {
        let tree = try tree()
        let run = try CommandLineRun(["new", "mock", "CartStore"], in: tree.root)
        #expect(run.status == 0, "\(run.errors)")
        #expect(
            text("Tests/ShopTests/Mocks/CartStoreMock.swift", in: tree) == """
                import Foundation

                @testable import Shop

                final class CartStoreMock: CartStore, @unchecked Sendable {
                    // norma-derived: Shop.CartStore
                    var itemsCallCount = 0
                    var itemsResult: Result<[Item], any Error> = .success([])

                    func items() async throws -> [Item] {
                        itemsCallCount += 1
                        return try itemsResult.get()
                    }
                    // norma-derived: end
                }

                """
        )
    }

    @Test("what is derived needs no guide, and other sets still do") func withoutGuide() throws {
        let tree = try tree([".norma.yml": "exclude: [Old]\n"])
        let run = try CommandLineRun(["new", "mock", "CartStore"], in: tree.root)
        #expect(run.status == 0, "\(run.errors)")
        #expect(text("Tests/ShopTests/Mocks/CartStoreMock.swift", in: tree)?.contains("itemsResult") == true)
        #expect(try CommandLineRun(["new", "stub", "Item"], in: tree.root).status == 0)
        #expect(try CommandLineRun(["new", "mock", "--update", "--dry-run"], in: tree.root).status == 0)
        let set = try CommandLineRun(["new", "feature", "Cart"], in: tree.root)
        #expect(set.status == 2 && set.errors.contains("no guide is configured"))
    }

    @Test("the guide says what a mock looks like and where it goes") func shaped() throws {
        let tree = try tree(
            guide: """
                ```yaml template
                template: double
                derives: mock
                summary: A mock as we write it.
                shape: { name: "Mock{Name}", results: value, calls: [flag], access: public }
                ```
                ```swift template double path="Sources/{{Module}}/Mocks/{{double}}.swift"
                {{#import}}
                import {{import}}
                {{/import}}

                {{access}}final class {{double}}: {{Protocol}}{{conformances}} {
                {{members}}
                }
                ```

                """
        )
        for name in ["double", "mock"] {
            let run = try CommandLineRun(["new", name, "CartStore", "--dry-run"], in: tree.root)
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.output.contains("MockCartStore.swift"))
        }
        #expect(try CommandLineRun(["new", "double", "CartStore"], in: tree.root).status == 0)
        let made = text("Sources/Shop/Mocks/MockCartStore.swift", in: tree)
        #expect(
            made?.hasPrefix("import Foundation\n\nfinal class MockCartStore: CartStore, @unchecked Sendable {\n")
                == true
        )
        #expect(made?.contains("var itemsReturnValue: [Item] = []") == true)
    }

    @Test("a stub and a mapper are made likewise") func others() throws {
        let tree = try tree(["Sources/Shop/ItemDTO.swift": "struct ItemDTO { let title: String }\n"])
        #expect(try CommandLineRun(["new", "stub", "Item"], in: tree.root).status == 0)
        #expect(
            text("Tests/ShopTests/Stubs/Item+Stub.swift", in: tree)?.contains(
                "static func stub(id: UUID = UUID(), title: String = \"title\") -> Item {"
            ) == true
        )
        let run = try CommandLineRun(["new", "mapper", "ItemDTO", "Item"], in: tree.root)
        #expect(run.output.contains("You have to decide where `id` comes from: UUID."))
        #expect(
            text("Sources/Shop/ItemDTO+Domain.swift", in: tree)?.contains("func toDomain(id: UUID) -> Item {") == true
        )
    }

    @Test("--update derives again what changed, and keeps what a person wrote") func update() throws {
        let tree = try tree()
        let path = "Tests/ShopTests/Mocks/CartStoreMock.swift"
        #expect(try CommandLineRun(["new", "mock", "CartStore"], in: tree.root).status == 0)
        let made = try #require(text(path, in: tree))
        let own = made.replacing("    // norma-derived: end\n", with: "    // norma-derived: end\n\n    var mine = 1\n")
        try tree.write(path, Data(own.utf8))
        #expect(try CommandLineRun(["new", "mock", "--update", "--dry-run"], in: tree.root).status == 0)
        try tree.write(
            "Sources/Shop/Cart.swift",
            Data("protocol CartStore: Sendable { func clear() }\n".utf8)
        )
        #expect(try CommandLineRun(["new", "mock", "--update", "--dry-run"], in: tree.root).status == 1)
        #expect(text(path, in: tree) == own)
        let run = try CommandLineRun(["new", "mock", "--update"], in: tree.root)
        #expect(run.status == 0, "\(run.errors)")
        let updated = try #require(text(path, in: tree))
        #expect(
            updated.contains("func clear() {") && !updated.contains("func items()") && updated.contains("var mine = 1")
        )
        #expect(try CommandLineRun(["new", "mock", "CartStore", "--update", "--dry-run"], in: tree.root).status == 0)
    }

    @Test("--update says where an end mark is lost, and leaves what git could not give back") func guarded() throws {
        let tree = try tree()
        let path = "Tests/ShopTests/Mocks/CartStoreMock.swift"
        #expect(try CommandLineRun(["new", "mock", "CartStore"], in: tree.root).status == 0)
        let made = try #require(text(path, in: tree))
        try tree.write(path, Data(made.replacing("    // norma-derived: end\n", with: "").utf8))
        let lost = try CommandLineRun(["new", "mock", "--update"], in: tree.root)
        #expect(lost.status == 1)
        let told = "`\(path):6`: `// norma-derived: Shop.CartStore` no longer has an end mark"
        #expect(lost.output.contains(told), "\(lost.output)")
        try tree.write(path, Data(made.utf8))
        try tree.write("Sources/Shop/Cart.swift", Data("protocol CartStore: Sendable { func clear() }\n".utf8))
        try tree.initialiseRepository()
        let unknown = try CommandLineRun(["new", "mock", "--update"], in: tree.root)
        #expect(unknown.status == 2)
        #expect(unknown.errors.contains("this file is untracked"), "\(unknown.errors)")
        #expect(text(path, in: tree) == made)
        #expect(try CommandLineRun(["new", "mock", "--update", "--allow-dirty"], in: tree.root).status == 0)
        #expect(text(path, in: tree)?.contains("func clear() {") == true)
    }

    @Test("backticks are no part of a name, and an alias or a branch of `#if` is told") func names() throws {
        let tree = try tree([
            "Sources/Shop/More.swift": """
            protocol `Protocol` { func go() }
            typealias Storing = CartStore
            typealias Both = CartStore & Sendable
            #if DEBUG
            protocol Plat { func a() }
            #else
            protocol Plat { func b() }
            #endif
            enum Cart { struct Line { let n: Int } }
            struct Line { let m: Int }
            """
        ])
        #expect(try CommandLineRun(["new", "mock", "Protocol"], in: tree.root).status == 0)
        #expect(
            text("Tests/ShopTests/Mocks/ProtocolMock.swift", in: tree)?.contains(
                "final class ProtocolMock: `Protocol` {"
            ) == true
        )
        let alias = try CommandLineRun(["new", "mock", "Storing"], in: tree.root)
        #expect(alias.errors.contains("`Storing` isn't a protocol but an alias of `CartStore`; ask for `CartStore`"))
        let both = try CommandLineRun(["new", "mock", "Both"], in: tree.root)
        #expect(both.errors.contains("an alias of `CartStore & Sendable`"))
        let branches = try CommandLineRun(["new", "mock", "Plat"], in: tree.root)
        #expect(branches.errors.contains("`Plat` is declared in 2 branches of `#if`"), "\(branches.errors)")
        for name in ["Line", "Cart.Line"] {
            #expect(try CommandLineRun(["new", "stub", name], in: tree.root).status == 0)
        }
        #expect(text("Tests/ShopTests/Stubs/Cart.Line+Stub.swift", in: tree)?.contains("extension Cart.Line {") == true)
    }

    @Test("tests go beside those of the module, and use its mocks") func tests() throws {
        let tree = try tree([
            "Sources/Shop/Service.swift":
                "struct CartService { let store: any CartStore; func count() async throws -> Int { 0 } }\n"
        ])
        let run = try CommandLineRun(["new", "tests", "CartService", "--without-needed"], in: tree.root)
        #expect(run.status == 0, "\(run.errors)")
        #expect(text("Tests/ShopTests/Mocks/CartStoreMock.swift", in: tree) == nil)
        #expect(run.output.contains("`norma new mock CartStore` creates the `CartStoreMock`"))
        #expect(
            text("Tests/ShopTests/CartServiceTests.swift", in: tree) == #"""
                import Testing

                @testable import Shop

                /// Made from `CartService`: each test calls one member once. Write what you expect in place of `withKnownIssue`.
                @Suite("CartService") struct CartServiceTests {
                    private let store = CartStoreMock()

                    private func makeSUT() -> CartService {
                        CartService(store: store)
                    }

                    @Test("count()") func count() async {
                        let sut = makeSUT()

                        let result = try? await sut.count()

                        withKnownIssue("Say what `count()` must give") { Issue.record("It gave \(result)") }
                    }
                }

                """#
        )
        #expect(try CommandLineRun(["new", "tests", "CartService"], in: tree.root).status == 2)
        let nothing = try CommandLineRun(["new", "tests", "Item"], in: tree.root)
        #expect(nothing.status == 2 && nothing.errors.contains("`Item` has nothing that a test could call"))
        #expect(text("Tests/ShopTests/ItemTests.swift", in: tree) == nil)
    }

    @Test("tests of what belongs to the main actor by its manifest belong to it, too") func isolated() throws {
        let tree = try tree([
            "Package.swift": """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(name: "shop", targets: [
                .target(name: "Shop", swiftSettings: [.defaultIsolation(MainActor.self)]),
                .testTarget(name: "ShopTests", dependencies: ["Shop"]),
            ])
            """,
            "Sources/Shop/Service.swift": """
            struct Service { func count() -> Int { 0 } }
            nonisolated struct Free { func count() -> Int { 0 } }
            """,
        ])
        #expect(try CommandLineRun(["new", "tests", "Service"], in: tree.root).status == 0)
        let suite = "@MainActor\n@Suite(\"Service\") struct ServiceTests"
        #expect(text("Tests/ShopTests/ServiceTests.swift", in: tree)?.contains(suite) == true)
        #expect(try CommandLineRun(["new", "tests", "Free"], in: tree.root).status == 0)
        #expect(text("Tests/ShopTests/FreeTests.swift", in: tree)?.contains("@MainActor") == false)
    }

    @Test("a preview stands at the end of the view's file, once") func preview() throws {
        let view = "import SwiftUI\n\nstruct CartView: View {\n    let title: String\n}\n"
        let tree = try tree(["Sources/Shop/CartView.swift": view])
        let run = try CommandLineRun(["new", "preview", "CartView"], in: tree.root)
        #expect(run.status == 0, "\(run.errors)")
        let made = view + "\n#Preview {\n    CartView(title: \"title\")\n}\n"
        #expect(text("Sources/Shop/CartView.swift", in: tree) == made)
        let again = try CommandLineRun(["new", "preview", "CartView"], in: tree.root)
        #expect(again.status == 0)
        #expect(
            again.output == "`CartView` already has a preview in Sources/Shop/CartView.swift: nothing to write.\n"
        )
        #expect(text("Sources/Shop/CartView.swift", in: tree) == made)
        let none = try CommandLineRun(["new", "preview", "Item"], in: tree.root)
        #expect(none.status == 2 && none.errors.contains("`Item` isn't a view"))
    }

    @Test("the guide says where tests and previews go, and what they look like") func shapedTests() throws {
        let tree = try tree(
            guide: """
                ```yaml template
                template: spec
                derives: tests
                summary: Tests as we write them.
                shape: { name: "{Name}Spec", subject: subject, outcome: value, steps: [Given, When, Then] }
                ```
                ```swift template spec path="{{tests}}/Specs/{{suite}}.swift"
                {{#import}}
                import {{import}}
                {{/import}}

                {{attributes}}struct {{suite}} {
                {{members}}
                }
                ```
                ```yaml template
                template: preview
                derives: preview
                summary: A preview in a file of its own.
                ```
                ```swift template preview path="{{folder}}/Previews/{{Name}}+Preview.swift"
                {{imports}}

                #Preview("{{Name.words}}") {
                {{members}}
                }
                ```

                """,
            [
                "Sources/Shop/Row.swift": "import SwiftUI\nstruct ItemRow: View { let n: Int; func f() -> Int { 1 } }\n"
            ]
        )
        #expect(try CommandLineRun(["new", "tests", "ItemRow"], in: tree.root).status == 0)
        let tests = try #require(text("Tests/ShopTests/Specs/ItemRowSpec.swift", in: tree))
        #expect(tests.hasPrefix("import Testing\n\n@MainActor\nstruct ItemRowSpec {\n"))
        #expect(tests.contains("// When\n        let value = subject.f()\n"))
        #expect(try CommandLineRun(["new", "preview", "ItemRow"], in: tree.root).status == 0)
        #expect(
            text("Sources/Shop/Previews/ItemRow+Preview.swift", in: tree)
                == "import SwiftUI\n\n#Preview(\"item row\") {\n    ItemRow(n: 1)\n}\n"
        )
    }

    @Test("what is not there is told with the nearest name, and a wrong shape with its place") func problems() throws {
        let tree = try tree()
        let missing = try CommandLineRun(["new", "mock", "CartStor"], in: tree.root)
        #expect(missing.status == 2)
        #expect(missing.errors.contains("there is no protocol `CartStor` in this code base"))
        #expect(missing.errors.contains("did you mean `CartStore`?"))
        let part = try CommandLineRun(["new", "mock", "Store"], in: tree.root)
        #expect(part.status == 2 && part.errors.contains("did you mean `CartStore`?"))
        let type = try CommandLineRun(["new", "mock", "Item"], in: tree.root)
        #expect(type.errors.contains("`Item` isn't a protocol: it is a struct in Sources/Shop/Cart.swift"))
        let none = try CommandLineRun(["new", "mock"], in: tree.root)
        #expect(none.status == 2 && none.errors.contains("norma new mock PROTOCOL"))
        let shaped = try self.tree(
            guide: "```yaml template\ntemplate: mock\nderives: mock\nsummary: A mock.\nshape: { result: value }\n```\n"
                + "```swift template mock path=\"{{double}}.swift\"\n{{members}}\n```\n"
        )
        let wrong = try CommandLineRun(["new", "mock", "CartStore"], in: shaped.root)
        #expect(wrong.status == 2)
        #expect(wrong.errors.contains("GUIDE.md:9:10: error: unknown key `result` of a shape"), "\(wrong.errors)")
        #expect(wrong.errors.contains("did you mean `results`?"))
        let proof = try CommandLineRun(["guide", "test", "GUIDE.md"], in: shaped.root)
        #expect(proof.status == 1, "\(proof.output)")
        #expect((proof.output + proof.errors).contains("GUIDE.md:9:10: error: unknown key `result` of a shape"))
    }

    @Test("a rule reports a mock that no longer fits, and `fix --draft` derives it again") func drift() throws {
        let tree = try tree(
            guide: """
                # Doubles

                ```yaml rule
                rule: mocks-keep-step
                every: { class: "*Mock", be: derived }
                must: { be: up-to-date }
                make: mock --update
                ```

                """
        )
        #expect(try CommandLineRun(["new", "mock", "CartStore"], in: tree.root).status == 0)
        #expect(try CommandLineRun(["check"], in: tree.root).status == 0)
        let path = "Sources/Shop/Cart.swift"
        let source = try #require(text(path, in: tree))
        try tree.write(path, Data(source.replacing("[Item]\n", with: "[Item]\n    func clear()\n").utf8))
        let drifted = try CommandLineRun(["check"], in: tree.root)
        #expect(drifted.status == 1)
        #expect(drifted.output.contains("`CartStoreMock` no longer matches `Shop.CartStore`: it is missing `clear()`."))
        #expect(drifted.output.contains("make     `norma new mock --update`"))
        let fixed = try CommandLineRun(["fix", "--draft"], in: tree.root)
        #expect(fixed.status == 0, "\(fixed.errors)")
        #expect(text("Tests/ShopTests/Mocks/CartStoreMock.swift", in: tree)?.contains("func clear() {") == true)
        #expect(try CommandLineRun(["check"], in: tree.root).status == 0)
    }
}
