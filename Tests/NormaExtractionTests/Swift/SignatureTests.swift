// That the heads of types and members are read with all that they say.

import NormaFacts
import Testing

@testable import NormaExtraction

private func signatures(_ source: String) -> FileSignatures { SignatureReader.signatures(of: Array(source.utf8)) }

/// The text of the type that a parameter is written with.
private func typeText(_ type: String) -> String? {
    let members = signatures("protocol P { func f(_ value: \(type)) }").types.first?.members
    guard case .function(let function) = members?.first?.content else { return nil }
    return function.parameters.first?.type.text
}

@Suite struct SignatureTests {
    @Test(
        "a type is written again as it was",
        arguments: [
            "Int", "Swift.Result<User, any Error>", "Self.Item", "[Int]", "[String: [Int]]", "Int?", "Int??",
            "(any Store)?",
            "(Int) -> Void", "((Int) throws -> String)?", "@escaping @Sendable (Int) async throws(Failure) -> [Int]",
            "(first: Int, String)", "any Store & Sendable", "some Collection<Int>", "T.Type", "(any Store).Type",
            "inout [Int]", "borrowing Buffer", "sending Session", "isolated (any Actor)?", "repeat each T",
            "@autoclosure () -> Bool", "Outer<Int>.Inner<String>", "() -> () -> Int", "[(Int) -> Void]",
            "InlineArray<4, Int>",
        ]
    )
    func texts(type: String) {
        let expected = type.replacing("() -> () -> Int", with: "() -> () -> Int")
        #expect(typeText(type) == expected)
    }

    @Test("parentheses around one type mean nothing, and an empty pair is Void") func parentheses() {
        #expect(typeText("(Int)") == "Int")
        #expect(typeText("((Int))?") == "Int?")
        #expect(typeText("() -> ()") == "() -> Void")
    }

    @Test("a function says its labels, generics, effects and result") func functions() throws {
        let source =
            "protocol P { @discardableResult static func f<T: A>(_ a: T, at b: Int = 2, c: Int...) async throws(E) -> T where T.X == Int }"
        let member = try #require(signatures(source).types.first?.members.first)
        guard case .function(let function) = member.content else {
            Issue.record("no function")
            return
        }
        #expect(member.attributes == ["@discardableResult"])
        #expect(member.isStatic)
        #expect(function.fullName == "f(_:at:c:)")
        #expect(function.parameters.map(\.name) == ["a", "b", "c"])
        #expect(function.parameters.map(\.isVariadic) == [false, false, true])
        #expect(function.parameters.map(\.defaultValue) == [nil, "2", nil])
        #expect(function.effects.description == " async throws(E)")
        #expect(function.generics.parameterClause == "<T: A>")
        #expect(function.generics.whereClause == " where T.X == Int")
        #expect(function.result.text == "T")
    }

    @Test("`throws(any Error)` throws anything, `throws(Never)` nothing") func throwing() {
        let members = signatures("protocol P { func a() throws(any Error); func b() throws(Never); func c() rethrows }")
            .types[0].members
        let effects = members.compactMap { member -> String? in
            guard case .function(let function) = member.content else { return nil }
            return function.effects.description
        }
        #expect(effects == [" throws", "", " rethrows"])
    }

    @Test("a property says what its accessors are and do") func properties() {
        let source = """
            struct S {
                let a: Int
                let b = 2
                var c, d: String
                var e: Int { 1 }
                var f: Int { get async throws { 1 } set {} }
                var g = 1 { didSet {} }
                lazy var h: Int = 3
                private(set) static var i: Int?
            }
            """
        let found = signatures(source).types[0].members.compactMap { member -> String? in
            guard case .property(let property) = member.content else { return nil }
            let marks = [
                property.isConstant ? "let" : "var", property.isStored ? "stored" : "computed",
                property.hasSetter ? "set" : "",
            ]
            return
                "\(property.name) \(property.type?.text ?? "-") \(marks.joined(separator: " "))\(property.effects.description)"
        }
        #expect(
            found == [
                "a Int let stored ", "b - let stored ", "c String var stored set", "d String var stored set",
                "e Int var computed ", "f Int var computed set async throws", "g - var stored set",
                "h Int var stored set",
                "i Int? var stored set",
            ]
        )
    }

    @Test("cases, associated types, aliases and subscripts are members") func otherMembers() {
        let source = """
            indirect enum E { case a, b(Int, name: String = "x"); typealias T = [Int] }
            protocol P { associatedtype Item: Q & R = Int where Item.X == String; subscript(at i: Int, _ j: Int) -> Int { get set } }
            """
        let names = signatures(source).types.flatMap(\.members).map { member -> String in
            switch member.content {
            case .enumCase(let value): "case \(value.name) \(value.values.map { $0.label + ":" + $0.type.text })"
            case .alias(let alias): "alias \(alias.name) \(alias.target.text)"
            case .associatedType(let type):
                "associated \(type.name) \(type.inherited.map(\.text)) \(type.defaultType?.text ?? "") \(type.requirements)"
            case .function(let function): "\(function.fullName) \(function.kind)"
            case .property(let property): property.name
            }
        }
        #expect(
            names == [
                "case a []", "case b [\":Int\", \"name:String\"]", "alias T [Int]",
                "associated Item [\"Q & R\"] Int [Item.X == String]", "subscript(at:_:) subscript(hasSetter: true)",
            ]
        )
    }

    @Test("each branch of #if has its whole condition; a member's is counted from its type on") func conditions() {
        let source = """
            #if os(iOS)
            protocol P {
                #if DEBUG
                func a()
                #elseif A && B
                func b()
                #else
                func c()
                #endif
            }
            #else
            struct Q { enum R {} }
            #endif
            """
        let types = signatures(source).types
        #expect(types.map(\.fullName) == ["P", "Q", "Q.R"])
        #expect(types.map(\.condition) == ["os(iOS)", "!(os(iOS))", "!(os(iOS))"])
        #expect(types[0].members.map(\.condition) == ["DEBUG", "!(DEBUG) && (A && B)", "!(DEBUG) && !(A && B)"])
    }

    @Test("imports keep their attributes, and source that is no Swift gives nothing but what can be read") func edges()
    {
        let found = signatures(
            "@preconcurrency import NIOCore\npublic import struct Foundation.Data\nprotocol P { func f( }"
        )
        #expect(found.imports.map(\.path) == ["NIOCore", "struct Foundation.Data"])
        #expect(found.imports.map(\.attributes) == [["@preconcurrency"], []])
        #expect(found.types.map(\.name) == ["P"])
        #expect(signatures(String(repeating: "[", count: 5000)).types.isEmpty)
    }
}
