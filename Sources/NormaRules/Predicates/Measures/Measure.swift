// One measure of `have-at-most` and `have-at-least`: how much of something a thing has.

import NormaFacts
import NormaGuide
import NormaProject

/// A measure with its meaning; nil if the thing has no such measure, or if it is unknown.
struct Measure: Sendable {
    let documentation: DocumentedWord
    let value: @Sendable (Subject, JudgingContext) -> Int?

    private let unit: Unit

    /// The wording of its number.
    enum Unit: Sendable {
        /// A count of something: "1 line", "2 lines", with the words after the noun.
        case counted(one: String, several: String, of: String = "")
        /// A degree, not a count: "a complexity of 12".
        case degree
    }

    var word: String { documentation.word }

    /// - Parameter unit: nil if its word is the plural, which drops an `s` for one.
    init(
        _ word: String,
        _ summary: String,
        unit: Unit? = nil,
        _ value: @escaping @Sendable (Subject, JudgingContext) -> Int?
    ) {
        documentation = DocumentedWord(word, summary)
        self.unit = unit ?? .counted(one: String(word.dropLast()), several: word)
        self.value = value
    }

    /// A measure of declarations only.
    static func declaration(
        _ word: String,
        _ summary: String,
        unit: Unit? = nil,
        _ value: @escaping @Sendable (DeclarationFact, DeclarationID, JudgingContext) -> Int?
    ) -> Measure {
        Measure(word, summary, unit: unit) { subject, context in
            guard case .declaration(let declaration) = subject else { return nil }
            return value(context.project.fact(declaration), declaration, context)
        }
    }

    var isDegree: Bool { if case .degree = unit { true } else { false } }

    /// The number with its unit: "523 lines", "1 parameter", with a bound "at most 400 lines".
    func amount(_ number: Int, bound: String? = nil) -> String {
        let limit = bound.map { $0 + " " } ?? ""
        switch unit {
        case .degree: return "a \(word) of \(limit)\(number)"
        case .counted(let one, let several, let of): return "\(limit)\(number) \(number == 1 ? one : several)\(of)"
        }
    }
}

/// Every measure, by its word.
enum AllMeasures {
    /// Sorted by word.
    static let list: [Measure] = (SizeMeasures.list + CountMeasures.list).sorted { $0.word < $1.word }

    private static let byWord: [String: Measure] = Dictionary(
        list.map { ($0.word, $0) },
        uniquingKeysWith: { first, _ in first }
    )

    static func named(_ word: String) -> Measure? { byWord[word] }
}
