// The name by which a pattern is found: it rules out most nodes before anything else is compared.

@_spi(RawSyntax) import SwiftSyntax

enum PatternHead {
    /// The name that must be the head of the matched code; nil if the pattern requires none.
    static func head(of pattern: PatternNode) -> [UInt8]? {
        switch pattern {
        case .token(let text): return text
        case .call(let call): return head(of: call.callee)
        case .memberOfAny(let name): return head(of: name)
        case .operation(let symbol, _): return symbol
        case .text(let content): return Array(content.prefix { $0 != newline })
        case .layout(let layout):
            guard let slot = slot(of: layout.kind) else { return nil }
            return layout.parts.first { $0.slot == slot }.flatMap { head(of: $0.node) }
        default: return nil
        }
    }

    /// The slot of such a node's head: the last name of a chain, the name of a reference.
    private static func slot(of kind: SyntaxKind) -> Int? {
        switch kind {
        case .memberAccessExpr: Slot.MemberAccess.name
        case .declReferenceExpr: Slot.NameExpression.name
        case .identifierType: Slot.NamedType.name
        case .memberType: Slot.MemberType.name
        case .attribute: Slot.Attribute.name
        case .assignmentExpr, .binaryOperatorExpr: Slot.Item.content
        case .tryExpr: Slot.Try.mark
        case .unresolvedAsExpr: Slot.CastMark.mark
        case .genericSpecializationExpr: Slot.Postfix.inner
        case .stringLiteralExpr: Slot.StringLiteral.segments
        case .stringSegment: Slot.Item.content
        case .forceUnwrapExpr, .optionalChainingExpr: Slot.Postfix.inner
        default: nil
        }
    }

    /// The token at the head of a node: the last name of a chain, the name of a reference; nil if it has none.
    static func token(of node: RawSyntax) -> RawSyntax? {
        var node = node
        while !node.isToken {
            guard let next = next(after: node) else { return nil }
            node = next
        }
        return node
    }

    private static func next(after node: RawSyntax) -> RawSyntax? {
        if let slot = slot(of: node.kind) ?? calleeSlot(of: node.kind) {
            let slots = node.slots
            return slot < slots.count ? slots[slot] : nil
        }
        // The first element of a sequence, such as the target of an assignment.
        if node.kind == .sequenceExpr { return RawNode(raw: node, start: 0).child(Slot.Item.content)?.raw }
        if node.kind == .exprList || node.kind == .stringLiteralSegmentList { return node.slots.first ?? nil }
        guard node.kind == .tupleExpr, case .node(let inner) = Code(RawNode(raw: node, start: 0)) else { return nil }
        return inner.kind == .tupleExpr ? nil : inner.raw
    }

    /// A number for the name at the head of a node; 0 if it has none.
    static func hash(at node: RawSyntax) -> UInt64 {
        guard let token = token(of: node) else { return 0 }
        return withHeadText(of: token) { hash($0) } ?? 0
    }

    /// The text of a token; of a text of several lines the first, without its end.
    private static func withHeadText<Result>(
        of token: RawSyntax,
        _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result? {
        RawNode(raw: token, start: 0).withTokenText { text in
            text.last == newline ? body(UnsafeBufferPointer(rebasing: text.dropLast())) : body(text)
        }
    }

    private static let newline = UInt8(ascii: "\n")

    /// FNV-1a: heads are short, and equal hashes are compared in full.
    static func hash(_ text: some Sequence<UInt8>) -> UInt64 {
        text.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
    }

    /// Whether a text is the head of a node; for a sequence any of its operators counts.
    static func has(_ text: [UInt8], _ node: RawNode) -> Bool {
        guard node.kind == .sequenceExpr else {
            guard let token = token(of: node.raw) else { return false }
            return withHeadText(of: token) { $0.elementsEqual(text) } ?? false
        }
        let elements = node.child(Slot.Item.content)?.children ?? UnsafeBufferPointer(start: nil, count: 0)
        for case let element? in elements where FoldedSequence.hasSymbol(text, element) { return true }
        return false
    }

    private static func calleeSlot(of kind: SyntaxKind) -> Int? {
        switch kind {
        case .functionCallExpr, .subscriptCallExpr: CallSlots.call.callee
        case .macroExpansionExpr: CallSlots.macroExpression.callee
        case .macroExpansionDecl: CallSlots.macroDeclaration.callee
        default: nil
        }
    }
}
