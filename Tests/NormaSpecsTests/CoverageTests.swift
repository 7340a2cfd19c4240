// No word of the language is without an example: what is added to a list is missed here until a spec speaks of it.

import NormaGuide
import NormaPipeline
import NormaText
import Testing

@Suite("Every word has a spec")
struct CoverageTests {
    private static let words = UsedWords(in: SpecFile.all.compactMap { try? $0.guide().guide })

    @Test("each kind of thing is a rule's subject")
    func subjects() {
        #expect(missing(Language.vocabulary.subjects.map(\.kind.rawValue), in: Self.words.subjects).isEmpty)
    }

    @Test("each predicate")
    func predicates() {
        #expect(missing(Language.vocabulary.predicates.map(\.word), in: Self.words.predicates).isEmpty)
    }

    @Test("each adjective")
    func adjectives() {
        #expect(missing(Language.vocabulary.adjectives.map(\.word), in: Self.words.adjectives).isEmpty)
    }

    @Test("each measure")
    func measures() {
        #expect(missing(Language.vocabulary.measures.map(\.word), in: Self.words.measures).isEmpty)
    }

    @Test("each way to refer to a type")
    func referenceRoles() {
        #expect(missing(Language.vocabulary.referenceRoles.map(\.word), in: Self.words.referenceRoles).isEmpty)
    }

    @Test("each contract")
    func contracts() {
        #expect(missing(Language.vocabulary.contracts.map(\.word), in: Self.words.contracts).isEmpty)
    }

    @Test("each check")
    func checks() {
        #expect(missing(Language.vocabulary.checks.map(\.identifier), in: Self.words.checks).isEmpty)
    }

    private func missing(_ words: [String], in used: Set<String>) -> [String] { words.filter { !used.contains($0) } }
}
