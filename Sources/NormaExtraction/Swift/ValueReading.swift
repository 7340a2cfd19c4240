// Reads the initial value of a variable, if it is a chain of names or begins with a call.

import NormaFacts
@_spi(RawSyntax) import SwiftSyntax

extension SourceWalk {
    /// The number of the value; -1 if its form doesn't determine its type.
    ///
    /// Called right before the walk enters the value: the next call and the next reference that it meets are the first
    /// of the chain.
    mutating func readValue(_ value: RawNode, _ traits: ValueFact.Traits) -> Int32 {
        var traits = traits
        let expression = peeled(value, &traits)
        let root = readChain(of: expression)
        guard root == .name || root == .call else { return -1 }
        if let last = chain.last?.range, bytes.isMetatypeWord(last), chain.count > 1 { return -1 }
        if expression.kind == .forceUnwrapExpr { traits.insert(.unwrapped) }
        if chainsOptionally(expression) { traits.insert(.optional) }
        var fact = ValueFact(chain: chainText(of: chain[...]), owner: owner, traits: traits)
        if root == .call {
            fact.call = Int32(clamping: facts.calls.count)
        } else if let first = chain.first?.range {
            fact.local = scopes.local(named: name(at: first))
            if bytes.isCapitalised(first), !bytes.isMetatypeWord(first) {
                fact.reference = Int32(clamping: facts.references.count)
            }
        }
        return add(fact)
    }

    /// `if let repository` binds a value that is already visible by this name.
    mutating func readShorthand(_ name: NameID, at start: Int32) -> Int32 {
        addUse(of: name, at: start)
        return add(ValueFact(chain: name, local: scopes.local(named: name), owner: owner, traits: .bound))
    }

    private mutating func add(_ fact: ValueFact) -> Int32 {
        facts.values.append(fact)
        return Int32(clamping: facts.values.count - 1)
    }

    /// Without `try`, `await` and parentheses.
    private func peeled(_ value: RawNode, _ traits: inout ValueFact.Traits) -> RawNode {
        var node = value
        while true {
            let inner: RawNode?
            switch node.kind {
            case .tryExpr:
                if bytes.spells("?", node.child(Slot.Try.mark)) { traits.insert(.optional) }
                inner = node.child(Slot.Try.expression)
            case .awaitExpr, .unsafeExpr: inner = node.child(Slot.Prefixed.expression)
            case .tupleExpr: inner = onlyExpression(of: node)
            default: return node
            }
            guard let inner else { return node }
            node = inner
        }
    }

    /// Whether a chain contains a `?`.
    func chainsOptionally(_ expression: RawNode) -> Bool {
        var next: RawNode? = expression
        while let node = next {
            switch node.kind {
            case .optionalChainingExpr: return true
            case .memberAccessExpr: next = node.child(Slot.MemberAccess.base)
            case .functionCallExpr: next = node.child(Slot.Call.callee)
            case .forceUnwrapExpr, .genericSpecializationExpr: next = node.child(Slot.Postfix.inner)
            default: return false
            }
        }
        return false
    }
}
