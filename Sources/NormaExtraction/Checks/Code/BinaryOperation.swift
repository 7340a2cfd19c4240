// An operator and its operands, bound by the precedences of the standard library.

import SwiftSyntax

/// `a.count == 0` in `x && a.count == 0`: the operands reach as far as tighter operators bind.
struct BinaryOperation {
    let token: TokenSyntax
    /// The elements of the sequence that form the left operand; several if it has operators itself.
    let leftElements: [ExprSyntax]
    let rightElements: [ExprSyntax]

    var symbol: String { token.text }
    /// The operand without parentheses, if it is one expression.
    var left: ExprSyntax? { Self.single(leftElements) }
    var right: ExprSyntax? { Self.single(rightElements) }

    /// Nil if the node isn't a binary operator. Cost: linear in the length of the operands.
    init?(_ node: Syntax) {
        guard let expression = ExprSyntax(node), let list = node.parent?.as(ExprListSyntax.self),
            let place = list.index(of: expression), let token = node.firstToken(viewMode: .sourceAccurate)
        else { return nil }
        self.token = token
        guard let own = Self.precedence(of: expression) else { return nil }
        var left: [ExprSyntax] = []
        var index = place
        while index > list.startIndex {
            index = list.index(before: index)
            left.append(list[index])
            guard index > list.startIndex else { break }
            let before = list.index(before: index)
            guard let other = Self.precedence(of: list[before]), other.binds(before: own) else { break }
            left.append(list[before])
            index = before
        }
        leftElements = left.reversed()
        var right: [ExprSyntax] = []
        index = list.index(after: place)
        while index < list.endIndex {
            right.append(list[index])
            index = list.index(after: index)
            guard index < list.endIndex else { break }
            guard let other = Self.precedence(of: list[index]), !own.binds(before: other) else { break }
            right.append(list[index])
            index = list.index(after: index)
        }
        rightElements = right
        if left.isEmpty || right.isEmpty { return nil }
    }

    /// The binary operators among elements, outermost last: `%` of `a * b % c`.
    static func lastSymbol(of elements: [ExprSyntax]) -> String? {
        guard elements.count > 2 else { return nil }
        return elements[elements.count - 2].as(BinaryOperatorExprSyntax.self)?.operator.text
    }

    private static func single(_ elements: [ExprSyntax]) -> ExprSyntax? {
        elements.count == 1 ? elements.first?.withoutParentheses : nil
    }

    private static func precedence(of element: ExprSyntax) -> Precedence? {
        switch element.kind {
        case .binaryOperatorExpr:
            element.as(BinaryOperatorExprSyntax.self).flatMap { Precedence(Array($0.operator.text.utf8)) }
        case .assignmentExpr: Precedence(Array("=".utf8))
        case .unresolvedTernaryExpr: Precedence(Array("?:".utf8))
        case .unresolvedAsExpr, .unresolvedIsExpr: Precedence(Array("as".utf8))
        default: nil
        }
    }
}
