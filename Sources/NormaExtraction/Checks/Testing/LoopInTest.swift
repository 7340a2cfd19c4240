// Finds expectations in loops.

import SwiftSyntax

enum LoopInTest: Check {
    static let identifier = "loop-in-test"
    static let summary = "An expectation is inside a loop."
    static let documentation =
        """
        The report doesn't say which iteration failed; with a parameterized test it does. Reports `for`, `while`, `repeat` and
        `forEach` around `#expect`, `#require` and the assertions of XCTest.

        ```swift bad
        @Test func prices() {
            for item in items {
                #expect(item.price > 0)
            }
        }
        ```

        ```swift good
        @Test(arguments: items) func price(of item: Item) {
            #expect(item.price > 0)
        }
        @Test func total() {
            for item in items { cart.add(item) }
            #expect(cart.total == 5)
        }
        ```
        """
    static let kinds: [SyntaxKind] = [.forStmt, .whileStmt, .repeatStmt, .functionCallExpr]

    static func mayReport(_ node: RawNode, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard node.kind == .functionCallExpr else { return true }
        guard let member = node.child(Slot.Call.callee)?.child(Slot.MemberAccess.name) else { return false }
        return bytes.spells("forEach", member.child(Slot.NameExpression.name))
    }

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        if let call = node.as(FunctionCallExprSyntax.self) {
            guard let closure = call.trailingClosure, call.member?.declName.baseName.text == "forEach",
                expects(closure.statements)
            else { return }
            context.report(call.member?.declName ?? DeclReferenceExprSyntax(baseName: .identifier("forEach")))
            return
        }
        let body =
            node.as(ForStmtSyntax.self)?.body ?? node.as(WhileStmtSyntax.self)?.body
            ?? node.as(RepeatStmtSyntax.self)?.body
        guard let body, expects(body.statements), let word = node.firstToken(viewMode: .sourceAccurate) else { return }
        context.report(word)
    }

    private static func expects(_ statements: CodeBlockItemListSyntax) -> Bool {
        statements.contains { item in
            if let macro = item.item.as(MacroExpansionExprSyntax.self) {
                return macro.macroName.text == "expect" || macro.macroName.text == "require"
            }
            return item.item.as(FunctionCallExprSyntax.self)?.plainName?.hasPrefix("XCTAssert") ?? false
        }
    }
}
