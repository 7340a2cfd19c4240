// Finds parameters that a closure doesn't use.

import NormaText
import SwiftSyntax

enum UnusedClosureParameter: Check {
    static let identifier = "unused-closure-parameter"
    static let summary = "A closure names a parameter that it doesn't use."
    static let details = DetailShape.names
    static let documentation =
        """
        `_` says that the parameter isn't needed; a name makes readers look for its use. The detail is the name.

        ```swift bad
        items.forEach { item in run() }
        ```

        ```swift fixed
        items.forEach { _ in run() }
        ```

        ```swift good
        items.forEach { _ in run() }
        items.forEach { item in show(item) }
        ```
        """
    static let kinds: [SyntaxKind] = [.closureSignature]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let signature = node.as(ClosureSignatureSyntax.self), let clause = signature.parameterClause,
            let closure = signature.parent?.as(ClosureExprSyntax.self)
        else { return }
        let names: [TokenSyntax] =
            switch clause {
            case .simpleInput(let parameters): parameters.map(\.name)
            case .parameterClause(let parameters): parameters.parameters.map { $0.secondName ?? $0.firstName }
            }
        var unused = names.filter { $0.tokenKind != .wildcard && !$0.text.hasPrefix("$") && $0.presence == .present }
        guard !unused.isEmpty else { return }
        let source = context.source
        for token in closure.statements.tokens(viewMode: .sourceAccurate) {
            let text = spelling(of: token, in: source)
            unused.removeAll { spelling(of: $0, in: source).elementsEqual(text) && isUse(token) }
            if unused.isEmpty { return }
        }
        for name in unused {
            context.report(name, detail: plain(name.text), fix: fix(name))
        }
    }

    /// A name without a base in the closure may be a member of the `self` that is passed in.
    private static func fix(_ name: TokenSyntax) -> Fix? {
        name.text == "self" ? nil : .safe(.replace(ByteRange(of: name), with: "_"))
    }

    private static func plain(_ name: String) -> String { name.filter { $0 != "`" } }

    /// Without backticks and the prefix of a projected or stored value; allocates no string.
    private static func spelling(of token: TokenSyntax, in source: SourceText) -> some Sequence<UInt8> {
        source.slice(ByteRange(of: token)).lazy.filter { $0 != UInt8(ascii: "`") }
            .drop { $0 == UInt8(ascii: "$") || $0 == UInt8(ascii: "_") }
    }

    /// Neither a member after a dot nor an argument label.
    private static func isUse(_ token: TokenSyntax) -> Bool {
        guard let parent = token.parent else { return false }
        switch parent.kind {
        case .declReferenceExpr:
            return parent.parent?.as(MemberAccessExprSyntax.self)?.declName.id != DeclReferenceExprSyntax(parent)?.id
        case .labeledExpr: return false
        case .identifierPattern: return isShorthand(parent)
        case .closureCapture: return true
        default: return false
        }
    }

    /// `if let item {` reads `item`; `if let item = other {` doesn't.
    private static func isShorthand(_ pattern: Syntax) -> Bool {
        guard let binding = pattern.parent?.as(OptionalBindingConditionSyntax.self) else { return false }
        return binding.initializer == nil
    }
}
