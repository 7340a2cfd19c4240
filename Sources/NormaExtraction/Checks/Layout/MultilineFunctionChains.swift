// Finds calls in a multiline chain that don't begin a line.

import SwiftSyntax

enum MultilineFunctionChains: Check {
    static let identifier = "multiline-function-chains"
    static let summary = "A multiline chain of calls has calls that don't begin a line."
    static let documentation =
        """
        A step in the middle of a line is overlooked. The first call may be on the line of its base; a subscript counts as a call.

        ```swift bad
        let names = items.filter { $0.isOn }
            .map { $0.name }.sorted()
        ```

        ```swift good
        let names = items
            .filter { $0.isOn }
            .map { $0.name }
        let first = items.filter { $0.isOn }.map { $0.name }
        ```
        """
    static let kinds: [SyntaxKind] = [.functionCallExpr, .subscriptCallExpr]

    static func mayReport(_ node: RawNode, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        // A call of a plain name isn't a chain.
        guard let callee = node.child(Slot.Call.callee), callee.kind != .declReferenceExpr else { return false }
        return callee.spansLines(in: bytes)
    }

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        let source = context.source
        guard let expression = ExprSyntax(node), isOutermost(node),
            !source.isOnOneLine(node)
        else { return }
        let steps = steps(of: expression)
        let lines = steps.map { source.firstLine(of: $0.dot) }
        guard lines.contains(where: { $0 != lines.first }) else { return }
        for step in steps.dropLast() where !step.isOnNewLine { context.report(step.dot) }
    }

    private struct Step {
        /// The last dot before the name that is called.
        let dot: TokenSyntax
        /// There is a line break before a dot between this call and the one before.
        let isOnNewLine: Bool
    }

    private static func isOutermost(_ call: Syntax) -> Bool {
        var node = call
        while let parent = node.parent {
            if let callee = callee(of: parent) { return callee.id != node.id }
            guard inner(of: parent) != nil else { return true }
            node = parent
        }
        return true
    }

    /// The calls and subscripts of the chain that have a dot before them, the last first.
    private static func steps(of outermost: ExprSyntax) -> [Step] {
        var steps: [Step] = []
        var next = callee(of: outermost)
        var isOutermost = true
        while let start = next {
            next = nil
            var dot: TokenSyntax?
            var isOnNewLine = false
            var expression: ExprSyntax? = start
            while let current = expression {
                if let member = current.as(MemberAccessExprSyntax.self) {
                    dot = dot ?? member.period
                    if member.period.leadingTrivia.contains(where: \.isNewline) { isOnNewLine = true }
                }
                next = callee(of: current)
                expression = next == nil ? inner(of: current) : nil
            }
            // A single call isn't a chain.
            if isOutermost, next == nil { return [] }
            isOutermost = false
            if let dot { steps.append(Step(dot: dot, isOnNewLine: isOnNewLine)) }
        }
        return steps
    }

    private static func callee(of node: some SyntaxProtocol) -> ExprSyntax? {
        node.as(FunctionCallExprSyntax.self)?.calledExpression
            ?? node.as(SubscriptCallExprSyntax.self)?.calledExpression
    }

    /// The expression before a member, `!`, `?` or generic arguments.
    private static func inner(of node: some SyntaxProtocol) -> ExprSyntax? {
        switch node.kind {
        case .memberAccessExpr: node.as(MemberAccessExprSyntax.self)?.base
        case .optionalChainingExpr: node.as(OptionalChainingExprSyntax.self)?.expression
        case .forceUnwrapExpr: node.as(ForceUnwrapExprSyntax.self)?.expression
        case .postfixOperatorExpr: node.as(PostfixOperatorExprSyntax.self)?.expression
        case .genericSpecializationExpr: node.as(GenericSpecializationExprSyntax.self)?.expression
        default: nil
        }
    }
}
