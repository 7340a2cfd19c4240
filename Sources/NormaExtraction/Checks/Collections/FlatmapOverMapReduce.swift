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
        let names = carts.map { $0.names }.reduce([]) { $0 + $1 }
        ```

        ```swift fixed
        let all = carts.flatMap { $0.items }
        let names = carts.flatMap { $0.names }
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
            let first = call.arguments.first?.expression, first.is(ArrayExprSyntax.self), first.isEmptyCollection,
            joins(call)
        else { return }
        context.report(call, fix: fix(call, context.source))
    }

    /// `reduce([], +)` or `reduce([]) { $0 + $1 }`
    private static func joins(_ call: FunctionCallExprSyntax) -> Bool {
        if call.arguments.count == 2 { return call.arguments.last?.expression.plainName == "+" }
        return call.arguments.count == 1 && call.trailingClosure?.statements.tokenTexts == ["$0", "+", "$1"]
    }

    /// A type with `map` may not have `flatMap`, so the fix needs review.
    private static func fix(_ call: FunctionCallExprSyntax, _ source: SourceText) -> Fix? {
        let end = ByteRange(of: call).end
        return ClosureCall(call.member?.base)?.renamed("flatMap", label: "", upTo: end, in: source).map {
            Fix(.review, $0)
        }
    }
}
