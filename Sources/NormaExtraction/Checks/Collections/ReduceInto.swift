// Finds `reduce([]) { }`.

import SwiftSyntax

enum ReduceInto: Check {
    static let identifier = "reduce-into"
    static let summary = "A collection is built by `reduce` with a copy at every step."
    static let documentation =
        """
        `reduce(into:)` changes one value in place. Reports calls whose first argument is an array, dictionary or string literal, or
        an initializer of `Array`, `Dictionary` or `Set`.

        ```swift bad
        let names = items.reduce([]) { $0 + [$1.name] }
        ```

        ```swift good
        let names = items.reduce(into: []) { $0.append($1.name) }
        let sum = items.reduce(0) { $0 + $1.price }
        ```
        """
    static let kinds: [SyntaxKind] = [.functionCallExpr]
    static let heads: Set<String> = ["reduce"]
    private static let collections: Set<String> = ["Array", "Dictionary", "Set"]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let call = node.as(FunctionCallExprSyntax.self), let member = call.member,
            let first = call.arguments.first, first.label == nil, isCollection(first.expression),
            call.arguments.count + (call.trailingClosure == nil ? 0 : 1) == 2
        else { return }
        context.report(member.declName)
    }

    private static func isCollection(_ value: ExprSyntax) -> Bool {
        switch value.kind {
        case .stringLiteralExpr, .arrayExpr, .dictionaryExpr: return true
        default: break
        }
        guard var callee = value.as(FunctionCallExprSyntax.self)?.calledExpression else { return false }
        if let member = callee.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init" {
            guard let base = member.base else { return false }
            callee = base
        }
        if callee.is(ArrayExprSyntax.self) || callee.is(DictionaryExprSyntax.self) { return true }
        if let generic = callee.as(GenericSpecializationExprSyntax.self) { callee = generic.expression }
        return callee.plainName.map(collections.contains) ?? false
    }
}
