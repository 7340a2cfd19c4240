// What a compiler's answers settle, and what they must leave alone.

import NormaFacts
import NormaProject
import NormaText
import Testing

@Suite("Answers of a compiler")
struct CompilerAnswerTests {
    private static let twice = "public protocol Drawn {}\npublic struct Row {}\npublic class Base {}\n"

    /// `Drawn`, `Row` and `Base` are declared twice, and nothing in the source says which ones are meant.
    private static let sources = [
        "A/Names.swift": twice,
        "B/Names.swift": twice,
        "C/Use.swift": """
        struct Cell: Drawn { var row: Row }
        typealias Line = Row
        struct Page { var line: Line; func show() { line.draw() } }
        extension Row: Drawn { func draw() {} }
        class Derived: Base {}
        """,
    ]

    private func answer(_ name: String, _ path: String?, _ line: Int, _ column: Int) -> CompilerAnswers.Answer {
        CompilerAnswers.Answer(
            name: name,
            declaration: path.map {
                .init(path: RelativePath($0), position: Position(line: line, column: column))
            }
        )
    }

    private func project(_ answers: [(Int, Int, CompilerAnswers.Answer)]) -> SourceProject {
        var all = CompilerAnswers()
        for (line, column, answer) in answers {
            all.add(answer, at: Position(line: line, column: column), in: RelativePath("C/Use.swift"))
        }
        return SourceProject(Self.sources, answers: all)
    }

    private func meaning(_ source: SourceProject, _ name: String, line: Int) throws -> String {
        switch source.project.resolution(of: try #require(source.reference(to: name, line: line, in: "C/Use.swift"))) {
        case .exact(let declaration):
            source.project.file(source.project.file(of: declaration)).path.text
        case .ambiguous(let candidates): "\(candidates.count) candidates"
        case .external: "external"
        case .local: "local"
        }
    }

    private func supertypes(_ source: SourceProject, of type: DeclarationID) -> [String] {
        source.project.supertypes(of: type).compactMap { supertype in
            guard case .declared(let target) = supertype.target else { return nil }
            return source.project.file(source.project.file(of: target)).path.text + " "
                + source.project.name(of: target)
        }
    }

    @Test("Without one, names that are declared twice stay open")
    func open() throws {
        let source = project([])
        #expect(try meaning(source, "Row", line: 1) == "2 candidates")
        #expect(try supertypes(source, of: source.type("Cell")).isEmpty)
        #expect(source.project.settled.isEmpty)
    }

    @Test("One settles the reference at its place, and no other")
    func reference() throws {
        let source = project([(1, 31, answer("Row", "B/Names.swift", 2, 15))])
        #expect(try meaning(source, "Row", line: 1) == "B/Names.swift")
        #expect(try meaning(source, "Row", line: 2) == "2 candidates")
        #expect(source.project.settled.count == 1)
    }

    @Test("One for a clause settles what the type conforms to")
    func conformance() throws {
        let source = project([(1, 14, answer("Drawn", "A/Names.swift", 1, 17))])
        #expect(try supertypes(source, of: source.type("Cell")) == ["A/Names.swift Drawn"])
        let derived = project([(5, 16, answer("Base", "B/Names.swift", 3, 14))])
        #expect(try supertypes(derived, of: derived.type("Derived")) == ["B/Names.swift Base"])
    }

    @Test("One for an extension settles whose members and conformances it adds")
    func extensions() throws {
        let source = project([
            (4, 11, answer("Row", "B/Names.swift", 2, 15)), (4, 16, answer("Drawn", "B/Names.swift", 1, 17)),
        ])
        let rows = source.project.declarations(named: "Row").filter { source.project.fact($0).kind == .struct }
        let names = rows.map { source.project.members(of: $0).map { source.project.name(of: $0) } }
        #expect(names == [[], ["draw"]])
        #expect(rows.map { supertypes(source, of: $0) } == [[], ["B/Names.swift Drawn"]])
    }

    @Test("One for an alias's target is followed through the alias")
    func alias() throws {
        let source = project([(2, 18, answer("Row", "A/Names.swift", 2, 15))])
        let reference = try #require(source.reference(to: "Line", line: 3, in: "C/Use.swift"))
        let known = source.project.knownType(of: reference)
        guard case .exact(let row) = known.resolution else {
            Issue.record("the alias stands for nothing sure: \(known)")
            return
        }
        #expect(source.project.file(source.project.file(of: row)).path.text == "A/Names.swift")
    }

    @Test("One that says a name comes from outside takes the candidates away")
    func outside() throws {
        let source = project([(1, 31, answer("Row", nil, 0, 0))])
        #expect(try meaning(source, "Row", line: 1) == "external")
    }

    @Test("One for another name, another declaration or no place, and two that differ, settle nothing")
    func unfit() throws {
        for answers in [
            [(1, 31, answer("Column", "B/Names.swift", 2, 15))], [(1, 31, answer("Row", "B/Names.swift", 9, 9))],
            [(1, 32, answer("Row", "B/Names.swift", 2, 15))], [(99, 1, answer("Row", "B/Names.swift", 2, 15))],
            [(1, 31, answer("Row", "A/Names.swift", 2, 15)), (1, 31, answer("Row", "B/Names.swift", 2, 15))],
        ] {
            let source = project(answers)
            #expect(try meaning(source, "Row", line: 1) == "2 candidates")
            #expect(source.project.settled.isEmpty)
        }
    }

    @Test("One never overrules what the source tells")
    func sure() throws {
        let source = project([(3, 25, answer("Line", "B/Names.swift", 2, 15))])
        #expect(try meaning(source, "Line", line: 3) == "C/Use.swift")
    }
}
