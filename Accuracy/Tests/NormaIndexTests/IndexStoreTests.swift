// What is read of a store that a compiler wrote.

import Foundation
import NormaIndex
import Testing

@Suite("An index store that is whole")
struct IndexStoreTests {
    let small: SmallStore
    let contents: IndexContents

    init() throws {
        small = try SmallStore()
        contents = try small.read()
    }

    @Test("has each source file once, with its module, and no warning")
    func files() {
        #expect(contents.files.map(\.path) == ["Home.swift", "Kit.swift"].map { small.root + "/" + $0 })
        #expect(contents.files.allSatisfy { $0.module == "Small" && !$0.isStale && !$0.target.isEmpty })
        #expect(contents.warnings.isEmpty)
        #expect(contents.producers.contains { $0.hasPrefix("swift") })
    }

    @Test("tells declarations and references of one symbol by one name, at their places")
    func places() throws {
        let declared = try #require(contents.occurrences(of: "Dog", in: "Kit.swift").first)
        #expect((declared.line, declared.column) == (4, 13))
        #expect(declared.roles.contains(.definition) && declared.symbol.kind == .class)
        let used = contents.occurrences(of: "Dog", in: "Home.swift")
        #expect(used.map { [$0.line, $0.column] } == [[2, 14], [5, 58]])
        #expect(used.allSatisfy { $0.symbol.usr == declared.symbol.usr && $0.roles.contains(.reference) })
    }

    @Test("counts columns in bytes")
    func columns() throws {
        let line = try #require(SmallStore.sources["Home.swift"]?.split(separator: "\n").last)
        let before = try #require(line.range(of: "Dog")).lowerBound
        let column = try #require(contents.occurrences(of: "Dog", in: "Home.swift").last).column
        #expect(column == line[..<before].utf8.count + 1)
        #expect(column != line[..<before].count + 1)
    }

    @Test("tells what belongs to what")
    func relations() throws {
        let walk = try #require(contents.occurrences(of: "walk()", in: "Kit.swift").last)
        #expect(walk.relations.contains { $0.roles.contains(.childOf) && $0.symbol.name == "Dog" })
        #expect(walk.relations.contains { $0.roles.contains(.overrideOf) })
        let animal = try #require(contents.occurrences(of: "Animal", in: "Kit.swift").last)
        #expect(animal.relations.contains { $0.roles.contains(.baseOf) && $0.symbol.name == "Dog" })
        let home = contents.occurrences(of: "Home", in: "Home.swift")
        let extended = home.flatMap(\.relations).first { $0.roles.contains(.extendedBy) }
        #expect(extended?.symbol.kind == .extension && extended?.symbol.subkind == .extensionOfStruct)
    }

    @Test("tells kinds that share a number apart")
    func kinds() throws {
        #expect(try #require(contents.occurrences(of: "Leg", in: "Kit.swift").first).symbol.subkind == .associatedType)
        let alias = try #require(contents.occurrences(of: "Stepping", in: "Kit.swift").first).symbol
        #expect(alias.kind == .typealias && alias.subkind == .none && alias.isSwift)
        let call = try #require(contents.occurrences(of: "walk()", in: "Home.swift").first)
        #expect(call.symbol.kind == .instanceMethod && call.roles.isSuperset(of: [.reference, .call]))
    }

    @Test("is read below a folder only, where one is given")
    func folder() throws {
        let store = try IndexStore(path: small.store, library: .ofToolchain())
        #expect(try store.read(below: small.root + "/Elsewhere").files.isEmpty)
        #expect(try store.read().files.count == 2)
        #expect(try store.read(toolchain: true).files.count > 2)
    }

    @Test("is read the same twice")
    func order() throws { #expect(try small.read() == contents) }
}
