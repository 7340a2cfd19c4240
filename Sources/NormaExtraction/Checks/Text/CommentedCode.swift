// Tells code in a comment from words: by what it looks like, and then by what the parser says.

import SwiftParser
import SwiftSyntax

enum CommentedCode {
    /// Whether a text is nothing but Swift that does something. Cost: a parse, only where the text looks like code.
    static func isCode(_ text: String) -> Bool {
        guard looksLikeCode(text), text.utf8.count < 20_000 else { return false }
        // Brackets nested without end are no code that somebody switched off.
        var parser = Parser(text, maximumNestingLevel: 64)
        let tree = SourceFileSyntax.parse(from: &parser)
        guard !tree.hasError, !tree.statements.isEmpty else { return false }
        return tree.statements.allSatisfy { doesSomething($0.item) }
    }

    private static func looksLikeCode(_ text: String) -> Bool {
        let marks: Set<Character> = ["=", "(", "{", "."]
        guard text.contains(where: marks.contains) || text.contains("return ") || text.contains("import ") else {
            return false
        }
        // Prose ends in a full stop; code does not.
        return !text.drop { $0.isWhitespace }.isEmpty && text.last(where: { !$0.isWhitespace }) != "."
    }

    private static func doesSomething(_ item: CodeBlockItemSyntax.Item) -> Bool {
        switch item {
        case .decl(let declaration): return !declaration.is(ImportDeclSyntax.self) || declaration.tokenTexts.count > 1
        case .stmt(let statement):
            if let returned = statement.as(ReturnStmtSyntax.self) { return returned.expression != nil }
            return true
        case .expr(let expression): return doesSomething(expression)
        }
    }

    private static func doesSomething(_ expression: ExprSyntax) -> Bool {
        switch expression.kind {
        case .ifExpr, .switchExpr: return true
        case .sequenceExpr:
            let elements = expression.as(SequenceExprSyntax.self)?.elements
            return elements?.contains {
                $0.is(AssignmentExprSyntax.self) || $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "+="
            } ?? false
        case .functionCallExpr:
            let call = expression.as(FunctionCallExprSyntax.self)
            return call?.member?.base != nil || !(call?.arguments.isEmpty ?? true) && call?.trailingClosure != nil
        case .awaitExpr: return expression.as(AwaitExprSyntax.self).map { doesSomething($0.expression) } ?? false
        case .tryExpr: return expression.as(TryExprSyntax.self).map { doesSomething($0.expression) } ?? false
        default: return false
        }
    }
}
