// Finds `map { }.reduce([], +)`.

import NormaText
import SwiftSyntax

enum FlatmapOverMapReduce: Check {
    static let identifier = "flatmap-over-map-reduce"
    static let summary = "Lists are made by `map` and joined by `reduce`."
    static let documentation =
        """
        `flatMap` joins them in one pass; `reduce([], +)` copies the intermediate list at every step.

        ```swift bad
        let all = carts.map { $0.items }.reduce([], +)
        ```

        ```swift fixed
        let all = carts.flatMap { $0.items }
        ```

        ```swift good
        let all = carts.flatMap { $0.items }
        let sum = carts.map { $0.price }.reduce(0, +)
        ```
        """
    static let kinds: [SyntaxKind] = [.functionCallExpr]
    static let heads: Set<String> = ["reduce"]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let call = node.as(FunctionCallExprSyntax.self), call.member?.base?.calledMember == "map",
            call.arguments.count == 2, let first = call.arguments.first?.expression, first.is(ArrayExprSyntax.self),
            first.isEmptyCollection, call.arguments.last?.expression.plainName == "+"
        else { return }
        context.report(call, fix: fix(call, context.source))
    }

    /// A type with `map` may not have `flatMap`, so the fix needs review.
    private static func fix(_ call: FunctionCallExprSyntax, _ source: SourceText) -> Fix? {
        let end = ByteRange(of: call).end
        return ClosureCall(call.member?.base)?.renamed("flatMap", label: "", upTo: end, in: source).map {
            Fix(.review, $0)
        }
    }
}
