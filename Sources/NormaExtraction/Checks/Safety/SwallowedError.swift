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

        What it saw is its detail: `empty`, a `catch` that does nothing; `logged`, one that only prints or logs; `dropped`, a `try?` whose result
        nobody takes; `optional`, a `try? await` of which the value is used and the error is not. `allow: [optional]` leaves these alone.

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
    static let details = DetailShape.words(["empty", "logged", "dropped", "optional"])
    static let kinds: [SyntaxKind] = [.catchClause, .tryExpr]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        if let clause = node.as(CatchClauseSyntax.self) {
            guard catchesAny(clause), let found = silence(of: clause) else { return }
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
        guard let saying = sayings(of: clause.body.statements, from: clause) else { return nil }
        return saying == 0 ? "empty" : "logged"
    }

    /// How many statements do no more than say that something happened; nil where one does more.
    ///
    /// - Parameter clause: where functions of the same type are looked for; nil in one of these.
    private static func sayings(of statements: CodeBlockItemListSyntax, from clause: CatchClauseSyntax?) -> Int? {
        var count = 0
        for statement in statements {
            guard let own = sayings(of: Syntax(statement.item), from: clause) else { return nil }
            count += own
        }
        return count
    }

    private static func sayings(of statement: Syntax, from clause: CatchClauseSyntax?) -> Int? {
        if let returning = statement.as(ReturnStmtSyntax.self) { return returning.expression == nil ? 0 : nil }
        if let condition = statement.as(IfConfigDeclSyntax.self) {
            return sum(
                condition.clauses.map { branch in
                    guard let elements = branch.elements?.as(CodeBlockItemListSyntax.self) else { return 0 }
                    return sayings(of: elements, from: clause)
                }
            )
        }
        if let expression = statement.as(ExpressionStmtSyntax.self) {
            return sayings(of: Syntax(expression.expression), from: clause)
        }
        if let choice = statement.as(IfExprSyntax.self) {
            let otherwise: Int? =
                switch choice.elseBody {
                case .codeBlock(let block): sayings(of: block.statements, from: clause)
                case .ifExpr(let next): sayings(of: Syntax(next), from: clause)
                case nil: 0
                }
            return sum([sayings(of: choice.body.statements, from: clause), otherwise])
        }
        guard let call = Syntax(statement).as(ExprSyntax.self)?.called, call.trailingClosure == nil else { return nil }
        if LogCall.isOne(call) { return 1 }
        return clause.flatMap { only(called: call, from: $0) }.flatMap { sayings(of: $0, from: nil) }.map { $0 + 1 }
    }

    private static func sum(_ counts: [Int?]) -> Int? {
        counts.reduce(0) { sum, next in sum.flatMap { sum in next.map { sum + $0 } } }
    }

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

/// Calls that do no more than write something down for a developer.
private enum LogCall {
    static func isOne(_ call: FunctionCallExprSyntax) -> Bool {
        if let name = call.plainName { return printing.contains(name) || beginsWithLog(name) }
        guard let member = call.member else { return false }
        let name = member.declName.baseName.text
        let names = receivers(of: member.base)
        if names == ["Swift"] { return printing.contains(name) }
        return beginsWithLog(name) || names.contains(where: isLog)
    }

    private static let printing: Set<String> = ["print", "debugPrint", "dump"]
    private static let prefixes: Set<String> = ["ns", "os", "dd"]
    private static let others: Set<String> = ["in", "out", "off", "on"]

    /// `log`, `logError`, `NSLog`, `os_log`, `DDLogError`; not `logOut`.
    private static func beginsWithLog(_ name: String) -> Bool {
        var words = NameCase.comparedWords(of: name)[...]
        if let first = words.first, prefixes.contains(first), words.count > 1 { words = words.dropFirst() }
        return words.first == "log" && !others.contains(words.dropFirst().first ?? "")
    }

    /// `logger`, `Log`, `appLogger`, `LogManager`.
    private static func isLog(_ name: String) -> Bool {
        let words = NameCase.comparedWords(of: name)
        return words.first == "log" || ["log", "logger", "logging", "logs"].contains(words.last ?? "")
    }

    /// The names before the dot: `Logger`, `shared` of `Logger.shared.error`.
    private static func receivers(of base: ExprSyntax?) -> [String] {
        var names: [String] = []
        var next = base
        while let expression = next {
            if let member = expression.as(MemberAccessExprSyntax.self) {
                names.append(member.declName.baseName.text)
                next = member.base
            } else if let call = expression.as(FunctionCallExprSyntax.self) {
                next = call.calledExpression
            } else if let chained = expression.as(OptionalChainingExprSyntax.self) {
                next = chained.expression
            } else {
                if let name = expression.plainName { names.append(name) }
                next = nil
            }
        }
        return names
    }
}
