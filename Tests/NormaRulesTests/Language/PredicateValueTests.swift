// The reader of guides and the predicates agree on the value of each word.

import NormaExpressions
import NormaGuide
import NormaPipeline
import Testing

@testable import NormaRules

@Suite("Values of words")
struct PredicateValueTests {
    @Test("each predicate takes the value that the reader makes of its word's argument, and none of another shape")
    func takesValues() throws {
        let uses = try AllPredicates.list.map { try #require(try Self.use(of: $0.word), "`\($0.word.word)`") }
        for type in AllPredicates.list {
            for (use, other) in zip(uses, AllPredicates.list.map { $0.word }) where type.takes(use.argument) {
                #expect(Self.areAlike(other.shape, type.word.shape), "`\(type.word.word)` takes that of `\(use.word)`")
            }
            let isKnown = uses.contains { $0.word == type.word.word && type.takes($0.argument) }
            #expect(isKnown, "`\(type.word.word)` doesn't take its own value")
        }
    }

    /// The use of a word in a guide of one rule.
    private static func use(of word: PredicateWord) throws -> PredicateUse? {
        let subject = word.subjects.first ?? .type
        let text = """
            ---
            norma: 2
            name: words
            ---

            ```yaml rule
            rule: tried
            every: { \(subject.rawValue): any }
            must: { \(word.word): \(argument(of: word.shape)) }
            ```
            """
        let source = GuideSource(text: text, file: "GUIDE.md")
        let guide = try GuideReader.read(source, vocabulary: Language.vocabulary) { _, _ in .success(source) }
        guard case .every(_, .predicate(let use))? = guide.rules.first?.form else { return nil }
        return use
    }

    private static func argument(of shape: ArgumentShape) -> String {
        switch shape {
        case .names, .texts, .zones, .calls, .description, .references, .relations: "Cart"
        case .naming: "{ first-word: verb }"
        case .paths, .places: "Sources/"
        case .adjectives: "final"
        case .closingLevel: "private"
        case .attributes: "\"@objc\""
        case .languages: "english"
        case .eachDescription: "[{ property: any }]"
        case .measures: "{ lines: 3 }"
        case .counterpart: "{ type: \"{Subject}Mock\" }"
        case .code: "\"try! $X\""
        case .platforms: "{ iOS: \">=17\" }"
        case .settings: "{ KEY: any }"
        }
    }

    /// Shapes that are read into the same type.
    private static func areAlike(_ one: ArgumentShape, _ two: ArgumentShape) -> Bool {
        let families: [[ArgumentShape]] = [
            [.names, .texts, .paths, .zones, .attributes], [.references, .relations],
            [.adjectives, .closingLevel, .languages],
        ]
        return one == two || families.contains { $0.contains(one) && $0.contains(two) }
    }
}
