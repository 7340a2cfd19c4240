// Finds `@IBAction` methods that are not private.

import NormaFacts
import NormaText
import SwiftSyntax

enum PrivateAction: Check {
    static let identifier = "private-action"
    static let summary = "An `@IBAction` method is not private."
    static let details = DetailShape.names
    static let documentation =
        """
        Only the interface file calls it. The detail is the method.

        ```swift bad
        class CartView {
            @IBAction func pay() {}
        }
        ```

        ```swift fixed
        class CartView {
            @IBAction private func pay() {}
        }
        ```

        ```swift good
        class OrderView {
            @IBAction private func pay() {}
        }
        ```
        """
    static let kinds: [SyntaxKind] = [.functionDecl]

    static func mayReport(_ node: RawNode, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        node.hasAttributes
    }

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let function = node.as(FunctionDeclSyntax.self), function.attributes.named("IBAction") != nil,
            (context.declaration?.access ?? .internal) > .fileprivate
        else { return }
        context.report(function.name, detail: function.name.text, fix: fix(function))
    }

    /// Code may call it too, so the fix needs review.
    private static func fix(_ function: FunctionDeclSyntax) -> Fix? {
        let level = function.modifiers.first { levels.contains($0.name.text) }
        if let level { return .review(.replace(ByteRange(of: level), with: "private")) }
        let first = function.modifiers.firstToken(viewMode: .sourceAccurate) ?? function.funcKeyword
        return .review(.insert("private ", at: ByteRange(of: first).start))
    }

    private static let levels: Set<String> = ["internal", "package", "public", "open"]
}
