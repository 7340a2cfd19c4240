// Finds commas with white space before them, or without exactly one space after them.

import NormaFacts
import NormaText
import SwiftSyntax

enum Comma: Check {
    static let identifier = "comma"
    static let summary = "A comma has white space before it, or not exactly one space after it."
    static let documentation =
        """
        A comma belongs to the element before it.

        ```swift bad
        let list = [1,2]
        ```

        ```swift good
        let list = [1, 2]
        let other = [
            1,
            2,
        ]
        ```
        """

    static let kinds: [SyntaxKind] = [.regexLiteralExpr]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        context.expressions.append(ByteRange(of: node))
    }

    static func visitFile(_ facts: SourceFacts, in context: inout CheckContext) {
        let source = context.source
        var silent: [ByteRange]?
        for (offset, byte) in source.bytes.enumerated() where byte == UInt8(ascii: ",") {
            let range = ByteRange(offset, offset + 1)
            let space = SpaceAround(range, in: source)
            let next = source[offset + 1]
            let isClosed = next == UInt8(ascii: "]") || next == UInt8(ascii: ")") || next == UInt8(ascii: ">")
            guard space.before > 0 && !space.startsLine || !(space.isSingleAfter || isClosed) else { continue }
            // Most commas are fine: only the others are looked up among strings and comments.
            let hidden = silent ?? Self.silent(facts, context.expressions)
            silent = hidden
            if !LineText.contains(hidden, range) { context.report(range) }
        }
    }

    /// Strings, comments and regular expressions, whose commas don't count.
    private static func silent(_ facts: SourceFacts, _ expressions: [ByteRange]) -> [ByteRange] {
        let ranges = facts.strings.map(\.range) + facts.comments.map(\.range) + expressions
        return LineText.outermost(ranges.sorted { $0.start < $1.start })
    }
}
