// One line of a folder tree: its indentation, the name, the marks after it.

struct LayoutLine {
    struct Word {
        var text: String
        var span: Span
    }

    /// The column of the name in characters, from 0; a tab reaches to the next multiple of four.
    let column: Int
    /// As written, without quotes; empty for a line that holds `…` alone.
    let name: String
    let span: Span
    private(set) var marks: [Word] = []
    private(set) var unknown: [Word] = []

    /// Nil for a line that holds no entry: blank, a comment, or strokes only.
    init?(_ document: DocumentText, _ range: Range<Int>) {
        let text = document.text(range)
        var column = 0
        var index = text.startIndex
        while index < text.endIndex, Self.isStroke(text, index) {
            column += text[index] == "\t" ? 4 - column % 4 : 1
            index = text.index(after: index)
        }
        var words = Self.words(text[index...], in: text, from: range.lowerBound)
        guard let first = words.first else { return nil }
        self.column = column
        span = first.span
        if let mark = Self.mark(first.text), mark == "…" {
            name = ""
        } else {
            name = first.text
        }
        words.removeFirst()
        for word in words {
            if let mark = Self.mark(word.text) {
                marks.append(Word(text: mark, span: word.span))
            } else {
                unknown.append(word)
            }
        }
    }

    /// `…`, `?`, `*`, `+`; nil for anything else.
    private static func mark(_ text: String) -> String? {
        switch text {
        case "…", "...": "…"
        case "?", "*", "+": text
        default: nil
        }
    }

    /// Blanks (the non-breaking one too), and the strokes of a drawn tree; `+` and `-` only where they draw.
    private static func isStroke(_ text: String, _ index: String.Index) -> Bool {
        switch text[index] {
        case " ", "\t", "\u{A0}", "│", "├", "└", "─", "┬", "┃", "┣", "┗", "━", "╰", "|": return true
        case "`", "+", "\\", "-":
            let next = text.index(after: index)
            return next < text.endIndex && text[next] == "-" || text[index] == "-"
        default: return false
        }
    }

    /// The words up to a comment; quotes hold spaces together.
    private static func words(_ rest: Substring, in text: String, from start: Int) -> [Word] {
        var words: [Word] = []
        var index = rest.startIndex
        while index < rest.endIndex {
            if rest[index].isWhitespace {
                index = rest.index(after: index)
                continue
            }
            if rest[index] == "#" { break }
            var begin = index
            var end: Substring.Index
            if rest[index] == "\"", let close = rest[rest.index(after: index)...].firstIndex(of: "\"") {
                begin = rest.index(after: index)
                end = close
                index = rest.index(after: close)
                // A slash after the closing quote still makes it a folder.
                if index < rest.endIndex, rest[index] == "/" { index = rest.index(after: index) }
            } else {
                end = rest[index...].firstIndex { $0.isWhitespace } ?? rest.endIndex
                index = end
            }
            let isFolder = end < rest.endIndex && rest[end] == "\"" && index > rest.index(after: end)
            let word = String(rest[begin..<end]) + (isFolder ? "/" : "")
            let offset = start + text.utf8.distance(from: text.startIndex, to: begin)
            words.append(Word(text: word, span: Span(offset, length: word.count)))
        }
        return words
    }
}
