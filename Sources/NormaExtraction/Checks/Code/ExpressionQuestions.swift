// Questions that checks ask about expressions: which literal, which call, which closure.

import NormaText
import SwiftSyntax

extension ExprSyntax {
    /// The expression inside parentheses that hold nothing else.
    var withoutParentheses: ExprSyntax {
        var expression = self
        while let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let only = tuple.elements.first,
            only.label == nil
        {
            expression = only.expression
        }
        return expression
    }

    var isNil: Bool { self.is(NilLiteralExprSyntax.self) }

    /// `0`, `0x0`, `0b0000`
    var isZeroInteger: Bool {
        guard let text = self.as(IntegerLiteralExprSyntax.self)?.literal.text else { return false }
        let hasPrefix = text.hasPrefix("0x") || text.hasPrefix("0b") || text.hasPrefix("0o")
        return (hasPrefix ? text.dropFirst(2) : text[...]).allSatisfy { $0 == "0" || $0 == "_" }
    }

    /// `0`, `0.0`, `0x0`
    var isZero: Bool {
        if isZeroInteger { return true }
        guard let text = self.as(FloatLiteralExprSyntax.self)?.literal.text else { return false }
        return text.allSatisfy { $0 == "0" || $0 == "." || $0 == "_" }
    }

    /// `""`, including raw and multiline strings.
    var isEmptyText: Bool {
        guard let literal = self.as(StringLiteralExprSyntax.self) else { return false }
        return literal.segments.allSatisfy { $0.as(StringSegmentSyntax.self)?.content.text.isEmpty ?? false }
    }

    /// `[]` or `[:]`
    var isEmptyCollection: Bool {
        if let array = self.as(ArrayExprSyntax.self) { return array.elements.isEmpty }
        guard let dictionary = self.as(DictionaryExprSyntax.self) else { return false }
        return dictionary.content.is(TokenSyntax.self)
    }

    /// Numbers, strings, Booleans, `nil`.
    var isLiteral: Bool {
        switch kind {
        case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr, .stringLiteralExpr: true
        default: false
        }
    }

    /// `cart` of `cart`; nil for members, calls and names with arguments.
    var plainName: String? { self.as(DeclReferenceExprSyntax.self)?.baseName.text }

    /// `filter` of `list.filter { }`; nil if no member is called.
    var calledMember: String? { self.as(FunctionCallExprSyntax.self)?.member?.declName.baseName.text }
}

extension FunctionCallExprSyntax {
    /// `list.map` of `list.map { }`; nil without a base, also for a leading dot.
    var member: MemberAccessExprSyntax? { calledExpression.as(MemberAccessExprSyntax.self) }

    /// `print` of `print(1)`; nil for members.
    var plainName: String? { calledExpression.plainName }

    /// The closure, if it is the call's only argument.
    var onlyClosure: ClosureExprSyntax? {
        if let closure = trailingClosure {
            return arguments.isEmpty && additionalTrailingClosures.isEmpty ? closure : nil
        }
        return arguments.count == 1 ? arguments.first?.expression.as(ClosureExprSyntax.self) : nil
    }
}

extension ClosureExprSyntax {
    /// The only statement, if it is an expression or returns one.
    var onlyExpression: ExprSyntax? {
        guard statements.count == 1, let item = statements.first?.item else { return nil }
        if case .stmt(let statement) = item { return statement.as(ReturnStmtSyntax.self)?.expression }
        if case .expr(let expression) = item { return expression }
        return nil
    }

    /// The parameter names that are written.
    var parameterNames: [String] {
        switch signature?.parameterClause {
        case .simpleInput(let names): names.map(\.name.text)
        case .parameterClause(let clause): clause.parameters.map { ($0.secondName ?? $0.firstName).text }
        case nil: []
        }
    }

    /// The name of its only parameter: `item` of `{ item in … }`, `$0` if none is written.
    var onlyParameterName: String? {
        guard let clause = signature?.parameterClause else { return signature == nil ? "$0" : nil }
        switch clause {
        case .simpleInput(let names): return names.count == 1 ? names.first?.name.text : nil
        case .parameterClause(let parameters):
            guard parameters.parameters.count == 1, let parameter = parameters.parameters.first else { return nil }
            return (parameter.secondName ?? parameter.firstName).text
        }
    }
}

extension SyntaxProtocol {
    /// The texts of the tokens, without white space and comments.
    var tokenTexts: [String] { tokens(viewMode: .sourceAccurate).map(\.text) }
}

extension ByteRange {
    /// From here to the end of a node.
    func reaching(_ node: some SyntaxProtocol) -> ByteRange {
        ByteRange(start: start, end: ByteRange(of: node).end)
    }
}
