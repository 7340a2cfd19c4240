// Finds `count == 0`.

import NormaFacts
import NormaText
import SwiftSyntax

enum EmptyCount: Check {
    static let identifier = "empty-count"
    static let summary = "A count is compared with zero."
    static let documentation =
        """
        `isEmpty` states the question, and some collections must visit every element to count them. Reports comparisons of `count`
        with `0`; if a type has `count` but no `isEmpty`, the guide can exempt it.

        A `count` without a receiver, or of `self`, is left alone if the file shows that it is a plain number: a parameter, local or
        global of this name, the `count` of a type that has no `isEmpty` and isn't a collection as far as the file shows, and the
        implementation of `isEmpty` itself. The rules of a TipKit tip are left alone too, because they know only `count`:
        `#Rule(event) { $0.donations.count == 0 }`.

        ```swift bad
        let isEmpty = items.count == 0
        ```

        ```swift fixed
        let isEmpty = items.isEmpty
        ```

        ```swift good
        let isEmpty = items.isEmpty
        let isPair = items.count == 2
        func spread(count: Int) -> Bool { count == 0 }
        ```
        """
    static let kinds: [SyntaxKind] = [.binaryOperatorExpr]
    static let isFixedInMacros = true
    static let heads: Set<String> = ["==", "!=", "<", "<=", ">", ">="]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let operation = BinaryOperation(node), let left = operation.left, let right = operation.right else {
            return
        }
        guard !context.isReadByMacro || !isRuleOfTip(node) else { return }
        if right.isZeroInteger, isCount(left) { context.report(left, fix: fix(operation, left, context.source)) }
        if left.isZeroInteger, isCount(right) { context.report(right, fix: turned(operation, right, context.source)) }
    }

    /// Only the whole file shows which counts are numbers without an `isEmpty`.
    static func visitFile(_ facts: SourceFacts, in context: inout CheckContext) {
        let check = context.names.number(of: identifier)
        guard context.sightings.contains(where: { $0.check == check }) else { return }
        let numbers = CountedNumbers(facts)
        let source = context.source
        context.sightings.removeAll { $0.check == check && numbers.contains($0, in: source) }
    }

    /// A type with `count` may not have `isEmpty`, so the fix needs review.
    private static func fix(_ operation: BinaryOperation, _ left: ExprSyntax, _ source: SourceText) -> Fix? {
        guard let isDenied = [">": true, "!=": true, "==": false, "<=": false][operation.symbol],
            let base = left.as(MemberAccessExprSyntax.self)?.base
        else { return nil }
        return operation.calling(".isEmpty", from: ByteRange(of: base).end, isDenied: isDenied, in: source)
    }

    /// The same with the number before the operator.
    private static func turned(_ operation: BinaryOperation, _ right: ExprSyntax, _ source: SourceText) -> Fix? {
        guard let isDenied = ["<": true, "!=": true, "==": false, ">=": false][operation.symbol],
            let range = operation.range, operation.rightElements.count == 1,
            let base = right.as(MemberAccessExprSyntax.self)?.base, base.isReceiver
        else { return nil }
        let asked = ByteRange(of: base)
        let (before, after) = (
            ByteRange(start: range.start, end: asked.start), ByteRange(start: asked.end, end: range.end)
        )
        guard !source.mayHoldComment(before), !source.mayHoldComment(after) else { return nil }
        return .review(.replace(before, with: isDenied ? "!" : ""), .replace(after, with: ".isEmpty"))
    }

    /// `#Rule(event) { $0.donations.count == 0 }` of TipKit accepts `count` but not `isEmpty`.
    private static func isRuleOfTip(_ node: Syntax) -> Bool {
        var node = node.parent
        while let current = node {
            if let macro = current.as(MacroExpansionExprSyntax.self) {
                guard let first = macro.arguments.first else { return false }
                return macro.macroName.text == "Rule" && first.label == nil
            }
            node = current.parent
        }
        return false
    }

    private static func isCount(_ expression: ExprSyntax) -> Bool {
        let member = expression.as(MemberAccessExprSyntax.self)?.declName ?? expression.as(DeclReferenceExprSyntax.self)
        return member?.baseName.text == "count" && member?.argumentNames == nil
    }
}
