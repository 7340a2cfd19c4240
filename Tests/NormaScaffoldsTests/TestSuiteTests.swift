// What derived tests look like, and what they can't be made of.

import NormaFacts
import NormaScaffolds
import NormaText
import Testing

@Suite struct TestSuiteTests {
    private func suite(
        _ source: String,
        _ name: String = "S",
        _ change: (inout DoubleShape) -> Void = { _ in }
    ) throws -> TestSuite {
        try suite(of: ["App": source], name, change)
    }

    private func suite(
        of modules: [String: String],
        _ name: String = "S",
        _ change: (inout DoubleShape) -> Void = { _ in }
    ) throws -> TestSuite {
        let code = SourceSignatures(modules)
        var shape = DoubleShape(deriving: "tests")
        change(&shape)
        let insiders: Set = ["App", "AppTests"]
        let standIns = StandIns(source: code, insiders: insiders, visible: nil, shapes: [])
        return try TestSuiteMaker.suite(of: code.type(name), shape: shape, from: code, standIns: standIns)
    }

    @Test("each method is called once on a subject with its doubles, and expects nothing yet") func whole() throws {
        let made = try suite(of: [
            "App": """
            protocol Store: Sendable { func all() async throws -> [Int] }
            final class S {
                private let store: any Store
                init(store: any Store, limit: Int) { self.store = store }
                func load(id: Int, name: String = "") async throws -> [Int] { try await store.all() }
                private func hidden() {}
            }
            """,
            "AppTests":
                "@testable import App\nfinal class StoreMock: Store { func all() async throws -> [Int] { [] } }",
        ])
        #expect(made.name == "STests" && made.count == 2 && made.notes.isEmpty)
        #expect(made.imports == ["import Testing"])
        #expect(
            made.members == #"""
                    private let store = StoreMock()

                    private func makeSUT() -> S {
                        S(store: store, limit: 1)
                    }

                    @Test("init(store:limit:)") func initialization() {
                        let sut = makeSUT()

                        withKnownIssue("Say what `init(store:limit:)` must make") { Issue.record("It made \(sut)") }
                    }

                    @Test("load(id:name:)") func load() async {
                        let sut = makeSUT()

                        let result = try? await sut.load(id: 1)

                        withKnownIssue("Say what `load(id:name:)` must give") { Issue.record("It gave \(result)") }
                    }
                """#
        )
    }

    @Test("a mock that is not there yet is used by its name, and how to make it is told") func missingMock() throws {
        let made = try suite("protocol Store { func all() }; struct S { let store: any Store; func f() {} }")
        #expect(made.members.contains("private let store = StoreMock()"))
        #expect(
            made.notes == [
                "`norma new mock Store` creates the `StoreMock` that these tests use; they don't compile without it"
            ]
        )
    }

    @Test("a double of another name or in an imported module is found") func otherDoubles() throws {
        let made = try suite(of: [
            "App": "public protocol Store {}\nstruct S { let store: any Store; func f() {} }",
            "Doubles": "import App\npublic final class FakeStore: Store { public init() {} }",
        ])
        #expect(made.members.contains("private let store = FakeStore()"))
        #expect(made.imports == ["import Doubles", "import Testing"])
    }

    @Test(
        "effects and isolation are written as the call needs them",
        arguments: [
            ("actor S { func f() -> Int { 1 } }", "let result = await sut.f()"),
            ("actor S { nonisolated func f() -> Int { 1 } }", "let result = sut.f()"),
            ("actor S { static func f() -> Int { 1 } }", "let result = S.f()"),
            ("actor S { var n: Int { get async throws { 1 } } }", "let result = try? await sut.n"),
            ("struct S { mutating func f() {} }", "var sut = makeSUT()"),
            ("struct S { static func f() throws -> Int { 1 } }", "let result = try? S.f()"),
            ("enum S { case a; func f() {} }", "    .a\n"),
            ("struct S { init?(x: Int) { nil }; func f() -> Int { 1 } }", "let result = sut?.f()"),
            ("struct S { init() async throws {}; func f() -> Int { 1 } }", "let sut = try? await makeSUT()"),
            ("struct S { func f(_ x: inout [Int]) {} }", "var x: [Int] = []"),
            ("struct S { func f(_ x: inout [Int]) {} }", "sut.f(&x)"),
            ("struct S<T: Hashable> { func f(_ x: T) {} }", "private func makeSUT() -> S<Int> {"),
            ("struct S { func f<T: Decodable>(_ type: T.Type) -> T? { nil } }", "let result = sut.f(Int.self)"),
            ("struct S { func f<T>() -> T? { nil } }", "let result: Int? = sut.f()"),
            ("struct S { @MainActor func f() {} }", "@MainActor\n    @Test(\"f()\")"),
            ("struct S { func f() -> U { U() } }; struct U: ~Copyable {}", "_ = sut.f()"),
            ("struct S { func `repeat`() {} }", "func `repeat`() {"),
            ("class S { func f() {} }; extension S { func g() {} }", "sut.g()"),
            ("struct S { func f(_ u: U) {} }; struct U { let n: Int; static let sample = U(n: 1) }", "sut.f(.sample)"),
        ]
    )
    func effects(source: String, expected: String) throws {
        let made = try suite(source)
        #expect(made.members.contains(expected), "\(made.members)")
    }

    @Test("where no value can be made up the test is disabled, and has a place for it") func disabled() throws {
        let made = try suite("import Foundation\nstruct S { let session: Engine; func f(_ x: Engine) {} }")
        #expect(made.members.contains(#".disabled("no `Engine` can be made up for `x`")"#))
        #expect(made.members.contains(#"let session = try #require(nil as Engine?, "say which `session`")"#))
        #expect(made.members.contains("let sut = try makeSUT()"))
        #expect(made.members.contains("sut.f(x)"))
    }

    @Test("a class belongs to the main actor by what it inherits") func isolation() throws {
        #expect(try suite("@MainActor class Base {}; final class S: Base { func f() {} }").attributes == "@MainActor\n")
        #expect(try suite("class S: UIViewController { func f() {} }").attributes == "@MainActor\n")
        #expect(try suite("class S { func f() {} }").attributes == "")
    }

    @Test("what is left out is told with its reason") func leftOut() throws {
        let made = try suite(
            """
            class Box {}
            actor S {
                func ok() {}
                func inside() -> Box { Box() }
                func never() -> Never { fatalError() }
                func pack<each T>(_ x: repeat each T) {}
                @available(*, deprecated) func old() {}
                static func == (left: S, right: S) -> Bool { true }
            }
            """
        )
        #expect(made.count == 1)
        #expect(
            made.notes == [
                "`inside()` is left out: its result may not leave the actor",
                "`never()` is left out: it never returns",
                "`pack(_:)` is left out: the types of its generic parameters are unknown",
                "`old()` is left out: it is deprecated or unavailable",
            ]
        )
    }

    @Test("the guide says what things are called, and names the steps") func shaped() throws {
        let made = try suite("struct S { func f() -> Int { 1 } }") { shape in
            shape.name = "{Name}Spec"
            shape.subject = "subject"
            shape.outcome = "value"
            shape.steps = ["Given", "When", "Then"]
        }
        #expect(made.name == "SSpec")
        #expect(made.members.contains("private func makeSubject() -> S {"))
        #expect(made.members.contains("// Given\n        let subject = makeSubject()\n\n        // When\n"))
        #expect(made.members.contains("let value = subject.f()\n\n        // Then\n"))
    }

    /// As a guide wants it that has XCTest and makes everything in `setUp`.
    private static func classes(_ shape: inout DoubleShape) {
        shape.suite.framework = .xctest
        shape.suite.fixtures = .setUp
        shape.suite.emptySteps = .joined
        shape.suite.testName = "test{Member}_WhenCalled_IsYetToBeJudged"
        shape.suite.doubleName = "mock{Name}"
        shape.steps = ["Given", "When", "Then"]
    }

    @Test("with XCTest what is tested and its doubles are made before each test, and let go of after it")
    func classes() throws {
        let source = """
            protocol Store {}
            final class StoreMock: Store {}
            final class S {
                init(store: any Store) {}
                func load(id: Int) async throws -> [Int] { [] }
                static func clear() {}
            }
            """
        let made = try suite(source, "S", Self.classes)
        #expect(made.imports == ["import XCTest"] && made.conformances == "")
        #expect(
            made.properties == """
                    private var mockStore: StoreMock!
                    private var sut: S!
                """
        )
        #expect(
            made.preparation == """
                    override func setUp() {
                        super.setUp()
                        mockStore = StoreMock()
                        sut = S(store: mockStore)
                    }

                    override func tearDown() {
                        sut = nil
                        mockStore = nil
                        super.tearDown()
                    }
                """
        )
        #expect(
            made.methods == #"""
                    func testInitialization_WhenCalled_IsYetToBeJudged() throws {
                        // Given / When
                        let sut = S(store: mockStore)

                        // Then
                        throw XCTSkip("Say what `init(store:)` must make; it made \(String(describing: sut))")
                    }

                    func testLoad_WhenCalled_IsYetToBeJudged() async throws {
                        // Given / When
                        let result = try? await sut.load(id: 1)

                        // Then
                        throw XCTSkip("Say what `load(id:)` must give; it gave \(String(describing: result))")
                    }

                    func testClear_WhenCalled_IsYetToBeJudged() throws {
                        // Given / When
                        S.clear()

                        // Then
                        throw XCTSkip("Say what `clear()` must do; it was called")
                    }
                """#
        )
        #expect(made.members == [made.properties, made.preparation, made.methods].joined(separator: "\n\n"))
    }

    @Test("tests of XCTest wait for the actor that what they test belongs to") func isolatedClasses() throws {
        let made = try suite("@MainActor final class S { func f() {} }", "S", Self.classes)
        #expect(made.attributes == "@MainActor\n" && made.conformances == ", @unchecked Sendable")
        #expect(made.preparation.contains("override func setUp() async throws {\n        try await super.setUp()\n"))
        #expect(made.methods.contains("func testF_WhenCalled_IsYetToBeJudged() async throws {"))
    }

    @Test("a test of XCTest for which no value can be made up is skipped, and has a place for it") func skipped() throws
    {
        let made = try suite("struct S { let engine: Engine; func f() {} }", "S", Self.classes)
        #expect(
            made.preparation.contains(
                """
                        guard let engine = nil as Engine? else {
                            throw XCTSkip("Say which `engine`: no `Engine` can be made up")
                        }
                        sut = S(engine: engine)
                """
            ),
            "\(made.preparation)"
        )
    }

    @Test("an initializer that may fail makes no test red") func failing() throws {
        let made = try suite("struct S { init() throws {}; func f() {} }", "S", Self.classes)
        #expect(made.preparation.contains("sut = try? S()") && made.methods.contains("sut?.f()"))
        let chosen = try suite("enum S { case none; func f() {} }", "S", Self.classes)
        #expect(chosen.preparation.contains("sut = S.none"))
    }

    @Test("without properties a test of XCTest makes what it tests, and names no step that is empty") func builders()
        throws
    {
        let made = try suite("struct S { func f() -> Int { 1 }; static func g() {} }") { shape in
            shape.suite.framework = .xctest
            shape.suite.testName = "test_{member}_shouldBeJudged"
            shape.steps = ["Given", "When", "Then"]
            shape.indentation = .tabs
        }
        #expect(made.members.hasPrefix("\tprivate func makeSUT() -> S {\n\t\tS()\n\t}\n\n"))
        #expect(
            made.members.contains("\tfunc test_f_shouldBeJudged() throws {\n\t\t// Given\n\t\tlet sut = makeSUT()\n")
        )
        #expect(made.members.contains("\tfunc test_g_shouldBeJudged() throws {\n\t\t// When\n\t\tS.g()\n"))
    }

    @Test("a suite imports of its type's file what its tests name, and all of it where they name what nobody knows")
    func imports() throws {
        let modules = [
            "App": "import Parts\nimport SwiftUI\nstruct S { func f(_ part: Part) {} }",
            "Parts": "public struct Part { public init() {} }",
        ]
        #expect(try suite(of: modules).imports == ["import Parts", "import Testing"])
        let plain = try suite("import SwiftUI\nstruct S { func f(_ text: String) {} }")
        #expect(plain.imports == ["import Testing"])
        let unknown = try suite("import UIKit\nstruct S { func f(_ view: UIView) {} }")
        #expect(unknown.imports == ["import Testing", "import UIKit"])
    }

    @Test(
        "types that no test can see or fill are refused",
        arguments: [
            "private struct S { func f() {} }", "struct S { let x: Int }", "struct S<each T> { func f() {} }",
            "distributed actor S { func f() {} }", "struct S<T: Unknown> { func f() {} }",
        ]
    )
    func refused(source: String) {
        #expect(throws: ScaffoldProblem.self) { try suite(source) }
    }

    @Test("a name of which only a part is said finds what it may mean") func nearest() throws {
        #expect(NearestWord.choices(for: "UserRepo", among: ["UserRepository", "User", "Cart"]) == ["UserRepository"])
        #expect(
            NearestWord.choices(for: "Repository", among: ["UserRepository", "CartRepository", "Cart"])
                == ["CartRepository", "UserRepository"]
        )
        #expect(NearestWord.choices(for: "UserRepositoryProtocol", among: ["UserRepository"]) == ["UserRepository"])
        #expect(NearestWord.choices(for: "Xyz", among: ["UserRepository"]).isEmpty)
    }
}
