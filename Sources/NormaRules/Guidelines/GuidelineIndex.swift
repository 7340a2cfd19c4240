// Finds quotations in the sentences of some documents, and the sentence that is nearest to a quotation that is in none.

import NormaText

struct GuidelineIndex {
    /// A sentence of one of the documents.
    struct Reference: Hashable {
        var document: Int
        var sentence: Int
    }

    private let guidelines: [Guideline]
    /// In the order of the documents.
    private var references: [Reference] = []
    private var keys: [String] = []
    /// By key of a sentence, of a cell of a row, or of an item with what introduces it.
    private var byKey: [String: [Int]] = [:]
    private var byWord: [Substring: [Int]] = [:]

    /// Cost: linear in the sentences.
    init(_ guidelines: [Guideline]) {
        self.guidelines = guidelines
        for (document, guideline) in guidelines.enumerated() {
            for (index, sentence) in guideline.sentences.enumerated() {
                add(sentence, Reference(document: document, sentence: index))
            }
        }
    }

    private mutating func add(_ sentence: GuidelineSentence, _ reference: Reference) {
        let number = references.count
        references.append(reference)
        let key = PlainMarkdown.folded(sentence.text)
        keys.append(key)
        var spellings = [key] + sentence.cells.map(PlainMarkdown.folded)
        if let lead = sentence.lead { spellings.append(PlainMarkdown.folded(lead) + " " + key) }
        for spelling in Set(spellings) where !spelling.isEmpty { byKey[spelling, default: []].append(number) }
        for word in Set(Self.words(of: key)) { byWord[word, default: []].append(number) }
    }

    private static func words(of key: String) -> [Substring] {
        key.split { !$0.isLetter && !$0.isNumber }
    }

    // MARK: - Quotations

    /// The sentences that a quotation quotes; empty if a part of it is in no document.
    func sentences(quoted quotation: String) -> [Reference] {
        let whole = PlainMarkdown.key(quotation)
        if let found = found(whole) { return found }
        var run = TextRun()
        run.add(Array(quotation.utf8)[...], line: 1, column: 1)
        let parts = run.sentences()
        guard parts.count > 1 else { return [] }
        var result: [Reference] = []
        for part in parts {
            let text = String(decoding: run.bytes[part], as: UTF8.self)
            guard let found = found(PlainMarkdown.key(text)) else { return [] }
            result += found.filter { !result.contains($0) }
        }
        return result
    }

    private func found(_ key: String) -> [Reference]? {
        if let numbers = byKey[key] { return numbers.map { references[$0] } }
        let words = Self.words(of: key)
        guard words.count >= Self.fewestWords else { return nil }
        let numbers = candidates(for: words).filter { Self.contains(keys[$0], key) }
        return numbers.isEmpty ? nil : numbers.map { references[$0] }
    }

    /// A part of a sentence with fewer words may be anywhere.
    private static let fewestWords = 3

    private static func contains(_ key: String, _ part: String) -> Bool {
        guard let range = key.firstRange(of: part) else { return false }
        let before = range.lowerBound > key.startIndex ? key[key.index(before: range.lowerBound)] : " "
        let after = range.upperBound < key.endIndex ? key[range.upperBound] : " "
        return !before.isLetter && !before.isNumber && !after.isLetter && !after.isNumber
    }

    /// The sentences with the rarest of some words.
    private func candidates(for words: [Substring]) -> [Int] {
        let lists = Set(words).map { byWord[$0] ?? [] }
        return lists.min { $0.count < $1.count }?.prefix(Self.mostCandidates).map { $0 } ?? []
    }

    private static let mostCandidates = 2_000

    // MARK: - The nearest

    /// The sentence that has most words in common with a quotation, if these are more than half of both.
    func nearest(to quotation: String) -> Reference? {
        let words = Set(Self.words(of: PlainMarkdown.key(quotation)))
        let lists = words.compactMap { byWord[$0] }.sorted { ($0.count, $0.first ?? 0) < ($1.count, $1.first ?? 0) }
        let likely = Set(lists.prefix(4).flatMap { $0.prefix(Self.mostCandidates) })
        var best: (number: Int, share: Double)?
        for number in likely.sorted() {
            let other = Set(Self.words(of: keys[number]))
            let share = 2 * Double(words.intersection(other).count) / Double(max(1, words.count + other.count))
            if share > 0.5, share > best?.share ?? 0 { best = (number, share) }
        }
        return best.map { references[$0.number] }
    }
}
