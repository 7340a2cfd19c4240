// Finds parameters that share a line in a multiline list.

import NormaText
import SwiftSyntax

enum MultilineParameters: Check {
    static let identifier = "multiline-parameters"
    static let summary = "The parameters of a function are neither all on one line nor each on its own."
    static let details = DetailShape.names
    static let documentation =
        """
        A parameter in the middle of a line is overlooked.

        ```swift bad
        func pay(amount: Int, to shop: Shop,
            by card: Card) {}
        ```

        ```swift good
        func pay(
            amount: Int,
            to shop: Shop
        ) {}
        func load(amount: Int, to shop: Shop) {}
        ```
        """
    static let kinds: [SyntaxKind] = [.functionDecl, .initializerDecl]

    static func mayReport(_ node: RawNode, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        node.parameters?.spreadsElements(in: bytes) ?? false
    }

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        let function = node.as(FunctionDeclSyntax.self)
        guard let name = function?.name ?? node.as(InitializerDeclSyntax.self)?.initKeyword,
            let signature = function?.signature ?? node.as(InitializerDeclSyntax.self)?.signature
        else { return }
        let parameters = signature.parameterClause.parameters
        let lines = Set(parameters.map { context.source.firstLine(of: $0) })
        if lines.count > 1, lines.count < parameters.count { context.report(name, detail: name.text) }
    }
}
