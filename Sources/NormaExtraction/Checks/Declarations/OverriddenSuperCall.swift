// Sees overrides of life-cycle methods that don't call `super`.

import NormaFacts
import NormaText
import SwiftSyntax

/// An override of a method that must be passed on doesn't call `super` once.
enum OverriddenSuperCall: Check {
    static let identifier = "overridden-super-call"
    static let summary = "An override of a method that must be passed on doesn't call `super` once."
    static let details = DetailShape.words(SuperCalls.plainNames(of: required))
    static let documentation =
        """
        UIKit does its own work in these methods: without the call it is not done. Seen are the methods whose documentation asks for it,
        such as `viewDidLoad`, `viewWillAppear`, `prepareForReuse` and `updateConstraints`; not `setUp` and `tearDown`, which do nothing in
        `XCTestCase`. The detail is the method.

        ```swift bad
        final class CartViewController: UIViewController {
            override func viewDidLoad() {
                show()
            }
        }
        ```

        ```swift good
        final class OrderViewController: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                show()
            }
            override func loadView() {}
        }
        ```
        """
    static let kinds: [SyntaxKind] = [.functionDecl]

    static func mayReport(_ node: RawNode, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        node.hasModifiers
    }

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let function = node.as(FunctionDeclSyntax.self), let body = function.body,
            SuperCalls.isOverride(function),
            required.contains(SuperCalls.fullName(of: function)),
            SuperCalls.count(in: body, named: function.name.text) != 1
        else { return }
        context.report(function.name, detail: function.name.text)
    }

    private static let required: Set<String> = [
        "awakeFromNib()", "prepareForInterfaceBuilder()",
        // UICollectionViewLayout
        "invalidateLayout()", "invalidateLayout(with:)", "invalidateLayoutWithContext(_:)",
        // UIView and its cells
        "prepareForReuse()", "updateConstraints()",
        // UIViewController, under today's names and those before Swift 4.2
        "addChild(_:)", "addChildViewController(_:)", "decodeRestorableState(with:)",
        "decodeRestorableStateWithCoder(_:)", "didReceiveMemoryWarning()", "encodeRestorableState(with:)",
        "encodeRestorableStateWithCoder(_:)",
        "removeFromParent()", "removeFromParentViewController()", "setEditing(_:animated:)",
        "transition(from:to:duration:options:animations:completion:)", "transitionCoordinator()",
        "transitionFromViewController(_:toViewController:duration:options:animations:completion:)",
        "viewDidAppear(_:)", "viewDidDisappear(_:)", "viewDidLoad()", "viewWillAppear(_:)", "viewWillDisappear(_:)",
        // XCTestCase
        "invokeTest()",
    ]
}
