// Sees errors with which nothing is done.

import NormaText
import SwiftSyntax

enum SwallowedError: Check {
    static let identifier = "swallowed-error"
    static let summary = "An error is caught or left out, and nothing is done with it."
    static let documentation =
        """
        An error that is only printed is one that the user never hears of. Whatever else a `catch` does counts as dealing with it: it throws,
        returns something, sets a state, hands the error on. Where it calls a function of the same type, that function is looked at.
        A `catch` of one named case, or of a cancellation, knows what it leaves out; so does who waits with `try? await Task.sleep(…)`.

        What it saw is its detail: `empty`, a `catch` that does nothing; `logged`, one that only prints or logs; `reset`, one that only ends the
        waiting (`isLoading = false`, `state = .idle`, `spinner.stop()`); `dropped`, a `try?` whose result nobody takes; `optional`, a `try? await` of which the value is used and the error is not. `allow: [optional]` leaves these alone.

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
        }
        ```
        """
    static let details = DetailShape.words(["empty", "logged", "reset", "dropped", "optional"])
    static let kinds: [SyntaxKind] = [.catchClause, .tryExpr]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        if let clause = node.as(CatchClauseSyntax.self) {
            guard catchesAny(clause), !isOfWait(clause), let found = silence(of: clause) else { return }
            context.report(clause.catchKeyword, detail: found)
        } else if let attempt = node.as(TryExprSyntax.self),
            attempt.questionOrExclamationMark?.tokenKind == .postfixQuestionMark, !isWait(attempt.expression)
        {
            if isDropped(attempt) {
                context.report(attempt.tryKeyword, detail: "dropped")
            } else if attempt.expression.is(AwaitExprSyntax.self) {
                context.report(attempt.tryKeyword, detail: "optional")
            }
        }
    }

    // MARK: - Catching

    /// Whether it catches whatever comes, or all errors of a type, and not one case that it knows.
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

    /// The detail where nothing is done with the error.
    private static func silence(of clause: CatchClauseSyntax) -> String? {
        guard let found = doings(of: clause.body.statements, from: clause) else { return nil }
        if found.resets > 0 { return "reset" }
        return found.sayings > 0 ? "logged" : "empty"
    }

    /// Statements that do no more than say that something happened, or that one waits no longer.
    private struct Doings {
        var sayings = 0
        var resets = 0
    }

    /// Nil where some statement does more.
    ///
    /// - Parameter clause: where functions of the same type are looked for; nil in one of these.
    private static func doings(of statements: CodeBlockItemListSyntax, from clause: CatchClauseSyntax?) -> Doings? {
        sum(statements.lazy.map { doings(of: Syntax($0.item), from: clause) })
    }

    private static func doings(of statement: Syntax, from clause: CatchClauseSyntax?) -> Doings? {
        if let returning = statement.as(ReturnStmtSyntax.self) { return returning.expression == nil ? Doings() : nil }
        if let condition = statement.as(IfConfigDeclSyntax.self) {
            return sum(
                condition.clauses.lazy.map { branch in
                    guard let elements = branch.elements?.as(CodeBlockItemListSyntax.self) else { return Doings() }
                    return doings(of: elements, from: clause)
                }
            )
        }
        if let expression = statement.as(ExpressionStmtSyntax.self) {
            return doings(of: Syntax(expression.expression), from: clause)
        }
        if let choice = statement.as(IfExprSyntax.self) {
            let otherwise: Doings? =
                switch choice.elseBody {
                case .codeBlock(let block): doings(of: block.statements, from: clause)
                case .ifExpr(let next): doings(of: Syntax(next), from: clause)
                case nil: Doings()
                }
            return sum([doings(of: choice.body.statements, from: clause), otherwise])
        }
        if let sequence = statement.as(SequenceExprSyntax.self), isReset(sequence) { return Doings(resets: 1) }
        guard let call = statement.as(ExprSyntax.self)?.called else { return nil }
        if let closure = call.trailingClosure {
            return isOnMain(call) ? doings(of: closure.statements, from: clause) : nil
        }
        if LogCall.isOne(call) { return Doings(sayings: 1) }
        guard let own = clause.flatMap({ only(called: call, from: $0) }) else {
            return isEnd(call) ? Doings(resets: 1) : nil
        }
        guard var behind = doings(of: own, from: nil) else { return nil }
        behind.sayings += 1
        return behind
    }

    private static func sum(_ parts: some Sequence<Doings?>) -> Doings? {
        var sum = Doings()
        for part in parts {
            guard let part else { return nil }
            sum.sayings += part.sayings
            sum.resets += part.resets
        }
        return sum
    }

    /// `isLoading = false`, `state = .idle`: that one waits no longer, and not why.
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

    /// `ActivityIndicator.shared.stop()`: that one waits no longer, and not why.
    private static func isEnd(_ call: FunctionCallExprSyntax) -> Bool {
        guard call.arguments.isEmpty, let name = call.member?.declName.baseName.text ?? call.plainName else {
            return false
        }
        return NameCase.comparedWords(of: name).first.map { ["stop", "end", "hide", "finish"].contains($0) } ?? false
    }

    /// `MainActor.run { … }`, `DispatchQueue.main.async { … }`: what is done there is done here.
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

    /// What the function does that is called by its name alone, where the type around declares it once.
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

    /// In a larger type no function is looked for, so that many clauses don't cost its square.
    private static let mostMembers = 200

    // MARK: - Trying

    /// A pause or a look whether one was cancelled.
    private static func isWait(_ expression: ExprSyntax) -> Bool {
        guard let call = expression.called else { return false }
        return ["sleep", "checkCancellation"].contains(call.plainName ?? call.member?.declName.baseName.text ?? "")
    }

    /// Whether all that is tried is to wait.
    private static func isOfWait(_ clause: CatchClauseSyntax) -> Bool {
        guard let statements = clause.parent?.parent?.as(DoStmtSyntax.self)?.body.statements, statements.count == 1,
            let only = statements.first?.item.as(ExprSyntax.self)
        else { return false }
        return isWait(only)
    }

    /// A statement of its own, and not all that something returns.
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

    private static func isOfTask(_ closure: ClosureExprSyntax) -> Bool {
        guard let call = closure.parent?.as(FunctionCallExprSyntax.self) else { return false }
        return call.plainName == "Task" || call.member?.base?.plainName == "Task"
    }
}

extension ExprSyntax {
    /// The call behind `try`, `await` and parentheses.
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
