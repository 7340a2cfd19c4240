// Shared by the checks of interface code: calls by name, numbers, the receiver of a value.

import SwiftSyntax

enum InterfaceCode {
    /// The last name of the callee: `padding` of `text.padding(8)`, `VStack` of `VStack { }` and `SwiftUI.VStack { }`.
    static func name(of call: FunctionCallExprSyntax) -> String? {
        if let name = call.calledExpression.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
        return call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    }

    /// The name, if it is called on something or with a leading dot: a modifier.
    static func modifier(of call: FunctionCallExprSyntax) -> String? {
        call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    }

    /// The type before a dot: `Color` of `Color.red` and `SwiftUI.Color.red`; nil for other expressions.
    static func typeName(_ base: ExprSyntax?) -> String? { typeToken(base)?.text }

    static func typeToken(_ base: ExprSyntax?) -> TokenSyntax? {
        if let name = base?.as(DeclReferenceExprSyntax.self) { return name.baseName }
        return base?.as(MemberAccessExprSyntax.self)?.declName.baseName
    }

    /// Whether a type before a dot may be the library's: `Color`, `SwiftUI.Color`, but not `Theme.Color`.
    static func isOfLibrary(_ type: ExprSyntax?) -> Bool {
        guard let outer = type?.as(MemberAccessExprSyntax.self)?.base else { return true }
        return modules.contains(outer.as(DeclReferenceExprSyntax.self)?.baseName.text ?? "")
    }

    private static let modules: Set<String> = ["SwiftUI", "UIKit", "AppKit", "WatchKit"]

    /// The callee, if it is a type: `Color` of `Color(…)`, `Color.init(…)` and `SwiftUI.Color(…)`.
    static func typeToken(of call: FunctionCallExprSyntax) -> TokenSyntax? {
        let token = typeToken(call.calledExpression)
        guard token?.text == "init" else { return token }
        return typeToken(call.calledExpression.as(MemberAccessExprSyntax.self)?.base)
    }

    /// The number literals of an expression: itself, negated, or the sides of a ternary.
    static func numbers(in expression: ExprSyntax) -> [ExprSyntax] { alternatives(of: expression).filter(isNumber) }

    /// The string literals of an expression: itself, or the sides of a ternary.
    static func texts(in expression: ExprSyntax) -> [StringLiteralExprSyntax] {
        alternatives(of: expression).compactMap { $0.as(StringLiteralExprSyntax.self) }
    }

    private static func isNumber(_ expression: ExprSyntax) -> Bool {
        if expression.is(IntegerLiteralExprSyntax.self) || expression.is(FloatLiteralExprSyntax.self) { return true }
        guard let negated = expression.as(PrefixOperatorExprSyntax.self), negated.operator.text == "-" else {
            return false
        }
        return negated.expression.is(IntegerLiteralExprSyntax.self)
            || negated.expression.is(FloatLiteralExprSyntax.self)
    }

    /// The sides of a ternary; any other expression is its own only side.
    private static func alternatives(of expression: ExprSyntax) -> [ExprSyntax] {
        guard let sequence = expression.as(SequenceExprSyntax.self) else { return [expression] }
        let elements = Array(sequence.elements)
        guard let place = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
            let ternary = elements[place].as(UnresolvedTernaryExprSyntax.self), place + 2 == elements.count
        else { return [] }
        return [ternary.thenExpression, elements[place + 1]]
    }

    /// Whether a number is zero in any notation.
    static func isZero(_ number: ExprSyntax) -> Bool {
        !number.trimmedDescription.utf8.contains { (UInt8(ascii: "1")...UInt8(ascii: "9")).contains($0) }
    }

    /// The call that a value is an argument of, looking through members called on it (`.red.opacity(0.5)`), ternaries
    /// and parentheses; nil if it isn't an argument.
    static func use(of expression: ExprSyntax) -> Use? {
        var node = Syntax(expression)
        // The steps are bounded by the length of the chain; each goes to one parent.
        while let parent = node.parent {
            switch parent.kind {
            case .memberAccessExpr, .functionCallExpr:
                // Only upwards from the head of the chain: the base of a member, the callee of a call.
                guard parent.children(viewMode: .sourceAccurate).first?.id == node.id else { return nil }
            case .exprList, .sequenceExpr, .unresolvedTernaryExpr, .tupleExpr: break
            case .labeledExpr:
                guard let argument = parent.as(LabeledExprSyntax.self), let list = argument.parent else { return nil }
                if list.parent?.kind == .tupleExpr { break }
                guard let call = list.parent?.as(FunctionCallExprSyntax.self) else { return nil }
                return Use(call: call, label: argument.label?.text)
            case .labeledExprList: break
            default: return nil
            }
            node = parent
        }
        return nil
    }

    struct Use {
        var call: FunctionCallExprSyntax
        var label: String?
    }
}
