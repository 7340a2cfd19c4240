// The words of a sentence: small letters, with code spans and punctuation apart.

/// A word, a code span or a punctuation mark.
struct SentenceWord: Sendable, Hashable {
    /// In small letters, unless it is code.
    let text: String
    /// As it is written.
    let original: String
    let isCode: Bool

    init(_ original: String, isCode: Bool = false) {
        self.original = original
        self.isCode = isCode
        text = isCode ? original : original.lowercased()
    }

    var isPunctuation: Bool { !isCode && text.allSatisfy { !$0.isLetter && !$0.isNumber } }

    /// Linear in the text.
    static func words(of sentence: String) -> [SentenceWord] {
        var reading = WordReading()
        for letter in sentence { reading.take(letter) }
        return reading.finished()
    }
}

private struct WordReading {
    private var words: [SentenceWord] = []
    private var current = ""
    private var isCode = false
    /// Letters directly after a code span (`View`s) belong to it.
    private var isAfterCode = false

    private static let marks: Set<Character> = [
        ",", ";", ":", "(", ")", "?", "\"", "“", "”", "—", "–", "→", "|", "[", "]", "<", ">", "≤", "≥", "…", "~",
    ]

    mutating func take(_ letter: Character) {
        if letter == "`" {
            isCode ? endCode() : endWord()
            isCode.toggle()
        } else if isCode {
            current.append(letter)
        } else if letter.isWhitespace {
            endWord()
        } else if letter == "*" || (letter == "_" && current.isEmpty) {
            return
        } else if Self.marks.contains(letter) {
            endWord()
            words.append(SentenceWord(String(letter)))
        } else if letter == "/", !current.contains("."), current.first != "/" {
            endWord()
            words.append(SentenceWord("/"))
        } else {
            current.append(letter == "’" ? "'" : letter)
        }
    }

    mutating func finished() -> [SentenceWord] {
        isCode ? endCode() : endWord()
        while let last = words.last, !last.isCode, [".", "!"].contains(last.text) { words.removeLast() }
        return words
    }

    private mutating func endCode() {
        if !current.isEmpty { words.append(SentenceWord(current, isCode: true)) }
        current = ""
        isAfterCode = true
    }

    private mutating func endWord() {
        defer { (current, isAfterCode) = ("", false) }
        guard !current.isEmpty else { return }
        if isAfterCode, ["s", "es", "'s"].contains(current) { return }
        var word = current[...]
        var end = ""
        while let last = word.last, ".!_".contains(last), word.count > 1 {
            end = last == "_" ? end : String(last)
            word = word.dropLast()
        }
        words.append(SentenceWord(String(word)))
        if end == "." || end == "!" { words.append(SentenceWord(end)) }
    }
}
