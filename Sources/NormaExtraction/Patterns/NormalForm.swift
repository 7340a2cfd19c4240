// Code as patterns see it: meaningless wrappers are removed, trailing closures are arguments, operators have operands.

import NormaText
@_spi(RawSyntax) import SwiftSyntax

/// A piece of code in normal form; made lazily, one level at a time.
enum Code {
    case node(RawNode)
    case argument(CodeArgument)
    /// An operator of a folded sequence, by number.
    case operation(FoldedSequence, Int)
}

struct CodeArgument {
    var label: RawNode?
    var value: RawNode
    /// The first trailing closure has a label that is not written.
    var isUnlabelledTrailing = false

    var isClosure: Bool { value.kind == .closureExpr }
}

extension Code {
    /// Parentheses around one expression, items of statements and members, elements of lists: only their content counts.
    init(_ node: RawNode) {
        var node = node
        // Parentheses nest only as deeply as the parser allows.
        while let inner = Self.content(of: node) { node = inner }
        switch node.kind {
        case .labeledExpr: self = Self.argument(node)
        case .sequenceExpr:
            if let sequence = FoldedSequence(node), let root = sequence.root {
                self = .operation(sequence, root)
            } else {
                self = .node(node)
            }
        default: self = .node(node)
        }
    }

    /// Whether only the content of such a node may count.
    static func isTransparent(_ kind: SyntaxKind) -> Bool {
        switch kind {
        case .codeBlockItem, .memberBlockItem, .expressionStmt, .typeExpr, .arrayElement, .inheritedType,
            .conditionElement, .genericArgument, .expressionPattern, .tupleExpr, .tupleType, .labeledExpr,
            .sequenceExpr:
            true
        default: false
        }
    }

    private static func content(of node: RawNode) -> RawNode? {
        switch node.kind {
        case .codeBlockItem, .memberBlockItem, .expressionStmt, .typeExpr, .arrayElement, .inheritedType,
            .conditionElement, .genericArgument, .expressionPattern:
            return node.child(Slot.Item.content)
        case .tupleExpr:
            guard let elements = node.child(Slot.Tuple.elements)?.elements(), elements.count == 1 else { return nil }
            guard !elements[0].has(Slot.Argument.label) else { return nil }
            return elements[0].child(Slot.Argument.expression)
        case .tupleType:
            guard let elements = node.child(Slot.Tuple.elements)?.elements(), elements.count == 1 else { return nil }
            guard !elements[0].has(Slot.TupleTypeElement.firstName) else { return nil }
            return elements[0].child(Slot.TupleTypeElement.type)
        default: return nil
        }
    }

    private static func argument(_ node: RawNode) -> Code {
        guard let value = node.child(Slot.Argument.expression) else { return .node(node) }
        return .argument(CodeArgument(label: node.child(Slot.Argument.label), value: value))
    }
}

/// A call, a subscript or a macro in normal form.
struct CodeCall {
    var kind: PatternCall.Kind
    /// The called expression; the name of a macro.
    var callee: RawNode
    var arguments: [CodeArgument]

    /// Nil for a node that is none of these.
    ///
    /// - Parameter listsArguments: whether the arguments are needed.
    init?(_ node: RawNode, listsArguments: Bool = true) {
        let slots: CallSlots
        switch node.kind {
        case .functionCallExpr: (kind, slots) = (.function, .call)
        case .subscriptCallExpr: (kind, slots) = (.subscript, .call)
        case .macroExpansionExpr: (kind, slots) = (.macro, .macroExpression)
        case .macroExpansionDecl: (kind, slots) = (.macro, .macroDeclaration)
        default: return nil
        }
        guard let callee = node.child(slots.callee) else { return nil }
        self.callee = callee
        arguments = []
        guard listsArguments else { return }
        for element in node.elements(in: slots.arguments) {
            guard let value = element.child(Slot.Argument.expression) else { continue }
            arguments.append(CodeArgument(label: element.child(Slot.Argument.label), value: value))
        }
        if let closure = node.child(slots.trailingClosure) {
            arguments.append(CodeArgument(value: closure, isUnlabelledTrailing: true))
        }
        for element in node.elements(in: slots.furtherClosures) {
            guard let closure = element.child(CallSlots.furtherClosure) else { continue }
            arguments.append(CodeArgument(label: element.child(Slot.TrailingClosure.label), value: closure))
        }
    }
}

/// The places of the parts of a call.
struct CallSlots {
    var callee: Int
    var arguments: Int
    var trailingClosure: Int
    var furtherClosures: Int

    static let call = CallSlots(callee: 1, arguments: 5, trailingClosure: 9, furtherClosures: 11)
    static let macroExpression = CallSlots(callee: 5, arguments: 11, trailingClosure: 15, furtherClosures: 17)
    static let macroDeclaration = CallSlots(callee: 9, arguments: 15, trailingClosure: 19, furtherClosures: 21)
    /// The dot before a member.
    static let memberPeriod = 3
    /// For a labelled trailing closure.
    static let furtherClosure = 5
}

extension RawNode {
    /// A missing token, or a list without elements.
    var isAbsent: Bool {
        if let token = raw.tokenView { return token.presence == .missing }
        return raw.kind.isSyntaxCollection && children.isEmpty
    }

    /// The bytes of the node without the white space and comments around it.
    var trimmedRange: ByteRange {
        ByteRange(start + raw.leadingTriviaByteLength, end - raw.trailingTriviaByteLength)
    }

    /// The text of a token without backticks; nil for other nodes.
    func withTokenText<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result? {
        guard let token = raw.tokenView, token.presence == .present else { return nil }
        return token.rawText.withBuffer { text in
            let tick = UInt8(ascii: "`")
            guard text.count > 2, text.first == tick, text.last == tick else { return body(text) }
            return body(UnsafeBufferPointer(rebasing: text[1..<(text.count - 1)]))
        }
    }

    /// The content of a string literal as written between its quotes; nil if it is interpolated.
    var literalContent: [UInt8]? {
        guard kind == .stringLiteralExpr, let segments = child(Slot.StringLiteral.segments) else { return nil }
        var content: [UInt8] = []
        for segment in segments.elements() {
            guard segment.kind == .stringSegment, let text = segment.child(Slot.Item.content) else { return nil }
            _ = text.withTokenText { content += $0 }
        }
        let quote = child(Slot.StringLiteral.quote)?.withTokenText { $0.count } ?? 1
        if quote == 3, content.last == UInt8(ascii: "\n") { content.removeLast() }
        return content
    }
}

extension SyntaxText {
    fileprivate func withBuffer<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        withContiguousStorageIfAvailable(body) ?? body(UnsafeBufferPointer(start: nil, count: 0))
    }
}
