// From a word inside a comment to its place in the file, and to the lines that the comment covers.

import NormaText

struct CommentPlaces {
    let comment: CodeComment
    /// Whether words can be placed exactly: the text is the one in the file.
    private let lines: LineTable?

    init(_ comment: CodeComment) {
        self.comment = comment
        let isVerbatim = comment.place.range?.count == comment.text.utf8.count
        lines = isVerbatim ? LineTable(comment.text) : nil
    }

    /// The word's place; that of the whole comment if it is unknown.
    func place(of word: AllowComment.Word) -> Place {
        guard let lines, let range = comment.place.range else { return comment.place }
        let start = lines.position(at: Int32(clamping: word.offset))
        let end = lines.position(at: Int32(clamping: word.end))
        return Place(
            path: comment.place.path,
            range: ByteRange(Int(range.start) + word.offset, Int(range.start) + word.end),
            start: moved(start),
            end: moved(end)
        )
    }

    /// What is wrong with the comment, at the word.
    func finding(_ rule: SuppressionRule, at word: AllowComment.Word, _ message: String) -> Finding {
        let place = place(of: word)
        return Finding(
            rule: rule.rawValue,
            severity: rule.severity,
            place: place,
            message: BearableText.sentence(message),
            symbol: place.path.text,
            detail: BearableText.name(word.text)
        )
    }

    /// - Parameter line: the line of the instruction itself.
    func linesCovered(from line: Int) -> [Int] {
        if comment.codePrecedes { return [comment.place.start.line] }
        // The line below may be a comment too, and findings about comments can be allowed as well.
        var lines = [line, comment.place.end.line + 1]
        if let code = comment.nextCode {
            // A limit for the lines between, so that no input makes this slow.
            lines += code.prefix(100)
            lines.append(code.upperBound)
        }
        return lines
    }

    private func moved(_ position: Position) -> Position {
        let start = comment.place.start
        return Position(
            line: start.line + position.line - 1,
            column: position.line == 1 ? start.column + position.column - 1 : position.column
        )
    }
}
