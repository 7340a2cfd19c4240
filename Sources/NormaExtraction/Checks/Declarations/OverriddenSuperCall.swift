// Sees overrides of life-cycle methods that don't call `super`.

import NormaFacts
import NormaText
import SwiftSyntax

/// An override of a method that must be passed on doesn't call `super` once.
enum OverriddenSuperCall: Check {
    static let identifier = "overridden-super-call"
    static let summary = "An override of a method that must be passed on doesn't call `super` once."
    static let documentation =
        """
        UIKit and XCTest do their own work in these methods: without the call it is not done. Seen are the methods whose documentation asks
        for it, such as `viewDidLoad`, `viewWillAppear`, `prepareForReuse`, `setUp` and `tearDown`. The detail is the method.

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

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let function = node.as(FunctionDeclSyntax.self), let body = function.body,
            SuperCalls.isOverride(function),
            required.contains(SuperCalls.fullName(of: function)),
            SuperCalls.count(in: body, named: function.name.text) != 1
        else { return }
        context.report(function.name, detail: function.name.text)
    }

    private static let required: Set<String> = [
        "awakeFromNib()", "prepareForInterfaceBuilder()", "layoutSubviews()", "prepareForReuse()",
        "didReceiveMemoryWarning()", "viewDidLoad()", "viewDidAppear(_:)", "viewDidDisappear(_:)", "viewWillAppear(_:)",
        "viewWillDisappear(_:)", "addChild(_:)", "removeFromParent()", "setEditing(_:animated:)",
        "setEditing(_:)", "beginTracking(_:with:)", "endTracking(_:with:)", "touchesBegan(_:with:)",
        "touchesMoved(_:with:)", "touchesEnded(_:with:)", "touchesCancelled(_:with:)", "updateConstraints()",
        "updateViewConstraints()", "viewWillTransition(to:with:)", "willTransition(to:with:)",
        "encodeRestorableState(with:)", "decodeRestorableState(with:)", "applicationFinishedRestoringState()",
        "collectionView(_:willDisplay:forItemAt:)", "invalidateLayout()", "invalidateLayout(with:)",
        "prepareLayout()", "prepare(forAnimatedBoundsChange:)", "prepare(forCollectionViewUpdates:)",
        "finalizeCollectionViewUpdates()", "finalizeAnimatedBoundsChange()", "setUp()", "setUpWithError()",
        "tearDown()",
        "tearDownWithError()",
    ]
}
