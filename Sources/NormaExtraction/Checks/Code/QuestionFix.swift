// Fixes that replace a comparison by a member: `list.count == 0` becomes `list.isEmpty`.

import NormaText
import SwiftSyntax

extension BinaryOperation {
    /// From the first operand's start to the last one's end.
    var range: ByteRange? {
        guard let first = leftElements.first, let last = rightElements.last else { return nil }
        return ByteRange(of: first).reaching(last)
    }

    /// The left operand, if a member can be called on it: a name, a member or a call, without optionals or parentheses.
    var receiver: ExprSyntax? {
        guard leftElements.count == 1, let left = leftElements.first, left.isReceiver else { return nil }
        return left
    }

    /// Replaces everything after a part of the left operand by a member.
    ///
    /// - Parameters:
    ///   - end: where the part to keep ends.
    ///   - others: further edits of the left operand.
    ///   - isDenied: the comparison is true if the member is false.
    func calling(
        _ member: String,
        from end: Int32,
        with others: [Edit] = [],
        isDenied: Bool,
        in source: SourceText
    ) -> Fix? {
        guard let operand = receiver, let range else { return nil }
        let replaced = ByteRange(start: end, end: range.end)
        guard !source.mayHoldComment(replaced) else { return nil }
        let edits = others + [.replace(replaced, with: member)]
        return Fix(.review, isDenied ? [.insert("!", at: ByteRange(of: operand).start)] + edits : edits)
    }
}

extension ExprSyntax {
    /// A name, a member, a call or an element, without anything optional, so that a member of it isn't optional either.
    var isReceiver: Bool {
        switch kind {
        case .declReferenceExpr, .memberAccessExpr, .functionCallExpr, .subscriptCallExpr:
            !tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .postfixQuestionMark }
        default: false
        }
    }
}

/// A call of a member with one closure that another member accepts too: `filter { … }`.
struct ClosureCall {
    private let name: TokenSyntax
    private let call: FunctionCallExprSyntax

    /// Nil for other calls, for one with a query's text, and if there are more arguments than the closure.
    init?(_ expression: ExprSyntax?) {
        guard let call = expression?.as(FunctionCallExprSyntax.self), let member = call.member, member.base != nil,
            call.arguments.count + (call.trailingClosure == nil ? 0 : 1) == 1, call.additionalTrailingClosures.isEmpty
        else { return nil }
        // A string is a database query or, after a label, what is searched.
        if let only = call.arguments.first, only.label == nil, only.expression.is(StringLiteralExprSyntax.self) {
            return nil
        }
        name = member.declName.baseName
        self.call = call
    }

    /// Passes the closure to another member, and removes what follows the call.
    ///
    /// A closure that gets a label goes into parentheses, and so does one after `if`, where it would be taken for the
    /// body.
    ///
    /// - Parameters:
    ///   - label: the label of the other member's argument, with its colon; empty for none.
    ///   - end: everything between the call and this offset is removed.
    func renamed(_ newName: String, label: String, upTo end: Int32, in source: SourceText) -> [Edit]? {
        let start = ByteRange(of: name).start
        let after = ByteRange(start: ByteRange(of: call).end, end: end)
        guard !source.mayHoldComment(after) else { return nil }
        let opening = newName + "(" + (label.isEmpty ? "" : label + " ")
        if let closure = call.trailingClosure {
            let head = ByteRange(start: start, end: ByteRange(of: closure).start)
            guard !source.mayHoldComment(head) else { return nil }
            if label.isEmpty, !TrailingClosure.isInHead(Syntax(call)) {
                return [.replace(head, with: newName + " "), .delete(after)]
            }
            return [.replace(head, with: opening), .replace(after, with: ")")]
        }
        guard let argument = call.arguments.first else { return nil }
        let head = ByteRange(start: start, end: ByteRange(of: argument.expression).start)
        guard !source.mayHoldComment(head) else { return nil }
        return [.replace(head, with: opening), .delete(after)]
    }
}
