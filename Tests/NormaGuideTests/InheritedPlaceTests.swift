// Places that a guide declares anew in a shape that the guide which it extends did not think of.

import NormaGuide
import Testing

@Suite struct InheritedPlaceTests {
    private static let base = #"""
        ---
        norma: 2
        name: base
        ---

        ```yaml define
        places:
          feature: "Sources/Features/{Feature}"
          tests-of-feature: "Tests/{Feature}Tests"
          shared: Sources/Shared
        ```

        ## Tests

        ```yaml rule
        rule: tests-have-a-feature
        every: { folder: any, in: "{{tests-of-feature}}" }
        must: { named: "*Tests" }
        message: There is no feature `{Feature}` for `{Subject}`
        ```

        ## Tree

        ```text layout rule=features-look-alike
        {{feature}}/
        └── Views/
        ```

        ## Questions

        ```yaml review
        review: shared-is-small
        question: Does it belong there?
        about: { file: any, in: "{{shared}}" }
        ```
        """#

    private func guide(places: String) throws -> Guide {
        try Reading.guide(
            "---\nnorma: 2\nname: test\nextends: base\n---\n\n```yaml define\nplaces:\n  \(places)\n```\n",
            others: ["base": Self.base]
        )
    }

    @Test("a question about a place that is nowhere is not asked")
    func questionsAboutNothing() throws {
        #expect(try guide(places: "feature: \"{Feature}\"").reviews.map(\.name) == ["shared-is-small"])
        #expect(try guide(places: "shared: none").reviews.isEmpty)
    }

    @Test("a tree draws no place that lies at any depth")
    func placesAtAnyDepth() throws {
        let guide = try guide(places: #"feature: "**/{Feature}Screen""#)
        #expect(guide.rules.map(\.name) == ["tests-have-a-feature"])
        #expect(guide.offRules.map(\.name) == ["features-look-alike"])
        #expect(guide.offRules.map(\.because) == ["feature that a tree can draw"])
    }

    @Test("a tree draws the homes of a place that lie somewhere")
    func placesAtOneDepthAmongOthers() throws {
        let guide = try guide(places: #"feature: ["**/{Feature}Screen", "Screens/{Feature}"]"#)
        #expect(guide.rules.map(\.name) == ["tests-have-a-feature", "features-look-alike"])
        #expect(guide.offRules.isEmpty)
    }

    @Test("an inherited message may name the placeholder of a place that is declared without it")
    func placesWithoutTheirHole() throws {
        let guide = try guide(places: "tests-of-feature: UnitTests")
        #expect(guide.rules.first?.message == "There is no feature `{Feature}` for `{Subject}`")
    }
}
