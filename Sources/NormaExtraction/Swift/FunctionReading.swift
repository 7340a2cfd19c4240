// Reads the heads of functions, initializers, subscripts and macros, and their parameters.

import NormaFacts
import NormaText
@_spi(RawSyntax) import SwiftSyntax

extension SourceWalk {
    mutating func enterFunction(_ frame: inout Frame) {
        let node = frame.node
        let keyword = node.child(Slot.Declaration.keyword)?.tokenRange ?? .empty
        let name = node.child(Slot.Declaration.name)?.tokenRange ?? .empty
        let kind: DeclarationKind
        let body: RawNode?
        switch frame.kind {
        case .initializerDecl: (kind, body) = (.initializer, node.child(Slot.Function.body))
        case .deinitializerDecl: (kind, body) = (.deinitializer, node.child(Slot.Deinitializer.body))
        case .subscriptDecl: (kind, body) = (.subscript, node.child(Slot.Subscript.accessors))
        case .macroDecl: (kind, body) = (.macro, nil)
        default: (kind, body) = (.function, node.child(Slot.Function.body))
        }
        let isNamed = kind == .function || kind == .macro
        let index = open(kind, named: isNamed ? name : keyword, &frame)
        openScope(&frame, until: frame.end)
        frame.waitingMark = scopes.waiting.count
        frame.closing.insert(.parameters)
        decisions = 0
        readHead(of: node, into: index)
        readBody(body, into: index)
        readSignature(of: frame, into: index)
        if kind == .function {
            recordKeyword(node.child(Slot.Declaration.keyword), before: name, of: index)
            identifyLocal(index)
        }
    }

    private mutating func readBody(_ body: RawNode?, into index: Int) {
        guard let body else { return }
        facts.declarations[index].bodyRange = insideBraces(body)
        readAccessors(body, into: index)
        guard body.kind == .codeBlock else { return }
        facts.declarations[index].traits.insert(.hasBody)
        facts.declarations[index].statementCount = statementCount(body.child(Slot.CodeBlock.content))
    }

    private mutating func readSignature(of frame: Frame, into index: Int) {
        let node = frame.node
        var parameters: RawNode?
        var generics = Slot.Function.genericParameters
        switch frame.kind {
        case .deinitializerDecl: return
        case .subscriptDecl:
            parameters = node.child(Slot.Subscript.parameters)
            generics = Slot.Subscript.genericParameters
        default:
            let signature = node.child(Slot.Function.signature)
            parameters = signature?.child(Slot.Signature.parameters)
            readEffects(signature?.child(Slot.Signature.effects), into: index)
        }
        let count = parameters?.child(Slot.ParameterClause.parameters)?.children.count ?? 0
        facts.declarations[index].parameterCount = Int16(clamping: count)
        if node.has(generics) { facts.declarations[index].traits.insert(.generic) }
        if frame.kind == .initializerDecl, node.has(Slot.Function.initializerMark) {
            facts.declarations[index].traits.insert(.failable)
        }
        if frame.kind == .functionDecl, bytes.isOperator(facts.declarations[index].nameRange) {
            facts.declarations[index].traits.insert(.operatorFunction)
        }
    }

    mutating func readEffects(_ effects: RawNode?, into index: Int) {
        guard let effects else { return }
        if effects.has(Slot.Effects.async) { facts.declarations[index].traits.insert(.async) }
        guard let clause = effects.child(Slot.Effects.throws) else { return }
        let isRethrows = bytes.spells("rethrows", clause.child(Slot.Throws.specifier))
        facts.declarations[index].traits.insert(isRethrows ? .rethrows : .throws)
    }

    // MARK: - Parameters

    mutating func enterParameter(_ frame: inout Frame) {
        let node = frame.node
        let first = node.child(Slot.Parameter.firstName)
        let second = node.child(Slot.Parameter.secondName)
        let inner = second ?? first
        let isVisible = facts.declaration(owner)?.bodyRange.isEmpty == false
        let index = open(.parameter, named: inner?.tokenRange ?? .empty, &frame)
        readHead(of: node, into: index)
        if let first { facts.declarations[index].label = label(first) }
        if node.has(Slot.Parameter.ellipsis) { facts.declarations[index].traits.insert(.variadic) }
        if let type = node.child(Slot.Parameter.type) { readSpecifiers(of: type, into: index) }
        readDefault(node.child(Slot.Parameter.defaultValue), into: index)
        if isVisible || (facts.declaration(frame.savedOwner)?.traits.contains(.hasBody) ?? false) {
            let enclosing = owner
            owner = frame.savedOwner
            frame.local = declareLocal(named: inner, kind: .parameter, declaration: enclosing)
            owner = enclosing
        }
        frame.around.role = .parameter
        setType(readType(node.child(Slot.Parameter.type), in: &frame), of: Int32(clamping: index), frame.local)
    }

    mutating func enterAssociatedValue(_ frame: inout Frame) {
        let node = frame.node
        let first = node.child(Slot.EnumParameter.firstName)
        let name = node.child(Slot.EnumParameter.secondName) ?? first
        let index = open(.associatedValue, named: name?.tokenRange ?? ByteRange(node.start, node.start), &frame)
        if let first { facts.declarations[index].label = label(first) }
        readModifiers(node.child(Slot.EnumParameter.modifiers), into: index)
        if let type = node.child(Slot.EnumParameter.type) { readSpecifiers(of: type, into: index) }
        readDefault(node.child(Slot.EnumParameter.defaultValue), into: index)
        frame.around.role = .associatedValue
        setType(readType(node.child(Slot.EnumParameter.type), in: &frame), of: Int32(clamping: index), -1)
    }

    /// A label as callers write it; empty for `_`.
    private mutating func label(_ token: RawNode) -> NameID {
        let range = token.nameRange(in: bytes)
        if range.count == 1, source[Int(range.start)] == UInt8(ascii: "_") { return .empty }
        return name(at: range)
    }

    private mutating func readDefault(_ clause: RawNode?, into index: Int) {
        guard let clause else { return }
        facts.declarations[index].traits.insert(.hasDefault)
        if let value = clause.child(Slot.Clause.value) { facts.declarations[index].value = shortValue(value) }
    }

    /// `inout`, `sending`, `@escaping` and so on, which are part of the type in the grammar.
    private mutating func readSpecifiers(of type: RawNode, into index: Int) {
        guard type.kind == .attributedType else { return }
        for slot in [Slot.AttributedType.specifiers, Slot.AttributedType.lateSpecifiers] {
            for specifier in type.elements(in: slot) {
                let word = specifier.child(Slot.Postfix.inner) ?? specifier
                if let trait = Modifier.named(bytes.slice(word.tokenRange))?.trait {
                    facts.declarations[index].traits.insert(trait)
                }
            }
        }
        for attribute in type.elements(in: Slot.AttributedType.attributes) {
            guard let name = attribute.child(Slot.Attribute.name) else { continue }
            let range = trimmed(name, end: name.end)
            if bytes.spells("escaping", at: range) {
                facts.declarations[index].traits.insert(.escaping)
            }
        }
    }
}
