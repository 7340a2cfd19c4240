// The runner must fail where an example shows the contrary of what it says.

import NormaGuide
import NormaPipeline
import NormaSpecs
import NormaText
import Testing

@Suite("Running a guide's examples")
struct ExampleRunnerTests {
    // MARK: - What is in order

    @Test("a rule that fires and stays silent is proven")
    func proven() throws {
        let proof = try run(bad: "class Cart {} // ✗", good: "final class Cart {}")
        #expect(proof.problems.isEmpty)
        #expect(proof.rules.map(\.verdict) == [.proven])
        #expect(proof.exampleCount == 2)
    }

    @Test("a bad example without marks must only make the rule fire")
    func unmarked() throws {
        let proof = try run(bad: "class Cart {}\nclass Order {}", good: "final class Cart {}")
        #expect(proof.problems.isEmpty)
        #expect(proof.rules.map(\.verdict) == [.proven])
    }

    @Test("thousands of examples that fail are told in the time that reading the guide takes", .timeLimit(.minutes(1)))
    func manyFailures() throws {
        var text = "---\nnorma: 2\nname: many\n---\n"
        for number in 0..<1500 {
            text += "\n# Part \(number)\n\n```yaml rule\nrule: r-\(number)\nevery: class\nmust: { be: final }\n```\n"
            text += "\n```swift good\n// \(String(repeating: "of many words ", count: 20))\nclass C\(number) {}\n```\n"
        }
        let guide = try GuideLoading.guide(from: GuideSource(text: text, file: "GUIDE.md"))
        let proof = ExampleRunner(guide: guide).run()
        #expect(proof.problems.count == 1500)
        #expect(proof.problems.last?.window?.text == "class C1499 {}")
    }

    @Test("a guide that only says another's values anew proves nothing, and breaks nothing")
    func inheritedExamples() throws {
        let text = """
            ---
            norma: 2
            name: ours
            extends: [golden-path]
            ---

            ```yaml define
            values: { state-holder: Store, sources: Code }
            ```

            """
        let guide = try GuideLoading.guide(from: GuideSource(text: text, file: "GUIDE.md"))
        let proof = ExampleRunner(guide: guide).run()
        #expect(proof.problems.isEmpty)
        #expect(proof.rules.isEmpty)
        #expect(proof.exampleCount == 0)
        #expect(proof.inheritedCount == guide.guide.rules.count)
        #expect(proof.inheritedCount > 100)
    }

    // MARK: - What is not

    @Test("a bad example in which nothing is found")
    func silentBad() throws {
        let proof = try run(bad: "final class Cart {}", good: "final class Cart {}")
        #expect(proof.rules.map(\.verdict) == [.broken])
        #expect(proof.problems.map(\.message) == ["this example is `bad`, but `classes-are-final` finds nothing in it"])
        #expect(proof.problems.map(\.position?.line) == [Self.firstExampleLine - 1])
    }

    @Test("an example that is no Swift proves nothing")
    func notSwift() throws {
        let proof = try run(bad: "class Cart {} // ✗", good: "final class Cart {}\n}   final class Order {}\n}")
        #expect(proof.rules.map(\.verdict) == [.broken])
        #expect(proof.problems.first?.message.hasPrefix("this example proves nothing: ") == true)
    }

    @Test("a bad example in which there is nothing to look at says so")
    func emptyBad() throws {
        let proof = try run(bad: "struct Cart {}", good: "final class Cart {}")
        #expect(proof.problems.first?.message.contains("it contains no subject of theirs") == true)
    }

    @Test("a marked line on which nothing is found, at its place in the guide")
    func markWithoutFinding() throws {
        let proof = try run(bad: "class Cart {} // ✗\nfinal class Order {} // ✗", good: "final class Cart {}")
        #expect(proof.rules.map(\.verdict) == [.broken])
        let problem = try #require(proof.problems.first)
        #expect(problem.message == "this line is marked, but nothing is found on it")
        #expect(problem.position == Position(line: Self.firstExampleLine + 1, column: 1))
        #expect(problem.window?.text == "final class Order {} // ✗")
    }

    @Test("a line without a mark on which something is found")
    func findingWithoutMark() throws {
        let proof = try run(bad: "class Cart {} // ✗\n    class Order {}", good: "final class Cart {}")
        #expect(proof.rules.map(\.verdict) == [.broken])
        let problem = try #require(proof.problems.first)
        #expect(problem.message.hasPrefix("this line is not marked, but `classes-are-final` finds: "))
        #expect(problem.position == Position(line: Self.firstExampleLine + 1, column: 5))
        #expect(problem.length == "class Order {}".count)
    }

