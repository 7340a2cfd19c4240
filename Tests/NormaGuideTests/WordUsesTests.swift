// Who uses the values, layers and roles of a guide.

import NormaGuide
import Testing

@Suite("The words of a guide")
struct WordUsesTests {
    private let text = #"""
        ---
        norma: 2
        name: test
        ---
        ```yaml define
        values:
          features: Sources/Features
          holder: ViewModel
          most: 3
        layers:
          Features: "{{features}}"
          Shared: Sources/Shared
        roles:
          view-model: { class: "*{{holder}}", in: Features }
          view: { struct: "*View" }
        ```

        # Views

        ```yaml rule
        rule: views-know-one
        every: view
        must-not: { refer-to: [view-model, view] }
        because: A view of `{{features}}` knows one.
        ```

        # Folders

        ```yaml rule
        rule: folders-are-named
        every: { folder: Shared, in: "{{features}}" }
        must-not: { have-at-most: { lines: "{{most}}" } }
        ```

        # Layers

        ```mermaid rule rule=layers-are-drawn
        graph TD
            Features --> Shared
        ```
        """#

    private func word(_ name: String) throws -> GuideWord {
        try #require(Reading.guide(text).words.first { $0.name == name })
    }

    @Test("come in the order in which they are declared: values, layers, roles")
    func order() throws {
        let words = try Reading.guide(text).words
        #expect(words.map(\.name) == ["features", "holder", "most", "Features", "Shared", "view-model", "view"])
        #expect(words.map(\.kind) == [.value, .value, .value, .layer, .layer, .role, .role])
    }

    @Test("a value is used by who writes it, in prose too")
    func values() throws {
        let features = try word("features")
        #expect(features.definitions == ["Features"])
        #expect(features.rules == ["views-know-one", "folders-are-named"])
        #expect(try word("holder").definitions == ["view-model"])
        #expect(try word("most").rules == ["folders-are-named"])
    }

    @Test("a role is used by rules that name it, and not by itself")
    func roles() throws {
        #expect(try word("view-model").rules == ["views-know-one"])
        #expect(try word("view").rules == ["views-know-one"])
        #expect(try word("view").definitions == [])
    }

    @Test("a layer is used where a place is meant and in pictures, not where a folder has its name")
    func layers() throws {
        let features = try word("Features")
        #expect(features.definitions == ["view-model"])
        #expect(features.rules == ["layers-are-drawn"])
        #expect(try word("Shared").rules == ["layers-are-drawn"])
    }
}
