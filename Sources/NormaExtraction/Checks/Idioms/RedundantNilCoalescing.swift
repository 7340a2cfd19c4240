// Finds `?? nil`.

import NormaText
import SwiftSyntax

enum RedundantNilCoalescing: Check {
    static let identifier = "redundant-nil-coalescing"
    static let summary = "The default of `??` is `nil`."
    static let documentation =
        """
        A missing value is `nil` already.

        ```swift bad
        let name = user.name ?? nil
        ```

        ```swift fixed
        let name = user.name
        ```

        ```swift good
        let name = user.name
        let shown = user.name ?? ""
        ```

        The operator turns an optional of an optional into a plain one. So nothing is reported if the file declares such a type for
        the left operand, or if `map` may produce one.

        ```swift good
        func price(of name: String, in prices: [String: Int?]) -> Int? { prices[name] ?? nil }
        let address = text.map { URL(string: $0) } ?? nil
        ```
        """
    static let kinds: [SyntaxKind] = [.binaryOperatorExpr]
    static let heads: Set<String> = ["??"]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let token = node.lastToken(viewMode: .sourceAccurate),
            let next = token.nextToken(viewMode: .sourceAccurate), next.tokenKind == .keyword(.nil)
        else { return }
        let last = node.previousToken(viewMode: .sourceAccurate)
        if let last, mayFlatten(last, in: &context) { return }
        // The type may still be one that the file doesn't write.
        let start = last.map { ByteRange(of: $0).end }
        let fix = start.flatMap {
            context.source.deletion(.review, of: ByteRange(start: $0, end: ByteRange(of: next).end))
        }
        context.report(ByteRange(of: token).reaching(next), fix: fix)
    }

    /// Whether the value that ends here may be an optional of an optional.
    private static func mayFlatten(_ last: TokenSyntax, in context: inout CheckContext) -> Bool {
        guard let name = name(endingAt: last) else { return false }
        return name == "map" || context.isNestedOptional(name)
    }

    /// The name that is read, called or looked up: `price` of `shop.price`, `prices` of `prices["tea"]`.
    private static func name(endingAt last: TokenSyntax) -> String? {
        if case .identifier(let name) = last.tokenKind { return name }
        var node = last.parent
        if let closure = node?.as(ClosureExprSyntax.self) { node = closure.parent }
        while let current = node {
            if let call = current.as(FunctionCallExprSyntax.self) {
                node = Syntax(call.calledExpression)
            } else if let call = current.as(SubscriptCallExprSyntax.self) {
                node = Syntax(call.calledExpression)
            } else if let chain = current.as(OptionalChainingExprSyntax.self) {
                node = Syntax(chain.expression)
            } else if let access = current.as(MemberAccessExprSyntax.self) {
                return access.declName.baseName.text
            } else {
                return current.as(DeclReferenceExprSyntax.self)?.baseName.text
            }
        }
        return nil
    }
}
