// Finds `catch let error`.

import NormaText
import SwiftSyntax

enum UntypedErrorInCatch: Check {
    static let identifier = "untyped-error-in-catch"
    static let summary = "A `catch` binds the error, which is already named `error`."
    static let documentation =
        """
        A `catch` without a pattern calls the error `error`.

        ```swift bad
        do { try run() } catch let error { show(error) }
        ```

        ```swift fixed
        do { try run() } catch { show(error) }
        ```

        ```swift good
        do { try run() } catch { show(error) }
        do { try run() } catch let error as CartError { show(error) }
        do { try run() } catch let outer { do { try undo() } catch { throw outer } }
        ```
        """
    static let kinds: [SyntaxKind] = [.catchClause]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let clause = node.as(CatchClauseSyntax.self), clause.catchItems.count == 1,
            let item = clause.catchItems.first, item.whereClause == nil, let pattern = item.pattern, isName(pattern),
            !isNeeded(pattern, in: clause.body)
        else { return }
        context.report(ByteRange(of: clause.catchKeyword).reaching(pattern), fix: fix(clause, pattern, context.source))
    }

    /// Only if the constant has the name that it would have anyway.
    private static func fix(_ clause: CatchClauseSyntax, _ pattern: PatternSyntax, _ source: SourceText) -> Fix? {
        guard pattern.tokenTexts.filter({ $0 != "(" && $0 != ")" }) == ["let", "error"] else { return nil }
        let start = ByteRange(of: clause.catchKeyword).end
        return source.deletion(.safe, of: ByteRange(start: start, end: ByteRange(of: pattern).end))
    }

    /// In an inner `catch` the name `error` means another one.
    private static func isNeeded(_ pattern: PatternSyntax, in body: CodeBlockSyntax) -> Bool {
        !pattern.tokenTexts.contains("error")
            && body.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.catch) }
    }

    private static func isName(_ pattern: PatternSyntax) -> Bool {
        if let binding = pattern.as(ValueBindingPatternSyntax.self) {
            return binding.pattern.is(IdentifierPatternSyntax.self)
        }
        let inner = pattern.as(ExpressionPatternSyntax.self)?.expression.withoutParentheses
        guard let binding = inner?.as(PatternExprSyntax.self)?.pattern.as(ValueBindingPatternSyntax.self) else {
            return false
        }
        return binding.pattern.is(IdentifierPatternSyntax.self)
    }
}
