// The examples in the language's reference, as guides that can be run.

import NormaGuide

/// A word of the language with its example.
package struct LanguageExample: Sendable {
    package var word: String
    package var source: GuideSource

    /// Every example of a vocabulary, each as a guide of its own.
    package static func all(of vocabulary: Vocabulary) -> [LanguageExample] {
        vocabulary.subjects.map { LanguageExample(word: $0.kind.rawValue, example: $0.example) }
            + vocabulary.predicates.map { LanguageExample(word: $0.word, example: $0.example) }
            + vocabulary.contracts.map { LanguageExample(word: $0.word, example: $0.example) }
            + vocabulary.checks.map { LanguageExample(word: $0.identifier, example: $0.documentation) }
    }

    /// The examples of the chapters that are about no single word.
    package static let chapters = LanguageChapter.all.map { LanguageExample(word: $0.title, example: $0.example) }

    private init(word: String, example: String) {
        self.word = word
        let head = "---\nnorma: 2\nname: example\n---\n\n# \(word)\n\n"
        let text = (example.hasPrefix("---") ? "" : head) + example + "\n"
        source = GuideSource(text: text, file: "example of \(word)")
    }
}
