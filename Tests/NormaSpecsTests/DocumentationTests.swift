// What the reference shows of each word and each check holds in every disguise.

import NormaGuide
import NormaPipeline
import NormaSpecs
import NormaText
import Testing

@Suite("Examples of the reference")
struct DocumentationTests {
    private static let words: [LanguageExample] = {
        let vocabulary = Language.vocabulary
        return LanguageExample.all(
            of: Vocabulary(
                subjects: vocabulary.subjects,
                predicates: vocabulary.predicates,
                contracts: vocabulary.contracts
            )
        )
    }()

    private static let checks = Language.vocabulary.checks.filter { !$0.isMeasured }

    @Test("A word's example holds in every disguise", arguments: words.map(\.word))
    func word(_ word: String) throws {
        let example = try #require(Self.words.first { $0.word == word })
        let guide = try GuideLoading.guide(from: example.source)
        expectNoProblems(of: guide)
    }

    @Test("A chapter's example proves its rules", arguments: LanguageExample.chapters.map(\.word))
    func chapter(_ title: String) throws {
        let example = try #require(LanguageExample.chapters.first { $0.word == title })
        let guide = try GuideLoading.guide(from: example.source)
        guard guide.guide.documents.count == 1 else {
            // What is inherited is proven by its own guide.
            let own = guide.guide.relaxations.filter { !guide.guide.isInherited(file: $0.place.file) }
            #expect(
                own.count == (guide.guide.rules.contains { $0.name == "no-result-handlers" } ? 1 : 5),
                "\(own.map(\.text))"
            )
            #expect(InheritedProof(guide).problems.isEmpty)
            return
        }
        expectNoProblems(of: guide)
        for rule in ExampleRunner(guide: guide).run().rules {
            #expect(rule.verdict == .proven, "\(rule.rule): \(rule.missing ?? "")")
        }
    }

    /// The examples of a check that measures have no limit that they could break.
    @Test("A check's documentation shows it firing and staying silent", arguments: checks.map(\.identifier))
    func check(_ identifier: String) throws {
        let check = try #require(Self.checks.first { $0.identifier == identifier })
        guard check.documentation.contains("```swift bad") else { return }
        let rule = "```yaml rule\nrule: example\ncheck: \(identifier)\n```\n\n"
        let head = "---\nnorma: 2\nname: example\n---\n\n# \(identifier)\n\n"
        let text = head + rule + check.documentation + "\n"
        let guide = try GuideLoading.guide(from: GuideSource(text: text, file: "documentation of \(identifier)"))
        expectNoProblems(of: guide)
        #expect(ExampleRunner(guide: guide).run().rules.map(\.verdict) == [.proven])
    }

    private func expectNoProblems(of guide: PreparedGuide) {
        for disguise in Disguise.allCases {
            for problem in ExampleRunner(guide: guide, disguise: disguise).run().problems {
                Issue.record("\(problem.line)")
            }
        }
    }
}
