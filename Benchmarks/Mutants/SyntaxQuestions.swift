// What the finder of spots asks of a piece of syntax.

import SwiftSyntax

extension SyntaxProtocol {
    /// `try` or `await` stands in it: it can't stand to the right of an operator.
    var mayThrowOrWait: Bool {
        tokens(viewMode: .sourceAccurate).contains {
            $0.tokenKind == .keyword(.try) || $0.tokenKind == .keyword(.await)
        }
    }

    /// Its statements are carried out or not, and give no value.
    var isBranch: Bool { `is`(IfExprSyntax.self) || `is`(ForStmtSyntax.self) || `is`(WhileStmtSyntax.self) }

    /// What an initializer sets has to be set.
    var isInInitializer: Bool {
        var place = parent
        while let node = place, !node.is(ClosureExprSyntax.self), !node.is(FunctionDeclSyntax.self) {
            if node.is(InitializerDeclSyntax.self) { return true }
            place = node.parent
        }
        return false
    }
}

extension CodeBlockItemSyntax.Item {
    /// A call, an assignment, or a way out of a branch.
    func isDroppable(of count: Int) -> Bool {
        switch self {
        case .expr(let expression):
            let called = expression.as(TryExprSyntax.self)?.expression ?? expression
            // Room that is made ahead changes nothing that a test could see.
            if called.trimmedDescription.contains(".reserveCapacity(") { return false }
            if called.is(FunctionCallExprSyntax.self) { return true }
            guard let sequence = called.as(SequenceExprSyntax.self) else { return false }
            return sequence.elements.dropFirst().first.map { sign in
                sign.is(AssignmentExprSyntax.self)
                    || sign.as(BinaryOperatorExprSyntax.self)?.operator.text.hasSuffix("=") == true
            } ?? false
        case .stmt(let statement):
            let leaves =
                statement.is(ReturnStmtSyntax.self) || statement.is(ContinueStmtSyntax.self)
                || statement.is(BreakStmtSyntax.self)
            return leaves && statement.parent?.parent?.parent?.parent?.is(IfExprSyntax.self) == true
        case .decl: return false
        }
    }
}

extension ExprSyntax {
    /// It is a value that could as well stand where its neighbour stands.
    var canChangePlaces: Bool {
        !`is`(InOutExprSyntax.self) && !`is`(ClosureExprSyntax.self) && !mayThrowOrWait
            && !(`as`(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false)
    }
}

extension LabeledExprSyntax {
    /// It is a text for the pages of the reference, which people read and no test does.
    var isDocumentation: Bool {
        let labels = ["summary", "example", "blindSpot", "documentation"]
        return expression.is(StringLiteralExprSyntax.self) && labels.contains(label?.text ?? "")
    }
}
