// `acyclic`: circles of units, with their places and the cheapest cut.

import NormaFindings
import NormaText
import Testing

@testable import NormaRules

@Suite("Circles")
struct AcyclicTests {
    private func judgement(_ unit: String, _ files: [String: String], define: String = "") throws -> RuleJudgement {
        try ContractFixture(define: define, rule: "rule: no-circle\nacyclic: \(unit)").judgement(files)
    }

    private func words(_ judgement: RuleJudgement) -> [String] {
        judgement.findings.flatMap { finding in
            ["\(finding.place.path.text):\(finding.place.start.line): \(finding.message)"]
                + finding.related.map { "  \($0.place.path.text):\($0.place.start.line): \($0.message)" }
        }
    }

    @Test("Two features that use each other: one finding where fewer places would change")
    func pair() throws {
        let found = try judgement(
            "features",
            [
                "Features/Cart/A.swift": "struct A {\n let b: B\n let c: B\n}",
                "Features/Orders/B.swift": "struct B {\n let a: A\n}",
                "Features/Search/C.swift": "struct C {\n let a: A\n}",
            ],
            define: "features: \"Features/{Feature}/**\""
        )
        #expect(
            words(found) == [
                "Features/Orders/B.swift:2: The features `Cart` and `Orders` use each other; "
                    + "the cheapest cut is `Orders` → `Cart`, 1 place",
                "  Features/Cart/A.swift:2: `Cart` → `Orders`: `A` uses `B`, the first of 2 places",
            ]
        )
        #expect(found.subjectCount == 3)
        #expect(found.findings.map(\.symbol) == ["Cart"])
        #expect(found.findings.map(\.detail) == ["Cart → Orders → Cart"])
    }

    @Test("A longer circle shows each step; of more tangled units the shortest circle is shown")
    func longer() throws {
        let found = try judgement(
            "files",
            [
                "A.swift": "struct A {\n let b: B\n}",
                "B.swift": "struct B {\n let c: C\n let c: C\n}",
                "C.swift": "struct C {\n let a: A\n let d: D\n let a: A\n}",
                "D.swift": "struct D {\n let e: E\n}",
                "E.swift": "struct E {\n let a: A\n}",
            ]
        )
        #expect(
            words(found) == [
                "A.swift:2: The files `A.swift` → `B.swift` → `C.swift` → `A.swift` form a cycle "
                    + "(the shortest cycle of 5 files that all reach each other); "
                    + "the cheapest cut is `A.swift` → `B.swift`, 1 place",
                "  B.swift:2: `B.swift` → `C.swift`: `B` uses `C`, the first of 2 places",
                "  C.swift:2: `C.swift` → `A.swift`: `C` uses `A`, the first of 2 places",
            ]
        )
    }

    @Test("Where the cut leaves other circles, it says so")
    func tangled() throws {
        let found = try judgement(
            "files",
            [
                "A.swift": "struct A {\n let b: B\n}",
                "B.swift": "struct B {\n let a: A\n let c: C\n}",
                "C.swift": "struct C {\n let b: B\n}",
            ]
        )
        #expect(found.findings.count == 1)
        #expect(found.findings.allSatisfy { $0.message.hasSuffix("1 place, after which other cycles remain") })
    }

    @Test("Types: what is nested in a type and in its extensions is one with it")
    func types() throws {
        let found = try judgement(
            "types",
            [
                "A.swift": "struct A {\n struct State {\n let a: A\n }\n let state: State\n}",
                "B.swift": "extension A {\n struct Deep {\n let c: C\n }\n}",
                "C.swift": "struct C {\n let deep: A.Deep\n}\nextension Int {\n struct Own {\n let c: C\n }\n}",
            ]
        )
        #expect(
            words(found) == [
                "B.swift:3: The types `A` and `C` use each other; the cheapest cut is `A` → `C`, 1 place",
                "  C.swift:2: `C` → `A`: `C` uses `A.Deep`",
            ]
        )
        #expect(found.subjectCount == 3)
    }

    @Test("Modules go by their imports, folders by the files directly in them")
    func modulesAndFolders() throws {
        let define = "modules:\n  App: App/**\n  Core: Core/**"
        let modules = try judgement(
            "modules",
            ["App/A.swift": "import Core\nstruct A {}", "Core/B.swift": "import App\nstruct B {}"],
            define: define
        )
        #expect(
            words(modules) == [
                "App/A.swift:1: The modules `App` and `Core` use each other; the cheapest cut is `App` → `Core`, 1 place",
                "  Core/B.swift:1: `Core` → `App`: `B.swift` imports `App`",
            ]
        )
        let folders = try judgement(
            "folders",
            ["X/A.swift": "struct A {\n let b: B\n}", "X/Y/B.swift": "struct B {\n let a: A\n}"]
        )
        #expect(
            folders.findings.map(\.message) == [
                "The folders `X` and `X/Y` use each other; the cheapest cut is `X` → `X/Y`, 1 place"
            ]
        )
    }

    @Test("Test code makes no circle unless it is asked for")
    func tests() throws {
        let files = [
            "Tests/A.swift": "struct A {\n let b: B\n}", "Tests/B.swift": "struct B {\n let a: A\n}",
            "Sources/C.swift": "struct C {}",
        ]
        #expect(try judgement("files", files).findings.isEmpty)
        #expect(try judgement("files\nin: tests", files).findings.count == 1)
        #expect(try judgement("files\nin: Sources/", files).findings.isEmpty)
    }

    @Test("One finding for each set of units that are tangled")
    func several() throws {
        let found = try judgement(
            "files",
            [
                "A.swift": "struct A {\n let b: B\n}", "B.swift": "struct B {\n let a: A\n}",
                "C.swift": "struct C {\n let d: D\n}", "D.swift": "struct D {\n let c: C\n let a: A\n}",
            ]
        )
        #expect(found.findings.map(\.symbol) == ["A.swift", "C.swift"])
    }
}
