// How much of a guide is enforced, scaffolded, left to reviewers, or only prose.

import NormaGuide
import NormaPipeline
import NormaSpecs
import NormaText
import Testing

@Suite("The status of a guide")
struct GuideStatusTests {
    @Test("each heading with a text or a block stands for what it holds most of")
    func standings() throws {
        let status = try status(
            """
            # Title

            ## Ruled

            Classes are final.

            ```yaml rule
            rule: classes-are-final
            every: class
            must: { be: final }
            ```

            ### Shown

            This one can be inherited from.

            ```swift bad
            class Cart {}
            ```

            ## Asked

            ```yaml review
            review: is-it-one-class
            question: Does it do one thing?
            ```

            ## Told

            Names are whole words.

            ## Empty

            """
        )
        #expect(status.sections.map(\.title) == ["Ruled", "Shown", "Asked", "Told"])
        #expect(status.sections.map(\.standing) == [.enforced, .enforced, .leftToReviewers, .prose])
        #expect(status.count(of: .enforced) == 2)
        #expect(status.count(of: .scaffolded) == 0)
        #expect(status.proof.rules.map(\.verdict) == [.unproven])
    }

    @Test("a scaffold that is checked counts as enforced")
    func scaffolds() throws {
        let status = try status(
            """
            ## A set

            ```yaml template
            template: model
            summary: A model.
            inputs: { Name: { is: type-name, sample: Cart } }
            ```

            ## Only a template

            ```swift template model path=Sources/{{Name}}.swift
            struct {{Name}} {}
            ```

            ## A template and a rule

            ```yaml rule
            rule: classes-are-final
            every: class
            must: { be: final }
            ```

            ```swift template model path=Sources/{{Name}}Store.swift
            final class {{Name}}Store {}
            ```

            """
        )
        #expect(status.sections.map(\.standing) == [.scaffolded, .scaffolded, .enforced])
    }

    private func status(_ text: String) throws -> GuideStatus {
        let source = GuideSource(text: "---\nnorma: 2\nname: test\n---\n\n" + text, file: "guide.md")
        let guide = try GuideLoading.guide(from: source)
        return GuideStatus(guide: guide.guide, proof: ExampleRunner(guide: guide).run())
    }
}
