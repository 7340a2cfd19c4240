// Whatever parses is behind the same clock: what hardly ends is left behind, and named.

import NormaFiles
import NormaFindings
import NormaGuide
import NormaPipeline
import NormaScaffolds
import NormaText
import Testing

@Suite("Work that may hardly end")
struct WatchedWorkTests {
    /// A set with a piece for a file that is there.
    private static let set = """
        ---
        norma: 2
        name: sets
        ---

        ```yaml template
        template: route
        summary: A route
        inputs:
          Name: { is: type-name, about: Where it leads, sample: Cart }
        ```

        ```swift template route path="Sources/{{Name}}.swift"
        struct {{Name}} {}
        ```

        ```swift template route path="Sources/Router.swift" into="enum Router"
        case made{{Name}}
        ```
        """

    @Test("A set whose piece goes into a file that hardly ends is not made, and the file is named")
    func scaffold() throws {
        let guide = try GuideLoading.guide(from: GuideSource(text: Self.set, file: "GUIDE.md"))
        let set = try #require(guide.guide.templates.first)
        let plan = try ScaffoldPlan(set, values: ["Name": .text("Cart")])
        let gate = Gate()
        defer { gate.open() }
        let inner = MemoryWorkspace(texts: ["Sources/Router.swift": "enum Router {}\n"])
        let workspace = SlowWorkspace(inner: inner, slow: "Sources/Router.swift", gate: gate)
        let problems = #expect(throws: ScaffoldProblems.self) {
            try Scaffolding.changes(plan, in: workspace, patience: .seconds(1))
        }
        let problem = try #require(problems?.problems.first)
        #expect(problems?.problems.count == 1)
        #expect(problem.message.contains("the content of `Sources/Router.swift` took longer than 1 seconds"))
        #expect(problem.suggestion?.hasPrefix("nothing was written") == true)
    }

    @Test("A Tuist project that hardly ends is left out and named once; the other one is read")
    func tuist() throws {
        let manifest = """
            import ProjectDescription

            let project = Project(name: "#", targets: [.target(name: "#", product: .framework, sources: "Sources/**")])
            """
        let guide = try GuideLoading.guide(
            from: GuideSource(
                text: """
                    ---
                    norma: 2
                    name: modules
                    ---

                    ```yaml rule
                    rule: nothing-in-b
                    every: { type: any, in: { module: B } }
                    must-not: { named: "*" }
                    ```
                    """,
                file: "GUIDE.md"
            )
        )
        let gate = Gate()
        defer { gate.open() }
        let texts = [
            "A/Project.swift": manifest.replacing("#", with: "A"), "A/Sources/One.swift": "class One {}\n",
            "B/Project.swift": manifest.replacing("#", with: "B"), "B/Sources/Two.swift": "class Two {}\n",
        ]
        let workspace = SlowWorkspace(inner: MemoryWorkspace(texts: texts), slow: "A/Project.swift", gate: gate)
        var request = CheckRequest(workspace: workspace, guide: guide, today: "2000-01-01", threads: 2)
        request.patience = .seconds(2)
        let result = Pipeline.check(request).result
        #expect(result.problems.map(\.place.path.text) == ["A/Project.swift"])
        #expect(result.findings.map(\.symbol) == ["Two"])
    }
}
