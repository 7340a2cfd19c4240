// Reads written types: their use, their names, and their nominal type.

import NormaFacts
import NormaText
@_spi(RawSyntax) import SwiftSyntax

/// A written type whose nominal type, or that of its elements, the walk hasn't met yet.
struct AwaitedType {
    /// The start of the name.
    var start: Int32
    /// The written type's number.
    var type: Int32
    var isElement = false
}

extension SourceWalk {
    mutating func enterType(_ frame: inout Frame) {
        switch frame.kind {
        case .identifierType, .memberType: enterTypeName(&frame)
        case .typeAnnotation: enterAnnotation(&frame)
        case .returnClause: enterReturn(&frame)
        case .inheritanceClause: enterInheritance(&frame)
        case .genericWhereClause: frame.around.role = .constraint
        case .throwsClause: frame.around.role = .thrown
        case .typeInitializerClause: enterAlias(&frame)
        case .genericArgumentClause, .arrayType, .dictionaryType, .inlineArrayType:
            frame.around.traits.insert(.generic)
            frame.around.traits.remove(.existential)
            frame.around.traits.remove(.opaque)
        case .functionType: frame.around.traits.insert(.function)
        case .someOrAnyType: enterSomeOrAny(&frame)
        // `~Copyable` names a suppressed conformance.
        case .suppressedType: frame.around.role = .constraint
        case .typeExpr: enterTypeExpression(&frame)
        case .isTypePattern: frame.around.role = .pattern
        case .attribute: enterAttribute(&frame)
        case .conformanceRequirement, .sameTypeRequirement: readRequirement(frame.node)
        case .primaryAssociatedType: addPrimaryAssociatedType(frame)
        default: break
        }
    }

    private mutating func enterInheritance(_ frame: inout Frame) {
        guard parent?.kind == .associatedTypeDecl, let declaration = facts.declaration(owner) else {
            frame.around.role = .inheritance
            return
        }
        frame.around.role = .constraint
        addRequirement(of: declaration.name, frame.node.child(Slot.InheritanceClause.types))
    }

    private mutating func enterAnnotation(_ frame: inout Frame) {
        guard let parent else { return }
        frame.around.role = parent.kind == .patternBinding && parent.around.isProperty ? .property : .local
        frame.around.isProperty = false
        let (declaration, local) = typedBy(parent)
        guard declaration >= 0 || local >= 0 else { return }
        let type = readType(frame.node.child(Slot.Clause.value), in: &frame)
        setType(type, of: declaration, local)
        if declaration >= 0 { typeEarlierSiblings(of: declaration, as: type) }
    }

    /// In `var a, b: Int` the annotation holds for both.
    private mutating func typeEarlierSiblings(of declaration: Int32, as type: Int32) {
        guard let list = ancestor(1), list.kind == .patternBindingList, list.slot > 0 else { return }
        let parent = facts.declarations[Int(declaration)].parent
        var index = declaration - 1
        while let sibling = facts.declaration(index), sibling.parent == parent, sibling.kind == .property,
            sibling.type < 0, sibling.value.isEmpty, Int(sibling.range.start) >= list.node.start - 4096,
            Int(sibling.nameRange.start) >= list.node.start
        {
            facts.declarations[Int(index)].type = type
            index -= 1
        }
    }

    private mutating func enterReturn(_ frame: inout Frame) {
        guard let parent, parent.kind != .functionType else { return }
        frame.around.role = parent.kind == .closureSignature ? .local : .returnType
        let isOfDeclaration = parent.kind == .functionSignature || parent.kind == .subscriptDecl
        guard isOfDeclaration, owner >= 0 else { return }
        facts.declarations[Int(owner)].type = readType(frame.node.child(Slot.Clause.value), in: &frame)
    }

    private mutating func enterAlias(_ frame: inout Frame) {
        frame.around.role = .alias
        guard owner >= 0 else { return }
        facts.declarations[Int(owner)].type = readType(frame.node.child(Slot.Clause.value), in: &frame)
    }

