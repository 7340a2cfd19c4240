// One paragraph of Markdown, indexed so that the end of a link or of code is found without a search.

struct MarkedText {
    let characters: [Character]
    /// For each character the position of the next `]`, `)` and backtick, itself included; the total count if there is
    /// none.
    private let brackets: [Int32]
    private let parentheses: [Int32]
    private let backticks: [Int32]

    init(_ text: String) {
        characters = Array(text)
        brackets = Self.next("]", in: characters)
        parentheses = Self.next(")", in: characters)
        backticks = Self.next("`", in: characters)
    }

    private static func next(_ wanted: Character, in characters: [Character]) -> [Int32] {
        var next = Int32(clamping: characters.count)
        var places = Array(repeating: next, count: characters.count)
        for index in characters.indices.reversed() {
            if characters[index] == wanted { next = Int32(clamping: index) }
            places[index] = next
        }
        return places
    }

    /// The first listed position that isn't before the index; nil if it is after the range.
    private func place(_ places: [Int32], from index: Int, in range: Range<Int>) -> Int? {
        guard index < range.upperBound else { return nil }
        let place = Int(places[index])
        return place < range.upperBound ? place : nil
    }

    /// The text of a range without markup. The text of a link has no closing bracket, so links don't nest.
    func plain(_ range: Range<Int>) -> String {
        var plain = ""
        var index = range.lowerBound
        while index < range.upperBound {
            let character = characters[index]
            if character == "`", let close = place(backticks, from: index + 1, in: range) {
                plain.append(contentsOf: characters[index...close])
                index = close + 1
            } else if character == "[", let link = link(at: index, in: range) {
                plain += self.plain((index + 1)..<link.textEnd)
                index = link.end
            } else if character == "*" || character == "_" {
                let end = characters[index..<range.upperBound].firstIndex { $0 != character } ?? range.upperBound
                if !isEmphasis(index..<end, in: range) { plain.append(contentsOf: characters[index..<end]) }
                index = end
            } else {
                plain.append(character)
                index += 1
            }
        }
        return plain
    }

    /// The bounds of `[text](target)`.
    private func link(at index: Int, in range: Range<Int>) -> (textEnd: Int, end: Int)? {
        guard let textEnd = place(brackets, from: index, in: range), textEnd + 1 < range.upperBound,
            characters[textEnd + 1] == "(", let end = place(parentheses, from: textEnd, in: range)
        else { return nil }
        return (textEnd, end + 1)
    }

    /// A run of `*` or `_` with a word on one side only; `snake_case` and `2 * 3` keep theirs.
    private func isEmphasis(_ run: Range<Int>, in range: Range<Int>) -> Bool {
        let before = range.contains(run.lowerBound - 1) ? characters[run.lowerBound - 1] : nil
        let after = range.contains(run.upperBound) ? characters[run.upperBound] : nil
        func isWord(_ character: Character?) -> Bool {
            character.map { $0.isLetter || $0.isNumber || $0 == "`" } ?? false
        }
        return isWord(before) != isWord(after) || before?.isPunctuation == true && after == nil
    }
}
