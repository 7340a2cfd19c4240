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
        alert(title: "Reset",
              message: "Enter your address") { address in
            reset(address)
        }
        ```

        A closure that begins in the middle of a call or of a value may end where the call or the declaration begins.
        """
    static let kinds: [SyntaxKind] = [.closureExpr]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let closure = node.as(ClosureExprSyntax.self), closure.rightBrace.presence == .present else { return }
        let left = ByteRange(of: closure.leftBrace).start
        let right = ByteRange(of: closure.rightBrace).start
        let source = context.source
        guard source.line(at: left) < source.line(at: right), source.startsLine(closure.rightBrace),
            source.column(at: right) != source.indentation(at: left),
            source.column(at: right) != source.indentation(at: beginning(of: closure))
        else { return }
        context.report(closure.rightBrace)
    }

    /// Where the call of a closure begins (its name, in a chain), or the declaration whose value it is.
    private static func beginning(of closure: ClosureExprSyntax) -> Int32 {
        var node = Syntax(closure)
        while let parent = node.parent {
            switch parent.as(SyntaxEnum.self) {
            case .labeledExpr, .labeledExprList, .multipleTrailingClosureElement, .multipleTrailingClosureElementList:
                node = parent
            case .functionCallExpr(let call):
                let access = call.calledExpression.as(MemberAccessExprSyntax.self)
                return ByteRange(of: access.map { Syntax($0.period) } ?? Syntax(call)).start
            case .initializerClause, .patternBinding, .patternBindingList: node = parent
            case .variableDecl(let variable): return ByteRange(of: variable).start
            default: return ByteRange(of: closure.leftBrace).start
            }
        }
        return ByteRange(of: closure.leftBrace).start
    }
}
