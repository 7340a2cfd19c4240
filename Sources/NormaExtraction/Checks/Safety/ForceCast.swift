// Finds `as!`.

import NormaText
import SwiftSyntax

enum ForceCast: Check {
    static let identifier = "force-cast"
    static let summary = "A value is cast with `as!`."
    static let details = DetailShape.text
    static let documentation =
        """
        A failed cast crashes the app. Use `as?`, and handle the case that the value has another type. A cast to a type of
        Core Foundation (`CFString`, `SecKey`) can't fail, and the compiler allows no other, so it isn't reported.

        The detail is the target type.

        ```swift bad
        let cell = view as! CartCell
        ```

        ```swift good
        guard let cell = view as? CartCell else { return UITableViewCell() }
        let key = reference as! SecKey
        ```
        """
    static let kinds: [SyntaxKind] = [.unresolvedAsExpr, .asExpr]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        if let cast = node.as(UnresolvedAsExprSyntax.self), let mark = cast.questionOrExclamationMark {
            guard mark.tokenKind == .exclamationMark else { return }
            let type = type(after: node, in: context.source)
            if !isOfCoreFoundation(type) { context.report(cast, detail: type) }
        } else if let cast = node.as(AsExprSyntax.self), cast.questionOrExclamationMark?.tokenKind == .exclamationMark {
            guard !isOfCoreFoundation(ShortText.of(cast.type, in: context.source)) else { return }
            let start = cast.asKeyword.positionAfterSkippingLeadingTrivia.utf8Offset
            context.report(ByteRange(start, start + 3), detail: ShortText.of(cast.type, in: context.source))
        }
    }

    /// `SecKey`, `CFString`: the compiler refuses `as?`, because such a cast always succeeds.
    private static func isOfCoreFoundation(_ type: String) -> Bool {
        let prefix = type.hasPrefix("CF") ? 2 : type.hasPrefix("Sec") ? 3 : 0
        return prefix > 0 && type.dropFirst(prefix).first?.isUppercase ?? false
    }

    /// In an unfolded sequence the type is the element after the cast.
    private static func type(after cast: Syntax, in source: SourceText) -> String {
        guard let elements = cast.parent?.as(ExprListSyntax.self) else { return "" }
        let following = elements.drop { $0.id != cast.id }.dropFirst().first
        return following.map { ShortText.of($0, in: source) } ?? ""
    }
}
