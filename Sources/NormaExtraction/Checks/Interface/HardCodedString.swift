// Finds user-visible strings that are hard-coded in interface code.

import NormaText
import SwiftSyntax

/// A user-visible string, written where it is shown.
enum HardCodedString: Check {
    static let identifier = "hard-coded-string"
    static let summary = "A user-visible string is hard-coded."
    static let details = DetailShape.text
    static let documentation =
        #"""
        A string that is written where it is shown is missed by translators, and gets reworded at one place out of three.

        Reports strings with letters as the title of SwiftUI's views (`Text`, `Button`, `Label` …), in modifiers such as
        `.navigationTitle` and `.accessibilityLabel`, and as `text`, `title` or `placeholder` of UIKit's views. Doesn't report keys
        such as `"cart.title"`, strings with `verbatim:`, with a bundle, a table or a comment for translators, and previews. The
        detail is the string.

        ```swift bad
        Text("Your cart is empty")
        ```

        ```swift good
        Text(Strings.emptyCart)
        Text("cart.empty")
        Text(verbatim: "Norma")
        Text("\(count)")
        Image(systemName: "cart")
        ```
        """#
    static let kinds: [SyntaxKind] = [.functionCallExpr, .sequenceExpr]
    static let heads = views.union(modifiers).union(properties)

    private static let views: Set<String> = [
        "Text", "Button", "Label", "Toggle", "TextField", "SecureField", "Picker", "Section", "NavigationLink", "Link",
        "Menu",
        "Stepper", "DatePicker", "ColorPicker", "ProgressView", "GroupBox", "DisclosureGroup", "Tab", "LabeledContent",
        "ContentUnavailableView", "ShareLink", "Gauge", "Alert", "UIAlertController", "UIAlertAction",
        "UIBarButtonItem",
    ]
    private static let modifiers: Set<String> = [
        "navigationTitle", "navigationBarTitle", "navigationSubtitle", "alert", "confirmationDialog",
        "accessibilityLabel",
        "accessibilityHint", "accessibilityValue", "help", "searchable", "setTitle",
    ]
    private static let labels: Set<String> = ["title", "message", "prompt", "description"]
    private static let properties: Set<String> = [
        "text", "title", "placeholder", "accessibilityLabel", "accessibilityHint", "prompt",
    ]
    /// With these arguments the string is looked up in a table of translations.
    private static let localizing: Set<String> = ["bundle", "tableName", "comment", "table"]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard !context.isInPreview else { return }
        if let call = node.as(FunctionCallExprSyntax.self) {
            let type = InterfaceCode.modifier(of: call) == nil ? InterfaceCode.typeToken(of: call) : nil
            for argument in shown(by: call) { report(argument.expression, by: type, in: &context) }
        } else if let value = assignedText(node) {
            report(value, by: nil, in: &context)
        }
    }

    private static func report(_ expression: ExprSyntax, by type: TokenSyntax?, in context: inout CheckContext) {
        for literal in InterfaceCode.texts(in: expression) {
            let text = text(of: literal)
            if isUserVisible(text) { context.report(literal, detail: ShortText.of(text), by: type) }
        }
    }

    /// The content without interpolations.
    private static func text(of literal: StringLiteralExprSyntax) -> String {
        var text = ""
        for case .stringSegment(let part) in literal.segments { text += part.content.text }
        return text
    }

    /// It has a letter and isn't a key such as `cart.title` or `cart_title`.
    private static func isUserVisible(_ text: String) -> Bool {
        // A URL is the same in every language.
        guard text.contains(where: \.isLetter), !text.contains("://") || text.contains(" ") else { return false }
        let isKey =
            text.contains { $0 == "." || $0 == "_" } && text.first?.isLowercase ?? false
            && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" || $0 == "-" }
        return !isKey
    }

    /// The user-visible arguments.
    private static func shown(by call: FunctionCallExprSyntax) -> [LabeledExprSyntax] {
        guard let name = InterfaceCode.name(of: call) else { return [] }
        let isModifier = InterfaceCode.modifier(of: call) != nil
        guard (isModifier ? modifiers : views).contains(name) else { return [] }
        guard !call.arguments.contains(where: { localizing.contains($0.label?.text ?? "") }) else { return [] }
        return call.arguments.filter { argument in
            // Of a view's unlabelled arguments only the first is its title: `TextField("Name", …)`.
            guard let label = argument.label?.text else { return isModifier || argument.id == call.arguments.first?.id }
            return labels.contains(label)
        }
    }

    /// `label.text = "Total"`, `self.title = "Cart"` in a view controller.
    private static func assignedText(_ sequence: Syntax) -> ExprSyntax? {
        guard let parts = sequence.as(SequenceExprSyntax.self).map({ Array($0.elements) }), parts.count == 3 else {
            return nil
        }
        guard parts[1].is(AssignmentExprSyntax.self), let member = parts[0].as(MemberAccessExprSyntax.self) else {
            return nil
        }
        return properties.contains(member.declName.baseName.text) ? parts[2] : nil
    }
}
