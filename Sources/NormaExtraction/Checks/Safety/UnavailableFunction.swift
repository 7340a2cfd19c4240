// Finds functions that only crash the app and aren't marked as unavailable.

import NormaText
import SwiftSyntax

enum UnavailableFunction: Check {
    static let identifier = "unavailable-function"
    static let summary = "A function that only crashes the app is not marked as unavailable."
    static let details = DetailShape.names
    static let documentation =
        """
        `@available(*, unavailable)` lets the compiler reject a call that would crash the app. Reports functions and initializers
        that call `fatalError`, `abort` or `preconditionFailure` as a separate statement, return nothing before, and don't return
        `Never`. A member that a protocol or superclass may require has no fix, because it has to be available; `init?(coder:)` has
        one.

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
    static let kinds: [SyntaxKind] = [.functionCallExpr]
    static let heads: Set<String> = ["fatalError", "abort", "preconditionFailure"]

    /// From the call outwards: few functions hold such a call, and the others are never searched.
    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let body = node.parent?.parent?.parent?.as(CodeBlockSyntax.self), let function = body.parent,
            body.statements.first(where: { isEnding($0.item) })?.item.id == node.id, !returns(Syntax(body))
        else { return }
        if let function = function.as(FunctionDeclSyntax.self) {
            guard function.signature.returnClause?.type.trimmedDescription != "Never",
                !function.attributes.isUnavailable
            else { return }
            let fix = fix(Syntax(function), context.source)
            context.report(function.funcKeyword, detail: function.name.text, fix: fix)
        } else if let initializer = function.as(InitializerDeclSyntax.self), !initializer.attributes.isUnavailable {
            context.report(initializer.initKeyword, detail: "init", fix: fix(Syntax(initializer), context.source))
        }
    }

    /// Code may call it, so the fix needs review. Nil if the declaration doesn't begin its line.
    private static func fix(_ node: Syntax, _ source: SourceText) -> Fix? {
        guard isNotRequired(node) else { return nil }
        let start = ByteRange(of: node).start
        guard let indentation = source.indentation(before: start) else { return nil }
        return .review(.insert("@available(*, unavailable)" + source.lineBreak + indentation, at: start))
    }

    /// No supertype of its type requires it.
    private static func isNotRequired(_ node: Syntax) -> Bool {
        if let initializer = node.as(InitializerDeclSyntax.self) {
            let label = initializer.signature.parameterClause.parameters.first?.firstName.text
            if label == "coder", initializer.optionalMark != nil { return true }
        }
        guard let holder = node.parent?.parent?.parent?.parent else { return true }
        switch holder.kind {
        case .classDecl: return holder.as(ClassDeclSyntax.self)?.inheritanceClause == nil
        case .structDecl: return holder.as(StructDeclSyntax.self)?.inheritanceClause == nil
        case .enumDecl: return holder.as(EnumDeclSyntax.self)?.inheritanceClause == nil
        case .actorDecl: return holder.as(ActorDeclSyntax.self)?.inheritanceClause == nil
        case .extensionDecl: return false
        default: return true
        }
    }

    private static func isEnding(_ item: CodeBlockItemSyntax.Item) -> Bool {
        item.as(FunctionCallExprSyntax.self)?.plainName.map(heads.contains) ?? false
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
