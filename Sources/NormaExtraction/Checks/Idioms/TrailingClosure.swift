// Finds closures in parentheses that could be trailing.

import NormaText
import SwiftSyntax

enum TrailingClosure: Check {
    static let identifier = "trailing-closure"
    static let summary = "A closure that is a call's only argument is in parentheses."
    static let documentation =
        """
        A trailing closure reads as a block. Reports calls whose only argument is a closure without a label, but not in conditions
        of `if`, `guard`, `while`, `for` and `switch`, where the brace would be taken for the body's.

        ```swift bad
        items.forEach({ show($0) })
        ```

        ```swift fixed
        items.forEach { show($0) }
        ```

        ```swift good
        items.forEach { show($0) }
        items.sort(by: { $0 < $1 })
        if items.contains({ $0.isOn }) { run() }
        ```
        """
    static let kinds: [SyntaxKind] = [.functionCallExpr]

    static func mayReport(_ node: RawNode, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let arguments = node.arguments, arguments.children.count == 1 else { return false }
        return arguments.child(0)?.child(Slot.Argument.expression)?.kind == .closureExpr
    }

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let call = node.as(FunctionCallExprSyntax.self), call.trailingClosure == nil, call.arguments.count == 1,
            let argument = call.arguments.first, argument.label == nil, argument.expression.is(ClosureExprSyntax.self),
            call.leftParen != nil, !isInHead(node)
        else { return }
        context.report(argument.expression, fix: fix(call, argument.expression, context.source))
    }

    /// As a trailing closure it may belong to another parameter, so the fix needs review.
    private static func fix(_ call: FunctionCallExprSyntax, _ closure: ExprSyntax, _ source: SourceText) -> Fix? {
        guard let left = call.leftParen, let right = call.rightParen else { return nil }
        let code = ByteRange(of: closure)
        let before = ByteRange(start: ByteRange(of: left).start, end: code.start)
        let after = ByteRange(start: code.end, end: ByteRange(of: right).end)
        guard !source.mayHoldComment(before), !source.mayHoldComment(after) else { return nil }
        return .review(.replace(before, with: " "), .delete(after))
    }

    /// In the part of a statement before its brace, unless parentheses, brackets or a closure enclose it.
    static func isInHead(_ node: Syntax) -> Bool {
        var node = node.parent
        while let current = node {
            switch current.kind {
            case .conditionElement, .forStmt, .switchExpr, .repeatStmt, .catchItem, .whereClause: return true
            case .codeBlockItem, .memberBlockItem, .closureExpr, .labeledExpr, .arrayElement, .dictionaryElement:
                return false
            default: node = current.parent
            }
        }
        return false
    }
}
