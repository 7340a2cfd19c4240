// What mocks of small protocols look like.

import NormaFacts
import NormaScaffolds
import Testing

@Suite struct MockTests {
    @Test("a mock keeps its calls and answers with results") func usual() throws {
        let double = try mock(
            """
            import Foundation

            public struct User {}
            public protocol UserRepository: Sendable {
                func fetch(id: UUID) async throws -> User?
                func save(_ user: User) async throws
            }
            """
        ) { $0.access = .public }
        #expect(
            double.text == """
                import Foundation

                public final class UserRepositoryMock: UserRepository, @unchecked Sendable {
                    // norma-derived: App.UserRepository
                    public var fetchCallCount = 0
                    public var fetchArguments: [UUID] = []
                    public var fetchResult: Result<User?, any Error> = .success(nil)
                    public var saveCallCount = 0
                    public var saveArguments: [User] = []
                    public var saveResult: Result<Void, any Error> = .success(())

                    public init() {}

                    public func fetch(id: UUID) async throws -> User? {
                        fetchCallCount += 1
                        fetchArguments.append(id)
                        return try fetchResult.get()
                    }

                    public func save(_ user: User) async throws {
                        saveCallCount += 1
                        saveArguments.append(user)
                        try saveResult.get()
                    }
                    // norma-derived: end
                }

                """
        )
        #expect(double.notes.isEmpty)
    }

    @Test("a mock with values and a flag, as guides with `Mock` in front prescribe") func flags() throws {
        let double = try mock(
            "protocol ItemServiceProtocol { func items() async throws -> [Int]; func remove(_ id: Int) }"
        ) {
            $0.name = "Mock{Name}"
            $0.strip = ["Protocol"]
            $0.results = .value
            $0.errors = .flag
            $0.valueSuffix = "ToReturn"
            $0.calls = [.flag]
            $0.sendability = .unchecked
        }
        #expect(
            double.text == """
                final class MockItemService: ItemServiceProtocol, @unchecked Sendable {
                    // norma-derived: App.ItemServiceProtocol
                    /// A test has not said what this member answers.
                    struct UnsetResult: Error {
                        let member: String
                    }

                    var itemsWasCalled = false
                    var shouldThrowError = false
                    var itemsToReturn: [Int] = []
                    var removeWasCalled = false

                    func items() async throws -> [Int] {
                        itemsWasCalled = true
                        if shouldThrowError { throw UnsetResult(member: "items()") }
                        return itemsToReturn
                    }

                    func remove(_ id: Int) {
                        removeWasCalled = true
                    }
                    // norma-derived: end
                }

                """
        )
    }

    @Test("what has no value to make up is asked for, and never traps") func asked() throws {
        let double = try mock(
            "protocol P { var store: any Store { get }; func next() -> Screen }; protocol Store {}; final class Screen { private init() {} }"
        )
        #expect(double.members.contains("init(store: any Store, nextResult: Screen) {"))
        #expect(!double.members.contains("preconditionFailure"))
        #expect(double.notes.isEmpty)
    }

    @Test("values of the code base's own types are made up, recursive ones too") func values() throws {
        let double = try mock(
            """
            protocol P { func user() -> User; func tree() -> Tree; func page() -> Page<Int>; func kind() -> User.Kind? ; func alias() -> Names }
            struct User { let name: String; let kind: Kind; let boss: User?; var age = 3; enum Kind { case a, b } }
            indirect enum Tree { case node(Tree, Tree); case leaf(value: Int) }
            struct Page<Item> { let items: [Item]; let first: Item }
            typealias Names = (first: String, last: String)
            """
        )
        #expect(double.members.contains("var userResult: User = User(name: \"\", kind: .a, boss: nil)"))
        #expect(double.members.contains("var treeResult: Tree = .leaf(value: 0)"))
        #expect(double.members.contains("var pageResult: Page<Int> = Page(items: [], first: 0)"))
        #expect(double.members.contains("var kindResult: User.Kind?\n"))
        #expect(double.members.contains("var aliasResult: Names = (first: \"\", last: \"\")"))
    }

    @Test("associated types become generic parameters, those that a clause fixes become aliases") func associated()
        throws
    {
        let source = """
            protocol Store { associatedtype Key: Hashable; associatedtype Value = Int; func get(_ key: Self.Key) -> Value? }
            protocol P: Store where Key == String {}
            """
        let store = try SourceSignatures(["App": source]).mock("Store")
        #expect(store.generics == "<Key: Hashable, Value>")
        #expect(store.members.contains("func get(_ key: Key) -> Value? {"))
        let fixed = try mock(source)
        #expect(fixed.generics == "<Value>")
        #expect(fixed.members.contains("typealias Key = String"))
    }

    @Test("inherited requirements come from other modules too, with their imports") func inherited() throws {
        let code = SourceSignatures([
            "Base": "import Logging\npublic protocol Named { var name: String { get } }",
            "App": "import Base\nprotocol P: Named, Hashable { func own() }",
        ])
        let double = try code.mock("P")
        #expect(double.imports == ["import Base", "import Logging"])
        #expect(double.members.contains("var name = \"\""))
        #expect(double.members.contains("func hash(into hasher: inout Hasher)"))
        #expect(double.members.contains("static func == (left: PMock, right: PMock) -> Bool { left === right }"))
    }

    @Test("overloads are told apart by labels, then by types, and no name is taken twice") func overloads() throws {
        let double = try mock(
            "protocol P { func a(x: Int); func a(y: Int); func b(_ v: Int); func b(_ v: String); func c() -> Int; var cResult: Int { get } }"
        ) { $0.calls = [.count] }
        for name in [
            "aXCallCount", "aYCallCount", "bVIntCallCount", "bVStringCallCount", "c2CallCount", "c2Result", "cResult",
        ] {
            #expect(double.members.contains("var \(name) = 0"), "\(name)")
        }
    }

    @Test("only what outlives the call is kept of its arguments") func arguments() throws {
        let double = try mock(
            """
            protocol P {
                func a(_ body: () -> Void, then: @escaping () -> Void, maybe: (() -> Void)?)
                func b(_ x: inout Int, _ y: borrowing Int, _ all: Int...)
                func c<T>(_ x: T, `in` y: some Equatable)
            }
            """
        )
        #expect(double.members.contains("var aArguments: [(then: () -> Void, maybe: (() -> Void)?)] = []"))
        #expect(double.members.contains("var bArguments: [(x: Int, all: [Int])] = []"))
        #expect(double.members.contains("cArguments.append((x as Any, y as Any))"))
    }

    @Test("a generic answer is cast, passed on from a closure, or left to the default implementation") func generics()
        throws
    {
        let double = try mock(
            """
            protocol P {
                func decode<T>(_ type: T.Type) throws -> T
                func lock<R>(_ body: (Int) throws -> R) rethrows -> R
                func make<T>() -> T
            }
            extension P { func make<T>() -> T { preconditionFailure() } }
            """
        )
        #expect(
            double.members.contains(
                "guard let value = try decodeResult.get() as? T else { throw UnsetResult(member: \"decode(_:)\") }"
            )
        )
        #expect(double.members.contains("return try body(0)"))
        #expect(!double.members.contains("make"))
    }

    @Test("actors, global actors and initializers get what they demand") func isolation() throws {
        let actor = try mock("protocol P: Actor { var x: Int { get }; nonisolated var y: Int { get } }")
        #expect(actor.kind == "actor")
        #expect(actor.members.contains("nonisolated(unsafe) var y = 0"))
        let main = try mock("@MainActor protocol P { static var x: Int { get set } }")
        #expect(main.attributes == "@MainActor\n")
        #expect(main.members.contains("    static var x = 0"))
        let made = try mock("protocol P { init(x: Int); func any() -> any Q }; protocol Q {}")
        #expect(made.members.contains("init(x: Int) {}"))
        #expect(made.notes == ["`any()` traps until `anyResult` is set: no value of `any Q` can be made up"])
    }

    @Test("what is under #if stays under it") func conditions() throws {
        let double = try mock("protocol P {\n#if DEBUG\nfunc a()\nfunc b()\n#endif\nfunc c()\n}")
        #expect(
            double.members.contains(
                "    #if DEBUG\n    var aCallCount = 0\n    var bCallCount = 0\n    #endif\n    var cCallCount = 0"
            )
        )
        #expect(double.members.contains("    #if DEBUG\n    func a() {\n        aCallCount += 1\n    }\n    #endif"))
    }

    @Test(
        "what can't be mocked is refused with the reason",
        arguments: [
            ("protocol P { static func + (l: Self, r: Self) -> Self }", "requires the operator `+`"),
            ("private protocol P {}", "is private"),
            ("protocol P: ~Copyable {}", "allows noncopyable types"),
            ("struct P {}", "isn't a protocol"),
        ]
    )
    func refusals(source: String, reason: String) throws {
        let code = SourceSignatures(["App": source])
        let declared = try code.type("P")
        let refusal = #expect(throws: ScaffoldProblem.self) {
            try MockMaker.mock(of: declared, shape: DoubleShape(), from: code)
        }
        #expect(refusal?.message.contains(reason) == true, "\(refusal?.message ?? "")")
    }

    @Test("a double is no more visible than its protocol") func access() throws {
        #expect(try mock("protocol P {}") { $0.access = .public }.access == "")
        #expect(try mock("package protocol P {}") { $0.access = .public }.access == "package ")
        #expect(try mock("public protocol P {}").access == "")
    }
}
