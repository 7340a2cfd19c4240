// The table of a file's texts, compared with a dictionary.

import NormaFacts
import Testing

@testable import NormaExtraction

@Suite("The table of texts")
struct TextTableTests {
    @Test(
        "A text has one number, in the order of first sight, however many there are",
        arguments: [0, 1, 127, 128, 129, 5_000]
    )
    func numbers(count: Int) {
        var table = NameTable()
        var known: [String: Int] = ["": 0]
        var texts = [""]
        for index in 0..<count {
            for text in ["n\(index)", "n\(index / 2)", "", "é\(index % 7)"] {
                let number = Int(table.number(of: text).index)
                #expect(number == known[text, default: texts.count])
                if known[text] == nil {
                    known[text] = number
                    texts.append(text)
                }
            }
        }
        #expect(table.count == texts.count && table.strings() == texts)
        for (number, text) in texts.enumerated() { #expect(table.string(of: NameID(UInt32(number))) == text) }
        for number in [texts.count, texts.count + 1] { #expect(table.string(of: NameID(UInt32(number))) == "") }
        for first in [-1, 0, 1, 2, count, texts.count - 1, texts.count, texts.count + 1] {
            #expect(table.strings(from: first) == Array(texts.dropFirst(max(0, first))))
        }
    }
}
