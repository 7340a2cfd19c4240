// One measure of `have-at-most` and `have-at-least`: how much of something a thing has.

import NormaGuide

/// A measure with its meaning; nil where the thing has no such measure, or it can't be told.
struct Measure: Sendable {
    let documentation: DocumentedWord
    let value: @Sendable (Subject, JudgingContext) -> Int?

    var word: String { documentation.word }

    init(_ word: String, _ summary: String, _ value: @escaping @Sendable (Subject, JudgingContext) -> Int?) {
        documentation = DocumentedWord(word, summary)
        self.value = value
    }

    /// Not so many of something, but how far.
    var isDegree: Bool { word == "complexity" || word == "nesting" }

    /// The number with its unit: "523 lines", "1 parameter", with a bound "at most 400 lines".
    func amount(_ number: Int, bound: String? = nil) -> String {
        if isDegree { return "a \(word) of \(bound.map { $0 + " " } ?? "")\(number)" }
        let bound = bound.map { $0 + " " } ?? ""
        return bound + counted(number)
    }

    private func counted(_ number: Int) -> String {
        switch word {
        case "body-lines": return "\(number) \(number == 1 ? "line" : "lines") in the body"
        case "associated-values": return "\(number) associated \(number == 1 ? "value" : "values")"
        case "inherited-types": return "\(number) inherited \(number == 1 ? "type" : "types")"
        case "properties": return "\(number) \(number == 1 ? "property" : "properties")"
        default: return "\(number) \(number == 1 ? String(word.dropLast()) : word)"
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
