// What names mean, with facts made by hand.

import NormaExpressions
import NormaFacts
@testable import NormaGuide
import NormaProject
import NormaText
import Testing

/// A project of files made by hand, with what tests ask of it.
struct Linked {
    let project: Project

    init(_ files: [String: (inout FactsBuilder) -> Void], modules: [String] = []) {
        let sources = files.map { SourceInput(path: RelativePath($0.key), facts: FactsBuilder.facts($0.value)) }
        let place = GuidePlace(file: "guide.md", position: .start)
        let defined = modules.map {
            ModuleDefinition(
                name: $0,
                paths: [NamePattern(literal: $0, for: .path)],
                place: place
            )
        }
        project = ProjectBuilder.project(
            from: ProjectInput(sources: sources),
            definitions: Definitions(modules: defined)
        )
    }

    /// What the last reference of this name in the file means, as `Path:symbol`.
    func meaning(of name: String, in path: String) -> String {
        guard let id = project.file(at: RelativePath(path)) else { return "no file" }
        let file = project.file(id)
        guard let index = file.facts.references.lastIndex(where: { file.facts.text($0.name) == name }) else {
            return "no reference"
        }
        guard let reference = project.reference(Int32(index), in: id) else { return "no reference" }
        return describe(project.resolution(of: reference))
    }

    func describe(_ resolution: Resolution) -> String {
        func place(_ id: DeclarationID) -> String {
            "\(project.file(project.file(of: id)).path):\(project.symbol(of: id))"
        }
        switch resolution {
        case .exact(let id): return place(id)
        case .ambiguous(let ids): return "ambiguous " + ids.map(place).joined(separator: " | ")
        case .external: return "external"
        case .local: return "local"
        }
    }

    func type(_ name: String) throws -> DeclarationID {
        try #require(project.declarations(named: name).first { project.fact($0).kind.isType })
    }

    func supertypes(of name: String) throws -> [String] {
        project.supertypes(of: try type(name)).map { supertype in
            switch supertype.target {
            case .declared(let id): project.symbol(of: id)
            case .external(let name): name
            }
        }
    }
}

@Suite("Linking facts")
struct LinkingTests {
    @Test("A nested type declared in an extension in another file is found before the module's type of that name")
    func nestedInExtension() {
        let linked = Linked([
            "A.swift": { $0.declare(.class, "Cart") { $0.refer("State", .property) } },
            "B.swift": { $0.declare(.extension, "Cart") { $0.declare(.enum, "State") } },
            "C.swift": { $0.declare(.struct, "State") },
            "D.swift": { $0.declare(.struct, "Other") { $0.refer("State", .property) } },
        ])
        #expect(linked.meaning(of: "State", in: "A.swift") == "B.swift:Cart.State")
        #expect(linked.meaning(of: "State", in: "D.swift") == "C.swift:State")
    }

    @Test("A nested type of an extension of an extension's type is found in any order of files")
    func extensionsOfNested() {
        let linked = Linked([
            "A.swift": { $0.declare(.extension, "Cart.Item.Price") { $0.declare(.enum, "Unit") } },
            "B.swift": { $0.declare(.extension, "Cart.Item") { $0.declare(.struct, "Price") } },
            "C.swift": { $0.declare(.extension, "Cart") { $0.declare(.struct, "Item") } },
            "D.swift": {
                $0.declare(.struct, "Cart")
                $0.declare(.function, "f") { $0.refer("Cart.Item.Price.Unit", .parameter) }
            },
        ])
        #expect(linked.meaning(of: "Unit", in: "D.swift") == "A.swift:Cart.Item.Price.Unit")
    }

