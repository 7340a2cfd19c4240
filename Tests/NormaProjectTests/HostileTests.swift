// Code bases that no one means: circles, crowds, nonsense. Everything ends, and soon.

import NormaFacts
import NormaGuide
import NormaProject
import NormaText
import Testing

@Suite("Hostile code bases")
struct HostileTests {
    @Test("Circles of inheritance, aliases and extensions end")
    func circles() {
        let source = SourceProject([
            "A.swift": """
            class A: B { class Inner: A.Inner.Inner {} }
            class B: C {}
            class C: A { var inner: Inner? }
            protocol P: Q { associatedtype X: P where X.X == X; func f() -> X.X.X }
            protocol Q: P {}
            typealias T = U & T
            typealias U = T
            extension T { struct V {} }
            extension A.Inner.Inner.Inner { class Inner {} }
            struct S: T, S, S.S { struct S: S {} }
            enum E: E.F { typealias F = E.F }
            let x: T.V, y: A.Inner.Inner.Nothing, z: Self, w: E.F.F.F
            """
        ])
        for type in source.project.allTypes {
            _ = source.project.supertypes(of: type)
            _ = source.project.members(of: type)
            _ = source.project.symbol(of: type)
        }
        #expect(source.project.allTypes.count == 11)
    }

    @Test("Thousands of types of one name share one list, and cost no more than others", .timeLimit(.minutes(1)))
    func crowd() throws {
        let count = 3000
        let sources = (0..<count).map { number in
            SourceInput(
                path: RelativePath("F\(number).swift"),
                facts: FactsBuilder.facts {
                    $0.declare(.struct, "Same", is: ["Same"]) { $0.refer("Same", .property) }
                    $0.declare(.extension, "Same", is: ["Same"]) { $0.declare(.enum, "Inner") }
                    $0.refer("Same.Inner", .property)
                    $0.declare(.struct, "Own", access: .private)
                    $0.refer("Own", .property)
                }
            )
        }
        let project = ProjectBuilder.project(from: ProjectInput(sources: sources), definitions: Definitions())
        var own = 0
        for file in project.allFileIDs {
            for reference in project.references(in: file) {
                switch project.resolution(of: reference) {
                case .ambiguous(let all): #expect(all.count == count)
                case .exact: own += 1
                case .external, .local: break
                }
            }
        }
        #expect(own == count)
    }

    @Test("A long chain of classes and a deep nest of types are followed as far as anyone would write")
    func depth() throws {
        let count = 2000
        let facts = FactsBuilder.facts { builder in
            for number in 0..<count { builder.declare(.class, "C\(number)", is: ["C\(number + 1)"]) }
            func nest(_ level: Int, _ builder: inout FactsBuilder) {
                guard level < 500 else { return }
                builder.declare(.struct, "N") {
                    $0.refer("N", .property)
                    nest(level + 1, &$0)
                }
            }
            nest(0, &builder)
        }
        let project = ProjectBuilder.project(
            from: ProjectInput(sources: [SourceInput(path: RelativePath("A.swift"), facts: facts)]),
            definitions: Definitions()
        )
        let first = try #require(project.declarations(named: "C0").first)
        #expect(project.supertypes(of: first).count == Project.mostSupertypesFollowed)
        #expect(project.hasUnfollowedSupertypes(first))
        let last = count - Project.mostSupertypesFollowed
        #expect(!project.hasUnfollowedSupertypes(try #require(project.declarations(named: "C\(last)").first)))
        #expect(project.typesWithUnfollowedSupertypes.count == last)
        let deepest = try #require(project.declarations(named: "N").last)
        #expect(project.symbol(of: deepest).split(separator: ".").count == 500)
    }

    @Test("Facts whose indices lead nowhere are taken as saying nothing")
    func brokenFacts() {
        var facts = FactsBuilder.facts {
            $0.declare(.class, "A", is: ["B"]) { $0.refer("A.B", .property) }
            $0.declare(.extension, "A")
        }
        for index in facts.references.indices {
            facts.references[index].qualifier = Int32(index % 2 == 0 ? 1_000 : index)
            facts.references[index].local = 1_000
            facts.references[index].owner = Int32(index % 3 == 0 ? 1_000 : 0)
        }
        for index in facts.declarations.indices {
            facts.declarations[index].parent = 1_000
            facts.declarations[index].subtreeEnd = -5
            facts.declarations[index].type = 1_000
        }
        let project = ProjectBuilder.project(
            from: ProjectInput(sources: [SourceInput(path: RelativePath("A.swift"), facts: facts)]),
            definitions: Definitions()
        )
        for declaration in project.declarations(in: FileID(0)) {
            _ = project.symbol(of: declaration)
            _ = project.references(in: declaration).count
            _ = project.children(of: declaration)
        }
        for reference in project.references(in: FileID(0)) { _ = project.explanation(of: reference) }
        #expect(project.declarationCount == 2)
    }
}
