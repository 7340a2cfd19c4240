// The prose of a guide as plain text: reports show what it says, not how it is marked up.

import NormaText

enum MarkdownText {
    /// The paragraphs without emphasis, links' targets and list marks; code keeps its backticks. Blank lines divide them.
    static func plain(_ markdown: String) -> String {
        paragraphs(markdown).joined(separator: "\n\n")
    }

    /// The first sentences of the first paragraph: one, and the next as long as all fit into `limit` characters.
    static func opening(_ markdown: String, limit: Int = 180) -> String {
        guard let paragraph = paragraphs(markdown).first else { return "" }
        var opening = ""
        for sentence in sentences(paragraph) {
            if opening.isEmpty { opening = sentence; continue }
            if opening.count + 1 + sentence.count > limit { break }
            opening += " " + sentence
        }
        return opening
    }

    /// The text with a full stop, where it has none and one is wanted.
    static func asSentence(_ text: String, if isWanted: Bool = true) -> String {
        guard isWanted, let last = text.last, !".!?:;…".contains(last) else { return text }
        return text + "."
    }

    private static func paragraphs(_ markdown: String) -> [String] {
        var paragraphs: [String] = []
        var words: [String] = []
        func close() {
            if !words.isEmpty { paragraphs.append(unmarked(words.joined(separator: " "))) }
            words = []
        }
        for line in markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            let text = line.trimmed
            if text.isEmpty { close(); continue }
            let item = ["- ", "* ", "+ ", "> "].first { text.hasPrefix($0) }
            if item != nil { close() }
            words.append(String(text.dropFirst(item?.count ?? 0)))
        }
        close()
        return paragraphs
    }

    /// Takes `**`, `*` and `_` around words and the targets of links away; code between backticks stays as it is.
    static func unmarked(_ text: String) -> String {
        let characters = Array(text)
        var plain = ""
        var index = 0
        while index < characters.count {
            let character = characters[index]
            if character == "`", let close = characters[(index + 1)...].firstIndex(of: "`") {
                plain += String(characters[index...close])
                index = close + 1
            } else if character == "[", let link = link(in: characters, at: index) {
                plain += unmarked(String(characters[(index + 1)..<link.textEnd]))
                index = link.end
            } else if isEmphasis(characters, at: index) {
                index += 1
            } else {
                plain.append(character)
                index += 1
            }
        }
        return plain
    }

    /// The bounds of `[text](target)`.
    private static func link(in characters: [Character], at index: Int) -> (textEnd: Int, end: Int)? {
        guard let textEnd = characters[index...].firstIndex(of: "]"), textEnd + 1 < characters.count,
            characters[textEnd + 1] == "(", let end = characters[textEnd...].firstIndex(of: ")")
        else { return nil }
        return (textEnd, end + 1)
    }

    /// A `*` or `_` beside a word on one side only; `snake_case` and `2 * 3` keep theirs.
    private static func isEmphasis(_ characters: [Character], at index: Int) -> Bool {
        guard characters[index] == "*" || characters[index] == "_" else { return false }
        func isWord(_ index: Int) -> Bool {
            guard characters.indices.contains(index) else { return false }
            return characters[index].isLetter || characters[index].isNumber || characters[index] == "`"
        }
        var (before, after) = (index - 1, index + 1)
        while characters.indices.contains(before), characters[before] == characters[index] { before -= 1 }
        while characters.indices.contains(after), characters[after] == characters[index] { after += 1 }
        let isPunctuated = characters.indices.contains(before) && characters[before].isPunctuation
        return isWord(before) != isWord(after) || (isPunctuated && after >= characters.count)
    }

    /// Splits behind `.`, `!` and `?` where a space and no small letter follow, outside code.
    private static func sentences(_ paragraph: String) -> [String] {
        let characters = Array(paragraph)
        var sentences: [String] = []
        var start = 0
        var isCode = false
        for (index, character) in characters.enumerated() {
            if character == "`" { isCode.toggle() }
            guard !isCode, ".!?".contains(character), index + 2 < characters.count, characters[index + 1] == " ",
                !characters[index + 2].isLowercase
            else { continue }
            sentences.append(String(characters[start...index]))
            start = index + 2
        }
        if start < characters.count { sentences.append(String(characters[start...])) }
        return sentences
    }
}
