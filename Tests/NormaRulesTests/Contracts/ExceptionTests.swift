// What an exception carves out of a contract: the one who uses, not what is used.

import NormaFindings
import NormaText
import Testing

@testable import NormaRules

@Suite("Exceptions of contracts")
struct ExceptionTests {
    static let layers = "layers:\n  App: App/**\n  Shared: Shared/**"
    static let code = [
        "App/Shop.swift": "struct Shop {}",
        "Shared/Log.swift": "import App\nstruct Log {\n let shop: Shop\n}\nstruct Other {\n let shop: Shop\n}",
    ]

    private func judgement(except: String) throws -> RuleJudgement {
        let rule = "rule: down\nlayers: [App, Shared]\nexcept:\n  - { \(except), because: \"it is old\" }"
        return try ContractFixture(define: Self.layers, rule: rule).judgement(Self.code)
    }

    @Test("A file, a type", arguments: [("file: Log", []), ("struct: Log", [6]), ("folder: Shared", [])])
    func user(_ except: String, _ lines: [Int]) throws {
        let found = try judgement(except: except)
        #expect(found.findings.map(\.place.start.line) == lines)
        #expect(found.notices.isEmpty)
    }

    @Test("What is used is not excused, and an exception that excuses nothing is said")
    func used() throws {
        let found = try judgement(except: "struct: Shop")
        #expect(found.findings.count == 2)
        #expect(found.notices.map(\.kind) == [.uselessException])
    }

    @Test("An edge of a circle that is excused breaks it; what lies on no circle excuses nothing")
    func circles() throws {
        let files = [
            "A.swift": "struct A {\n let b: B\n}", "B.swift": "struct B {\n let a: A\n}",
            "C.swift": "struct C {\n let a: A\n}",
        ]
        func judgement(_ name: String) throws -> RuleJudgement {
            let rule = "rule: round\nacyclic: files\nexcept:\n  - { file: \(name), because: \"it is old\" }"
            return try ContractFixture(rule: rule).judgement(files)
        }
        #expect(try judgement("B").findings.isEmpty)
        #expect(try judgement("B").notices.isEmpty)
        #expect(try judgement("C").findings.count == 1)
        #expect(try judgement("C").notices.map(\.kind) == [.uselessException])
    }
}
