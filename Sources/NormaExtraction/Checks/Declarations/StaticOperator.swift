// Finds operators that are free functions.

import NormaFacts
import NormaText
import SwiftSyntax

enum StaticOperator: Check {
    static let identifier = "static-operator"
    static let summary = "An operator is declared as a free function."
    static let details = DetailShape.names
    static let documentation =
        """
        A static function of the type is found with the type, and the compiler checks it faster.

        ```swift bad
        func == (left: Cart, right: Cart) -> Bool { left.id == right.id }
        ```

        ```swift good
        extension Cart {
            static func == (left: Cart, right: Cart) -> Bool { left.id == right.id }
        }
        func equal(left: Cart, right: Cart) -> Bool { left == right }
        ```
        """
    static let kinds: [SyntaxKind] = [.functionDecl]

    static func mayReport(_ node: RawNode, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        node.mayBeOperator(in: bytes)
    }

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let function = node.as(FunctionDeclSyntax.self), context.declaration?.traits.contains(.local) == false,
            context.declaration?.parent == -1, isOperator(function.name)
        else { return }
        context.report(function.name, detail: function.name.text)
    }

    private static func isOperator(_ name: TokenSyntax) -> Bool {
        switch name.tokenKind {
        case .binaryOperator, .prefixOperator, .postfixOperator: true
        default: false
        }
    }
}
