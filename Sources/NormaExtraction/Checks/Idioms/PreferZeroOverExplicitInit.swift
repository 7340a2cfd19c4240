// Finds `CGPoint(x: 0, y: 0)`.

import NormaText
import SwiftSyntax

enum PreferZeroOverExplicitInit: Check {
    static let identifier = "prefer-zero-over-explicit-init"
    static let summary = "A geometric value is initialized with zeros."
    static let details = DetailShape.words(heads.sorted())
    static let documentation =
        """
        `.zero` says what it is.

        ```swift bad
        let origin = CGPoint(x: 0, y: 0)
        ```

        ```swift fixed
        let origin = CGPoint.zero
        ```

        ```swift good
        let origin = CGPoint.zero
        let end = CGPoint(x: 0, y: 1)
        ```
        """
    static let kinds: [SyntaxKind] = [.functionCallExpr]
    static let heads: Set<String> = ["CGPoint", "CGVector", "CGSize", "CGRect", "UIEdgeInsets"]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let call = node.as(FunctionCallExprSyntax.self), let name = call.plainName, heads.contains(name),
            !call.arguments.isEmpty, call.arguments.allSatisfy({ $0.label != nil && $0.expression.isZero })
        else { return }
        let fix = context.source.replacement(.safe, of: ByteRange(of: call), with: name + ".zero")
        let type = InterfaceCode.typeToken(of: call)
        context.report(call, detail: name, by: type, fix: call.trailingClosure == nil ? fix : nil)
    }
}
