// The name by which a pattern is found: most nodes are told apart by it before anything else is compared.

@_spi(RawSyntax) import SwiftSyntax

enum PatternHead {
    /// The name that must stand at the head of what the pattern matches; nil where it says none.
    static func head(of pattern: PatternNode) -> [UInt8]? {
        switch pattern {
        case .token(let text): return text
        case .call(let call): return head(of: call.callee)
        case .memberOfAny(let name): return head(of: name)
        case .operation(let symbol, _): return symbol
        case .layout(let layout):
            guard let slot = slot(of: layout.kind) else { return nil }
            return layout.parts.first { $0.slot == slot }.flatMap { head(of: $0.node) }
        default: return nil
        }
    }

    /// The slot in which the head of such a node stands: the last name of a chain, the name of a reference.
    private static func slot(of kind: SyntaxKind) -> Int? {
        switch kind {
        case .memberAccessExpr: Slot.MemberAccess.name
        case .declReferenceExpr: Slot.NameExpression.name
        case .identifierType: Slot.NamedType.name
        case .memberType: Slot.MemberType.name
        case .attribute: Slot.Attribute.name
        case .genericSpecializationExpr: Slot.Postfix.inner
        case .forceUnwrapExpr, .optionalChainingExpr: Slot.Postfix.inner
        default: nil
        }
    }

    /// The tokens that a pattern's head is compared with: one, but for a sequence, which has one for each operator.
    static func heads(of node: RawNode) -> [RawSyntax] {
        if node.kind == .sequenceExpr {
            let elements = node.child(Slot.Item.content)?.elements() ?? []
            return elements.indices.filter { $0 % 2 == 1 }.map { elements[$0].raw }
        }
        var node = node
        while true {
            if node.raw.isToken { return [node.raw] }
            let next: RawNode?
            if let slot = slot(of: node.kind) {
                next = node.child(slot)
            } else if node.kind == .tupleExpr, case .node(let inner) = Code(node), inner.start != node.start {
                next = inner
            } else {
                next = calleeSlot(of: node.kind).flatMap { node.child($0) }
            }
            guard let next else { return [] }
            node = next
        }
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

extension RawSyntax {
    /// Whether a token, or an operator of a sequence, has this text.
    func hasText(_ text: [UInt8]) -> Bool {
        let node = RawNode(raw: self, start: 0)
        if isToken { return node.withTokenText { $0.elementsEqual(text) } ?? false }
        return FoldedSequence.symbol(of: node) == text
    }
}
