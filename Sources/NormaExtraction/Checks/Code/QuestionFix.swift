// Fixes of comparisons that another question takes the place of: `list.count == 0` becomes `list.isEmpty`.

import NormaText
import SwiftSyntax

extension BinaryOperation {
    /// From the first operand's start to the last one's end.
    var range: ByteRange? {
        guard let first = leftElements.first, let last = rightElements.last else { return nil }
        return ByteRange(of: first).reaching(last)
    }

    /// The left operand where it can be asked something: a name, a member, a call, nothing of it optional or in parentheses.
    var askedOperand: ExprSyntax? {
        guard leftElements.count == 1, let left = leftElements.first, left.canBeAsked else { return nil }
        return left
    }

    /// Puts a question in place of all that stands behind a part of the left operand.
    ///
    /// - Parameters:
    ///   - end: where the part ends that stays.
    ///   - others: further edits of the left operand.
    ///   - isDenied: the comparison is true where the answer is no.
    func asking(
        _ question: String,
        from end: Int32,
        with others: [Edit] = [],
        isDenied: Bool,
        in source: SourceText
    ) -> Fix? {
        guard let operand = askedOperand, let range else { return nil }
        let replaced = ByteRange(start: end, end: range.end)
        guard !source.mayHoldComment(replaced) else { return nil }
        let edits = others + [.replace(replaced, with: question)]
        return Fix(.review, isDenied ? [.insert("!", at: ByteRange(of: operand).start)] + edits : edits)
    }
}

extension ExprSyntax {
    /// A name, a member, a call or an element; nothing in it is optional, so that a member of it is not optional either.
    var canBeAsked: Bool {
        switch kind {
        case .declReferenceExpr, .memberAccessExpr, .functionCallExpr, .subscriptCallExpr:
            !tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .postfixQuestionMark }
        default: false
        }
    }
}

/// A call of a member that is given one closure, which another member takes, too: `filter { … }`.
struct ClosureCall {
    private let name: TokenSyntax
    private let call: FunctionCallExprSyntax

    /// Nil for other calls, for one that is given a query's text, and where more than the closure is given.
    init?(_ expression: ExprSyntax?) {
        guard let call = expression?.as(FunctionCallExprSyntax.self), let member = call.member, member.base != nil,
            call.arguments.count + (call.trailingClosure == nil ? 0 : 1) == 1, call.additionalTrailingClosures.isEmpty
        else { return nil }
        // A text is a query of a database or, behind a label, what is searched.
        if let only = call.arguments.first, only.label == nil, only.expression.is(StringLiteralExprSyntax.self) {
            return nil
        }
        name = member.declName.baseName
        self.call = call
    }

    /// Gives the closure to another member, and takes away what stands behind the call.
    ///
    /// A closure that gets a label goes into parentheses, and so does one behind `if`, where it would be taken for the body.
    ///
    /// - Parameters:
    ///   - label: of the other member's argument, with its colon; empty for none.
    ///   - end: what stands between the call and this is taken away.
    func renamed(_ newName: String, label: String, upTo end: Int32, in source: SourceText) -> [Edit]? {
        let start = ByteRange(of: name).start
        let behind = ByteRange(start: ByteRange(of: call).end, end: end)
        guard !source.mayHoldComment(behind) else { return nil }
        let opening = newName + "(" + (label.isEmpty ? "" : label + " ")
        if let closure = call.trailingClosure {
            let head = ByteRange(start: start, end: ByteRange(of: closure).start)
            guard !source.mayHoldComment(head) else { return nil }
            if label.isEmpty, !TrailingClosure.isInHead(Syntax(call)) {
                return [.replace(head, with: newName + " "), .delete(behind)]
            }
            return [.replace(head, with: opening), .replace(behind, with: ")")]
        }
        guard let argument = call.arguments.first else { return nil }
        let head = ByteRange(start: start, end: ByteRange(of: argument.expression).start)
        guard !source.mayHoldComment(head) else { return nil }
        return [.replace(head, with: opening), .delete(behind)]
    }
}
