// The comments that divide a test: prepare, do, expect.

import NormaFacts
import NormaText

enum TestSections {
    /// The tests that don't have the words as comments in this order: `missing` if a word is missing, otherwise `order`.
    static func missing(_ words: [String], in facts: SourceFacts) -> [(index: Int, detail: String)] {
        let tests = TestFunctions.all(in: facts)
        guard !tests.isEmpty else { return [] }
        var result: [(Int, String)] = []
        var next = 0
        for index in tests {
            let body = facts.declarations[index].bodyRange
            while next < facts.comments.count, facts.comments[next].range.start < body.start { next += 1 }
            var found: [String] = []
            while next < facts.comments.count, facts.comments[next].range.start < body.end {
                found += names(in: facts.comments[next].text).filter(words.contains)
                next += 1
            }
            if Set(found).count < words.count {
                result.append((index, "missing"))
            } else if firstPlaces(of: words, in: found) != firstPlaces(of: words, in: found).sorted() {
                result.append((index, "order"))
            }
        }
        return result
    }

    /// `When` and `Then` of `// When / Then`; the words of a longer comment don't count.
    private static func names(in comment: String) -> [String] {
        let parts = comment.drop { $0 == "/" }.split(separator: "/")
        return parts.map { part in
            let word = part.drop { $0 == " " }
            return String(word.prefix { $0.isLetter })
        }
    }

    private static func firstPlaces(of words: [String], in found: [String]) -> [Int] {
        words.compactMap { found.firstIndex(of: $0) }
    }
}
