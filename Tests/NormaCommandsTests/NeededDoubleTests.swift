// The doubles that `norma new tests` makes together with the tests.

import Foundation
import Testing

@Suite("norma new tests, with the doubles that they need")
struct NeededDoubleTests {
    private static let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "shop", targets: [
            .target(name: "Kit"), .target(name: "Shop", dependencies: ["Kit"]),
            .testTarget(name: "KitTests", dependencies: ["Kit"]), .testTarget(name: "ShopTests", dependencies: ["Shop"]),
        ])
        """

    private func tree(_ source: String, guide: String = "", _ files: [String: String] = [:]) throws -> TemporaryTree {
        let known = [
            "Package.swift": Self.manifest, "Sources/Shop/Shop.swift": source, "Sources/Kit/Kit.swift": "",
            "Tests/ShopTests/Old.swift": "import Testing\n", "Tests/KitTests/Old.swift": "import Testing\n",
            "GUIDE.md": "---\nnorma: 2\nname: small\n---\n" + guide, ".norma.yml": "guide: GUIDE.md\n",
        ]
        return try TemporaryTree(known.merging(files) { $1 })
    }

    @Test("missing doubles are made in the same run, the others are used") func made() throws {
        let tree = try tree(
            """
            protocol Store: Sendable { func count() -> Int }
            protocol Clock: Sendable { func now() -> Int }
            struct Service { let store: any Store; let clock: any Clock; func f() -> Int { 1 } }
            """,
            [
                "Tests/ShopTests/ClockFake.swift":
                    "@testable import Shop\nstruct ClockFake: Clock { func now() -> Int { 0 } }\n"
            ]
        )
        let dry = try CommandLineRun(["new", "tests", "Service", "--dry-run"], in: tree.root)
        #expect(dry.output.contains("Would write 2 files."))
        #expect(throws: (any Error).self) { try tree.read("Tests/ShopTests/ServiceTests.swift") }
        let run = try CommandLineRun(["new", "tests", "Service"], in: tree.root)
        #expect(
            run.output == """
                └── Tests/ShopTests/
                    ├── Mocks/
                    │   └── StoreMock.swift
                    └── ServiceTests.swift

                Wrote 2 files.

                `ServiceTests` needs a double that was missing; to leave out doubles, add `--without-needed`:
                  StoreMock  for `Store`

                """
        )
        let suite = try tree.read("Tests/ShopTests/ServiceTests.swift")
        #expect(suite.contains("private let store = StoreMock()\n"))
        #expect(suite.contains("Service(store: store, clock: ClockFake())"))
    }

    @Test("a double goes where the guide has them, and one of another module where the tests see it") func places()
        throws
    {
        let guide = """
            ```yaml template
            template: double
            derives: mock
            summary: A double.
            shape: { name: "Mock{Name}", strip: Protocol }
            ```
            ```swift template double path="{{tests}}/Doubles/{{double}}.swift"
            {{imports}}

            final class {{double}}: {{Protocol}}{{conformances}} {
            {{members}}
            }
            ```

            """
        let source = """
            import Kit
            protocol OwnProtocol: Sendable { func own() -> Int }
            struct Service { let own: any OwnProtocol; let port: any PortProtocol; func f() -> Int { 1 } }
            """
        let kit = ["Sources/Kit/Kit.swift": "public protocol PortProtocol: Sendable { func port() -> Int }\n"]
        let tree = try tree(source, guide: guide, kit)
        #expect(try CommandLineRun(["new", "tests", "Service"], in: tree.root).status == 0)
        #expect(
            try tree.read("Tests/ShopTests/Doubles/MockOwn.swift").hasPrefix("import Kit\n\n@testable import Shop\n")
        )
        #expect(try tree.read("Tests/ShopTests/Doubles/MockPort.swift").hasPrefix("import Kit\n\nfinal class MockPort"))
        #expect(try CommandLineRun(["new", "mock", "PortProtocol"], in: tree.root).status == 0)
        #expect(try tree.read("Tests/KitTests/Doubles/MockPort.swift").hasPrefix("@testable import Kit\n"))
    }

    @Test(
        "a protocol without a double is named with the reason, and the tests are made",
        arguments: [
            ("protocol Port { static func + (l: Self, r: Self) -> Self }", "any Port", "requires the operator `+`"),
            (
                "protocol Port: Sendable { func f() }", "any Port",
                "`Tests/ShopTests/Mocks/PortMock.swift` already exists"
            ),
        ]
    ) func impossible(declaration: String, type: String, reason: String) throws {
        let tree = try tree(
            "\(declaration)\nstruct Service { init(port: \(type)) {}; static func f() -> Int { 1 } }\n",
            reason.contains("exists") ? ["Tests/ShopTests/Mocks/PortMock.swift": "let mine = 1\n"] : [:]
        )
        let run = try CommandLineRun(["new", "tests", "Service"], in: tree.root)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("There is no double of `Port`, so its value is yours to add: "))
        #expect(run.output.contains(reason), "\(run.output)")
        #expect(try tree.read("Tests/ShopTests/ServiceTests.swift").contains("func f()"))
        if reason.contains("exists") {
            #expect(try tree.read("Tests/ShopTests/Mocks/PortMock.swift") == "let mine = 1\n")
        }
    }

    @Test("of two protocols with the same double name one gets it, and a type of that name is not declared again")
    func sameName() throws {
        let tree = try tree(
            """
            enum A { protocol Port: Sendable { func a() -> Int } }
            enum B { protocol Port: Sendable { func b() -> Int } }
            protocol Taken: Sendable { func t() -> Int }
            struct Service { init(a: any A.Port, b: any B.Port, taken: any Taken) {}; static func f() -> Int { 1 } }
            """,
            ["Tests/ShopTests/Other.swift": "struct TakenMock {}\n"]
        )
        let run = try CommandLineRun(["new", "tests", "Service"], in: tree.root)
        #expect(run.output.contains("  PortMock  for `A.Port`\n"))
        #expect(run.output.contains("There is no double of `B.Port`"))
        #expect(run.output.contains("`TakenMock` already exists in Tests/ShopTests/Other.swift:1"))
    }

    @Test(
        "doubles are made wherever a value needs one",
        arguments: [
            ("protocol P { associatedtype T: Sendable; func t() -> T? }", "(p: any P)", "PMock<Int>()"),
            ("protocol P<T> { associatedtype T; func t() -> T? }", "(p: any P<String>)", "PMock<String>()"),
            ("protocol P: Sendable { func t() }", "(p: some P & Sendable)", "PMock()"),
            ("protocol P: Sendable { func t() }; typealias Q = P", "(p: any Q)", "PMock()"),
            ("protocol P: Sendable { func t() }", "(p: @escaping () -> any P)", "{ PMock() }"),
            ("protocol P: Sendable { func t() }; struct C { let p: any P }", "(p: C)", "C(p: PMock())"),
            ("protocol F { func p() -> any P }; protocol P { func t() }", "(f: any F)", "FMock(pResult: PMock())"),
        ]
    ) func values(declarations: String, parameters: String, value: String) throws {
        let tree = try tree("\(declarations)\nstruct Service { init\(parameters) {}; func f() -> Int { 1 } }\n")
        let run = try CommandLineRun(["new", "tests", "Service"], in: tree.root)
        #expect(run.status == 0, "\(run.errors)")
        let suite = try tree.read("Tests/ShopTests/ServiceTests.swift")
        #expect(suite.contains(value) && !suite.contains("disabled"), "\(suite)")
    }

    @Test("nothing is made for an optional or a reference that is set later") func unneeded() throws {
        let tree = try tree(
            """
            protocol P: Sendable { func t() }
            final class Service { weak var d: (any AnyObject)?; init(q: (any P)? = nil, r: (any P)?) {} }
            """
        )
        let run = try CommandLineRun(["new", "tests", "Service"], in: tree.root)
        #expect(run.output.contains("Wrote 1 file."), "\(run.output)\(run.errors)")
    }

    @Test("a subject gets a double in place of a default, unless it can only be made with a value")
    func defaults() throws {
        let tree = try tree(
            """
            final class Opaque { private init() {} }
            protocol P: Sendable { func t() }
            protocol Q { func q() -> Opaque }
            struct Real: P, Q { func t() {}; func q() -> Opaque { fatalError() } }
            final class Service {
                init(p: any P = Real(), q: any Q = Real()) {}
                func f(p: any P = Real()) {}
            }
            """
        )
        let run = try CommandLineRun(["new", "tests", "Service"], in: tree.root)
        #expect(run.output.contains("Wrote 2 files."), "\(run.output)\(run.errors)")
        #expect(!run.output.contains("QMock"))
        let suite = try tree.read("Tests/ShopTests/ServiceTests.swift")
        #expect(suite.contains("Service(p: p)") && suite.contains("sut.f(p: PMock())") && !suite.contains("disabled"))
    }

    @Test(
        "a generic subject is made with the double that replaces its parameter",
        arguments: [
            ("protocol P: Sendable { func t() }", "private let p = PMock()", "Service<PMock>(p: p)"),
            (
                "protocol P { associatedtype T; func t() -> T? }", "private let p = PMock<Int>()",
                "Service<PMock<Int>>(p: p)"
            ),
        ]
    ) func genericSubject(declaration: String, constant: String, call: String) throws {
        let tree = try tree(
            """
            \(declaration)
            final class Service<Store: P> {
                init(p: Store) {}
                func f(_ make: () -> Store) {}
            }
            """
        )
        let run = try CommandLineRun(["new", "tests", "Service"], in: tree.root)
        #expect(run.status == 0, "\(run.errors)")
        let suite = try tree.read("Tests/ShopTests/ServiceTests.swift")
        #expect(suite.contains(constant) && suite.contains(call) && !suite.contains("disabled"), "\(suite)")
    }

    @Test("a subject with a private initializer is made by its static function") func factory() throws {
        let tree = try tree(
            """
            protocol P: Sendable { func t() }
            final class Service {
                private init(p: any P) {}
                static func make(p: any P) -> Service { Service(p: p) }
                func f() -> Int { 1 }
            }
            """
        )
        let run = try CommandLineRun(["new", "tests", "Service"], in: tree.root)
        #expect(run.output.contains("  PMock  for `P`\n"), "\(run.output)")
        #expect(try tree.read("Tests/ShopTests/ServiceTests.swift").contains("Service.make(p: p)"))
    }
}
