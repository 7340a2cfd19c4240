// `//` comments on consecutive lines, as one text, and `/* */` comments.

import NormaFacts
import NormaText

struct CommentBlock {
    /// Without the slashes and stars, one line per `//`.
    let text: String
    let range: ByteRange
    let owner: Int32

    /// The comments on their own lines, in order, without documentation.
    static func all(in facts: SourceFacts, _ source: SourceText) -> [CommentBlock] {
        var blocks: [CommentBlock] = []
        var lines: [CommentFact] = []
        func close() {
            guard let first = lines.first, let last = lines.last else { return }
            let text = lines.map { $0.text.dropFirst(2) }.joined(separator: "\n")
            let range = ByteRange(start: first.range.start, end: last.range.end)
            blocks.append(CommentBlock(text: text, range: range, owner: first.owner))
            lines = []
        }
        for comment in facts.comments {
            guard comment.kind == .line, !comment.isTrailing else {
                close()
                if comment.kind == .block, !comment.isTrailing {
                    let text = String(comment.text.dropFirst(2).dropLast(2))
                    blocks.append(CommentBlock(text: text, range: comment.range, owner: comment.owner))
                }
                continue
            }
            if let last = lines.last, source.line(at: comment.range.start) != source.line(at: last.range.start) + 1 {
                close()
            }
            lines.append(comment)
        }
        close()
        return blocks
    }
}
