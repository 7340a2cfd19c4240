// Finds `let _ = run()`.

import NormaText
import SwiftSyntax

enum RedundantDiscardableLet: Check {
    static let identifier = "redundant-discardable-let"
    static let summary = "A result is discarded with `let _`."
    static let documentation =
        """
        `_ = run()` does the same without a declaration. Code that an attribute such as `@ViewBuilder` builds, or that returns some
        view, isn't reported: there an assignment would be taken for a value. In a closure, or a getter without `return`, a builder
        may read the code unnoticed: it is reported without a fix.

        ```swift bad
        func start() { let _ = run() }
        ```

        ```swift fixed
        func start() { _ = run() }
        ```

        ```swift good
        func start() { _ = run() }
        ```
        """
    static let kinds: [SyntaxKind] = [.wildcardPattern]

    /// A result builder takes `_ = run()` for a value; outside of functions it isn't a statement at all.
    private static func fix(_ variable: VariableDeclSyntax, before node: Syntax, _ source: SourceText) -> Fix? {
        guard variable.parent?.is(CodeBlockItemSyntax.self) ?? false, let code = variable.nearestCode else {
            return nil
        }
        let function = code.as(FunctionDeclSyntax.self)
        let returnsNothing = function.map { $0.signature.returnClause == nil && $0.attributes.isEmpty } ?? false
        let isSafe = returnsNothing || code.is(InitializerDeclSyntax.self)
        guard isSafe || returns(variable) else { return nil }
        let level: FixLevel = isSafe ? .safe : .review
        let start = ByteRange(of: variable.bindingSpecifier).start
        return source.deletion(level, of: ByteRange(start: start, end: ByteRange(of: node).start))
    }

    /// Whether the statement is next to a `return`: if a value is returned, no builder reads the code.
    private static func returns(_ variable: VariableDeclSyntax) -> Bool {
        let list = variable.parent?.parent?.as(CodeBlockItemListSyntax.self)
        return list?.contains { $0.item.is(ReturnStmtSyntax.self) } ?? false
    }

    /// Whether a result builder reads the statement: named by an attribute, or by a protocol that asks for some view.
    private static func isBuilt(_ variable: VariableDeclSyntax) -> Bool {
        var node = variable.nearestCode
        // From the accessor of a property to the property itself.
        let accessors: Set<SyntaxKind> = [
            .accessorDecl, .accessorDeclList, .accessorBlock, .patternBinding, .patternBindingList,
        ]
        while let current = node, accessors.contains(current.kind) {
            let type = current.as(PatternBindingSyntax.self)?.typeAnnotation?.type
            if type?.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier.tokenKind == .keyword(.some) { return true }
            node = current.parent
        }
        let attributes = node?.asProtocol((any WithAttributesSyntax).self)?.attributes
        return attributes?.contains { element in
            element.as(AttributeSyntax.self)?.attributeName.trimmedDescription.hasSuffix("Builder") ?? false
        } ?? false
    }

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let binding = node.parent?.as(PatternBindingSyntax.self), binding.typeAnnotation == nil,
            binding.initializer != nil, let variable = binding.parent?.parent?.as(VariableDeclSyntax.self),
            variable.bindings.count == 1, variable.modifiers.isEmpty, variable.attributes.isEmpty,
            variable.bindingSpecifier.tokenKind == .keyword(.let), !isBuilt(variable)
        else { return }
        context.report(
            ByteRange(of: variable.bindingSpecifier).reaching(node),
            fix: fix(variable, before: node, context.source)
        )
    }
}
