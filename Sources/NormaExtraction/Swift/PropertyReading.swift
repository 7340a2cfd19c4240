// Reads variables: properties and globals become declarations, variables in code become locals.

import NormaFacts
import NormaText
@_spi(RawSyntax) import SwiftSyntax

extension SourceWalk {
    mutating func enterVariable(_ frame: inout Frame) {
        guard frame.around.place != .code else { return }
        guard let first = frame.node.child(Slot.Variable.bindings)?.elements().first else { return }
        var names = namesBound(by: first)
        guard let last = names.popLast() else { return }
        let isConstant = bytes.spells("let", frame.node.child(Slot.Declaration.keyword))
        let (start, isOnly) = (
            trimmedStart(of: frame.node), frame.node.child(Slot.Variable.bindings)?.children.count == 1
        )
        let end = isOnly ? trimmedEnd(of: frame.node, end: frame.end) : trimmedEnd(of: first, end: first.end)
        let whole = ByteRange(start: start, end: end)
        var firstName: Int?
        for (position, name) in names.enumerated() {
            let index = add(.property, named: name, range: position == 0 ? whole : name, &frame)
            readHead(of: frame.node, into: index, attributesOf: firstName)
            firstName = firstName ?? index
            if isConstant { facts.declarations[index].traits.insert(.constant) }
            finishWithoutBody(index)
        }
        let index = open(.property, named: last, &frame)
        facts.declarations[index].range = names.isEmpty ? whole : last
        readHead(of: frame.node, into: index, attributesOf: firstName)
        if isOnly { recordKeyword(frame.node.child(Slot.Declaration.keyword), before: last, of: index) }
        if isConstant { facts.declarations[index].traits.insert(.constant) }
        decisions = 0
    }

    private mutating func finishWithoutBody(_ index: Int) {
        facts.declarations[index].subtreeEnd = Int32(clamping: facts.declarations.count)
    }

    /// The names in the pattern of a binding, in order: one, or those of a tuple.
    private func namesBound(by binding: RawNode) -> [ByteRange] {
        guard let pattern = binding.child(Slot.Binding.pattern) else { return [] }
        var names: [ByteRange] = []
        var open = [pattern]
        while let node = open.popLast() {
            if node.kind == .identifierPattern {
                if let name = node.child(Slot.Postfix.inner)?.tokenRange, !name.isEmpty { names.append(name) }
            } else {
                open.append(contentsOf: node.elements().reversed())
            }
        }
        return names
    }

    mutating func enterBinding(_ frame: inout Frame) {
        guard frames.count >= 2, let list = parent, let variable = ancestor(1), variable.kind == .variableDecl else {
            return
        }
        guard frame.around.place != .code else {
            holdBindings(&frame)
            return
        }
        frame.around.isProperty = true
        var current = variable.declaration
        if list.slot > 0 {
            var names = namesBound(by: frame.node)
            guard let last = names.popLast() else { return }
            for name in names {
                let index = openSibling(.property, named: name, of: frames.count - 2, in: &frame)
                facts.declarations[index].range = name
            }
            current = Int32(clamping: openSibling(.property, named: last, of: frames.count - 2, in: &frame))
        }
        guard current >= 0 else { return }
        frame.declaration = frame.node.child(Slot.Binding.pattern)?.kind == .identifierPattern ? current : -1
        if let clause = frame.node.child(Slot.Binding.initializer) {
            facts.declarations[Int(current)].traits.insert(.hasDefault)
            if let value = clause.child(Slot.Clause.value) {
                facts.declarations[Int(current)].value = shortValue(value)
            }
        }
        if let accessors = frame.node.child(Slot.Binding.accessors) {
            facts.declarations[Int(current)].bodyRange = insideBraces(accessors)
            readAccessors(accessors, into: Int(current))
        }
    }

