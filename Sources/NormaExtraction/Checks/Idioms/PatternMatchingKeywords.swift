// Finds `case (let a, let b)`.

import NormaText
import SwiftSyntax

enum PatternMatchingKeywords: Check {
    static let identifier = "pattern-matching-keywords"
    static let summary = "Every name in a pattern has its own `let`."
    static let documentation =
        """
        One `let` in front binds all names of the pattern. Reports two or more of the same keyword in one tuple or in the values of
        one case. A pattern that compares with a variable needs the keywords where they are and isn't reported.

        ```swift bad
        switch pair {
        case (let left, let right): show(left, right)
        }
        ```

        ```swift fixed
        switch pair {
        case let (left, right): show(left, right)
        }
        ```

        ```swift good
        switch pair {
        case let (left, right): show(left, right)
        }
        switch event {
        case .tap(let place): show(place)
        }
        ```
        """
    static let kinds: [SyntaxKind] = [.switchCaseItem]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let pattern = node.as(SwitchCaseItemSyntax.self)?.pattern.as(ExpressionPatternSyntax.self) else { return }
        let fix = fix(pattern.expression, context.source)
        var waiting = [pattern.expression]
        while let expression = waiting.popLast() {
            guard let values = values(of: expression) else { continue }
            report(values, fix, of: ByteRange(of: node), in: &context)
            waiting += values.map(\.expression)
        }
    }

    private static func values(of expression: ExprSyntax) -> LabeledExprListSyntax? {
        if let tuple = expression.as(TupleExprSyntax.self) { return tuple.elements }
        if let chain = expression.as(OptionalChainingExprSyntax.self) { return values(of: chain.expression) }
        guard let call = expression.as(FunctionCallExprSyntax.self), call.member != nil else { return nil }
        return call.arguments
    }

    private static func report(
        _ values: LabeledExprListSyntax,
        _ fix: Fix?,
        of pattern: ByteRange,
        in context: inout CheckContext
    ) {
        var keywords: [TokenSyntax] = []
        for value in values.flatMap({ inner(of: $0.expression) }) {
            if value.is(DeclReferenceExprSyntax.self) { return }
            let binding = value.as(PatternExprSyntax.self)?.pattern.as(ValueBindingPatternSyntax.self)
            if let binding { keywords.append(binding.bindingSpecifier) }
        }
        guard keywords.count > 1, Set(keywords.map(\.text)).count == 1 else { return }
        for (index, keyword) in keywords.enumerated() {
            context.report(keyword, fix: index < Fix.mostCarriers ? fix : nil, cause: pattern)
        }
    }

    /// The values of a case that is a value itself: one `let` in front would bind them too.
    private static func inner(of value: ExprSyntax) -> [ExprSyntax] {
        guard let call = value.as(FunctionCallExprSyntax.self), call.member != nil else { return [value] }
        return call.arguments.map(\.expression)
    }

    /// One keyword in front of the whole pattern. Nil if that would bind something else too, or if the keywords differ.
    private static func fix(_ pattern: ExprSyntax, _ source: SourceText) -> Fix? {
        var keywords: [TokenSyntax] = []
        var edits: [Edit] = []
        var waiting = [pattern]
        while let expression = waiting.popLast() {
            if let values = values(of: expression) {
                let member = expression.as(FunctionCallExprSyntax.self)?.member
                guard member?.base == nil else { return nil }
                waiting += values.map(\.expression)
            } else if let chain = expression.as(OptionalChainingExprSyntax.self) {
                waiting.append(chain.expression)
            } else if let binding = expression.as(PatternExprSyntax.self)?.pattern.as(ValueBindingPatternSyntax.self) {
                guard binding.pattern.is(IdentifierPatternSyntax.self) else { return nil }
                keywords.append(binding.bindingSpecifier)
                let start = ByteRange(of: binding.bindingSpecifier).start
                edits.append(.delete(ByteRange(start: start, end: ByteRange(of: binding.pattern).start)))
            } else if !bindsNothing(expression) {
                return nil
            }
        }
        guard let keyword = keywords.first?.text, keywords.allSatisfy({ $0.text == keyword }),
            !edits.contains(where: { source.mayHoldComment($0.range) })
        else { return nil }
        return Fix(.safe, [.insert(keyword + " ", at: ByteRange(of: pattern).start)] + edits)
    }

    /// Literals, `_` and cases without values: a `let` in front doesn't change their meaning.
    private static func bindsNothing(_ expression: ExprSyntax) -> Bool {
        if expression.isLiteral || expression.is(DiscardAssignmentExprSyntax.self) { return true }
        return expression.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
    }
}
