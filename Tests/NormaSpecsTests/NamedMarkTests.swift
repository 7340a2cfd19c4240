// A mark that names rules: the runner must fail where another one finds something on the line, or none of them does.

import NormaGuide
import NormaPipeline
import NormaSpecs
import NormaText
import Testing

@Suite("Marks that name rules")
struct NamedMarkTests {
    @Test("say which of the rules under the heading find something")
    func proven() throws {
        let proof = try run("class cart {} // ✗ classes-are-final, classes-begin-large")
        #expect(proof.problems.map(\.line).isEmpty)
        #expect(proof.rules.map(\.verdict) == [.proven, .proven, .unproven])
    }

    @Test("fail where a rule finds something that they do not name")
    func others() throws {
        let proof = try run("class cart {} // ✗ classes-are-final")
        #expect(proof.problems.count == 1)
        let message = proof.problems.first?.message ?? ""
        #expect(
            message.hasPrefix("this line's mark names other rules, but `classes-begin-large` finds: "),
            "\(message)"
        )
        #expect(proof.rules.map(\.verdict) == [.proven, .broken, .unproven])
    }

    @Test("fail where a named rule finds nothing, or is none of the example's")
    func silent() throws {
        let proof = try run("class Cart {} // ✗ classes-are-final, classes-begin-large, no-classes")
        #expect(
            proof.problems.map(\.message) == [
                "this line is marked, but `classes-begin-large` finds nothing on it",
                "this line is marked, but there is no rule `no-classes`",
            ]
        )
    }

    @Test("have to, where several rules stand under the heading; one that is misspelt is told with the nearest")
    func nameless() throws {
        let proof = try run("class cart {} // ✗\nclass third {} // ✗ classes-are-finals, classes-begin-large")
        #expect(
            proof.problems.map(\.message) == [
                "this heading has several rules, and this mark doesn't name one of them",
                "this line is marked, but there is no rule `classes-are-finals`",
                "this line's mark names other rules, but `classes-are-final` finds: `third` is not final",
            ]
        )
        #expect(
            proof.problems.map(\.suggestion) == [
                "write `✗ classes-are-final, classes-begin-large`",
                "did you mean `classes-are-final`?", nil,
            ]
        )
    }

    @Test("name rules of their own heading alone")
    func ofAnotherHeading() throws {
        let proof = try run("class cart {} // ✗ classes-are-final, classes-begin-large, structs-begin-large")
        #expect(
            proof.problems.map(\.message) == [
                "this line is marked, but `structs-begin-large` isn't a rule of this heading: it is in line 33 of guide.md"
            ]
        )
    }

    private func run(_ bad: String) throws -> GuideProof {
        let text = """
            ---
            norma: 2
            name: test
            ---

            ## Classes

            ```yaml rule
            rule: classes-are-final
            every: class
            must: { be: final }
            ```

            ```yaml rule
            rule: classes-begin-large
            every: class
            must: { named: "/^[A-Z]/" }
            ```

            ```swift bad
            class second {} // ✗ classes-are-final, classes-begin-large

            \(bad)
            ```

            ```swift good
            final class Cart {}
            ```

            ## Structs

            ```yaml rule
            rule: structs-begin-large
            every: struct
            must: { named: "/^[A-Z]/" }
            ```

            """
        let guide = try GuideLoading.guide(from: GuideSource(text: text, file: "guide.md"))
        return ExampleRunner(guide: guide).run()
    }
}
