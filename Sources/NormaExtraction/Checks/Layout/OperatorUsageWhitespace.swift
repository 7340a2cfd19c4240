// Finds operators without single spaces.

import NormaText
import SwiftSyntax

enum OperatorUsageWhitespace: Check {
    static let identifier = "operator-usage-whitespace"
    static let summary = "An operator between two values doesn't have exactly one space on each side."
    static let details = DetailShape.names
    static let documentation =
        """
        Even spacing makes expressions readable. Reports binary operators, `=` and `? :`; they may begin or end a line. Ranges may
        do without spaces, and `=` may have more spaces before it if the neighbouring lines have theirs in the same column. The
        detail is the operator.

        ```swift bad
        let sum = one+two
        ```

        ```swift good
        let sum = one + two
        let range = 0..<count
        let negative = -count
        ```
        """
    static let kinds: [SyntaxKind] = [
        .binaryOperatorExpr, .assignmentExpr, .initializerClause, .typeInitializerClause, .unresolvedTernaryExpr,
    ]

    static func mayReport(_ node: RawNode, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        node.hasToken(in: bytes, where: isOff)
    }

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        if let ternary = node.as(UnresolvedTernaryExprSyntax.self) {
            report(ternary.questionMark, in: &context)
            report(ternary.colon, in: &context)
        } else if let token = node.firstToken(viewMode: .sourceAccurate) {
            report(token, in: &context)
        }
    }

    private static func report(_ token: TokenSyntax, in context: inout CheckContext) {
        guard token.presence == .present else { return }
        let range = ByteRange(of: token)
        let space = SpaceAround(range, in: context.source)
        guard isOff(space) else { return }
        let text = token.text
        if text == "..." || text == "..<", space.before == 0, space.after == 0 { return }
        if space.before > 1, space.isSingleAfter, isAligned(range, in: context.source) { return }
        context.report(range, detail: text)
    }

    private static func isOff(_ space: SpaceAround) -> Bool { !(space.isSingleBefore && space.isSingleAfter) }

    /// Whether the same operator is in the same column up to two lines above or below.
    private static func isAligned(_ range: ByteRange, in source: SourceText) -> Bool {
        let line = source.line(at: range.start)
        let column = source.column(at: range.start)
        return [-2, -1, 1, 2].contains { distance in
            guard let other = source.lines.range(ofLine: line + distance), other.count > column + range.count else {
                return false
            }
            let start = Int(other.start) + column
            let place = ByteRange(start, start + range.count)
            return source.slice(place).elementsEqual(source.slice(range)) && LineText.isSpace(source[start - 1])
        }
    }
}