    /// Reads from the accessors of a property or subscript whether it has storage, observers and effects.
    mutating func readAccessors(_ block: RawNode, into index: Int) {
        guard block.kind == .accessorBlock, let content = block.child(Slot.CodeBlock.content) else { return }
        guard content.kind == .accessorDeclList else {
            facts.declarations[index].traits.formUnion([.computed, .hasBody])
            facts.declarations[index].statementCount = statementCount(content)
            return
        }
        for accessor in RawElements(of: content) {
            readEffects(accessor.child(Slot.Accessor.effects), into: index)
            guard let specifier = accessor.child(Slot.Accessor.specifier) else { continue }
            if accessor.has(Slot.Accessor.body) { facts.declarations[index].traits.insert(.hasBody) }
            switch source.text(specifier.tokenRange) {
            case "willSet", "didSet": facts.declarations[index].traits.insert(.observed)
            case "init": break
            default: facts.declarations[index].traits.insert(.computed)
            }
        }
    }

    /// A name in a pattern: the property that is being declared, or a local that becomes visible after its pattern.
    mutating func enterNamePattern(_ frame: inout Frame) {
        guard !frame.around.isProperty, let parent, let name = frame.node.child(Slot.Postfix.inner) else { return }
        // `guard let self` binds a name that is visible anyway.
        if source.text(name.tokenRange) == "self" { return }
        let isBinding = parent.kind == .patternBinding || parent.kind == .optionalBindingCondition
        let local = declareLocal(named: name, kind: isBinding ? .variable : .pattern)
        let isPlain =
            isBinding || parent.kind == .valueBindingPattern || parent.kind == .forStmt
            || parent.kind == .patternExpr
        guard isPlain else { return }
        frames[frames.count - 1].local = local
        guard local >= 0 else { return }
        if parent.kind == .optionalBindingCondition, !parent.node.has(Slot.OptionalBinding.initializer) {
            facts.locals[Int(local)].origin = readShorthand(
                facts.locals[Int(local)].name,
                at: facts.locals[Int(local)].nameRange.start
            )
        } else if parent.kind == .forStmt {
            facts.locals[Int(local)].origin = parent.origin
        }
    }

    /// The value of a property, parameter, local or case: it may determine the type.
    mutating func enterInitializer(_ frame: inout Frame) {
        frame.around.becomeExpression()
        guard let parent else { return }
        let (declaration, local) = typedBy(parent)
        guard declaration >= 0 || local >= 0, let value = frame.node.child(Slot.Clause.value) else { return }
        let written = typeOf(declaration, local)
        guard written < 0 else { return addImplicitConstruction(by: value, of: written, traits: frame.around.traits) }
        let type = evidentType(of: value)
        guard type < 0 else {
            if parent.kind == .optionalBindingCondition { facts.types[Int(type)].shape.remove(.optional) }
            return setType(type, of: declaration, local)
        }
        let origin = readValue(value, parent.kind == .optionalBindingCondition ? .bound : [])
        if declaration >= 0 { facts.declarations[Int(declaration)].origin = origin }
        if local >= 0 { facts.locals[Int(local)].origin = origin }
    }

    /// The declaration and the local whose type is given by a clause in this node.
    func typedBy(_ parent: Frame) -> (declaration: Int32, local: Int32) {
        switch parent.kind {
        case .patternBinding, .functionParameter, .enumCaseParameter: (parent.declaration, parent.local)
        case .optionalBindingCondition, .forStmt, .closureParameter, .closureCapture: (-1, parent.local)
        default: (-1, -1)
        }
    }

    private func typeOf(_ declaration: Int32, _ local: Int32) -> Int32 {
        if let fact = facts.declaration(declaration) { return fact.type }
        return local >= 0 && Int(local) < facts.locals.count ? facts.locals[Int(local)].type : -1
    }

    mutating func setType(_ type: Int32, of declaration: Int32, _ local: Int32) {
        if declaration >= 0 { facts.declarations[Int(declaration)].type = type }
        if local >= 0 { facts.locals[Int(local)].type = type }
    }
}
