// Finds `TODO` and `FIXME` in comments.

import NormaFacts
import NormaText

enum Todo: Check {
    static let identifier = "todo"
    static let summary = "A comment is a TODO or FIXME."
    static let details = DetailShape.text
    static let documentation =
        """
        Work that is noted only in a comment is forgotten. Do it, or add it to the team's plan.

        The detail is the rest of the line from the word on.

        ```swift bad
        // TODO: check the address
        ```

        ```swift good
        // The address is checked by the server.
        ```
        """

    static func visitFile(_ facts: SourceFacts, in context: inout CheckContext) {
        for comment in facts.comments {
            // Most comments hold neither word; searching bytes makes no copy.
            for (start, end) in marks(in: comment.range, context.source) {
                let text = context.source.text(ByteRange(start, end))
                context.report(ByteRange(start, end), detail: ShortText.of(text), owner: comment.owner)
            }
        }
    }

    private static let words = [Array("TODO".utf8), Array("FIXME".utf8)]

    /// From each word to the end of its line.
    private static func marks(in range: ByteRange, _ source: SourceText) -> [(Int, Int)] {
        let bytes = source.slice(range)
        var found: [(Int, Int)] = []
        var index = 0
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "T") || bytes[index] == UInt8(ascii: "F") else {
                index += 1
                continue
            }
            let word = words.first { bytes[index...].starts(with: $0) && isWord(bytes, index, index + $0.count) }
            guard let word else {
                index += 1
                continue
            }
            let line = bytes[index...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
            var text = line
            if text.suffix(2).elementsEqual("*/".utf8) { text = text.dropLast(2) }
            while let last = text.last, text.count > word.count, last == UInt8(ascii: " ") || last == UInt8(ascii: "\t")
            {
                text = text.dropLast()
            }
            found.append((Int(range.start) + index, Int(range.start) + text.endIndex))
            index = line.endIndex
        }
        return found
    }

    private static func isWord(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Bool {
        let before = start > 0 ? bytes[start - 1] : 0
        let after = end < bytes.count ? bytes[end] : 0
        return !PatternPieces.isWordPart(before) && !PatternPieces.isWordPart(after)
    }
}
