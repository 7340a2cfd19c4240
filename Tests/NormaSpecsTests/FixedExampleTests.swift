// A `fixed` example must show what the fix really makes of the `bad` one before it.

import NormaGuide
import NormaPipeline
import NormaSpecs
import NormaText
import Testing

@Suite("A fixed example")
struct FixedExampleTests {
    private func run(
        _ examples: String,
        check: String = "sorted-imports",
        _ disguise: Disguise = .plain
    ) throws -> GuideProof {
        let text = """
            ---
            norma: 2
            name: example
            ---

            # A rule

            ```yaml rule
            rule: fixable
            check: \(check)
            ```


            """
        let source = GuideSource(text: text + examples, file: "GUIDE.md")
        return ExampleRunner(guide: try GuideLoading.guide(from: source), disguise: disguise).run()
    }

    private static let bad = "```swift bad\nimport B\nimport A // ✗\nlet a = 1\n```\n\n"

    @Test("that shows the outcome proves its rule, in every disguise", arguments: Disguise.allCases)
    func right(disguise: Disguise) throws {
        let fixed = "```swift fixed\nimport A\nimport B\nlet a = 1\n```\n"
        let proof = try run(Self.bad + fixed, disguise)
        #expect(proof.problems.isEmpty)
        if disguise == .plain { #expect(proof.rules.map(\.verdict) == [.proven]) }
    }

    @Test("that shows something else is a problem at the first line that differs")
    func wrong() throws {
        let proof = try run(Self.bad + "```swift fixed\nimport A\nimport B\nlet b = 1\n```\n")
        let problem = try #require(proof.problems.first)
        #expect(problem.message == "the fix of the `bad` example before this one produces `let a = 1` in line 3")
        #expect(problem.window?.text == "let b = 1")
        #expect(proof.rules.map(\.verdict) == [.broken])
    }

    @Test("that shows a longer or a shorter file is a problem, too")
    func lengths() throws {
        let longer = try run(Self.bad + "```swift fixed\nimport A\nimport B\nlet a = 1\nlet b = 1\n```\n")
        #expect(longer.problems.map(\.message).first?.contains("no further line in line 4") == true)
        let shorter = try run(Self.bad + "```swift fixed\nimport A\nimport B\n```\n")
        #expect(shorter.problems.map(\.message).first?.contains("`let a = 1` in line 3") == true)
    }

    @Test("of a rule that has no fix is a problem")
    func unfixable() throws {
        let bad = "```swift bad\nlet a = try! b() // ✗\n```\n\n"
        let proof = try run(bad + "```swift fixed\nlet a = try b()\n```\n", check: "force-try")
        #expect(proof.problems.map(\.message).first?.hasSuffix("none of its findings can be fixed") == true)
    }

    @Test("of several files shows those that change")
    func files() throws {
        let bad = """
            ```swift bad path=Sources/A.swift
            import B
            import A
            ```

            ```swift bad path=Sources/B.swift
            import A
            import B
            ```


            """
        let right = try run(bad + "```swift fixed path=Sources/A.swift\nimport A\nimport B\n```\n")
        #expect(right.problems.isEmpty)
        let wrong = try run(bad + "```swift fixed path=Sources/C.swift\nimport A\nimport B\n```\n")
        #expect(wrong.problems.map(\.message) == ["the `bad` example before this one has no file `Sources/C.swift`"])
    }
}
