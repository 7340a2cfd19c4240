// Finds `expect(a).to(equal(b))`.

import NormaText
import SwiftSyntax

enum NimbleOperator: Check {
    static let identifier = "nimble-operator"
    static let summary = "A Nimble matcher is used, although there is an operator for it."
    static let details = DetailShape.words(matchers.sorted())
    static let documentation =
        """
        `expect(a) == b` reads faster. Reports `to`, `toNot` and `notTo` with matchers that have an operator.

        ```swift bad
        expect(count).to(equal(2))
        ```

        ```swift fixed
        expect(count) == 2
        ```

        ```swift good
        expect(count) == 2
        expect(list).to(contain(item))
        ```
        """
    static let kinds: [SyntaxKind] = [.functionCallExpr]
    static let heads: Set<String> = ["to", "toNot", "notTo"]
    private static let matchers: Set<String> = [
        "equal", "be", "beIdenticalTo", "beCloseTo", "beGreaterThan", "beGreaterThanOrEqualTo", "beLessThan",
        "beLessThanOrEqualTo", "beTrue", "beFalse", "beNil",
    ]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let call = node.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
            let first = call.arguments.first,
            let matcher = first.expression.as(FunctionCallExprSyntax.self)?.plainName, matchers.contains(matcher),
            call.member?.base?.as(FunctionCallExprSyntax.self)?.plainName == "expect"
        else { return }
        context.report(call, detail: matcher, fix: fix(call, matcher, context.source))
    }

    private static let symbols = [
        "equal": "==", "be": "===", "beIdenticalTo": "===", "beGreaterThan": ">", "beGreaterThanOrEqualTo": ">=",
        "beLessThan": "<", "beLessThanOrEqualTo": "<=", "beTrue": "==", "beFalse": "==", "beNil": "==",
    ]
    private static let constants = ["beTrue": "true", "beFalse": "false", "beNil": "nil"]

    /// Nil if the negated matcher has no operator, and inside another expression, where the operator could bind
    /// something else. The compared types decide which operators exist, so the fix needs review.
    private static func fix(_ call: FunctionCallExprSyntax, _ matcher: String, _ source: SourceText) -> Fix? {
        guard call.parent?.is(CodeBlockItemSyntax.self) ?? false, let symbol = symbols[matcher],
            let expected = call.member?.base,
            let inner = call.arguments.first?.expression.as(FunctionCallExprSyntax.self)
        else { return nil }
        let isDenied = call.member?.declName.baseName.text != "to"
        guard let shown = isDenied ? ["==": "!=", "===": "!=="][symbol] : symbol else { return nil }
        let start = ByteRange(of: expected).end
        let end = ByteRange(of: call).end
        if let constant = constants[matcher] {
            guard inner.arguments.isEmpty else { return nil }
            return source.replacement(.review, of: ByteRange(start: start, end: end), with: " \(shown) \(constant)")
        }
        guard inner.arguments.count == 1, let argument = inner.arguments.first, argument.label == nil,
            inner.trailingClosure == nil
        else { return nil }
        let value = ByteRange(of: argument.expression)
        let (before, after) = (ByteRange(start: start, end: value.start), ByteRange(start: value.end, end: end))
        guard !source.mayHoldComment(before), !source.mayHoldComment(after) else { return nil }
        return .review(.replace(before, with: " \(shown) "), .delete(after))
    }
}