    @Test("a good example that fires")
    func firingGood() throws {
        let proof = try run(bad: "class Cart {} // ✗", good: "final class Cart {}\nclass Order {}")
        #expect(proof.rules.map(\.verdict) == [.broken])
        #expect(
            proof.problems.first?.message.hasPrefix("this example is `good`, but `classes-are-final` finds: ") == true
        )
        #expect(proof.problems.first?.window?.text == "class Order {}")
    }

    @Test("a rule that is silent only because it looks at nothing is not proven")
    func silentForWantOfSubjects() throws {
        let proof = try run(bad: "class Cart {} // ✗", good: "struct Cart {}")
        #expect(proof.problems.isEmpty)
        #expect(proof.rules.map(\.verdict) == [.unproven])
        #expect(proof.rules.first?.missing?.contains("contain no subject of it") == true)
    }

    @Test("a rule without examples, or with those of one kind only, is not proven")
    func missingExamples() throws {
        #expect(try run(Self.rule).rules.map(\.missing) == ["it has no example"])
        let bad = Self.rule + Self.block("bad", "class Cart {}")
        #expect(try run(bad).rules.map(\.missing) == ["no `good` example shows it silent"])
        let good = Self.rule + Self.block("good", "final class Cart {}")
        #expect(try run(good).rules.map(\.missing) == ["no `bad` example makes it fire"])
    }

    @Test("a comment that allows what is not there breaks a good example")
    func staleComment() throws {
        let comment = "// norma:allow classes-are-final because it was open once\nfinal class Cart {}"
        let proof = try run(bad: "class Cart {} // ✗", good: comment)
        #expect(proof.problems.first?.message.contains("`allow-is-stale`") == true)
    }

    @Test("a fixed example is one in which nothing is found")
    func fixed() throws {
        let examples = Self.block("bad", "class Cart {} // ✗")
        let proof = try run(Self.rule + examples + Self.block("fixed", "class Cart {}"))
        #expect(proof.problems.first?.message.hasPrefix("this example is `fixed`, but ") == true)
    }

    @Test("marks in a tree are compared with the folders and files that are named")
    func trees() throws {
        let layout = """
            ---
            norma: 2
            name: test
            ---

            ## Tree

            ```text layout rule=tree
            Sources/
            └── App/
                └── Start.swift
            ```


            """
        let good = "```text good\nSources/\n└── App/\n    └── Start.swift\n```\n\n"
        let marked = "```text bad\nSources/\n├── App/ # ✗\n└── Other/ # ✗\n```\n"
        #expect(try run(layout + good + marked).problems.isEmpty)
        let missing = "```text bad\nSources/ # ✗\n├── App/ # ✗\n└── Other/\n```\n"
        let problems = try run(layout + good + missing).problems
        #expect(
            problems.map(\.window?.text) == ["Sources/ # ✗", "└── Other/"]
        )
    }

    @Test("examples whose paths lie inside each other, and empty ones, end in a judgement")
    func oddPaths() throws {
        let odd =
            "```swift bad path=Sources\nclass Cart {}\n```\n\n```swift bad path=Sources/A.swift\nclass Cart {}\n```\n\n"
        let proof = try run(Self.rule + odd + Self.block("good", ""))
        #expect(proof.problems.isEmpty)
        #expect(proof.rules.map(\.verdict) == [.unproven])
    }

    // MARK: - Disguises

    @Test("no disguise changes what is found", arguments: Disguise.allCases)
    func disguises(_ disguise: Disguise) throws {
        let bad = "// A cart.\nclass Cart {} // ✗\nlet text = \"ä\"; class Order {} // ✗"
        let proof = try run(bad: bad, good: "final class Cart {}", disguise: disguise)
        #expect(proof.problems.isEmpty)
    }

    @Test("a suppression that does not silence is a problem: here a comment that is cut off by a string")
    func suppressionThatDoesNotSilence() throws {
        let open = "class Cart {}\nlet text = \"\"\"\n    never closed"
        let proof = try run(bad: open, good: "final class Cart {}", disguise: .suppressed)
        #expect(proof.rules.map(\.verdict).contains(.broken))
        #expect(
            proof.problems.first?.message
                == "an allowing comment does not silence `classes-are-final` here (in disguise: suppressed)"
        )
    }

    @Test("a locked rule stays, and is no problem for it")
    func lockedRule() throws {
        let text =
            Self.rule.replacing("must: { be: final }", with: "must: { be: final }\nlocked: true")
            + Self.block("bad", "class Cart {}")
        #expect(try run(text, disguise: .suppressed).problems.isEmpty)
    }

    @Test("two rules that ask for the contrary of each other are told, at the example that keeps one of them")
    func contradiction() throws {
        let other = """

            ## Other

            ```yaml rule
            rule: nothing-is-final
            every: class
            must-not: { be: final }
            ```

            """
        let text =
            Self.rule + Self.block("bad", "class Cart {}") + Self.block("good", "final class Cart {}") + other
            + Self.block("bad", "final class Shop {}") + Self.block("good", "class Shop {}")
        let messages = try contradictions(text)
        #expect(messages.count == 1)
        #expect(
            messages.first?.hasPrefix(
                "`classes-are-final` requires something of `Cart` that breaks `nothing-is-final`, line "
            )
                == true,
            "\(messages)"
        )
    }

    @Test("a rule that an example breaks before and behind is no contradiction, and neither is another declaration")
    func noContradiction() throws {
        let other = """

            ## Other

            ```yaml rule
            rule: carts-are-structures
            every: { named: "*Cart" }
            must: { be: final }
            ```

            """
        let text =
            Self.rule + Self.block("bad", "class Cart {}")
            + Self.block("good", "final class Cart {}\nfinal class Shop {\n    class Inner {}\n}") + other
        #expect(try contradictions(text).isEmpty)
    }

    // MARK: - Fixtures

    private func contradictions(_ text: String) throws -> [String] {
        let guide = try GuideLoading.guide(from: GuideSource(text: text, file: "guide.md"))
        return Contradictions(guide).problems().map(\.message)
    }

    /// Of a guide with one rule and its examples.
    private func run(bad: String, good: String, disguise: Disguise = .plain) throws -> GuideProof {
        try run(Self.rule + Self.block("bad", bad) + Self.block("good", good), disguise: disguise)
    }

    private func run(_ text: String, disguise: Disguise = .plain) throws -> GuideProof {
        let guide = try GuideLoading.guide(from: GuideSource(text: text, file: "guide.md"))
        return ExampleRunner(guide: guide, disguise: disguise).run()
    }

    private static let rule = """
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

        """

    /// The line of the guide on which the first example's text begins.
    private static let firstExampleLine = rule.split(separator: "\n", omittingEmptySubsequences: false).count + 1

    private static func block(_ kind: String, _ text: String) -> String { "```swift \(kind)\n\(text)\n```\n\n" }
}
