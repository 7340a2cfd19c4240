// Finds `isOn = !isOn`.

import NormaText
import SwiftSyntax

enum ToggleBool: Check {
    static let identifier = "toggle-bool"
    static let summary = "A Boolean is toggled by assigning its negation."
    static let details = DetailShape.text
    static let documentation =
        """
        `toggle()` names the value once, so the two names can't differ by mistake.

        ```swift bad
        isOn = !isOn
        ```

        ```swift fixed
        isOn.toggle()
        ```

        ```swift good
        isOn.toggle()
        isOn = !isOff
        ```
        """
    static let kinds: [SyntaxKind] = [.assignmentExpr]

    /// A call on the way to the value would happen once instead of twice: then there is no fix.
    private static func fix(_ left: ExprSyntax, _ seen: ByteRange, _ source: SourceText) -> Fix? {
        let isPlain = left.tokens(viewMode: .sourceAccurate).allSatisfy { token in
            switch token.tokenKind {
            case .identifier, .period, .keyword(.self): true
            default: false
            }
        }
        guard isPlain else { return nil }
        return source.replacement(
            .safe,
            of: ByteRange(start: ByteRange(of: left).end, end: seen.end),
            with: ".toggle()"
        )
    }

    static func mayReport(_ node: RawNode, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        // The characters after the sign: `!`, or something that hides it.
        let next = bytes[min(node.end, bytes.count)...].first { !$0.isWhiteSpace }
        return next == UInt8(ascii: "!") || next == UInt8(ascii: "(") || next == UInt8(ascii: "/")
    }

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let operation = BinaryOperation(node), let left = operation.left,
            let negated = operation.right?.as(PrefixOperatorExprSyntax.self), negated.operator.text == "!",
            negated.expression.tokenTexts == left.tokenTexts
        else { return }
        let seen = ByteRange(of: left).reaching(negated)
        context.report(seen, detail: ShortText.of(left, in: context.source), fix: fix(left, seen, context.source))
    }
}
