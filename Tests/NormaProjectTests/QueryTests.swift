// What rules ask of a project: symbols, members, supertypes, types of receivers, reasons.

import NormaFacts
import NormaProject
import NormaText
import Testing

@Suite("Queries")
struct QueryTests {
    private let source = SourceProject([
        "Cart.swift": """
        protocol Loading: AnyObject { func load() }
        typealias Storable = Codable & Hashable
        class Screen<Content>: UITableViewController {}
        final class CartScreen: Screen<Int> {
            enum State: String { case empty, full(Int) }
            let repository: CartRepository
            weak var router: (any Routing)?
            var state = State.empty
            init(repository: CartRepository, _ count: Int = 0) {}
            func load(_ id: Int, from place: String) async { func inner() {} }
            subscript(index: Int) -> Int { index }
            deinit {}
            static func == (left: CartScreen, right: CartScreen) -> Bool { true }
        }
        struct Item { var price: Int }
        """,
        "More.swift": """
        extension CartScreen: Loading { func load() {} }
        extension CartScreen.State { var title: String { rawValue } }
        extension Item: Storable {}
        extension Array: Marked where Element == Item { var total: Int { 0 } }
        protocol Marked {}
        protocol Routing { var parent: Routing? { get }; func show() }
        class CartRepository { static let shared = CartRepository(); let session = URLSession.shared; func save() {} }
        """,
    ])

    private func symbols(in path: String) throws -> [String] {
        let file = try #require(source.project.file(at: RelativePath(path)))
        return source.project.declarations(in: file).map { source.project.symbol(of: $0) }
    }

    @Test("Symbols name declarations by what is around them, with labels, without lines")
    func symbolsOfDeclarations() throws {
        let symbols = try symbols(in: "Cart.swift")
        for wanted in [
            "Loading.load()", "CartScreen.State.empty", "CartScreen.init(repository:_:)", "CartScreen.load(_:from:)",
            "CartScreen.load(_:from:).inner()", "CartScreen.subscript(_:)", "CartScreen.deinit", "CartScreen.==(_:_:)",
            "CartScreen.state",
        ] {
            #expect(symbols.contains(wanted), "\(wanted) in \(symbols)")
        }
        let more = try self.symbols(in: "More.swift")
        for wanted in ["extension CartScreen", "CartScreen.load()", "CartScreen.State.title", "Array.total"] {
            #expect(more.contains(wanted), "\(wanted) in \(more)")
        }
    }

    @Test("Members and extensions are gathered over all files")
    func members() throws {
        let project = source.project
        let screen = try source.type("CartScreen")
        let names = project.members(of: screen).map { project.name(of: $0) }
        #expect(names.first == "State")
        #expect(names.last == "load")
        #expect(project.extensions(of: screen).count == 1)
        let added = try #require(project.extensions(of: screen).first)
        #expect(project.extendedType(of: added) == screen)
        #expect(Array(project.members(of: added)) == Array(project.members(of: screen)))
        #expect(project.extensions(ofExternal: "Array").count == 1)
        let total = try #require(project.declarations(named: "total").first)
        #expect(project.enclosingType(of: total) == nil)
        let title = try #require(project.declarations(named: "title").first)
        #expect(project.enclosingType(of: title).map { project.symbol(of: $0) } == "CartScreen.State")
    }

    @Test("Supertypes come nearest first, with the clauses that lead there")
    func supertypes() throws {
        let project = source.project
        func names(_ type: String) throws -> [String] {
            project.supertypes(of: try source.type(type)).map { supertype in
                switch supertype.target {
                case .declared(let id): project.name(of: id)
                case .external(let name): name
                }
            }
        }
        let screen = try names("CartScreen")
        #expect(screen.prefix(2) == ["Screen", "Loading"])
        #expect(Set(screen).isSuperset(of: ["UITableViewController", "UIViewController", "UIResponder", "AnyObject"]))
        #expect(Set(try names("Item")).isSuperset(of: ["Codable", "Encodable", "Decodable", "Hashable", "Equatable"]))
        let superclass = project.superclass(of: try source.type("CartScreen"))
        #expect(superclass?.target == .declared(try source.type("Screen")))
        #expect(superclass?.path.count == 1)
        #expect(try names("State") == ["String"])
        #expect(project.supertypes(of: try source.type("State")).map(\.isRawType) == [true])
    }

