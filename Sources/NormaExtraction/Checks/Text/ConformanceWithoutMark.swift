// Finds extensions that add a conformance and have no MARK.

import NormaText
import SwiftSyntax

enum ConformanceWithoutMark: Check {
    static let identifier = "conformance-without-mark"
    static let summary = "An extension that adds a conformance has no MARK comment before it."
    static let details = DetailShape.text
    static let documentation =
        """
        `// MARK: - Protocol` shows the conformance in Xcode's list of symbols. The detail is the extended type.

        ```swift bad
        extension Cart: Payable {}
        ```

        ```swift fixed
        // MARK: - Payable

        extension Cart: Payable {}
        ```

        ```swift good
        // MARK: - Payable
        extension Order: Payable {}

        extension Order {
            func pay() {}
        }
        ```
        """
    static let kinds: [SyntaxKind] = [.extensionDecl]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let declaration = node.as(ExtensionDeclSyntax.self), declaration.inheritanceClause != nil else { return }
        for piece in declaration.leadingTrivia {
            if case .lineComment(let text) = piece, MarkTitle.of(text) != nil { return }
        }
        let type = declaration.extendedType
        context.report(
            ByteRange(of: declaration.extensionKeyword).reaching(type),
            detail: ShortText.of(type, in: context.source),
            fix: fix(declaration, context.source)
        )
    }

    /// Above the extension and the comments directly before it.
    private static func fix(_ declaration: ExtensionDeclSyntax, _ source: SourceText) -> Fix? {
        guard let type = declaration.inheritanceClause?.inheritedTypes.first?.type else { return nil }
        let title = type.as(AttributedTypeSyntax.self)?.baseType.trimmedDescription ?? type.trimmedDescription
        var place = ByteRange(of: declaration).start
        var offset = place
        for piece in declaration.leadingTrivia.reversed() {
            offset -= Int32(clamping: piece.sourceLength.utf8Length)
            switch piece {
            case .docLineComment, .docBlockComment, .lineComment: place = offset
            case .spaces, .tabs, .newlines(1), .carriageReturnLineFeeds(1): continue
            default: return indented(title, at: place, source)
            }
        }
        return indented(title, at: place, source)
    }

    private static func indented(_ title: String, at place: Int32, _ source: SourceText) -> Fix? {
        guard !title.contains(where: \.isNewline) else { return nil }
        let space = source.indentation(before: place) ?? ""
        let lineBreak = source.lineBreak
        return .safe(.insert("// MARK: - " + title + lineBreak + lineBreak + space, at: place))
    }
}
