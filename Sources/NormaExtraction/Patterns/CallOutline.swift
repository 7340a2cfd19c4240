// A rough outline of a call: enough to rule out most patterns before anything is compared.

@_spi(RawSyntax) import SwiftSyntax

/// The number of arguments, whether a closure is among them, and the written labels.
struct CallOutline {
    var argumentCount = 0
    var hasClosure = false
    /// One bit of 64 for each label; different ones may share one.
    private var labels: UInt64 = 0

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
            addLabel(Slot.Argument.label, of: parts)
        }
        if children.indices.contains(slots.trailingClosure), children[slots.trailingClosure] != nil {
            argumentCount += 1
            hasClosure = true
        }
        for case let closure? in Self.slots(of: slots.furtherClosures, among: children) {
            argumentCount += 1
            addLabel(Slot.TrailingClosure.label, of: closure.slots)
        }
    }

    private mutating func addLabel(_ slot: Int, of parts: UnsafeBufferPointer<RawSyntax?>) {
        guard parts.indices.contains(slot), let label = parts[slot] else { return }
        labels |= RawNode(raw: label, start: 0).withTokenText { Self.bit(of: $0) } ?? 0
    }

    private static func bit(of label: some Sequence<UInt8>) -> UInt64 { 1 << (PatternHead.hash(label) >> 58) }

    /// Whether a call may match a pattern: it has at least as many arguments, a closure if the pattern has one, and the
    /// labels of the other arguments.
    init(wantedBy pattern: PatternCall) {
        for argument in pattern.arguments {
            guard case .argument(let label, let value) = argument else { continue }
            argumentCount += 1
            if value.isClosure {
                hasClosure = true
            } else if case .named(let name) = label {
                labels |= Self.bit(of: name)
            }
        }
    }

    func satisfies(_ wanted: CallOutline) -> Bool {
        argumentCount >= wanted.argumentCount && (hasClosure || !wanted.hasClosure)
            && wanted.labels & ~labels == 0
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
