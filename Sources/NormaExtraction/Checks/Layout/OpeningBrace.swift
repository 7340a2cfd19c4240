// Finds opening braces on their own line or without a single space before them.

import NormaText
import SwiftSyntax

enum OpeningBrace: Check {
    static let identifier = "opening-brace"
    static let summary = "An opening brace isn't on the line of its declaration, after one space."
    static let documentation =
        """
        The brace belongs to the head before it. Reports the braces of declarations, statements, accessors and trailing closures;
        what follows a brace doesn't matter. A brace on the line below a multiline head is left alone: formatters write it so.

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
        guard isOff(space), !(space.startsLine && isBelowLongHead(brace, of: node, in: context.source)) else { return }
        context.report(brace)
    }

    /// Whether the head before the brace takes several lines, without its attributes.
    private static func isBelowLongHead(_ brace: TokenSyntax, of node: Syntax, in source: SourceText) -> Bool {
        guard let parent = node.parent, let last = brace.previousToken(viewMode: .sourceAccurate) else { return false }
        // An `else` is a separate head.
        if let branch = parent.as(IfExprSyntax.self), branch.body.id != node.id { return false }
        let attributes = parent.asProtocol((any WithAttributesSyntax).self)?.attributes
        let afterAttributes = attributes?.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
        guard let first = afterAttributes ?? parent.firstToken(viewMode: .sourceAccurate) else { return false }
        let (start, end) = (ByteRange(of: first).start, ByteRange(of: last).end)
        return start < end && (start..<end).contains { source.bytes.byte(at: $0) == UInt8(ascii: "\n") }
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
