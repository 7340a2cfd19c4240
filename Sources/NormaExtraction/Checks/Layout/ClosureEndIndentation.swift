// Finds misaligned closing braces of closures.

import NormaText
import SwiftSyntax

enum ClosureEndIndentation: Check {
    static let identifier = "closure-end-indentation"
    static let summary = "The closing brace of a closure isn't indented like the line of its opening one."
    static let documentation =
        """
        Aligned braces show at a glance what a brace closes. Reports multiline closures whose closing brace begins a line.

        ```swift bad
        run {
            show()
            }
        ```

        ```swift good
        run {
            show()
        }
        items
            .map { item in
                item.name
            }
        ```
        """
    static let kinds: [SyntaxKind] = [.closureExpr]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let closure = node.as(ClosureExprSyntax.self), closure.rightBrace.presence == .present else { return }
        let left = ByteRange(of: closure.leftBrace).start
        let right = ByteRange(of: closure.rightBrace).start
        let source = context.source
        guard source.line(at: left) < source.line(at: right), source.startsLine(closure.rightBrace),
            source.column(at: right) != source.indentation(at: left)
        else { return }
        context.report(closure.rightBrace)
    }
}
