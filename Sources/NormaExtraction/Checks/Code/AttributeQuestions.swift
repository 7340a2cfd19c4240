// Questions that checks ask about attributes and modifiers.

import SwiftSyntax

extension AttributeListSyntax {
    /// An attribute by its name; the first if there are several.
    func named(_ name: String) -> AttributeSyntax? {
        for element in self {
            guard let attribute = element.as(AttributeSyntax.self) else { continue }
            if attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text == name { return attribute }
        }
        return nil
    }

    /// `@available(*, unavailable)`, with or without a message or a platform.
    var isUnavailable: Bool {
        contains { element in
            guard let attribute = element.as(AttributeSyntax.self),
                attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text == "available",
                let arguments = attribute.arguments
            else { return false }
            return arguments.tokens(viewMode: .sourceAccurate).contains { $0.text == "unavailable" }
        }
    }
}

extension DeclModifierListSyntax {
    /// A modifier by its keyword, except those with a detail, such as `private(set)`.
    func plain(_ keyword: Keyword) -> DeclModifierSyntax? {
        first { $0.name.tokenKind == .keyword(keyword) && $0.detail == nil }
    }
}
