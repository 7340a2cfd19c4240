// Finds colours that are written where they are used.

import NormaText
import SwiftSyntax

/// A colour that doesn't come from the project's palette.
enum LiteralColor: Check {
    static let identifier = "literal-color"
    static let summary = "A colour is a literal: named, or mixed from numbers."
    static let details = DetailShape.members(names.sorted().map { "." + $0 })
    static let documentation =
        """
        A colour that is written where it is used follows neither the design's palette nor dark mode, and is missed when the palette
        changes.

        Reports the named colours of `Color`, `UIColor` and `NSColor`, with the type before the dot or in a modifier that takes a
        colour, colours made from numbers or a code, and `#colorLiteral`. The detail of a named colour is its name with the dot, so
        that a rule can say `allow: [.clear, .primary, .secondary]`; for others it is the source.

        ```swift bad
        Text(name).foregroundStyle(.red).background(Color(red: 0.9, green: 0.9, blue: 1))
        ```

        ```swift good
        Text(name).foregroundStyle(Color.brandText).background(palette.surface)
        let state = Light.red
        ```
        """
    static let kinds: [SyntaxKind] = [.memberAccessExpr, .functionCallExpr, .macroExpansionExpr]
    static let heads = names.union(types).union(["init", "colorLiteral"])

    private static let types: Set<String> = ["Color", "UIColor", "NSColor"]
    private static let names: Set<String> = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "indigo", "blue", "purple", "pink", "brown",
        "white",
        "gray", "black", "clear", "primary", "secondary", "accentColor", "magenta", "darkGray", "lightGray",
        "systemRed",
        "systemOrange", "systemYellow", "systemGreen", "systemMint", "systemTeal", "systemCyan", "systemIndigo",
        "systemBlue", "systemPurple", "systemPink", "systemBrown", "systemGray", "systemGray2", "systemGray3",
        "systemGray4", "systemGray5", "systemGray6",
    ]
    /// Modifiers whose unlabelled argument is a colour or a style.
    private static let modifiers: Set<String> = [
        "foregroundStyle", "foregroundColor", "background", "backgroundStyle", "tint", "fill", "stroke", "strokeBorder",
        "border", "accentColor", "listRowBackground", "listItemTint", "toolbarBackground", "colorMultiply", "underline",
        "strikethrough", "containerBackground",
    ]
    private static let colorLabels: Set<String> = ["color", "foregroundColor", "backgroundColor", "tint"]
    /// Labels of initializers that make a colour from numbers or from a code.
    private static let mixing: Set<String> = [
        "red", "green", "blue", "hue", "saturation", "brightness", "white", "hex", "displayP3Red", "calibratedRed",
        "deviceRed", "srgbRed", "rgb", "argb",
    ]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard !context.isInPreview else { return }
        if let member = node.as(MemberAccessExprSyntax.self) {
            visit(member, in: &context)
        } else if let call = node.as(FunctionCallExprSyntax.self) {
            guard isMixed(call) else { return }
            let detail = ShortText.of(call, in: context.source)
            context.report(call, detail: detail, by: InterfaceCode.typeToken(of: call))
        } else if node.as(MacroExpansionExprSyntax.self)?.macroName.text == "colorLiteral" {
            context.report(node, detail: "#colorLiteral")
        }
    }

    private static func visit(_ member: MemberAccessExprSyntax, in context: inout CheckContext) {
        let name = member.declName.baseName.text
        guard names.contains(name), member.declName.argumentNames == nil else { return }
        if let base = member.base {
            guard let type = InterfaceCode.typeName(base), types.contains(type), InterfaceCode.isOfLibrary(base) else {
                return
            }
        } else {
            guard isColor(member) else { return }
        }
        let type = member.base.map { InterfaceCode.typeToken($0) } ?? annotation(around: member)
        context.report(member, detail: "." + name, by: type)
    }

    /// Whether a name with a leading dot is at a place that expects a colour.
    private static func isColor(_ member: MemberAccessExprSyntax) -> Bool {
        if let use = InterfaceCode.use(of: ExprSyntax(member)) {
            guard let modifier = InterfaceCode.modifier(of: use.call) else { return false }
            return use.label.map { colorLabels.contains($0) } ?? modifiers.contains(modifier)
        }
        return isAssignedToColor(member)
    }

    /// `view.backgroundColor = .red`, `let line: Color = .red`
    private static func isAssignedToColor(_ member: MemberAccessExprSyntax) -> Bool {
        if member.parent?.parent?.is(PatternBindingSyntax.self) ?? false {
            return annotation(around: member).map { types.contains($0.text) } ?? false
        }
        guard let elements = member.parent?.as(ExprListSyntax.self), elements.count == 3 else { return false }
        let parts = Array(elements)
        guard parts[1].is(AssignmentExprSyntax.self), parts[2].id == member.id else { return false }
        let target = InterfaceCode.typeName(parts[0]) ?? ""
        return target.hasSuffix("Color") || target == "color"
    }

    /// The type of the variable that it is assigned to.
    private static func annotation(around member: MemberAccessExprSyntax) -> TokenSyntax? {
        let type = member.parent?.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
        let wrapped = type?.as(OptionalTypeSyntax.self)?.wrappedType ?? type
        return wrapped?.as(MemberTypeSyntax.self)?.name ?? wrapped?.as(IdentifierTypeSyntax.self)?.name
    }

    /// `Color(red: 1, …)`, `UIColor(hex: "#FF0000")`, `Color(0xFF0000)`: an argument is a literal.
    private static func isMixed(_ call: FunctionCallExprSyntax) -> Bool {
        guard let name = InterfaceCode.name(of: call), let first = call.arguments.first else { return false }
        let type =
            name == "init" ? InterfaceCode.typeName(call.calledExpression.as(MemberAccessExprSyntax.self)?.base) : name
        let called = call.calledExpression
        let maker = name == "init" ? called.as(MemberAccessExprSyntax.self)?.base : called
        guard let type, types.contains(type), InterfaceCode.isOfLibrary(maker) else { return false }
        let isMixing = call.arguments.contains { mixing.contains($0.label?.text ?? "") }
        let isCode = first.label == nil && !InterfaceCode.numbers(in: first.expression).isEmpty
        guard isMixing || isCode else { return false }
        return call.arguments.contains { argument in
            argument.label?.text != "opacity" && argument.label?.text != "alpha"
                && (!InterfaceCode.numbers(in: argument.expression).isEmpty || isNumber(argument.expression)
                    || argument.expression.is(StringLiteralExprSyntax.self))
        }
    }

    /// `255 / 255`: a sum of numbers is as literal as one.
    private static func isNumber(_ expression: ExprSyntax) -> Bool {
        guard let sequence = expression.as(SequenceExprSyntax.self) else { return false }
        return sequence.elements.allSatisfy {
            $0.is(BinaryOperatorExprSyntax.self) || !InterfaceCode.numbers(in: $0).isEmpty
        }
    }
}
