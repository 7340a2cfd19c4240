// Finds spacing that is written as a number.

import NormaText
import SwiftSyntax

/// A number other than 0 that sets spacing in an interface.
enum LiteralSpacing: Check {
    static let identifier = "literal-spacing"
    static let summary = "Spacing, padding, an offset or an inset is written as a number."
    static let details = DetailShape.numbers
    static let documentation =
        """
        Numbers that are chosen screen by screen drift apart. A scale with names keeps them consistent, and can be changed in one
        place.

        Reports numbers other than 0 as `spacing:` of stacks and grids, in `.padding`, `.safeAreaPadding`, `.contentMargins`,
        `.offset`, `.listRowSpacing`, `Spacer(minLength:)` and in insets. The detail is the number.

        ```swift bad
        VStack(spacing: 12) {
            Text(title).padding(.horizontal, 16)
        }
        ```

        ```swift good
        VStack(spacing: Spacing.medium) {
            Text(title).padding(.horizontal, Spacing.large)
            Rectangle().frame(width: 16).padding(0)
        }
        ```
        """
    static let kinds: [SyntaxKind] = [.functionCallExpr]
    static let heads = insets.union(containers).union(modifiers).union(["Spacer", "init"])

    private static let containers: Set<String> = [
        "VStack", "HStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid", "GridItem", "VStackLayout",
        "HStackLayout", "GridLayout", "UIStackView",
    ]
    private static let spacingLabels: Set<String> = ["spacing", "horizontalSpacing", "verticalSpacing"]
    private static let insets: Set<String> = ["EdgeInsets", "UIEdgeInsets", "NSDirectionalEdgeInsets", "NSEdgeInsets"]
    private static let insetLabels: Set<String> = ["top", "leading", "bottom", "trailing", "left", "right"]
    private static let modifiers: Set<String> = [
        "padding", "safeAreaPadding", "contentMargins", "offset", "listRowSpacing", "listSectionSpacing",
    ]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard !context.isInPreview, let call = node.as(FunctionCallExprSyntax.self), !call.arguments.isEmpty else {
            return
        }
        guard let name = InterfaceCode.name(of: call) else { return }
        if insets.contains(name) || name == "init" {
            guard name != "init" || isImplicitInset(call) else { return }
            report(call, in: &context) { insetLabels.contains($0 ?? "") }
        } else if containers.contains(name) {
            report(call, in: &context) { spacingLabels.contains($0 ?? "") }
        } else if name == "Spacer" {
            report(call, in: &context) { $0 == "minLength" }
        } else if modifiers.contains(name), InterfaceCode.modifier(of: call) != nil {
            report(call, in: &context) { $0 == nil || $0 == "x" || $0 == "y" || $0 == "length" }
        }
    }

    /// `.padding(.init(top: 8, …))`: four edges and no type.
    private static func isImplicitInset(_ call: FunctionCallExprSyntax) -> Bool {
        guard call.calledExpression.as(MemberAccessExprSyntax.self)?.base == nil else { return false }
        let labels = call.arguments.compactMap { $0.label?.text }
        return labels.count == 4 && labels.allSatisfy { insetLabels.contains($0) }
    }

    private static func report(
        _ call: FunctionCallExprSyntax,
        in context: inout CheckContext,
        where isMeant: (String?) -> Bool
    ) {
        let type = InterfaceCode.modifier(of: call) == nil ? InterfaceCode.typeToken(of: call) : nil
        for argument in call.arguments where isMeant(argument.label?.text) {
            for number in InterfaceCode.numbers(in: argument.expression) where !InterfaceCode.isZero(number) {
                context.report(number, detail: number.trimmedDescription, by: type)
            }
        }
    }
}
