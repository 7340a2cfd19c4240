// Finds `async` functions that await nothing.

import NormaText
import SwiftSyntax

enum AsyncWithoutAwait: Check {
    static let identifier = "async-without-await"
    static let summary = "A function is `async` and awaits nothing."
    static let details = DetailShape.names
    static let documentation =
        """
        Every caller has to await it, although it could simply run. Reports functions, initializers and getters with a body, except
        overrides, tests and members of protocols. A function of a type with a superclass or a conformance is reported only if it is
        private: otherwise the superclass or the protocol may ask for `async`. The detail is the name.

        ```swift bad
        func total() async -> Int { 5 }
        ```

        ```swift good
        func load() async -> Int { await store.count }
        func run() async {
            async let one = load()
            for await item in items { show(item) }
        }
        ```
        """
    static let kinds: [SyntaxKind] = [.functionDecl, .initializerDecl, .accessorDecl]

    static func mayReport(_ node: RawNode, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let effects =
            node.kind == .accessorDecl
            ? node.child(Slot.Accessor.effects) : node.child(Slot.Function.signature)?.child(Slot.Signature.effects)
        return effects?.has(Slot.Effects.async) ?? false
    }

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        if let function = node.as(FunctionDeclSyntax.self) {
            guard let word = function.signature.effectSpecifiers?.asyncSpecifier,
                function.modifiers.plain(.override) == nil, !mayBeRequired(function),
                function.attributes.isEmpty, let body = function.body, !waits(Syntax(body))
            else { return }
            context.report(word, detail: function.name.text)
        } else if let initializer = node.as(InitializerDeclSyntax.self) {
            guard let word = initializer.signature.effectSpecifiers?.asyncSpecifier, let body = initializer.body,
                initializer.modifiers.plain(.override) == nil, !waits(Syntax(body))
            else { return }
            context.report(word, detail: "init")
        } else if let accessor = node.as(AccessorDeclSyntax.self) {
            guard let word = accessor.effectSpecifiers?.asyncSpecifier, let body = accessor.body, !waits(Syntax(body))
            else { return }
            context.report(word, detail: "get")
        }
    }

    /// Required by a protocol or a superclass that the enclosing declaration names.
    private static func mayBeRequired(_ function: FunctionDeclSyntax) -> Bool {
        if function.modifiers.plain(.private) != nil { return false }
        let holder = function.parent?.parent?.parent?.parent?.asProtocol((any DeclGroupSyntax).self)
        return holder?.inheritanceClause != nil
    }

    /// Whether it awaits something itself, not only in a nested function or closure.
    private static func waits(_ code: Syntax) -> Bool {
        var waiting = [code]
        while let node = waiting.popLast() {
            switch node.kind {
            case .functionDecl, .closureExpr, .classDecl, .structDecl, .enumDecl, .actorDecl: continue
            case .awaitExpr: return true
            case .forStmt where node.as(ForStmtSyntax.self)?.awaitKeyword != nil: return true
            case .variableDecl where node.as(VariableDeclSyntax.self)?.modifiers.plain(.async) != nil: return true
            default: waiting += node.children(viewMode: .sourceAccurate).filter { !$0.is(TokenSyntax.self) }
            }
        }
        return false
    }
}
