// The prose of a guide as plain text: reports show its words without the markup.

import NormaText

enum MarkdownText {
    /// The paragraphs without emphasis, link targets and list markers; code keeps its backticks. Blank lines separate
    /// them.
    static func plain(_ markdown: String) -> String {
        paragraphs(markdown).joined(separator: "\n\n")
    }

    /// The first sentences of the first paragraph: at least one, and further ones as long as all fit into `limit`
    /// characters.
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

    /// The text with a full stop, if it needs one and has none.
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

    /// Removes `**`, `*` and `_` around words and the targets of links; code between backticks is unchanged.
    ///
    /// Cost: linear in the text.
    static func unmarked(_ text: String) -> String {
        let marked = MarkedText(text)
        return marked.plain(marked.characters.indices)
    }

    /// Splits after `.`, `!` and `?` if a space and no lower-case letter follow, outside code.
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
