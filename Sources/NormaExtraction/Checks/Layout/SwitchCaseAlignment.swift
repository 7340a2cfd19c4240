// Finds cases that aren't aligned with their `switch`.

import NormaText
import SwiftSyntax

enum SwitchCaseAlignment: Check {
    static let identifier = "switch-case-alignment"
    static let summary = "A case isn't indented like the closing brace of its `switch`."
    static let details = DetailShape.words(["case", "default"])
    static let documentation =
        """
        A team that indents cases doesn't use this check. Reports cases that begin a line. The detail is `case` or `default`.

        ```swift bad
        switch state {
            case .idle: run()
        }
        ```

        ```swift good
        switch state {
        case .idle: run()
        default: stop()
        }
        ```
        """
    static let kinds: [SyntaxKind] = [.switchExpr]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let expression = node.as(SwitchExprSyntax.self) else { return }
        let source = context.source
        let brace = ByteRange(of: expression.rightBrace).start
        guard source.startsLine(expression.rightBrace) else { return }
        for element in expression.cases {
            guard let label = element.as(SwitchCaseSyntax.self)?.label, source.startsLine(label),
                let token = label.firstToken(viewMode: .sourceAccurate)
            else { continue }
            if source.column(at: ByteRange(of: token).start) != source.column(at: brace) {
                context.report(token, detail: token.text, cause: ByteRange(of: expression))
            }
        }
    }
}
