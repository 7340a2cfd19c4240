// Finds overrides of life-cycle methods that don't call `super`.

import NormaText
import SwiftSyntax

enum OverriddenSuperCall: Check {
    static let identifier = "overridden-super-call"
    static let summary = "An override doesn't call `super` exactly once, although this method requires it."
    static let details = DetailShape.words(SuperCalls.plainNames(of: required))
    static let documentation =
        """
        UIKit does its own work in these methods, and without the call it isn't done. Reports overrides of the methods whose
        documentation asks for the call, such as `viewDidLoad`, `viewWillAppear`, `prepareForReuse` and `updateConstraints`; not
        `setUp` and `tearDown`, which do nothing in `XCTestCase`. The detail is the method.

        ```swift bad
        final class CartViewController: UIViewController {
            override func viewDidLoad() {
                show()
            }
        }
        ```

        ```swift fixed
        final class CartViewController: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
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
            required.contains(SuperCalls.fullName(of: function))
        else { return }
        let count = SuperCalls.count(in: body, named: function.name.text)
        guard count != 1 else { return }
        let fix = count == 0 ? fix(function, body, context.source) : nil
        context.report(function.name, detail: function.name.text, fix: fix)
    }

    /// Adds the call at the beginning of the method; the fix needs review, because it may belong elsewhere. Nil if the
    /// call would have to be awaited or tried, and if the body is on one line.
    private static func fix(_ function: FunctionDeclSyntax, _ body: CodeBlockSyntax, _ source: SourceText) -> Fix? {
        guard function.signature.effectSpecifiers == nil, let first = body.statements.first,
            let space = source.indentation(before: ByteRange(of: first).start)
        else { return nil }
        let arguments = function.signature.parameterClause.parameters.map { parameter in
            let value = (parameter.secondName ?? parameter.firstName).text
            return parameter.firstName.text == "_" ? value : "\(parameter.firstName.text): \(value)"
        }
        guard !arguments.contains(where: { $0.hasSuffix("_") }) else { return nil }
        let call = "super.\(function.name.text)(\(arguments.joined(separator: ", ")))"
        return .review(.insert(call + source.lineBreak + space, at: ByteRange(of: first).start))
    }

    private static let required: Set<String> = [
        "awakeFromNib()", "prepareForInterfaceBuilder()",
        // UICollectionViewLayout
        "invalidateLayout()", "invalidateLayout(with:)", "invalidateLayoutWithContext(_:)",
        // UIView and its cells
        "prepareForReuse()", "updateConstraints()",
        // UIViewController, with today's names and those before Swift 4.2
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