    private mutating func enterSomeOrAny(_ frame: inout Frame) {
        guard let word = frame.node.child(Slot.SomeOrAny.specifier) else { return }
        frame.around.traits.insert(bytes.spells("some", at: word.tokenRange) ? .opaque : .existential)
    }

    /// A type in an expression: after `as` and `is` a cast.
    private mutating func enterTypeExpression(_ frame: inout Frame) {
        frame.around.traits.keep(.ofThePlace)
        guard let parent else { return }
        let before = parent.slot > 0 ? parent.children[parent.slot - 1]?.kind : nil
        let isCast = before == .unresolvedAsExpr || before == .unresolvedIsExpr
        frame.around.role = isCast ? .cast : frame.around.isPattern ? .pattern : .expression
        // `case let cart as Cart`: the name was the first in the sequence.
        guard isCast, frame.around.isPattern, parent.children.first??.kind == .patternExpr else { return }
        guard let local = scopes.waiting.last, facts.locals[Int(local)].type < 0 else { return }
        setType(readType(frame.node.child(Slot.Postfix.inner), in: &frame), of: -1, local)
    }

    /// A custom attribute names a type; Swift's own begin with a small letter.
    private mutating func enterAttribute(_ frame: inout Frame) {
        frame.around.becomeExpression()
        frame.around.role = .attribute
        guard let name = frame.node.child(Slot.Attribute.name) else { return }
        let range = trimmed(name, end: name.end)
        frame.around.isRead = name.kind == .identifierType && !bytes.isCapitalised(range)
    }

    // MARK: - Types as a whole

    /// Adds a written type; the number of its nominal type is added when the walk meets that name.
    mutating func readType(_ type: RawNode?, in frame: inout Frame) -> Int32 {
        guard let type, type.end > type.start else { return -1 }
        frame.closing.insert(.type)
        return addType(text: codeText(trimmed(type, end: type.end)), of: type, shape: [])
    }

    mutating func addType(text: NameID, of type: RawNode, shape: TypeShape) -> Int32 {
        var shape = shape
        var inner = type
        let nominal = nominalType(of: &inner, shape: &shape)
        let number = Int32(clamping: facts.types.count)
        facts.types.append(TypeFact(text: text, reference: -1, shape: shape))
        if let nominal {
            awaitedTypes.append(AwaitedType(start: nominal.start, type: number))
        } else if let element = elementType(of: inner) {
            awaitedTypes.append(AwaitedType(start: element.start, type: number, isElement: true))
        }
        return number
    }

    /// The name of the nominal type of an array's elements, unless they are optional.
    private func elementType(of type: RawNode) -> ByteRange? {
        let slot: Int
        switch type.kind {
        case .arrayType: slot = Slot.ArrayType.element
        case .inlineArrayType: slot = Slot.InlineArrayType.element
        default: return nil
        }
        guard var element = type.child(slot) else { return nil }
        var shape: TypeShape = []
        let name = nominalType(of: &element, shape: &shape)
        return shape.isDisjoint(with: [.optional, .implicitlyUnwrapped]) ? name : nil
    }

    /// Skips sugar to the name of the one nominal type, and records the sugar; `type` becomes what is inside it.
    private func nominalType(of type: inout RawNode, shape: inout TypeShape) -> ByteRange? {
        var next: RawNode? = type
        while let node = next {
            next = nil
            type = node
            switch node.kind {
            case .identifierType:
                next = wrapped(by: node)
                if next == nil { return node.child(Slot.NamedType.name)?.nameRange(in: bytes) }
                shape.insert(.optional)
            case .memberType: return node.child(Slot.MemberType.name)?.nameRange(in: bytes)
            case .optionalType:
                shape.insert(.optional)
                next = node.child(Slot.Postfix.inner)
            case .implicitlyUnwrappedOptionalType:
                shape.insert(.implicitlyUnwrapped)
                next = node.child(Slot.Postfix.inner)
            case .attributedType: next = node.child(Slot.AttributedType.base)
            case .someOrAnyType:
                let isSome = bytes.spells("some", node.child(Slot.SomeOrAny.specifier))
                shape.insert(isSome ? .opaque : .existential)
                next = node.child(Slot.SomeOrAny.constraint)
            case .tupleType:
                next = onlyElement(of: node)
                if next == nil { shape.insert(.tuple) }
            case .arrayType, .inlineArrayType: shape.insert(.array)
            case .dictionaryType: shape.insert(.dictionary)
            case .functionType: shape.insert(.function)
            case .metatypeType: shape.insert(.metatype)
            case .compositionType: shape.insert(.composition)
            default: break
            }
        }
        return nil
    }

