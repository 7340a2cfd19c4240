// Roles by evidence where a finding is made of them: what rests on the likely, and what is surely both of two that exclude each other.

import NormaFiles
import NormaFindings
import NormaGuide
import NormaPipeline
import NormaText
import Testing

@Suite("What is likely one of a role")
struct LikelyRoleTests {
    private static let guide = """
        ---
        norma: 2
        name: small
        ---

        # Rules

        ```yaml define
        roles:
          holder: { struct: any }
          model: { sure: { class: any, held-by: holder }, likely: { class: "*Model" }, excludes: [flow] }
          flow: { sure: { class: any, conform-to: Flowing }, likely: { class: "*Flow" } }
        ```

        ```yaml rule
        rule: models-are-final
        every: model
        must: { be: final }
        ```

        ```yaml rule
        rule: flows-are-final
        every: flow
        must: { be: final }
        ```

        ```yaml rule
        rule: models-are-not-made-by-flows
        every: flow
        must-not: { create: model }
        ```

        ```yaml rule
        rule: holders-hold-models
        every: { property: any, member-of: holder }
        must: { have-type: model }
        ```

        """

    private func check(_ code: String) throws -> CheckResult {
        let guide = try PreparedGuide(GuideLoading.guide(from: GuideSource(text: Self.guide, file: "GUIDE.md")).guide)
        let request = CheckRequest(
            workspace: MemoryWorkspace(texts: ["A.swift": code]),
            guide: guide,
            today: "2000-01-01",
            threads: 1
        )
        return Pipeline.check(request).result
    }

    @Test("What is surely both of two that exclude each other is likely both, which is told once")
    func both() throws {
        let result = try check(
            """
            protocol Flowing {}
            class Cart: Flowing {}
            class List: Flowing {}
            struct Screen {
                let cart: Cart
                let list: List
            }
            """
        )
        let found = result.findings.filter { $0.rule.hasSuffix("are-final") }
        #expect(found.count == 4)
        #expect(found.allSatisfy { $0.isLikely && $0.severity == .warning })
        let notices = result.notices.filter { $0.kind == .overlappingRoles }
        #expect(notices.count == 1)
        #expect(notices.first?.message.contains("`Cart` is certainly `model` and `flow`") == true)
    }

    @Test("Sure beats likely, and is as grave as its rule says")
    func sureBeatsLikely() throws {
        let result = try check("protocol Flowing {}\nclass CartModel: Flowing {}\n")
        #expect(result.findings.map(\.rule) == ["flows-are-final"])
        #expect(result.findings.map(\.isLikely) == [false])
        #expect(result.findings.map(\.severity) == [.error])
    }

    @Test("A finding rests on what is likely on either of its sides, and says so")
    func eitherSide() throws {
        let result = try check(
            """
            protocol Flowing {}
            final class CartFlow: Flowing { let model = PlainModel() }
            final class PlainModel {}
            """
        )
        let found = result.findings.filter { $0.rule == "models-are-not-made-by-flows" }
        #expect(found.map(\.severity) == [.warning])
        #expect(found.first?.message.hasSuffix("(the role is likely, not certain: a `model`)") == true)
    }

    @Test("Where having a role prevents a finding, the likely counts")
    func prevented() throws {
        let result = try check("final class PlainModel {}\nstruct Screen { let model: PlainModel }\n")
        #expect(result.findings.isEmpty)
    }
}
