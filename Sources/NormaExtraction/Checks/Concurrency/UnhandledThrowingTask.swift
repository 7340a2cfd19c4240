// Finds tasks whose errors are lost.

import SwiftSyntax

enum UnhandledThrowingTask: Check {
    static let identifier = "unhandled-throwing-task"
    static let summary = "A task can throw an error that is lost."
    static let documentation =
        """
        The error of a `Task` is kept in its `value`; if the value is never read, the error is lost. Reports tasks whose result is
        unused, that `try` something outside of a `do` that catches everything, and that don't state their error type.

        ```swift bad
        func load() {
            Task {
                try await store.load()
            }
        }
        ```

        ```swift good
        func save() {
            Task {
                do { try await store.save() } catch { show(error) }
            }
            Task { try? await store.load() }
            let task = Task { try await store.load() }
        }
        ```
        """
    static let kinds: [SyntaxKind] = [.functionCallExpr]
    static let heads: Set<String> = ["Task", "detached"]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let call = node.as(FunctionCallExprSyntax.self), let closure = call.trailingClosure, isTask(call),
            isUnused(call), lets(Syntax(closure.statements))
        else { return }
        let type = InterfaceCode.typeToken(call.member?.base) ?? InterfaceCode.typeToken(of: call)
        context.report(call.calledExpression, by: type)
    }

    private static func isTask(_ call: FunctionCallExprSyntax) -> Bool {
        call.plainName == "Task" || call.member?.base?.plainName == "Task"
    }

    /// A separate statement, and not the value that a function returns.
    private static func isUnused(_ call: FunctionCallExprSyntax) -> Bool {
        if let elements = call.parent?.as(ExprListSyntax.self) {
            return elements.first?.is(DiscardAssignmentExprSyntax.self) ?? false
        }
        guard let item = call.parent?.as(CodeBlockItemSyntax.self) else { return false }
        guard let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1, let block = list.parent else {
            return true
        }
        if let function = block.parent?.as(FunctionDeclSyntax.self) { return function.signature.returnClause == nil }
        return !(block.is(AccessorBlockSyntax.self) || block.parent?.is(AccessorDeclSyntax.self) ?? false)
    }

    /// Whether an error can leave the code; nested functions and closures have their own errors.
    private static func lets(_ code: Syntax) -> Bool {
        var waiting = [code]
        while let node = waiting.popLast() {
            switch node.kind {
            case .functionDecl, .closureExpr, .classDecl, .structDecl, .enumDecl, .actorDecl, .accessorBlock: continue
            case .throwStmt: return true
            case .tryExpr where waitsOnly(node): continue
            case .tryExpr where node.as(TryExprSyntax.self)?.questionOrExclamationMark == nil: return true
            case .doStmt:
                guard let statement = node.as(DoStmtSyntax.self) else { continue }
                waiting += statement.catchClauses.map { Syntax($0) }
                if !catchesAll(statement) { waiting.append(Syntax(statement.body)) }
            default: waiting += node.children(viewMode: .sourceAccurate).filter { !$0.is(TokenSyntax.self) }
            }
        }
        return false
    }

    /// `try await Task.sleep(…)` throws only if the task is cancelled, and then no answer is expected.
    private static func waitsOnly(_ node: Syntax) -> Bool {
        guard var called = node.as(TryExprSyntax.self)?.expression else { return false }
        if let awaited = called.as(AwaitExprSyntax.self) { called = awaited.expression }
        guard let member = called.as(FunctionCallExprSyntax.self)?.member else { return false }
        return member.base?.plainName == "Task"
            && ["sleep", "checkCancellation"].contains(member.declName.baseName.text)
    }

    private static func catchesAll(_ statement: DoStmtSyntax) -> Bool {
        statement.catchClauses.contains { clause in
            clause.catchItems.isEmpty
                || clause.catchItems.contains { item in
                    item.whereClause == nil
                        && item.pattern?.as(ValueBindingPatternSyntax.self)?.pattern.is(IdentifierPatternSyntax.self)
                            ?? false
                }
        }
    }
}