    /// The `Cart` of `Optional<Cart>`, which is `Cart?` written out.
    private func wrapped(by type: RawNode) -> RawNode? {
        guard let clause = type.child(Slot.NamedType.generics),
            bytes.spells("Optional", type.child(Slot.NamedType.name)),
            let arguments = clause.child(Slot.GenericArguments.list), arguments.children.count == 1
        else { return nil }
        return arguments.child(0)?.child(Slot.GenericArguments.argument)
    }

    /// The content of parentheses that aren't a tuple.
    private func onlyElement(of tuple: RawNode) -> RawNode? {
        guard let elements = tuple.child(Slot.Tuple.elements), elements.children.count == 1 else { return nil }
        guard let element = elements.child(0), !element.has(Slot.TupleTypeElement.firstName) else { return nil }
        return element.child(Slot.TupleTypeElement.type)
    }

    /// The written type that ends here has no nominal type that the walk would meet later.
    mutating func forgetAwaitedType(after frame: Frame) {
        while let last = awaitedTypes.last, Int(last.start) < frame.end { awaitedTypes.removeLast() }
    }

    // MARK: - Names in types

    private mutating func enterTypeName(_ frame: inout Frame) {
        if parent?.around.isRead ?? false {
            frame.around.isRead = true
            return
        }
        chain.removeAll(keepingCapacity: true)
        var next: RawNode? = frame.node
        while let node = next {
            next = nil
            switch node.kind {
            case .memberType:
                guard let name = node.child(Slot.MemberType.name) else { return }
                chain.append(ChainPart(name.nameRange(in: bytes)))
                next = node.child(Slot.MemberType.base)
                if next == nil { return }
            case .identifierType:
                guard let name = node.child(Slot.NamedType.name) else { return }
                chain.append(ChainPart(name.nameRange(in: bytes)))
            default:
                // `[Item].Index`: the owner of the member is unknown; the base is read by itself.
                return
            }
        }
        chain.reverse()
        frame.around.isRead = true
        addTypeReferences(frame)
    }

    private mutating func addTypeReferences(_ frame: Frame) {
        var qualifier: Int32 = -1
        for index in chain.indices {
            let range = chain[index].range
            guard !range.isEmpty else { return }
            let isLast = index == chain.count - 1
            var reference = ReferenceFact(
                name: name(at: range),
                qualifier: qualifier,
                owner: owner,
                range: range,
                role: isLast ? frame.around.role : .qualifier,
                traits: frame.around.traits
            )
            if index == 0 { reference.local = typeLocal(named: reference.name) }
            if !isLast { reference.member = name(at: chain[index + 1].range) }
            qualifier = addReference(reference)
        }
    }

    /// The visible generic parameter or local type of this name; variables don't count.
    func typeLocal(named name: NameID) -> Int32 {
        var local = scopes.local(named: name)
        while local >= 0 {
            let kind = facts.locals[Int(local)].kind
            if kind == .genericParameter || kind == .type { return local }
            local = scopes.outer(local)
        }
        return -1
    }

    mutating func addReference(_ reference: ReferenceFact) -> Int32 {
        let number = Int32(clamping: facts.references.count)
        facts.references.append(reference)
        if let last = awaitedTypes.last, last.start == reference.range.start {
            if last.isElement {
                facts.types[Int(last.type)].element = number
            } else {
                facts.types[Int(last.type)].reference = number
            }
            awaitedTypes.removeLast()
        }
        return number
    }
}
