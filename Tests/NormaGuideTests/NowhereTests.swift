// What a guide says to be nowhere: what speaks of it is off, and what only mentions it goes on.

import NormaGuide
import Testing

@Suite struct NowhereTests {
    @Test("a rule that speaks of a place that is nowhere is off, with the name of that place")
    func rulesAreOff() throws {
        let guide = try Self.guide(
            """
            ```yaml define
            values: { home: Kit }
            places: { shared: none, kit: "{{shared}}/{{home}}", feature: "Sources/{Feature}" }
            layers: { Shared: "{{shared}}", Features: "{{feature}}", Tests: Tests }
            roles:
              helper: { struct: "*Helper", in: "{{kit}}" }
              far-helper: { type: helper, named: "Far*" }
              view: { struct: "*View" }
            ```

            ```yaml rule
            rule: by-place
            every: { file: any, in: "{{kit}}/Deep" }
            must: { named: "*" }
            ```

            ```yaml rule
            rule: by-role
            every: far-helper
            must: { be: final }
            ```

            ```yaml rule
            rule: by-layer
            every: view
            must-not: { depend-on: Shared }
            ```

            ```yaml rule
            rule: by-one-of-two-layers
            every: view
            must-not: { depend-on: [Shared, Tests] }
            ```

            ```yaml rule
            rule: all-but-one
            every: { type: view, not: { in: Shared } }
            must: { be: internal }
            except: { type: helper, because: they are older }
            ```

            ```yaml rule
            rule: layers-in-order
            layers: [Features, Tests, Shared]
            ```

            ```text layout rule=drawn
            {{shared}}/
            └── Views/
            ```
            """
        )
        #expect(guide.rules.map(\.name) == ["by-one-of-two-layers", "all-but-one", "layers-in-order"])
        #expect(
            guide.offRules.map { "\($0.name): \($0.because)" }.sorted() == [
                "by-layer: shared", "by-place: shared", "by-role: shared", "drawn: shared",
            ]
        )
        #expect(guide.definitions.roles.map(\.name) == ["view"])
        #expect(guide.definitions.layers.map(\.name) == ["Features", "Tests"])
        #expect(guide.rules.last?.shownUnits == ["Features", "Tests"])
        #expect(guide.rule(named: "all-but-one")?.exceptions.isEmpty == true)
    }

    @Test("examples of rules that are off prove nothing and are not run")
    func examplesAreGone() throws {
        let guide = try Self.guide(
            """
            ```yaml define
            places: { shared: none }
            ```

            ## Off

            ```yaml rule
            rule: off
            every: { file: any, in: "{{shared}}/Deep" }
            must: { named: "*" }
            ```

            ```swift bad
            struct A {}
            ```

            ### Below

            ```swift good
            struct B {}
            ```

            ## On

            ```yaml rule
            rule: on
            every: { struct: any }
            must: { be: public }
            ```

            ```swift bad
            struct C {}
            ```
            """
        )
        #expect(guide.examples.map(\.text) == ["struct C {}\n"])
    }

    @Test("without features what is about features is off")
    func noFeatures() throws {
        let guide = try Self.guide(
            """
            ```yaml define
            places: { feature: none }
            ```

            ```yaml rule
            rule: features-are-tested
            every: feature
            must: { named: "*" }
            ```

            ```yaml rule
            rule: features-form-no-circle
            acyclic: features
            ```
            """
        )
        #expect(guide.rules.isEmpty)
        #expect(guide.offRules.map(\.because) == ["feature", "feature"])
    }

    private static func guide(_ text: String) throws -> Guide {
        try Reading.guide("---\nnorma: 2\nname: test\n---\n\n" + text + "\n")
    }
}

extension Rule {
    fileprivate var shownUnits: [String] {
        guard case .layers(let contract) = form else { return [] }
        return contract.ranks.joined().map(\.text)
    }
}
