// Every predicate of the language, by its word.

import NormaGuide

enum AllPredicates {
    /// Sorted by word.
    static let list: [any Predicate.Type] = []

    private static let byWord: [String: any Predicate.Type] = Dictionary(
        list.map { ($0.word.word, $0) },
        uniquingKeysWith: { first, _ in first }
    )

    static func type(of word: String) -> (any Predicate.Type)? { byWord[word] }
}
