// Sees `expect(a).to(equal(b))`.

import NormaFacts
import NormaText
import SwiftSyntax

/// A matcher of Nimble stands where it has an operator.
enum NimbleOperator: Check {
    static let identifier = "nimble-operator"
    static let summary = "A matcher of Nimble stands where it has an operator."
    static let documentation =
        """
        `expect(a) == b` is read faster. Seen are `to`, `toNot` and `notTo` with matchers that have an operator.

        ```swift bad
        expect(count).to(equal(2))
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
        context.report(call, detail: matcher)
    }
}
