// Files that are given to examples: a rule that finds something in one must be told, and so must a mark.

import NormaGuide
import NormaPipeline
import NormaSpecs
import NormaText
import Testing

@Suite("Given files")
struct GivenFileTests {
    @Test("belong to what follows under their heading and those below, and to nothing else")
    func scope() throws {
        let guide = try guide(
            block("bad", "A.swift"),
            block("given", "G.swift"),
            block("bad", "B.swift"),
            block("good", "A.swift"),
            "### Deeper\n\n" + rule("two"),
            block("given", "H.swift"),
            block("bad", "A.swift"),
            "## Beside\n\n" + rule("three"),
            block("bad", "A.swift")
        )
        #expect(
            ExampleCases.cases(of: guide.guide).map { $0.files.map(\.path.text) } == [
                ["A.swift"], ["B.swift", "G.swift"], ["A.swift", "G.swift"], ["A.swift", "G.swift", "H.swift"],
                ["A.swift"],
            ]
        )
    }

    @Test("are told once where a rule finds something in them, and break that rule")
    func findings() throws {
        let guide = try guide(
            block("given", "G.swift", "class Given {}"),
            block("bad", "A.swift", "class Cart {} // ✗"),
            block("good", "A.swift", "final class Cart {}"),
            block("bad", "B.swift", "class Cart {}")
        )
        let proof = ExampleRunner(guide: guide).run()
        #expect(
            proof.problems.map(\.message) == [
                "this file is `given`, but `one` finds: `Given` is not final"
            ]
        )
        #expect(proof.problems.map(\.position?.line) == [15])
        #expect(proof.rules.map(\.verdict) == [.broken])
    }

    @Test("make no bad example bad")
    func notBad() throws {
        let guide = try guide(
            block("given", "G.swift", "class Given {}"),
            block("bad", "A.swift", "final class Cart {}")
        )
        #expect(
            ExampleRunner(guide: guide).run().problems.map(\.message).first
                == "this example is `bad`, but `one` finds nothing in it"
        )
    }

    @Test("have no marks")
    func marks() throws {
        let guide = try guide(
            block("given", "G.swift", "final class Given {} // ✗"),
            block("bad", "A.swift", "class Cart {} // ✗"),
            block("good", "A.swift", "final class Cart {}")
        )
        let problems = ExampleRunner(guide: guide).run().problems
        #expect(problems.map(\.message) == ["a `given` block can't have marks, because nothing is found in it"])
        #expect(problems.map(\.position?.line) == [15])
    }

    @Test("that are no code prove nothing, which is told once")
    func syntax() throws {
        let guide = try guide(
            block("given", "G.swift", "final class {"),
            block("bad", "A.swift", "class Cart {} // ✗"),
            block("good", "A.swift", "final class Cart {}")
        )
        let problems = ExampleRunner(guide: guide).run().problems
        #expect(problems.map { $0.message.hasPrefix("this example proves nothing: ") } == [true], "\(problems)")
    }

    private func block(_ word: String, _ path: String, _ text: String = "final class Cart {}") -> String {
        "```swift \(word) path=\(path)\n\(text)\n```\n\n"
    }

    private func rule(_ name: String) -> String {
        "```yaml rule\nrule: \(name)\nevery: class\nmust: { be: final }\n```\n\n"
    }

    private func guide(_ parts: String...) throws -> PreparedGuide {
        let head = "---\nnorma: 2\nname: test\n---\n\n## Classes\n\n" + rule("one")
        return try GuideLoading.guide(from: GuideSource(text: head + parts.joined(), file: "guide.md"))
    }
}
