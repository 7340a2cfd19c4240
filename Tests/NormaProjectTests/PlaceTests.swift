// Where declarations, references and calls lie, compared with a search through all that a file says.

import NormaFacts
import NormaProject
import NormaText
import Testing

@Suite("Places")
struct PlaceTests {
    /// Files without anything stand before, between and behind those with something.
    private let project = SourceProject([
        "A.swift": "",
        "B.swift": "let first = make()",
        "C.swift": "// nothing",
        "D.swift": "",
        "E.swift": """
        struct Cart: Codable {
            struct Item { var price: Price; func pay() { charge(price) } }
            var items: [Item] { load().items }
            enum State { case empty, full(Item) }
        }
        extension Cart { func clear() { items.removeAll() } }
        func free(_ cart: Cart) -> Cart { cart }
        """,
        "F.swift": "",
        "G.swift": "typealias Price = Money\nlet last = Cart()",
        "H.swift": "struct Empty {}",
    ]).project

    @Test("Every reference and every declaration knows its file")
    func files() {
        var references: [ReferenceID] = []
        var declarations: [DeclarationID] = []
        for file in project.allFileIDs {
            for (index, reference) in project.references(in: file).enumerated() {
                #expect(project.file(of: reference) == file)
                #expect(project.fact(reference) == project.file(file).facts.references[index])
                #expect(project.owner(of: reference).map { project.file(of: $0) } ?? file == file)
                references.append(reference)
            }
            for (index, declaration) in project.declarations(in: file).enumerated() {
                #expect(project.file(of: declaration) == file)
                #expect(project.fact(declaration) == project.file(file).facts.declarations[index])
                declarations.append(declaration)
            }
        }
        #expect(references.map(\.index) == Array(0..<Int32(references.count)) && references.count > 5)
        #expect(declarations.map(\.index) == Array(0..<Int32(project.declarationCount)) && declarations.count > 12)
    }

    @Test("What is inside a declaration is what stands between its ends")
    func inside() {
        for file in project.allFileIDs {
            let all = project.declarations(in: file)
            for declaration in all {
                let fact = project.fact(declaration)
                let own = all.filter { $0 != declaration && fact.range.contains(project.fact($0).range) }
                let index = declaration.index - project.file(file).firstDeclaration.index
                #expect(project.children(of: declaration) == own.filter { project.fact($0).parent == index })
                let references = project.references(in: file).filter { fact.range.contains(project.fact($0).range) }
                #expect(Array(project.references(in: declaration)) == references)
            }
        }
    }

    @Test("A reference is found by the byte that it begins at, and by no other")
    func offsets() {
        for file in project.allFileIDs {
            let starts = Dictionary(
                project.references(in: file).map { (project.fact($0).range.start, $0) },
                uniquingKeysWith: { first, _ in first }
            )
            for offset: Int32 in 0..<400 {
                #expect(project.reference(startingAt: offset, in: file) == starts[offset])
            }
        }
    }
}
