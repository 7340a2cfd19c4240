// What derived protocols look like, and what they can't be made of.

import NormaFacts
import NormaScaffolds
import Testing

@Suite struct ProtocolTests {
    private func contract(
        _ source: String,
        _ change: (inout DoubleShape) -> Void = { _ in }
    ) throws -> DerivedProtocol {
        let code = SourceSignatures(["App": source])
        var shape = DoubleShape(deriving: "protocol")
        change(&shape)
        return try ProtocolMaker.contract(of: code.type("S"), shape: shape, from: code)
    }

    @Test("it demands what others can ask, and nothing that is private, made or inherited") func whole() throws {
        let made = try contract(
            """
            protocol Loading { func load() }
            final class S: Loading, Equatable {
                let name: String
                private(set) var count = 1
                var total: Int
                private var hidden: Int
                var isOpen: Bool { get async throws { true } }
                init(name: String) {}
                func load() {}
                func fetch(id: Int, _ text: String = "", in list: inout [Int]) async throws -> [Int] { [] }
                @discardableResult func clear() -> Int { 0 }
                static func usual() {}
                func each<T: Hashable>(_ body: @escaping (T) -> Void) where T: Sendable {}
                func some() -> some Sequence { [] }
                private func own() {}
                static func == (left: S, right: S) -> Bool { true }
                subscript(index: Int) -> Int { 0 }
            }
            extension S: CustomStringConvertible { var description: String { "" } }
            extension S { func more() {} }
            """
        )
        #expect(made.name == "SProtocol" && made.access == "")
        #expect(
            made.members == """
                    var name: String { get }
                    var total: Int { get set }
                    var isOpen: Bool { get async throws }
                    func fetch(id: Int, _ text: String, in list: inout [Int]) async throws -> [Int]
                    @discardableResult
                    func clear() -> Int
                    static func usual()
                    func each<T: Hashable>(_ body: @escaping (T) -> Void) where T: Sendable
                    func more()
                """
        )
        #expect(
            made.notes == [
                "`count` is left out: its type is not written",
                "`some()` is left out: its result is an opaque `some` type",
                "let `S` conform to `SProtocol`, and let its users take `any SProtocol`",
            ]
        )
    }

    @Test("an actor is asked by waiting, and a main actor's type by its actor") func isolation() throws {
        let made = try contract("actor S { var n: Int { 1 }; nonisolated func f() {}; func g() {} }")
        #expect(made.members.contains("var n: Int { get async }") && made.members.contains("func g() async"))
        #expect(made.members.contains("nonisolated func f()"))
        #expect(try contract("@MainActor class S { func f() {} }").attributes == "@MainActor\n")
    }

    @Test("a public type has a public protocol of what is public, where there is something") func access() throws {
        let open = try contract("public struct S { public func f() {}; func g() {} }")
        #expect(open.access == "public " && open.members == "    func f()")
        let closed = try contract("public struct S { mutating func g() {} }")
        #expect(closed.access == "" && closed.members == "    mutating func g()")
    }

    @Test("the guide says what it is called") func shaped() throws {
        let made = try contract("struct S { func f() {} }") { shape in
            shape.name = "{Name}Contract"
            shape.indentation = .tabs
        }
        #expect(made.name == "SContract" && made.members == "\tfunc f()")
    }

    @Test(
        "what no protocol can stand for is refused",
        arguments: [
            "struct S<T> { func f() {} }", "private struct S { func f() {} }", "struct S { init() {} }",
            "struct S { func f() -> some View { 1 } }",
        ]
    )
    func refused(source: String) {
        #expect(throws: ScaffoldProblem.self) { try contract(source) }
    }

    @Test("a protocol of the type's own name is refused") func sameName() {
        #expect(throws: ScaffoldProblem.self) { try contract("struct S { func f() {} }") { $0.name = "{Name}" } }
    }
}
