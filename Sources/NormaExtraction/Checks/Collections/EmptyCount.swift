// Sees `count == 0`.

import NormaFacts
import NormaText
import SwiftSyntax

enum EmptyCount: Check {
    static let identifier = "empty-count"
    static let summary = "A count is compared with zero."
    static let documentation =
        """
        `isEmpty` says what is asked, and some collections must walk through all their elements to count them. Seen are comparisons of
        `count` with `0`; another type that has `count` and no `isEmpty` is an exception for the guide.

        A `count` without a receiver, or of `self`, is left alone where the file shows that it is just a number: a parameter, a local or a
        global of this name, the `count` of a type that has no `isEmpty` and is no collection as far as the file tells, and what `isEmpty`
        itself is made of. Nor are the rules of a tip, which know `count` alone: `#Rule(event) { $0.donations.count == 0 }`.

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

    /// The whole file tells which counts are numbers that have no `isEmpty`.
    static func visitFile(_ facts: SourceFacts, in context: inout CheckContext) {
        let check = context.names.number(of: identifier)
        guard context.sightings.contains(where: { $0.check == check }) else { return }
        let numbers = CountedNumbers(facts)
        let source = context.source
        context.sightings.removeAll { $0.check == check && numbers.contains($0, in: source) }
    }

    /// What has a count need not have `isEmpty`, so somebody looks.
    private static func fix(_ operation: BinaryOperation, _ left: ExprSyntax, _ source: SourceText) -> Fix? {
        guard let isDenied = [">": true, "!=": true, "==": false, "<=": false][operation.symbol],
            let base = left.as(MemberAccessExprSyntax.self)?.base
        else { return nil }
        return operation.asking(".isEmpty", from: ByteRange(of: base).end, isDenied: isDenied, in: source)
    }

    /// The same where the number stands before the operator.
    private static func turned(_ operation: BinaryOperation, _ right: ExprSyntax, _ source: SourceText) -> Fix? {
        guard let isDenied = ["<": true, "!=": true, "==": false, ">=": false][operation.symbol],
            let range = operation.range, operation.rightElements.count == 1,
            let base = right.as(MemberAccessExprSyntax.self)?.base, base.canBeAsked
        else { return nil }
        let asked = ByteRange(of: base)
        let (before, behind) = (
            ByteRange(start: range.start, end: asked.start), ByteRange(start: asked.end, end: range.end)
        )
        guard !source.mayHoldComment(before), !source.mayHoldComment(behind) else { return nil }
        return .review(.replace(before, with: isDenied ? "!" : ""), .replace(behind, with: ".isEmpty"))
    }

    /// `#Rule(event) { $0.donations.count == 0 }` of TipKit takes `count`, and no `isEmpty`.
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
