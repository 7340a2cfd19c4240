// Roles that lean on inherited ones of their own name, and vocabularies, whose roles give way.

import NormaGuide
import NormaText
import Testing

struct RefinedRoleTests {
    private static let vocabulary = """
        ---
        norma: 2
        name: words
        ---
        ```yaml define
        roles:
          view: { struct: "*View" }
          model: { sure: { class: any, refer-to: view }, likely: { class: "*Model" }, excludes: [presenter] }
          presenter: { class: "*Presenter" }
        ```

        """

    private static func guide(_ roles: String, rule: String = "{ class: any }") throws -> Guide {
        let text = """
            ---
            norma: 2
            name: test
            extends: words
            ---
            ```yaml define
            roles:
            \(roles)
            ```
            ```yaml rule
            rule: x
            every: \(rule)
            must: { be: final }
            ```

            """
        return try GuideReader.read(
            GuideSource(text: text, file: "GUIDE.md"),
            vocabulary: .forTests
        ) { _, _ in .success(GuideSource(text: vocabulary, file: "words.md")) }
    }

    @Test("A role that names itself leans on the inherited one, which goes on under its guide's name")
    func leaning() throws {
        let roles = try Self.guide("  model: { sure: { class: model }, likely: { struct: any } }").definitions.roles
        #expect(roles.map(\.name) == ["model", "view", "words/model", "presenter"])
        #expect(roles[0].description.roleNames == ["words/model"])
    }

    @Test("What an inherited role leans on goes on meaning what it meant")
    func meaning() throws {
        let roles = try Self.guide("  view: { struct: view }").definitions.roles
        let model = try #require(roles.first { $0.name == "model" })
        #expect(model.description.roleNames == ["words/view"])
        #expect(model.evidence?.excludes.map(\.text) == ["presenter"])
        #expect(roles.first { $0.name == "view" }?.description.roleNames == ["words/view"])
    }

    @Test("A role of a guide without rules may be defined anew without a word")
    func shadowing() throws {
        let roles = try Self.guide("  view: { struct: any }").definitions.roles
        #expect(roles.map(\.name) == ["view", "words/view", "model", "presenter"])
    }

    @Test("A role of a vocabulary takes no names of members away")
    func members() throws {
        let guide = try Self.guide("  mine: { class: any }", rule: "{ property: presenter }")
        #expect(guide.rules.first?.form != nil)
    }

    @Test("Roles come after those that they lean on, and those that exclude each other are settled after both")
    func stages() throws {
        let roles = try Self.guide("  mine: { class: any }").definitions.roles
        let stages = RoleGraph(roles).stages()
        func first(_ matches: (RoleGraph.Stage) -> Bool) -> Int { stages.firstIndex(where: matches) ?? -1 }
        func index(_ name: String) -> Int { roles.firstIndex { $0.name == name } ?? -1 }
        let ownPresenter = first { $0.asked.contains(index("presenter")) }
        let settledModel = first { $0.settled.contains(index("model")) }
        #expect(ownPresenter >= 0 && ownPresenter < settledModel)
        #expect(stages.allSatisfy { !$0.isCircle })
    }
}