    @Test("Types inherited from a class hide the module's; those that a protocol provides don't")
    func inherited() {
        let linked = Linked([
            "A.swift": {
                $0.declare(.class, "Base") { $0.declare(.struct, "Kind") }
                $0.declare(.class, "Middle", is: ["Base"])
                $0.declare(.class, "Leaf", is: ["Middle"]) { $0.refer("Kind", .property) }
                $0.declare(.struct, "Kind")
            },
            "B.swift": {
                $0.declare(.protocol, "Storing") {
                    $0.declare(.associatedType, "Item")
                    $0.declare(.associatedType, "Key")
                }
                $0.declare(.struct, "Item")
                $0.declare(.struct, "Store", is: ["Storing"]) {
                    $0.refer("Item", .property)
                    $0.refer("Key", .property)
                }
            },
            "C.swift": { $0.declare(.protocol, "Caching", is: ["Storing"]) { $0.refer("Item", .parameter) } },
        ])
        #expect(linked.meaning(of: "Kind", in: "A.swift") == "A.swift:Base.Kind")
        #expect(linked.meaning(of: "Item", in: "B.swift") == "B.swift:Item")
        #expect(linked.meaning(of: "Key", in: "B.swift") == "B.swift:Storing.Key")
        #expect(linked.meaning(of: "Item", in: "C.swift") == "B.swift:Storing.Item")
    }

    @Test("Typealias chains are followed, circles end")
    func aliases() throws {
        let linked = Linked([
            "A.swift": {
                $0.alias("One", "Two")
                $0.alias("Two", "Three.Inner")
                $0.declare(.enum, "Three") { $0.declare(.struct, "Inner") { $0.declare(.struct, "Deep") } }
                $0.declare(.extension, "One") { $0.declare(.struct, "Added") }
                $0.refer("One.Deep", .property)
            },
            "B.swift": {
                $0.alias("Round", "Circle")
                $0.alias("Circle", "Round")
                $0.declare(.struct, "S", is: ["Round"]) { $0.refer("Round.Deep", .property) }
            },
            "C.swift": { $0.refer("Three.Inner.Added", .property) },
        ])
        #expect(linked.meaning(of: "Deep", in: "A.swift") == "A.swift:Three.Inner.Deep")
        #expect(linked.meaning(of: "Deep", in: "B.swift") == "external")
        #expect(linked.meaning(of: "Added", in: "C.swift") == "A.swift:Three.Inner.Added")
        #expect(try linked.supertypes(of: "S") == [])
    }

    @Test("Generic parameters of the extended type hide types")
    func generics() {
        let linked = Linked([
            "A.swift": { $0.declare(.struct, "Box", generics: ["Content"]) { $0.declare(.struct, "Lid") } },
            "B.swift": { $0.declare(.extension, "Box") { $0.refer("Content", .property) } },
            "C.swift": { $0.declare(.extension, "Box.Lid") { $0.refer("Content", .property) } },
            "D.swift": {
                $0.declare(.struct, "Content")
                $0.refer("Content", .property)
            },
        ])
        #expect(linked.meaning(of: "Content", in: "B.swift") == "local")
        #expect(linked.meaning(of: "Content", in: "C.swift") == "local")
        #expect(linked.meaning(of: "Content", in: "D.swift") == "D.swift:Content")
    }

