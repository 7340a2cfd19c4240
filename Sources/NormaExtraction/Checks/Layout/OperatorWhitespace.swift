// Finds declarations of operators without single spaces.

import NormaText
import SwiftSyntax

enum OperatorWhitespace: Check {
    static let identifier = "operator-whitespace"
    static let summary = "An operator is declared without one space on each side of its name."
    static let details = DetailShape.names
    static let documentation =
        """
        `func ==(` reads like one word. The detail is the operator.

        ```swift bad
        func ==(left: Cart, right: Cart) -> Bool { true }
        ```

        ```swift good
        func == (left: Cart, right: Cart) -> Bool { true }
        func equal(left: Cart, right: Cart) -> Bool { true }
        ```
        """
    static let kinds: [SyntaxKind] = [.functionDecl]

    static func mayReport(_ node: RawNode, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        node.mayBeOperator(in: bytes)
    }

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let name = node.as(FunctionDeclSyntax.self)?.name else { return }
        switch name.tokenKind {
        case .binaryOperator, .prefixOperator, .postfixOperator: break
        default: return
        }
        let range = ByteRange(of: name)
        let space = SpaceAround(range, in: context.source)
        if space.isSpaceBefore, space.isSpaceAfter { return }
        context.report(range, detail: name.text)
    }
}