    @Test("An enum is not what its raw type is, whatever the code base adds to that")
    func rawTypes() throws {
        let source = SourceProject([
            "A.swift": """
            protocol Stored {}
            extension String: Stored {}
            typealias Name = String
            struct Text: ExpressibleByStringLiteral, Equatable, Stored {}
            enum One: String, Marked { case a }
            enum Two: Name { case a }
            enum Three: Text { case a }
            protocol Marked: Stored {}
            enum Four: Marked, Codable { case a }
            """
        ])
        func isStored(_ name: String) throws -> Bool {
            let stored = Supertype.Target.declared(try source.type("Stored"))
            return source.project.supertypes(of: try source.type(name)).contains { $0.target == stored }
        }
        #expect(try isStored("One"))
        #expect(try !isStored("Two"))
        #expect(try !isStored("Three"))
        #expect(try isStored("Four"))
        let first = source.project.supertypes(of: try source.type("One")).map { ($0.path.count, $0.isRawType) }
        #expect(first.map(\.0) == [1, 1, 2])
        #expect(first.map(\.1) == [true, false, false])
    }

    @Test("A conformance under conditions says so")
    func conditional() throws {
        let project = source.project
        let array = try #require(project.extensions(ofExternal: "Array").first)
        let stated = project.statedSupertypes(of: array)
        #expect(stated.map(\.isConditional) == [true])
        #expect(project.statedSupertypes(of: try source.type("CartScreen")).map(\.isConditional) == [false, false])
    }

    @Test("What stands inside a declaration is found by its range")
    func inside() throws {
        let project = source.project
        let screen = try source.type("CartScreen")
        let inside = project.references(in: screen).map { reference in
            project.file(project.file(of: reference)).facts.text(project.fact(reference).name)
        }
        #expect(inside.first == "Screen")
        #expect(inside.contains("Routing"))
        #expect(!inside.contains("Item"))
        let file = project.file(of: screen)
        let all = project.references(in: file).filter { reference in
            project.fact(screen).range.contains(project.fact(reference).range)
        }
        #expect(all.count == inside.count)
    }

    @Test(
        "The type of a receiver is told where the source tells it",
        arguments: [
            ("repository.save()", "CartRepository"), ("self.repository.save()", "CartRepository"),
            ("router?.show()", "Routing"), ("router?.parent?.show()", "Routing"), ("local.save()", "CartRepository"),
            ("parameter.save()", "CartRepository"), ("CartRepository.shared.save()", "CartRepository"),
            ("CartRepository.make()", "CartRepository"), ("repository.session.dataTask()", "URLSession"),
            ("URLSession.shared.dataTask()", "URLSession"), ("Foundation.URLSession.shared.dataTask()", "URLSession"),
            ("global.save()", "CartRepository"), ("super.reload()", "Base"), ("inherited.save()", "CartRepository"),
            ("unknown.save()", nil), ("make().save()", nil), ("untyped.save()", nil), ("helper()", "Sub"),
            ("nowhere()", nil), ("nested.save()", nil), ("Outer.Inner.one.save()", "Inner"), ("items.first()", "Array"),
        ]
    )
    func receivers(call: String, expected: String?) throws {
        let source = SourceProject([
            "A.swift": """
            import Foundation
            class CartRepository { static let shared = CartRepository(); let session = URLSession.shared; func save() {} }
            protocol Routing { var parent: (any Routing)? { get } }
            class Base { let inherited: CartRepository; func helper() {} }
            enum Outer { struct Inner { static let one: Inner = Inner() } }
            let global = CartRepository()
            class Sub: Base {
                let repository: CartRepository
                weak var router: (any Routing)?
                let untyped = make()
                let items: [CartRepository]
                func test(parameter: CartRepository) {
                    let local: CartRepository = parameter
                    \(call)
                }
            }
            """
        ])
        let file = try #require(source.project.file(at: RelativePath("A.swift")))
        let name = try #require(call.split(separator: ".").last.map { String($0.prefix { $0 != "(" }) })
        let facts = source.project.file(file).facts
        let index = try #require(facts.calls.lastIndex { facts.text($0.name) == name })
        #expect(source.project.receiverType(ofCall: index, in: file)?.name == expected)
    }

    @Test("Edges name every exact reference once")
    func edges() {
        var edges: [ReferenceEdge] = []
        source.project.forEachReferenceEdge { edges.append($0) }
        let exact = source.project.allFileIDs.flatMap { source.project.references(in: $0) }.filter {
            if case .exact = source.project.resolution(of: $0) { true } else { false }
        }
        #expect(edges.map(\.reference) == exact)
        #expect(edges.allSatisfy { source.project.owner(of: $0.reference) == $0.owner })
    }

    @Test("The explanation's last step is where the name was found")
    func explanations() throws {
        let project = source.project
        for file in project.allFileIDs {
            for reference in project.references(in: file) {
                let explanation = project.explanation(of: reference)
                let last = try #require(explanation.steps.last)
                switch explanation.resolution {
                case .exact(let id): #expect(last.found == [id], "\(explanation)")
                case .ambiguous(let ids): #expect(last.found == ids, "\(explanation)")
                case .external, .local: #expect(last.found.isEmpty, "\(explanation)")
                }
            }
        }
    }
}
