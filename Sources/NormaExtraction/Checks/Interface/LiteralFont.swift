// Finds fonts that are written where they are used.

import NormaText
import SwiftSyntax

/// A font that doesn't come from the project's typography.
enum LiteralFont: Check {
    static let identifier = "literal-font"
    static let summary = "A font is a literal: a size, a family's name, or one of the system's text styles."
    static let details = DetailShape.members(styles.sorted().map { "." + $0 })
    static let documentation =
        """
        A font that is written where it is used follows no scale, often not even the user's text size, and is missed when the
        typography changes.

        Reports system and custom fonts with a literal size or name, and plain text styles. The detail of a text style is its name
        with the dot, so that a rule can say `allow: [.body, .headline]`; for others it is the source.

        ```swift bad
        Text(title).font(.system(size: 14))
        Text(title).font(Font.custom("Inter", size: 16))
        label.font = UIFont.systemFont(ofSize: 12)
        ```

        ```swift good
        Text(title).font(Typography.title)
        Text(title).font(.system(size: Typography.titleSize))
        ```
        """
    static let kinds: [SyntaxKind] = [.functionCallExpr, .memberAccessExpr]
    static let heads = styles.union(types).union(makers).union(["init"])

    private static let types: Set<String> = ["Font", "UIFont", "NSFont"]
    private static let styles: Set<String> = [
        "extraLargeTitle", "extraLargeTitle2", "largeTitle", "title", "title2", "title3", "headline", "subheadline",
        "body",
        "callout", "footnote", "caption", "caption2",
    ]
    private static let makers: Set<String> = [
        "system", "custom", "systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont",
        "monospacedDigitSystemFont",
    ]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard !context.isInPreview else { return }
        if let call = node.as(FunctionCallExprSyntax.self) {
            guard isFont(call) else { return }
            context.report(call, detail: ShortText.of(call, in: context.source), by: type(of: call))
        } else if let member = node.as(MemberAccessExprSyntax.self) {
            let name = member.declName.baseName.text
            guard styles.contains(name), isFontPlace(ExprSyntax(member), member.base) else { return }
            context.report(member, detail: "." + name, by: InterfaceCode.typeToken(member.base))
        }
    }

    /// The type that is initialized, or whose factory method is called.
    private static func type(of call: FunctionCallExprSyntax) -> TokenSyntax? {
        InterfaceCode.typeToken(call.calledExpression.as(MemberAccessExprSyntax.self)?.base)
            ?? InterfaceCode.typeToken(of: call)
    }

    private static func isFont(_ call: FunctionCallExprSyntax) -> Bool {
        guard let name = InterfaceCode.name(of: call), isWrittenOut(call) else { return false }
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
            if name == "init" { return InterfaceCode.typeName(member.base).map { types.contains($0) } ?? false }
            return makers.contains(name) && isFontPlace(ExprSyntax(call), member.base)
        }
        return name == "UIFont" || name == "NSFont"
    }

    /// A size or the name of a family.
    private static func isWrittenOut(_ call: FunctionCallExprSyntax) -> Bool {
        call.arguments.contains { argument in
            if argument.expression.is(StringLiteralExprSyntax.self) { return true }
            let label = argument.label?.text
            guard label == "size" || label == "ofSize" || label == "fixedSize" else { return false }
            return !InterfaceCode.numbers(in: argument.expression).isEmpty
        }
    }

    /// Named on a font type, or with a leading dot at a place that expects a font.
    private static func isFontPlace(_ expression: ExprSyntax, _ base: ExprSyntax?) -> Bool {
        if let base {
            return InterfaceCode.isOfLibrary(base) && InterfaceCode.typeName(base).map { types.contains($0) } ?? false
        }
        if let use = InterfaceCode.use(of: expression) {
            return use.label == nil && InterfaceCode.modifier(of: use.call) == "font"
        }
        if let binding = expression.parent?.parent?.as(PatternBindingSyntax.self) {
            return binding.typeAnnotation.map { types.contains($0.type.trimmedDescription) } ?? false
        }
        guard let parts = expression.parent?.as(ExprListSyntax.self).map({ Array($0) }), parts.count == 3 else {
            return false
        }
        guard parts[1].is(AssignmentExprSyntax.self), parts[2].id == expression.id else { return false }
        return InterfaceCode.typeName(parts[0]) == "font"
    }
}
