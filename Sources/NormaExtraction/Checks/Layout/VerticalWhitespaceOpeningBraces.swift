// Finds empty lines after opening brackets.

import NormaFacts
import NormaText

enum VerticalWhitespaceOpeningBraces: Check {
    static let identifier = "vertical-whitespace-opening-braces"
    static let summary = "There is an empty line after an opening bracket."
    static let documentation =
        """
        The bracket alone marks the beginning of the block. The same goes for an empty line after a closure's parameters.

        ```swift bad
        func run() {

            show()
        }
        ```

        ```swift good
        func run() {
            show()
        }

        let one = 1
        ```
        """

    static func visitFile(_ facts: SourceFacts, in context: inout CheckContext) {
        let source = context.source
        let comments = LineText.outermost(facts.comments.lazy.map(\.range))
        for run in BlankLines.all(in: facts, source) where run.first > 1 {
            guard let before = LineText.range(ofLine: run.first - 1, source),
                let range = LineText.range(ofLine: run.first, source)
            else { continue }
            let content = LineText.content(of: before, source)
            guard !content.isEmpty, !LineText.contains(comments, ByteRange(start: content.end - 1, end: content.end))
            else {
                continue
            }
            if opens(source.slice(content)) { context.report(range) }
        }
    }

    /// Whether a line ends in an opening bracket, or in `in` after a brace.
    private static func opens(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let last = line.last else { return false }
        if last == UInt8(ascii: "{") || last == UInt8(ascii: "(") || last == UInt8(ascii: "[") { return true }
        guard line.count > 4, line.suffix(3).elementsEqual(" in".utf8) else { return false }
        return line.contains(UInt8(ascii: "{"))
    }
}
