// Sees texts for people that are written into the code of an interface.

import NormaFacts
import NormaText
import SwiftSyntax

/// A text that a person reads, written where it is shown.
enum HardCodedString: Check {
    static let identifier = "hard-coded-string"
    static let summary = "A text for people is written into the code of an interface."
    static let documentation =
        #"""
        A text that is written where it is shown is missed by translators, and reworded in one place of three.

        Seen are texts with letters in them as the title of SwiftUI's views (`Text`, `Button`, `Label` …), in modifiers such as
        `.navigationTitle` and `.accessibilityLabel`, and as `text`, `title` or `placeholder` of UIKit's views. Silent are keys
        such as `"cart.title"`, texts with `verbatim:`, with a bundle, a table or a comment for translators, and previews. The
        detail is the text.

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
    static let kinds: [SyntaxKind] = [.stringLiteralExpr]

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
    private static let labels: Set<String?> = [nil, "title", "message", "prompt", "description"]
    private static let properties: Set<String> = [
        "text", "title", "placeholder", "accessibilityLabel", "accessibilityHint", "prompt",
    ]
    /// With these the text is looked up in a table of translations.
    private static let localizing: Set<String> = ["bundle", "tableName", "comment", "table"]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard !context.isInPreview, let literal = node.as(StringLiteralExprSyntax.self) else { return }
        let text = text(of: literal)
        guard isForPeople(text) else { return }
        if let use = InterfaceCode.use(of: ExprSyntax(literal)) {
            guard isShown(literal, by: use) else { return }
        } else if !isAssigned(literal) {
            return
        }
        context.report(literal, detail: ShortText.of(text))
    }

    /// The content, interpolations left out.
    private static func text(of literal: StringLiteralExprSyntax) -> String {
        var text = ""
        for case .stringSegment(let part) in literal.segments { text += part.content.text }
        return text
    }

    /// It has a letter, and is no key: `cart.title`, `cart_title`.
    private static func isForPeople(_ text: String) -> Bool {
        guard text.contains(where: \.isLetter) else { return false }
        let isKey =
            text.contains { $0 == "." || $0 == "_" } && text.first?.isLowercase ?? false
            && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" || $0 == "-" }
        return !isKey
    }

    private static func isShown(_ literal: StringLiteralExprSyntax, by use: InterfaceCode.Use) -> Bool {
        guard !use.call.arguments.contains(where: { localizing.contains($0.label?.text ?? "") }) else { return false }
        guard labels.contains(use.label), let name = InterfaceCode.name(of: use.call) else { return false }
        if InterfaceCode.modifier(of: use.call) == nil { return views.contains(name) && isFirst(literal, of: use) }
        return modifiers.contains(name)
    }

    /// Of the arguments without a label only the first is the title: `Link("Site", …)`; others are what a person typed.
    private static func isFirst(_ literal: StringLiteralExprSyntax, of use: InterfaceCode.Use) -> Bool {
        guard use.label == nil else { return true }
        guard let first = use.call.arguments.first, first.label == nil else { return false }
        return first.position <= literal.position && literal.endPosition <= first.endPosition
    }

    /// `label.text = "Total"`, `title = "Cart"` in a view controller.
    private static func isAssigned(_ literal: StringLiteralExprSyntax) -> Bool {
        guard let parts = literal.parent?.as(ExprListSyntax.self).map({ Array($0) }), parts.count == 3 else {
            return false
        }
        guard parts[1].is(AssignmentExprSyntax.self), parts[2].id == literal.id else { return false }
        guard let member = parts[0].as(MemberAccessExprSyntax.self) else { return false }
        return properties.contains(member.declName.baseName.text)
    }
}
