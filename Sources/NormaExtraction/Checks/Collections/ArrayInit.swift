// Finds `.map { $0 }`.

import NormaText
import SwiftSyntax

enum ArrayInit: Check {
    static let identifier = "array-init"
    static let summary = "A sequence is copied by a `map` whose closure returns its argument unchanged."
    static let documentation =
        """
        `Array(sequence)` says what is meant. (`map { $0 }` on an optional does nothing at all; the source alone doesn't show which
        of the two it is.)

        ```swift bad
        let all = items.map { $0 }
        ```

        ```swift fixed
        let all = Array(items)
        ```

        ```swift good
        let all = Array(items)
        let names = items.map { $0.name }
        ```
        """
    static let kinds: [SyntaxKind] = [.functionCallExpr]
    static let heads: Set<String> = ["map"]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let call = node.as(FunctionCallExprSyntax.self), let member = call.member, member.base != nil,
            let closure = call.onlyClosure, let name = closure.onlyParameterName,
            closure.onlyExpression?.plainName == name
        else { return }
        context.report(member.declName, fix: fix(call, member, context.source))
    }

    /// An optional has a `map` too, so the fix needs review.
    private static func fix(
        _ call: FunctionCallExprSyntax,
        _ member: MemberAccessExprSyntax,
        _ source: SourceText
    ) -> Fix? {
        guard let base = member.base, base.isReceiver else { return nil }
        let copied = ByteRange(of: base)
        let rest = ByteRange(start: copied.end, end: ByteRange(of: call).end)
        guard !source.mayHoldComment(rest) else { return nil }
        return .review(.insert("Array(", at: copied.start), .replace(rest, with: ")"))
    }
}
