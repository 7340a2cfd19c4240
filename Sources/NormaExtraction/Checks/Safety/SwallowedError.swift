// Finds errors that are not handled.

import NormaText
import SwiftSyntax

enum SwallowedError: Check {
    static let identifier = "swallowed-error"
    static let summary = "An error is caught or dropped, and not handled."
    static let documentation =
        """
        The user never learns of an error that is only printed. Anything else that a `catch` does counts as handling it: it throws,
        returns something, sets a state, passes the error on. If it calls a function of the same type, that function is searched
        too.

        A `catch` of one named case or of a cancellation ignores the error on purpose; so does `try? await Task.sleep(…)`.

        The detail says what happens to the error: `empty`, a `catch` does nothing; `logged`, it only prints or logs; `reset`, it
        only ends the waiting (`isLoading = false`, `state = .idle`, `spinner.stop()`); `dropped`, a `try?` whose result is unused;
        `optional`, a `try? await` whose value is used and whose error isn't, unless it is in a `guard` that answers the failure
        (`else { return .failed }`). `allow: [optional]` exempts the last.

        ```swift bad
        func load() async {
            do { items = try await store.items() } catch {}
            do { items = try await store.items() } catch { print(error) }
            try? await store.save()
            items = (try? await store.items()) ?? []
        }
        ```

        ```swift good
        func load() async {
            do { items = try await store.items() } catch { state = .failed(error) }
            do { items = try await store.items() } catch is CancellationError {} catch { show(error) }
            try? await Task.sleep(for: .seconds(1))
            let cached = try? decoder.decode(Items.self, from: data)
            guard let items = try? await store.items() else { return show(.failure) }
        }
        ```
        """
    static let details = DetailShape.words(["empty", "logged", "reset", "dropped", "optional"])
    static let kinds: [SyntaxKind] = [.catchClause, .tryExpr]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        if let clause = node.as(CatchClauseSyntax.self) {
            guard catchesAny(clause), !isOfWait(clause), let found = detail(of: clause) else { return }
            context.report(clause.catchKeyword, detail: found)
        } else if let attempt = node.as(TryExprSyntax.self),
            attempt.questionOrExclamationMark?.tokenKind == .postfixQuestionMark, !isWait(attempt.expression)
        {
            if isDropped(attempt) {
                context.report(attempt.tryKeyword, detail: "dropped")
            } else if attempt.expression.is(AwaitExprSyntax.self), !isAnswered(attempt) {
                context.report(attempt.tryKeyword, detail: "optional")
            }
        }
    }

    // MARK: - Catching

    /// Whether it catches everything, or all errors of a type, rather than one known case.
    private static func catchesAny(_ clause: CatchClauseSyntax) -> Bool {
        guard let item = clause.catchItems.first else { return true }
        guard clause.catchItems.count == 1, item.whereClause == nil,
            let binding = item.pattern?.as(ValueBindingPatternSyntax.self)
        else { return false }
        if binding.pattern.is(IdentifierPatternSyntax.self) { return true }
        let sequence = binding.pattern.as(ExpressionPatternSyntax.self)?.expression.as(SequenceExprSyntax.self)
        guard let sequence, sequence.elements.first?.is(PatternExprSyntax.self) ?? false else { return false }
        return !binding.trimmedDescription.contains("Cancel")
    }

    /// The detail, if the error isn't handled.
    private static func detail(of clause: CatchClauseSyntax) -> String? {
        guard let found = actions(of: clause.body.statements, from: clause) else { return nil }
        if found.resets > 0 { return "reset" }
        return found.logs > 0 ? "logged" : "empty"
    }

    /// Statements that only log the error, or end the waiting.
    private struct Actions {
        var logs = 0
        var resets = 0
    }

    /// Nil if a statement does more.
    ///
    /// - Parameter clause: the clause whose type is searched for functions; nil inside one of these functions.
    private static func actions(of statements: CodeBlockItemListSyntax, from clause: CatchClauseSyntax?) -> Actions? {
        sum(statements.lazy.map { actions(of: Syntax($0.item), from: clause) })
    }

    private static func actions(of statement: Syntax, from clause: CatchClauseSyntax?) -> Actions? {
        if let returning = statement.as(ReturnStmtSyntax.self) { return returning.expression == nil ? Actions() : nil }
        if let condition = statement.as(IfConfigDeclSyntax.self) {
            return sum(
                condition.clauses.lazy.map { branch in
                    guard let elements = branch.elements?.as(CodeBlockItemListSyntax.self) else { return Actions() }
                    return actions(of: elements, from: clause)
                }
            )
        }
        if let expression = statement.as(ExpressionStmtSyntax.self) {
            return actions(of: Syntax(expression.expression), from: clause)
        }
        if let choice = statement.as(IfExprSyntax.self) {
            let otherwise: Actions? =
                switch choice.elseBody {
                case .codeBlock(let block): actions(of: block.statements, from: clause)
                case .ifExpr(let next): actions(of: Syntax(next), from: clause)
                case nil: Actions()
                }
            return sum([actions(of: choice.body.statements, from: clause), otherwise])
        }
        if let sequence = statement.as(SequenceExprSyntax.self), isReset(sequence) { return Actions(resets: 1) }
        guard let call = statement.as(ExprSyntax.self)?.called else { return nil }
        if let closure = call.trailingClosure {
            return isOnMain(call) ? actions(of: closure.statements, from: clause) : nil
        }
        if LogCall.matches(call) { return Actions(logs: 1) }
        guard let own = clause.flatMap({ only(called: call, from: $0) }) else {
            return isEnd(call) ? Actions(resets: 1) : nil
        }
        guard var inner = actions(of: own, from: nil) else { return nil }
        inner.logs += 1
        return inner
    }

    private static func sum(_ parts: some Sequence<Actions?>) -> Actions? {
        var sum = Actions()
        for part in parts {
            guard let part else { return nil }
            sum.logs += part.logs
            sum.resets += part.resets
        }
        return sum
    }

    /// `isLoading = false`, `state = .idle`: this ends the waiting and doesn't say why.
    private static func isReset(_ sequence: SequenceExprSyntax) -> Bool {
        guard sequence.elements.count == 3, let target = sequence.elements.first, let value = sequence.elements.last,
            sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) ?? false
        else { return false }
        if let member = value.as(MemberAccessExprSyntax.self), member.base == nil {
            return member.declName.baseName.text == "idle"
        }
        guard value.as(BooleanLiteralExprSyntax.self)?.literal.tokenKind == .keyword(.false) else { return false }
        let name = target.plainName ?? target.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
        return NameCase.comparedWords(of: name).contains { waiting.contains($0) }
    }

    /// `ActivityIndicator.shared.stop()`: this ends the waiting and doesn't say why.
    private static func isEnd(_ call: FunctionCallExprSyntax) -> Bool {
        guard call.arguments.isEmpty, let name = call.member?.declName.baseName.text ?? call.plainName else {
            return false
        }
        return NameCase.comparedWords(of: name).first.map { ["stop", "end", "hide", "finish"].contains($0) } ?? false
    }

    /// `MainActor.run { … }`, `DispatchQueue.main.async { … }`: their statements count as the clause's own.
    private static func isOnMain(_ call: FunctionCallExprSyntax) -> Bool {
        guard let member = call.member, call.arguments.isEmpty else { return false }
        switch member.declName.baseName.text {
        case "run": return member.base?.plainName == "MainActor"
        case "async": return member.base?.trimmedDescription == "DispatchQueue.main"
        default: return false
        }
    }

    private static let waiting: Set<String> = [
        "loading", "busy", "fetching", "refreshing", "saving", "submitting", "sending", "searching", "updating",
        "uploading",
        "downloading", "deleting", "processing", "reloading",
    ]

    /// The statements of a function that is called by its plain name, if the enclosing type declares it once.
    private static func only(called call: FunctionCallExprSyntax, from clause: CatchClauseSyntax)
        -> CodeBlockItemListSyntax?
    {
        let isOwn = call.member?.base.map { $0.plainName == "self" } ?? false
        guard let name = call.plainName ?? (isOwn ? call.member?.declName.baseName.text : nil) else { return nil }
        var outer = clause.parent
        while let next = outer, !next.is(MemberBlockSyntax.self) { outer = next.parent }
        guard let members = outer?.as(MemberBlockSyntax.self)?.members, members.count <= mostMembers else { return nil }
        let found = members.lazy.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.filter { $0.name.text == name }
        guard let first = found.first, found.count == 1 else { return nil }
        return first.body?.statements
    }

    /// Functions are searched only in types up to this size: otherwise many clauses would make the cost quadratic.
    private static let mostMembers = 200

    // MARK: - Trying

    /// A pause, or a check for cancellation.
    private static func isWait(_ expression: ExprSyntax) -> Bool {
        guard let call = expression.called else { return false }
        return ["sleep", "checkCancellation"].contains(call.plainName ?? call.member?.declName.baseName.text ?? "")
    }

    /// Whether the only call that is tried is a wait.
    private static func isOfWait(_ clause: CatchClauseSyntax) -> Bool {
        guard let statements = clause.parent?.parent?.as(DoStmtSyntax.self)?.body.statements, statements.count == 1,
            let only = statements.first?.item.as(ExprSyntax.self)
        else { return false }
        return isWait(only)
    }

    /// A separate statement, and not the value that a body returns.
    private static func isDropped(_ attempt: TryExprSyntax) -> Bool {
        if let elements = attempt.parent?.as(ExprListSyntax.self) {
            return elements.first?.is(DiscardAssignmentExprSyntax.self) ?? false
        }
        guard let item = attempt.parent?.as(CodeBlockItemSyntax.self) else { return false }
        guard let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1, let block = list.parent else {
            return true
        }
        if let closure = block.as(ClosureExprSyntax.self) { return isOfTask(closure) }
        switch block.parent?.kind {
        case .functionDecl: return block.parent?.as(FunctionDeclSyntax.self)?.signature.returnClause == nil
        case .accessorDecl, .ifExpr, .switchCase: return false
        default: return !block.is(AccessorBlockSyntax.self) && !block.is(SwitchCaseSyntax.self)
        }
    }

    /// `guard let items = try? await store.items() else { return .failed }`: the failure has an answer of its own.
    private static func isAnswered(_ attempt: TryExprSyntax) -> Bool {
        guard let binding = attempt.parent?.parent?.as(OptionalBindingConditionSyntax.self),
            let element = binding.parent?.as(ConditionElementSyntax.self),
            let otherwise = element.parent?.parent?.as(GuardStmtSyntax.self)?.body.statements
        else { return false }
        if let value = otherwise.last?.item.as(ReturnStmtSyntax.self)?.expression, isNothing(value) { return false }
        return actions(of: otherwise, from: nil) == nil
    }

    /// `nil`, `[]`, `false` and `""` say that there is nothing, not that something failed.
    private static func isNothing(_ value: ExprSyntax) -> Bool {
        switch value.kind {
        case .nilLiteralExpr, .booleanLiteralExpr: true
        default: ["[]", "[:]", "\"\""].contains(value.trimmedDescription)
        }
    }

    private static func isOfTask(_ closure: ClosureExprSyntax) -> Bool {
        guard let call = closure.parent?.as(FunctionCallExprSyntax.self) else { return false }
        return call.plainName == "Task" || call.member?.base?.plainName == "Task"
    }
}

extension ExprSyntax {
    /// The call inside `try`, `await` and parentheses.
    fileprivate var called: FunctionCallExprSyntax? {
        var expression = withoutParentheses
        while true {
            if let attempt = expression.as(TryExprSyntax.self) {
                expression = attempt.expression.withoutParentheses
            } else if let wait = expression.as(AwaitExprSyntax.self) {
                expression = wait.expression.withoutParentheses
            } else {
                return expression.as(FunctionCallExprSyntax.self)
            }
        }
    }
}
