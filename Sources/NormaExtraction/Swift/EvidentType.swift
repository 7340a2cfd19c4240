// Infers a type from an initial value if the syntax leaves no doubt: `Cart()`, `x as Cart`, a literal.

import NormaFacts
import NormaText
@_spi(RawSyntax) import SwiftSyntax

extension SourceWalk {
    /// The number of a value's evident type; -1 if the syntax doesn't determine it.
    mutating func evidentType(of value: RawNode) -> Int32 {
        var shape: TypeShape = .evident
        var next: RawNode? = value
        while let node = next {
            next = nil
            switch node.kind {
            case .tryExpr:
                if bytes.spells("?", node.child(Slot.Try.mark)) { shape.insert(.optional) }
                next = node.child(Slot.Try.expression)
            case .awaitExpr, .unsafeExpr: next = node.child(Slot.Prefixed.expression)
            case .tupleExpr: next = onlyExpression(of: node)
            case .sequenceExpr: return castType(of: node, shape: shape)
            case .functionCallExpr: return constructedType(of: node, shape: shape)
            case .stringLiteralExpr, .simpleStringLiteralExpr: return literalType("String", shape)
            case .integerLiteralExpr: return literalType("Int", shape)
            case .floatLiteralExpr: return literalType("Double", shape)
            case .booleanLiteralExpr: return literalType("Bool", shape)
            default: return -1
            }
        }
        return -1
    }

    /// `let cart: Cart = .init()` makes a value of its type. With an optional type several initializers could be meant.
    mutating func addImplicitConstruction(by value: RawNode, of type: Int32, traits: ReferenceTraits) {
        guard let made = implicitlyMade(by: value), facts.types.indices.contains(Int(type)) else { return }
        let written = facts.types[Int(type)]
        guard facts.references.indices.contains(Int(written.reference)) else { return }
        guard written.shape.isDisjoint(with: [.optional, .implicitlyUnwrapped, .metatype, .composition]) else { return }
        var reference = facts.references[Int(written.reference)]
        reference.role = .construction
        reference.range = made
        reference.member = name(at: made)
        reference.owner = owner
        reference.traits = traits
        _ = addReference(reference)
    }

    /// The place of `init` in `.init(…)`, also after `try` and `await`.
    private func implicitlyMade(by value: RawNode) -> ByteRange? {
        var next: RawNode? = value
        while let node = next {
            switch node.kind {
            case .tryExpr: next = node.child(Slot.Try.expression)
            case .awaitExpr, .unsafeExpr: next = node.child(Slot.Prefixed.expression)
            case .functionCallExpr:
                guard let callee = node.child(Slot.Call.callee), callee.kind == .memberAccessExpr,
                    !callee.has(Slot.MemberAccess.base),
                    let name = callee.child(Slot.MemberAccess.name)?.child(Slot.NameExpression.name)?.tokenRange
                else { return nil }
                return bytes.spells("init", at: name) ? name : nil
            default: return nil
            }
        }
        return nil
    }

    private mutating func literalType(_ name: String, _ shape: TypeShape) -> Int32 {
        facts.types.append(TypeFact(text: context.names.number(of: name), reference: -1, shape: shape))
        return Int32(clamping: facts.types.count - 1)
    }

    func onlyExpression(of tuple: RawNode) -> RawNode? {
        guard let elements = tuple.child(Slot.Tuple.elements), elements.children.count == 1 else { return nil }
        guard let element = elements.child(0), !element.has(Slot.Argument.label) else { return nil }
        return element.child(Slot.Argument.expression)
    }

    /// The type on which `(x as? Cart)?.pay()` is called, as a number; -1 if no cast in parentheses begins the chain.
    mutating func castType(atStartOf callee: RawNode) -> Int32 {
        var next: RawNode? = callee
        while let node = next {
            switch node.kind {
            case .memberAccessExpr: next = node.child(Slot.MemberAccess.base)
            case .forceUnwrapExpr, .optionalChainingExpr: next = node.child(Slot.Postfix.inner)
            case .tupleExpr: next = onlyExpression(of: node)
            case .sequenceExpr: return castType(of: node, shape: .evident)
            default: return -1
            }
        }
        return -1
    }

    /// `x as Cart`, `x as? Cart`: the last two elements of the sequence.
    private mutating func castType(of sequence: RawNode, shape: TypeShape) -> Int32 {
        guard let elements = sequence.child(Slot.Postfix.inner)?.elements(), elements.count >= 3 else { return -1 }
        let (mark, last) = (elements[elements.count - 2], elements[elements.count - 1])
        guard mark.kind == .unresolvedAsExpr, last.kind == .typeExpr else { return -1 }
        guard let type = last.child(Slot.Postfix.inner) else { return -1 }
        var shape = shape
        if bytes.spells("?", mark.child(Slot.CastMark.mark)) { shape.insert(.optional) }
        return addType(text: codeText(trimmed(type, end: type.end)), of: type, shape: shape)
    }

    /// `Cart()`, `Shop.Cart.init()`, `Box<Cart>()`, `[Cart]()`: the callee names a type.
    private mutating func constructedType(of call: RawNode, shape: TypeShape) -> Int32 {
        guard var callee = call.child(Slot.Call.callee) else { return -1 }
        var shape = shape
        if callee.kind == .arrayExpr { shape.insert(.array) }
        if callee.kind == .dictionaryExpr { shape.insert(.dictionary) }
        if shape.contains(.array) || shape.contains(.dictionary) {
            let text = codeText(trimmed(callee, end: callee.end))
            facts.types.append(TypeFact(text: text, reference: -1, shape: shape))
            return Int32(clamping: facts.types.count - 1)
        }
        guard readChain(of: callee) == .name, var last = chain.last?.range else { return -1 }
        if bytes.spells("init", at: last), chain.count > 1, callee.kind == .memberAccessExpr {
            guard let base = callee.child(Slot.MemberAccess.base) else { return -1 }
            callee = base
            last = chain[chain.count - 2].range
        }
        guard chain.first.map({ bytes.isCapitalised($0.range) }) ?? false, bytes.isCapitalised(last) else { return -1 }
        let text = codeText(trimmed(callee, end: callee.end))
        facts.types.append(TypeFact(text: text, reference: -1, shape: shape))
        let number = Int32(clamping: facts.types.count - 1)
        awaitedTypes.append(AwaitedType(start: last.start, type: number))
        return number
    }
}
