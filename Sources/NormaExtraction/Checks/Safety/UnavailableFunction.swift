// Sees functions that can only end the app, and don't say so.

import NormaFacts
import NormaText
import SwiftSyntax

/// A function that only ends the app is not marked as unavailable.
enum UnavailableFunction: Check {
    static let identifier = "unavailable-function"
    static let summary = "A function that only ends the app is not marked as unavailable."
    static let documentation =
        """
        `@available(*, unavailable)` lets the compiler refuse the call that would end the app. Seen are functions and initializers that
        call `fatalError`, `abort` or `preconditionFailure` as a statement of their own, return nothing before, and don't promise
        `Never`.

        ```swift bad
        required init?(coder: NSCoder) {
            fatalError("init(coder:) is not used")
        }
        ```

        ```swift fixed
        @available(*, unavailable)
        required init?(coder: NSCoder) {
            fatalError("init(coder:) is not used")
        }
        ```

        ```swift good
        @available(*, unavailable)
        required init?(coder: NSCoder) {
            fatalError("init(coder:) is not used")
        }
        func stop() -> Never { fatalError("stopped") }
        func price() -> Int {
            guard let price else { fatalError("no price") }
            return price
        }
        ```
        """
    static let kinds: [SyntaxKind] = [.functionDecl, .initializerDecl]
    private static let endings: Set<String> = ["fatalError", "abort", "preconditionFailure"]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        if let function = node.as(FunctionDeclSyntax.self) {
            guard function.signature.returnClause?.type.trimmedDescription != "Never",
                ends(function.body), !function.attributes.isUnavailable
            else { return }
            let fix = fix(node, context.source)
            context.report(function.funcKeyword, detail: function.name.text, fix: fix)
        } else if let initializer = node.as(InitializerDeclSyntax.self) {
            guard ends(initializer.body), !initializer.attributes.isUnavailable else { return }
            context.report(initializer.initKeyword, detail: "init", fix: fix(node, context.source))
        }
    }

    /// Code may call it, so somebody looks. Nil where the declaration doesn't begin its line.
    private static func fix(_ node: Syntax, _ source: SourceText) -> Fix? {
        let start = ByteRange(of: node).start
        guard let indentation = source.indentation(before: start) else { return nil }
        return .review(.insert("@available(*, unavailable)" + source.lineBreak + indentation, at: start))
    }

    /// One of the endings is a statement of its own, and nothing is returned anywhere.
    private static func ends(_ body: CodeBlockSyntax?) -> Bool {
        guard let body else { return false }
        let isEnding = body.statements.contains { statement in
            statement.item.as(FunctionCallExprSyntax.self)?.plainName.map(endings.contains) ?? false
        }
        return isEnding && !returns(Syntax(body))
    }

    private static func returns(_ code: Syntax) -> Bool {
        var waiting = [code]
        while let node = waiting.popLast() {
            switch node.kind {
            case .returnStmt: return true
            case .closureExpr, .functionDecl, .classDecl, .structDecl, .enumDecl, .actorDecl: continue
            default: waiting += node.children(viewMode: .sourceAccurate).filter { !$0.is(TokenSyntax.self) }
            }
        }
        return false
    }
}
