// Sees opening braces on lines of their own or without a single space before.

import NormaText
import SwiftSyntax

enum OpeningBrace: Check {
    static let identifier = "opening-brace"
    static let summary = "An opening brace doesn't stand behind one space on the line of its declaration."
    static let documentation =
        """
        The brace belongs to what it opens for. Seen are the braces of declarations, statements, accessors and trailing closures; what
        stands behind a brace doesn't matter. After a condition or signature that is wrapped over several lines a brace may have its own line.

        ```swift bad
        func run()
        {
        }
        ```

        ```swift good
        func stop() {
        }
        items.forEach({ show($0) })
        ```
        """
    static let kinds: [SyntaxKind] = [.codeBlock, .memberBlock, .accessorBlock, .closureExpr, .switchExpr]

    static func mayReport(_ node: RawNode, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        if node.kind == .switchExpr { return true }
        guard let brace = node.child(Slot.CodeBlock.leftBrace) else { return false }
        return isOff(SpaceAround(brace.tokenRange, in: bytes))
    }

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let brace = brace(of: node), brace.presence == .present else { return }
        let space = SpaceAround(ByteRange(of: brace), in: context.source)
        guard isOff(space), !(space.startsLine && isAfterWrappedHead(brace, context.source)) else { return }
        context.report(brace)
    }

    /// The line before is indented further, as formatters wrap a long condition or signature: the brace there keeps head and body apart.
    private static func isAfterWrappedHead(_ brace: TokenSyntax, _ source: SourceText) -> Bool {
        guard let last = brace.previousToken(viewMode: .sourceAccurate) else { return false }
        let (head, own) = (ByteRange(of: last).start, ByteRange(of: brace).start)
        return source.indentation(at: head) > source.indentation(at: own)
    }

    private static func isOff(_ space: SpaceAround) -> Bool { space.startsLine || !space.isSpaceBefore }

    private static func brace(of node: Syntax) -> TokenSyntax? {
        switch node.kind {
        case .codeBlock: node.as(CodeBlockSyntax.self)?.leftBrace
        case .memberBlock: node.as(MemberBlockSyntax.self)?.leftBrace
        case .accessorBlock: node.as(AccessorBlockSyntax.self)?.leftBrace
        case .switchExpr: node.as(SwitchExprSyntax.self)?.leftBrace
        case .closureExpr: isTrailing(node) ? node.as(ClosureExprSyntax.self)?.leftBrace : nil
        default: nil
        }
    }

    private static func isTrailing(_ closure: Syntax) -> Bool {
        if closure.parent?.kind == .multipleTrailingClosureElement { return true }
        let trailing = closure.parent?.as(FunctionCallExprSyntax.self)?.trailingClosure
        return trailing?.id == ClosureExprSyntax(closure)?.id
    }
}
