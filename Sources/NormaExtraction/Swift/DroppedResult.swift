// Finds calls whose result is unused: separate statements, and assignments to `_`.

import NormaFacts
@_spi(RawSyntax) import SwiftSyntax

extension SourceWalk {
    /// Whether the result of the call that is being entered is certainly dropped.
    ///
    /// Uncertain, and so false, if a result builder may read the body, or if the body's only expression may be its
    /// result. Cost: the steps out to the enclosing function, for calls that are statements.
    func dropsResult() -> Bool {
        var level = 0
        while let frame = ancestor(level), Self.marks.contains(frame.kind) { level += 1 }
        guard let holder = ancestor(level) else { return false }
        switch holder.kind {
        case .codeBlockItem: return isStatement(in: level)
        case .exprList: return isDiscarded(holder)
        default: return false
        }
    }

    /// The expressions around a call that don't change its result.
    private static let marks: Set<SyntaxKind> = [.tryExpr, .awaitExpr, .unsafeExpr]

    /// Statements, and their parts, whose inner statements are used or dropped as they are.
    private static let passed: Set<SyntaxKind> = [
        .codeBlockItem, .codeBlock, .ifExpr, .expressionStmt, .guardStmt, .forStmt, .whileStmt, .repeatStmt, .doStmt,
        .catchClause, .catchClauseList, .deferStmt, .switchCase, .switchCaseList, .switchExpr, .labeledStmt,
        .ifConfigClause, .ifConfigClauseList, .ifConfigDecl,
    ]

    /// `_ = call()`
    private func isDiscarded(_ list: Frame) -> Bool {
        guard list.children.count == 3, list.slot == 2 else { return false }
        let elements = list.node.elements()
        return elements.count == 3 && elements[0].kind == .discardAssignmentExpr && elements[1].kind == .assignmentExpr
    }

    private func isStatement(in first: Int) -> Bool {
        var level = first
        var list: Frame?
        while let frame = ancestor(level) {
            level += 1
            switch frame.kind {
            case .codeBlockItemList: list = frame
            case .initializerDecl, .deinitializerDecl, .sourceFile: return true
            case .accessorDecl: return !bytes.spells("get", frame.node.child(Slot.Accessor.specifier))
            case .functionDecl: return !mayReturnExpression(frame, list)
            default: guard Self.passed.contains(frame.kind) else { return false }
            }
        }
        return false
    }

    /// A function with a result whose body doesn't end in a `return` may return its only expression, or be read by a result builder.
    private func mayReturnExpression(_ function: Frame, _ body: Frame?) -> Bool {
        guard function.node.child(Slot.Function.signature)?.has(Slot.Signature.result) ?? false else { return false }
        let last = body?.node.elements().last?.child(Slot.Item.content)?.kind
        return last != .returnStmt && last != .throwStmt
    }
}
