// Finds `return` in a body of one expression.

import NormaText
import SwiftSyntax

enum ImplicitReturn: Check {
    static let identifier = "implicit-return"
    static let summary = "A body of one expression begins with `return`."
    static let details = DetailShape.words(["closure", "function", "getter", "subscript"])
    static let documentation =
        """
        A body of one expression returns its value without `return`. The detail is `closure`, `function`, `getter` or `subscript`,
        which a rule can `allow`.

        ```swift bad
        func price() -> Int { return 5 }
        ```

        ```swift fixed
        func price() -> Int { 5 }
        ```

        ```swift good
        func price() -> Int { 5 }
        func total() -> Int {
            let price = price()
            return price + 1
        }
        ```
        """
    static let kinds: [SyntaxKind] = [.returnStmt]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let statement = node.as(ReturnStmtSyntax.self), statement.expression != nil,
            let list = node.parent?.parent?.as(CodeBlockItemListSyntax.self), list.count == 1,
            let place = place(of: list.parent)
        else { return }
        context.report(statement.returnKeyword, detail: place, fix: fix(statement, in: place, context.source))
    }

    /// At the beginning of a property's body `_read { … }` is an accessor and not a call, and `yield(…)` is a statement.
    private static let accessors: Set<String> = [
        "get", "set", "_read", "read", "_modify", "modify", "willSet", "didSet", "init", "unsafeAddress",
        "unsafeMutableAddress", "addressWithOwner", "addressWithNativeOwner", "mutableAddressWithOwner",
        "mutableAddressWithNativeOwner", "mutating", "nonmutating", "borrow", "mutate", "yield",
    ]

    /// `return` turns a result builder off: if there may be one, the fix needs review.
    private static func fix(_ statement: ReturnStmtSyntax, in place: String, _ source: SourceText) -> Fix? {
        guard let expression = statement.expression, let first = expression.firstToken(viewMode: .sourceAccurate),
            first.tokenKind != .leftBrace, !accessors.contains(first.text)
        else { return nil }
        var code = statement.nearestCode
        if let accessor = code, accessor.is(AccessorDeclSyntax.self) { code = accessor.nearestCode }
        let attributes =
            code?.as(FunctionDeclSyntax.self)?.attributes
            ?? code?.parent?.parent?.parent?.as(VariableDeclSyntax.self)?.attributes
            ?? code?.parent?.as(SubscriptDeclSyntax.self)?.attributes
        let level: FixLevel = place != "closure" && attributes?.isEmpty ?? false ? .safe : .review
        let range = ByteRange(start: ByteRange(of: statement).start, end: ByteRange(of: expression).start)
        return source.deletion(level, of: range)
    }

    private static func place(of body: Syntax?) -> String? {
        guard let body else { return nil }
        switch body.kind {
        case .closureExpr: return "closure"
        case .accessorBlock: return body.parent?.kind == .subscriptDecl ? "subscript" : "getter"
        case .codeBlock where body.parent?.kind == .functionDecl: return "function"
        case .codeBlock:
            let accessor = body.parent?.as(AccessorDeclSyntax.self)
            return accessor?.accessorSpecifier.tokenKind == .keyword(.get) ? "getter" : nil
        default: return nil
        }
    }
}
