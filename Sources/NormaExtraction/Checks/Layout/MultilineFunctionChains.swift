// Sees calls in a chain of several lines that don't begin a line.

import NormaFacts
import NormaText
import SwiftSyntax

/// A chain of calls of several lines has calls that don't begin a line.
enum MultilineFunctionChains: Check {
    static let identifier = "multiline-function-chains"
    static let summary = "A chain of calls of several lines has calls that don't begin a line."
    static let documentation =
        """
        A step in the middle of a line is overlooked. The first call may stand behind what it is called on.

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
    static let kinds: [SyntaxKind] = [.functionCallExpr]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let call = node.as(FunctionCallExprSyntax.self), call.member?.base != nil, isOutermost(call) else {
            return
        }
        let steps = steps(of: call)
        let source = context.source
        let lines = steps.map { source.firstLine(of: $0.dot) }
        guard lines.contains(where: { $0 != lines.first }) else { return }
        for step in steps.dropLast() where !step.isOnNewLine { context.report(step.dot) }
    }

    private struct Step {
        /// The last dot before the name that is called.
        let dot: TokenSyntax
        /// A line break stands before the dot.
        let isOnNewLine: Bool
    }

    private static func isOutermost(_ call: FunctionCallExprSyntax) -> Bool {
        var node = Syntax(call)
        while let parent = node.parent {
            switch parent.kind {
            case .memberAccessExpr, .optionalChainingExpr, .forceUnwrapExpr, .subscriptCallExpr: node = parent
            case .functionCallExpr:
                return parent.as(FunctionCallExprSyntax.self)?.calledExpression.id != node.id
            default: return true
            }
        }
        return true
    }

    /// The calls of the chain that stand behind a dot, the last first.
    private static func steps(of call: FunctionCallExprSyntax) -> [Step] {
        var steps: [Step] = []
        var next: FunctionCallExprSyntax? = call
        while let call = next {
            next = nil
            guard let member = call.member, var expression = member.base else { break }
            while next == nil {
                if let inner = expression.as(FunctionCallExprSyntax.self) {
                    next = inner
                } else if let inner = expression.as(MemberAccessExprSyntax.self), let base = inner.base {
                    expression = base
                } else if let inner = expression.as(OptionalChainingExprSyntax.self) {
                    expression = inner.expression
                } else if let inner = expression.as(ForceUnwrapExprSyntax.self) {
                    expression = inner.expression
                } else if let inner = expression.as(SubscriptCallExprSyntax.self) {
                    expression = inner.calledExpression
                } else {
                    break
                }
            }
            let isOnNewLine = member.period.leadingTrivia.contains { $0.isNewline }
            steps.append(Step(dot: member.period, isOnNewLine: isOnNewLine))
        }
        return steps
    }
}
