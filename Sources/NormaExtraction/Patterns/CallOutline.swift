// What a call looks like from afar: enough to turn most patterns away before anything is compared.

@_spi(RawSyntax) import SwiftSyntax

/// How many arguments there are, and whether a closure is among them.
struct CallOutline {
    var argumentCount = 0
    var hasClosure = false

    /// The outline of a call, subscript or macro; nil for other nodes. Cost: linear in the arguments, no memory.
    init?(_ node: RawNode) {
        let slots: CallSlots
        switch node.kind {
        case .functionCallExpr, .subscriptCallExpr: slots = .call
        case .macroExpansionExpr: slots = .macroExpression
        case .macroExpansionDecl: slots = .macroDeclaration
        default: return nil
        }
        let children = node.children
        for case let element? in Self.slots(of: slots.arguments, among: children) {
            argumentCount += 1
            let parts = element.slots
            let slot = Slot.Argument.expression
            if parts.indices.contains(slot), parts[slot]?.kind == .closureExpr { hasClosure = true }
        }
        if children.indices.contains(slots.trailingClosure), children[slots.trailingClosure] != nil {
            argumentCount += 1
            hasClosure = true
        }
        for case _? in Self.slots(of: slots.furtherClosures, among: children) { argumentCount += 1 }
    }

    /// What a pattern asks of a call: it has at least as many arguments, and a closure where one is written.
    init(wantedBy pattern: PatternCall) {
        for argument in pattern.arguments {
            guard case .argument(_, let value) = argument else { continue }
            argumentCount += 1
            if value.isClosure { hasClosure = true }
        }
    }

    func satisfies(_ wanted: CallOutline) -> Bool {
        argumentCount >= wanted.argumentCount && (hasClosure || !wanted.hasClosure)
    }

    private static func slots(
        of slot: Int,
        among children: UnsafeBufferPointer<RawSyntax?>
    ) -> UnsafeBufferPointer<RawSyntax?> {
        guard children.indices.contains(slot), let child = children[slot] else {
            return UnsafeBufferPointer(start: nil, count: 0)
        }
        return child.slots
    }
}