    @Test("A module sees others only through imports, with the right to each name")
    func modules() {
        let files: [String: (inout FactsBuilder) -> Void] = [
            "Kit/A.swift": {
                $0.declare(.struct, "Open", access: .public)
                $0.declare(.struct, "Hidden")
                $0.declare(.struct, "Shared", access: .public)
            },
            "Other/B.swift": { $0.declare(.struct, "Shared", access: .public) },
            "Umbrella/C.swift": { $0.imports("Kit", .exported) },
            "App/None.swift": { $0.refer("Open", .property) },
            "App/Plain.swift": {
                $0.imports("Kit")
                $0.imports("Other")
                $0.refer("Open", .property)
                $0.refer("Hidden", .property)
                $0.refer("Shared", .property)
            },
            "App/Testable.swift": {
                $0.imports("Kit", .testable)
                $0.refer("Hidden", .property)
            },
            "App/Umbrella.swift": {
                $0.imports("Umbrella")
                $0.refer("Open", .property)
                $0.refer("Kit.Shared", .property)
            },
            "App/Scoped.swift": {
                $0.imports("Kit")
                $0.imports("Other")
                $0.imports("Other.Shared", kind: "struct")
                $0.refer("Shared", .property)
            },
        ]
        let linked = Linked(files, modules: ["Kit", "Other", "Umbrella", "App"])
        #expect(linked.meaning(of: "Open", in: "App/None.swift") == "external")
        #expect(linked.meaning(of: "Open", in: "App/Plain.swift") == "Kit/A.swift:Open")
        #expect(linked.meaning(of: "Hidden", in: "App/Plain.swift") == "external")
        let both = "ambiguous Kit/A.swift:Shared | Other/B.swift:Shared"
        #expect(linked.meaning(of: "Shared", in: "App/Plain.swift") == both)
        #expect(linked.meaning(of: "Hidden", in: "App/Testable.swift") == "Kit/A.swift:Hidden")
        #expect(linked.meaning(of: "Open", in: "App/Umbrella.swift") == "Kit/A.swift:Open")
        #expect(linked.meaning(of: "Shared", in: "App/Umbrella.swift") == "Kit/A.swift:Shared")
        #expect(linked.meaning(of: "Shared", in: "App/Scoped.swift") == "Other/B.swift:Shared")
    }

    @Test("A private type is its file's alone, and comes before others")
    func privateTwins() {
        let linked = Linked([
            "A.swift": {
                $0.declare(.struct, "Row", access: .fileprivate)
                $0.refer("Row", .property)
            },
            "B.swift": {
                $0.declare(.struct, "Row", access: .private)
                $0.refer("Row", .property)
            },
            "C.swift": { $0.refer("Row", .property) },
        ])
        #expect(linked.meaning(of: "Row", in: "A.swift") == "A.swift:Row")
        #expect(linked.meaning(of: "Row", in: "B.swift") == "B.swift:Row")
        #expect(linked.meaning(of: "Row", in: "C.swift") == "external")
    }

    @Test("Supertypes are found through extensions, aliases, other types and what is known of frameworks")
    func supertypes() throws {
        let linked = Linked([
            "A.swift": {
                $0.declare(.protocol, "Loading", is: ["Sendable"])
                $0.declare(.class, "Screen", is: ["UITableViewController"])
                $0.declare(.class, "CartScreen", is: ["Screen"])
                $0.declare(.struct, "Item")
            },
            "B.swift": {
                $0.alias("Storable", "Codable")
                $0.declare(.extension, "Item", is: ["Storable"])
                $0.declare(.extension, "CartScreen", is: ["Loading"])
            },
        ])
        #expect(try linked.supertypes(of: "Item") == ["Codable", "Encodable", "Decodable"])
        let screen = try linked.supertypes(of: "CartScreen")
        #expect(screen.prefix(2) == ["Screen", "Loading"])
        #expect(Set(screen).isSuperset(of: ["UIViewController", "UIResponder", "Sendable", "NSObject"]))
        let path = linked.project.supertypes(of: try linked.type("CartScreen"))
            .first { $0.target == .external("UIViewController") }?.path
        #expect(path?.map { linked.project.symbol(of: $0.statedBy) } == ["CartScreen", "Screen"])
    }

    @Test("The order of the input changes nothing")
    func order() {
        let sources = (0..<12).map { number in
            SourceInput(
                path: RelativePath("F\(number).swift"),
                facts: FactsBuilder.facts {
                    $0.declare(.class, "T\(number)", is: ["T\((number + 1) % 12)"]) { $0.refer("Same", .property) }
                    $0.declare(.struct, "Same")
                }
            )
        }
        let forward = ProjectBuilder.project(from: ProjectInput(sources: sources), definitions: Definitions())
        let backward = ProjectBuilder.project(
            from: ProjectInput(sources: sources.reversed()),
            definitions: Definitions()
        )
        #expect(forward.files.map(\.path) == backward.files.map(\.path))
        for file in forward.allFileIDs {
            for reference in forward.references(in: file) {
                #expect(forward.resolution(of: reference) == backward.resolution(of: reference))
            }
        }
    }
}
