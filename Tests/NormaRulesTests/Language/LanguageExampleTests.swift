// Every word's example is run as a guide: what the reference shows must be so.

import NormaGuide
import NormaPipeline
import NormaRules
import NormaSpecs
import NormaText
import Testing

@Suite("Examples of the language")
struct LanguageExampleTests {
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

    @Test("Each word's example shows its rule firing and staying silent", arguments: words.map(\.word))
    func example(word: String) throws {
        let example = try #require(Self.words.first { $0.word == word })
        let guide: PreparedGuide
        do {
            guide = try GuideLoading.guide(from: example.source)
        } catch {
            Issue.record("\(word): \(error)")
            return
        }
        let proof = ExampleRunner(guide: guide).run()
        for problem in proof.problems {
            Issue.record(
                "\(word): \(problem.message) — \(problem.window?.marked ?? "") at \(problem.position.map(String.init(describing:)) ?? "")"
            )
        }
        for rule in proof.rules where rule.verdict != .proven {
            Issue.record("\(word): \(rule.rule) is \(rule.verdict.rawValue): \(rule.missing ?? "")")
        }
    }

    @Test("Every kind of subject has a word, and every word one entry")
    func complete() {
        let kinds = Language.vocabulary.subjects.map(\.kind)
        #expect(Set(kinds) == Set(SubjectKind.allCases))
        #expect(kinds.count == Set(kinds).count)
        let words = Language.vocabulary.predicates.map(\.word)
        #expect(words == words.sorted())
        #expect(words.count == Set(words).count)
        let adjectives = Language.vocabulary.adjectives.map(\.word)
        #expect(adjectives.count == Set(adjectives).count)
    }
}
