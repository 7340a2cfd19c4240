// What `norma facts --names` says of names, as another program reads it.

import Foundation
import Testing

@Suite("norma facts --names")
struct NamesDocumentTests {
    private struct Document: Decodable {
        struct Declaration: Decodable, Equatable {
            var path: String
            var line: Int
            var column: Int
            var kind: String
            var symbol: String
            var module: String?
            var local: Bool
            var start: [Int]
            var end: [Int]
            var extends: Int?
        }
        struct Step: Decodable, Equatable {
            var path: String
            var line: Int
            var column: Int
        }
        struct Supertype: Decodable, Equatable {
            var name: String
            var declaration: Int?
            var conditional: Bool
            var through: [Step]
        }
        struct Entry: Decodable {
            var declaration: Int
            var supertypes: [Supertype]
        }
        struct Edge: Decodable {
            var from: Int
            var to: Int
        }
        struct Condition: Decodable {
            var text: String
            var start: [Int]
        }
        struct Meaning: Decodable, Equatable {
            var name: String?
            var resolution: String
            var declaration: Int?
            var target: Int?
            var candidates: [Int]?
        }
        struct Reference: Decodable {
            var line: Int
            var column: Int
            var name: String
            var role: String
        }
        struct Call: Decodable {
            var name: String
            var form: String
            var receiver: String
            var type: Meaning?
        }
        struct File: Decodable {
            var path: String
            var module: String?
            var test: Bool
            var conditions: [Condition]
            var references: [Reference]
            var calls: [Call]
        }
        struct Meanings: Decodable { var references: [Meaning] }

        var version: Int
        var declarations: [Declaration]
        var types: [Entry]
        var edges: [Edge]
        var files: [File]

        func number(_ symbol: String) throws -> Int {
            try #require(declarations.firstIndex { $0.symbol == symbol })
        }
    }

    private struct MeaningDocument: Decodable { var files: [Document.Meanings] }

    private static let files = [
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "Shop", targets: [.target(name: "Shop")])
        """,
        "Sources/Shop/Model.swift": """
        protocol Priced {}
        protocol Sold: Priced {}
        struct Item: Sold, Codable {}
        typealias Article = Item
        #if os(iOS)
        struct Screen {}
        #else
        struct Screen {}
        #endif
        """,
        "Sources/Shop/Cart.swift": """
        struct Cart {
            var items: [Article]
            let /* 🛒 */ first: Item
            let store: any Sold
            func load() { first.show(); store.buy(); unknown().stop() }
            func frame<Content>(of content: Content) -> Screen? { nil }
        }
        extension Cart {}
        extension Int: Sold {}
        extension Array: Priced where Element: Sold {}
        """,
    ]

    private func document(_ arguments: [String] = []) throws -> (names: Document, meanings: MeaningDocument) {
        let tree = try TemporaryTree(Self.files)
        let run = try CommandLineRun(["facts", "--names"] + arguments, in: tree.root)
        #expect(run.status == 0 && run.errors.isEmpty)
        let data = Data(run.output.utf8)
        return try (
            JSONDecoder().decode(Document.self, from: data), JSONDecoder().decode(MeaningDocument.self, from: data)
        )
    }

    @Test("lists declarations with their places, columns counted in bytes")
    func declarations() throws {
        let names = try document().names
        #expect(names.version == 1)
        let cart = try names.number("Cart")
        #expect(
            names.declarations[cart]
                == Document.Declaration(
                    path: "Sources/Shop/Cart.swift",
                    line: 1,
                    column: 8,
                    kind: "struct",
                    symbol: "Cart",
                    module: "Shop",
                    local: false,
                    start: [1, 1],
                    end: [7, 2],
                    extends: nil
                )
        )
        #expect(names.declarations.first { $0.symbol == "extension Cart" }?.extends == cart)
        #expect(names.declarations.first { $0.symbol == "extension Int" }.map { $0.extends == nil } == true)
    }

    @Test("says what each reference means: exact, through an alias, ambiguous, from outside or local")
    func references() throws {
        let (names, meanings) = try document(["Sources/Shop/Cart.swift"])
        let file = try #require(names.files.first)
        #expect(names.files.count == 1 && file.path == "Sources/Shop/Cart.swift" && file.module == "Shop" && !file.test)
        func meaning(_ name: String, _ role: String) throws -> (place: [Int], meaning: Document.Meaning) {
            let index = try #require(file.references.firstIndex { $0.name == name && $0.role == role })
            return ([file.references[index].line, file.references[index].column], meanings.files[0].references[index])
        }
        let alias = try meaning("Article", "property")
        #expect(alias.place == [2, 17])
        #expect(
            try alias.meaning.declaration == names.number("Article") && alias.meaning.target == names.number("Item")
        )
        #expect(try meaning("Item", "property").place == [3, 27])
        let screen = try meaning("Screen", "returnType").meaning
        #expect(screen.resolution == "ambiguous" && screen.candidates?.count == 2 && screen.declaration == nil)
        #expect(try meaning("Content", "parameter").meaning.resolution == "local")
        #expect(try meaning("Int", "extended").meaning.resolution == "external")
    }

    @Test("tells what a type inherits, from outside and through others")
    func supertypes() throws {
        let names = try document().names
        let item = try names.number("Item")
        let supertypes = try #require(names.types.first { $0.declaration == item }).supertypes
        let sold = Document.Step(path: "Sources/Shop/Model.swift", line: 3, column: 14)
        let priced = Document.Step(path: "Sources/Shop/Model.swift", line: 2, column: 16)
        let codable = Document.Step(path: "Sources/Shop/Model.swift", line: 3, column: 20)
        func expected(_ name: String, _ declaration: Int?, _ through: [Document.Step]) -> Document.Supertype {
            Document.Supertype(name: name, declaration: declaration, conditional: false, through: through)
        }
        #expect(try supertypes.first == expected("Sold", names.number("Sold"), [sold]))
        #expect(try supertypes.contains(expected("Priced", names.number("Priced"), [sold, priced])))
        #expect(supertypes.contains(expected("Codable", nil, [codable])))
    }

    @Test("tells which type refers to which, once, and not to itself")
    func edges() throws {
        let names = try document().names
        let found = names.edges.map { [$0.from, $0.to].map { names.declarations[$0].symbol } }
        #expect(Set(found) == [["Sold", "Priced"], ["Item", "Sold"], ["Cart", "Item"], ["Cart", "Sold"]])
        #expect(found.count == 4)
    }

    @Test("tells a call's receiver where the source does")
    func calls() throws {
        let names = try document().names
        let calls = names.files.flatMap(\.calls)
        let show = try #require(calls.first { $0.name == "show" })
        #expect(show.form == "chain" && show.receiver == "first" && show.type?.name == "Item")
        #expect(try show.type?.declaration == names.number("Item"))
        #expect(try calls.first { $0.name == "buy" }?.type?.declaration == names.number("Sold"))
        #expect(calls.first { $0.name == "stop" }.map { $0.type == nil && $0.form == "expression" } == true)
    }

    @Test("lists the branches of #if")
    func conditions() throws {
        let conditions = try document().names.files.flatMap(\.conditions)
        #expect(conditions.map(\.text) == ["os(iOS)", "else"])
    }

    @Test("has a line for each element of a list")
    func lines() throws {
        let tree = try TemporaryTree(Self.files)
        let output = try CommandLineRun(["facts", "--names"], in: tree.root).output
        let line = output.split(separator: "\n").first { $0.contains("\"symbol\": \"Cart\"") }
        #expect(line?.hasPrefix("    {\"path\"") == true && line?.hasSuffix("},") == true)
    }
}
