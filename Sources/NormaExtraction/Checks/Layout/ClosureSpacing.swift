// Finds one-line closures without single spaces at their braces.

import NormaText
import SwiftSyntax

enum ClosureSpacing: Check {
    static let identifier = "closure-spacing"
    static let summary = "A one-line closure doesn't have exactly one space inside or before its braces."
    static let documentation =
        """
        Braces that touch their content are overlooked.

        ```swift bad
        items.map {$0.name}
        ```

        ```swift good
        items.map { $0.name }
        run {}
        ```
        """
    static let kinds: [SyntaxKind] = [.closureExpr]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let closure = node.as(ClosureExprSyntax.self), closure.rightBrace.presence == .present else { return }
        let (left, right) = (ByteRange(of: closure.leftBrace), ByteRange(of: closure.rightBrace))
        let source = context.source
        guard left.end < right.start, source.line(at: left.start) == source.line(at: right.start) else { return }
        // `{ }` is empty.
        if closure.statements.isEmpty, closure.signature == nil { return }
        let (opening, closing) = (SpaceAround(left, in: source), SpaceAround(right, in: source))
        let previous = source[Int(left.start) - 1 - opening.before]
        let touches = opening.before == 0 && (opening.startsLine || isOpening(previous))
        let isCrowded = closing.after == 0 && source[Int(right.end)] == UInt8(ascii: "}")
        if opening.after == 1, closing.before == 1, !isCrowded, touches || opening.before == 1 || opening.startsLine {
            return
        }
        context.report(closure.leftBrace)
    }

    /// The tokens that a closure may follow without a space: brackets and prefix operators.
    private static func isOpening(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "!")
    }
}
