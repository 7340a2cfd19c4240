// Finds overrides that must not call `super` but do.

import NormaText
import SwiftSyntax

enum ProhibitedSuperCall: Check {
    static let identifier = "prohibited-super-call"
    static let summary = "An override calls `super`, which this method must not do."
    static let details = DetailShape.words(SuperCalls.plainNames(of: prohibited))
    static let documentation =
        """
        These methods do all of the work themselves: the superclass would do it twice or wrongly. Reports overrides of `loadView`,
        `updateLayer` and two methods of file providers; of `loadView` only directly below `UIViewController`, because other
        superclasses may make their own view. The detail is the method.

        ```swift bad
        final class CartViewController: UIViewController {
            override func loadView() {
                super.loadView()
            }
        }
        ```

        ```swift good
        final class OrderViewController: UIViewController {
            override func loadView() { view = CartView() }
        }
        ```
        """
    static let kinds: [SyntaxKind] = [.functionDecl]
    private static let prohibited: Set<String> = [
        "loadView()", "updateLayer()", "importDocument(at:toCollectionWithIdentifier:completionHandler:)",
        "providePlaceholder(at:completionHandler:)", "doCommand(by:)",
    ]

    static func mayReport(_ node: RawNode, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        node.hasModifiers
    }

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let function = node.as(FunctionDeclSyntax.self), let body = function.body,
            SuperCalls.isOverride(function),
            prohibited.contains(SuperCalls.fullName(of: function)),
            !(function.name.text == "loadView" && makesItsOwnView(function)),
            SuperCalls.count(in: body, named: function.name.text) > 0
        else { return }
        context.report(function.name, detail: function.name.text)
    }

    /// Page, table and collection view controllers do so, and a superclass of the app may.
    private static func makesItsOwnView(_ function: FunctionDeclSyntax) -> Bool {
        var outer = function.parent
        while let node = outer, !node.is(ClassDeclSyntax.self) { outer = node.parent }
        let inherited = outer?.as(ClassDeclSyntax.self)?.inheritanceClause?.inheritedTypes.first
        let superclass = inherited?.type.trimmedDescription
        return superclass.map { $0 != "UIViewController" && $0 != "NSViewController" } ?? false
    }
}
