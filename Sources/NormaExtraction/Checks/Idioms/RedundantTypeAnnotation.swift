// Finds `let cart: Cart = Cart()`.

import NormaText
import SwiftSyntax

enum RedundantTypeAnnotation: Check {
    static let identifier = "redundant-type-annotation"
    static let summary = "A type annotation repeats the type that the value names."
    static let details = DetailShape.text
    static let documentation =
        """
        `let cart = Cart()` names the type once. Reports values that are initializers of the type or members of it, except
        properties with `@IBInspectable`. The detail is the type.

        ```swift bad
        let cart: Cart = Cart()
        ```

        ```swift fixed
        let cart = Cart()
        ```

        ```swift good
        let cart = Cart()
        let shape: Shape = Circle()
        let count: Int = 0
        ```
        """
    static let kinds: [SyntaxKind] = [.patternBinding, .optionalBindingCondition]

    static func mayReport(_ node: RawNode, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        RawElements(of: node).contains { $0.kind == .typeAnnotation }
    }

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        if let binding = node.as(PatternBindingSyntax.self) {
            guard let type = binding.typeAnnotation, let value = binding.initializer?.value else { return }
            let variable = binding.parent?.parent?.as(VariableDeclSyntax.self)
            guard variable?.attributes.named("IBInspectable") == nil else { return }
            report(type, value, in: &context)
        } else if let binding = node.as(OptionalBindingConditionSyntax.self) {
            guard let type = binding.typeAnnotation, let value = binding.initializer?.value else { return }
            report(type, value, in: &context)
        }
    }

    /// An initializer makes a value of the type; the type of a member is known only to the compiler. Macros on a type's
    /// properties may read the annotation.
    private static func fix(
        _ annotation: TypeAnnotationSyntax,
        _ value: ExprSyntax,
        _ type: [String],
        _ source: SourceText
    ) -> Fix? {
        guard let before = annotation.previousToken(viewMode: .sourceAccurate) else { return nil }
        let isCall = value.as(FunctionCallExprSyntax.self)?.calledExpression.tokenTexts == type
        let variable = annotation.parent?.parent?.parent
        let isLocal = variable?.parent?.is(CodeBlockItemSyntax.self) ?? false
        let isBare = variable?.as(VariableDeclSyntax.self)?.attributes.isEmpty ?? false
        let range = ByteRange(start: ByteRange(of: before).end, end: ByteRange(of: annotation).end)
        return source.deletion(isCall && isLocal && isBare ? .safe : .review, of: range)
    }

    private static func report(_ annotation: TypeAnnotationSyntax, _ value: ExprSyntax, in context: inout CheckContext)
    {
        let type = annotation.type.tokenTexts
        var expression = value
        while true {
            if expression.tokenTexts == type { break }
            if let call = expression.as(FunctionCallExprSyntax.self) {
                expression = call.calledExpression
            } else if let unwrapped = expression.as(ForceUnwrapExprSyntax.self) {
                expression = unwrapped.expression
            } else if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
                expression = base
            } else {
                return
            }
        }
        // A name alone is a value of that name, not the type.
        guard expression.id != value.id else { return }
        context.report(annotation, detail: type.joined(), fix: fix(annotation, value, type, context.source))
    }
}
