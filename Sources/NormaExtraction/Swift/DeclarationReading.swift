// Reads the heads of declarations when the walk enters them, and their measures when it leaves them.

import NormaFacts
import NormaText
@_spi(RawSyntax) import SwiftSyntax

extension SourceWalk {
    mutating func enterDeclaration(_ frame: inout Frame) {
        let node = frame.node
        switch frame.kind {
        case .classDecl: enterType(.class, &frame)
        case .structDecl: enterType(.struct, &frame)
        case .enumDecl: enterType(.enum, &frame)
        case .actorDecl: enterType(.actor, &frame)
        case .protocolDecl: enterType(.protocol, &frame)
        case .extensionDecl: enterExtension(&frame)
        case .functionDecl, .initializerDecl, .deinitializerDecl, .subscriptDecl, .macroDecl: enterFunction(&frame)
        case .variableDecl: enterVariable(&frame)
        case .enumCaseDecl: enterCases(&frame)
        case .functionParameter: enterParameter(&frame)
        case .enumCaseParameter: enterAssociatedValue(&frame)
        case .typeAliasDecl: enterNamed(.typealias, &frame)
        case .associatedTypeDecl: enterNamed(.associatedType, &frame)
        case .precedenceGroupDecl: enterNamed(.precedenceGroup, &frame)
        case .operatorDecl:
            open(.operator, named: node.child(Slot.Operator.name)?.tokenRange ?? .empty, &frame)
        default: break
        }
    }

    // MARK: - Opening and closing

    /// Adds a declaration below the current one and makes it the current one until the frame is left.
    @discardableResult
    mutating func open(_ kind: DeclarationKind, named nameRange: ByteRange, _ frame: inout Frame) -> Int {
        let index = add(kind, named: nameRange, range: trimmed(frame.node, end: frame.end), &frame)
        frame.closing.insert(.declaration)
        frame.savedOwner = owner
        frame.savedDecisions = decisions
        owner = Int32(clamping: index)
        frame.declaration = owner
        frame.around.becomeExpression()
        frame.around.call = -1
        return index
    }

    /// Adds a declaration below the current one, with the traits that its surroundings give it.
    mutating func add(_ kind: DeclarationKind, named nameRange: ByteRange, range: ByteRange, _ frame: inout Frame)
        -> Int
    {
        let name = name(at: nameRange.withoutBackticks(in: bytes))
        var fact = DeclarationFact(kind: kind, name: name, parent: owner, range: range, nameRange: nameRange)
        if frame.around.isConditional { fact.traits.insert(.conditional) }
        if frame.around.isInPreview { fact.traits.insert(.inPreview) }
        if let enclosing = facts.declaration(owner) {
            fact.depth = enclosing.depth + (enclosing.kind.isType || enclosing.kind == .extension ? 1 : 0)
            fact.access = inheritedAccess(of: kind, in: enclosing)
            fact.setterAccess = fact.access
        }
        let start = frame.node.start
        if hasDocumentation(ByteRange(start, Int(range.start))) { fact.traits.insert(.documented) }
        if frame.around.place == .code, kind != .parameter, kind != .associatedValue { fact.traits.insert(.local) }
        facts.declarations.append(fact)
        return facts.declarations.count - 1
    }

    private func inheritedAccess(of kind: DeclarationKind, in enclosing: DeclarationFact) -> AccessLevel {
        switch kind {
        case .parameter, .associatedValue, .enumCase: return enclosing.access
        default:
            if enclosing.kind == .protocol { return enclosing.access }
            let states = enclosing.kind == .extension && enclosing.traits.contains(.explicitAccess)
            return states ? enclosing.access : .internal
        }
    }

    mutating func closeDeclaration(_ frame: inout Frame) {
        if frame.declaration >= 0 { finish(frame.declaration) }
        owner = frame.savedOwner
        decisions = frame.savedDecisions
    }

    /// The declaration has no further inner declarations, and all its decisions were counted.
    mutating func finish(_ declaration: Int32) {
        let index = Int(declaration)
        facts.declarations[index].subtreeEnd = Int32(clamping: facts.declarations.count)
        let kind = facts.declarations[index].kind
        let hasBody = facts.declarations[index].traits.contains(.hasBody)
        switch kind {
        case .function, .initializer, .deinitializer, .subscript, .property:
            if hasBody || decisions > 0 {
                facts.declarations[index].complexity = Int16(clamping: max(0, decisions))
            }
        default: break
        }
    }

    // MARK: - Types and extensions

    private mutating func enterType(_ kind: DeclarationKind, _ frame: inout Frame) {
        let index = enterNamed(kind, &frame)
        let members = frame.node.child(Slot.NominalType.members)
        facts.declarations[index].bodyRange = insideBraces(members)
        if frame.node.has(Slot.NominalType.genericParameters), kind != .protocol {
            facts.declarations[index].traits.insert(.generic)
        }
    }

    private mutating func enterExtension(_ frame: inout Frame) {
        let type = frame.node.child(Slot.Extension.extendedType)
        let place = type.map { trimmed($0, end: $0.end) } ?? .empty
        let index = open(.extension, named: place, &frame)
        facts.declarations[index].name = nameWithoutGenerics(place)
        openScope(&frame, until: frame.end)
        readHead(of: frame.node, into: index)
        facts.declarations[index].bodyRange = insideBraces(frame.node.child(Slot.Extension.members))
        if frame.node.has(Slot.Extension.whereClause) { facts.declarations[index].traits.insert(.generic) }
        frame.around.role = .extended
    }

    /// A declaration with attributes, modifiers and a name in the usual slots.
    @discardableResult
    private mutating func enterNamed(_ kind: DeclarationKind, _ frame: inout Frame) -> Int {
        let name = frame.node.child(Slot.Declaration.name)?.tokenRange ?? .empty
        let index = open(kind, named: name, &frame)
        openScope(&frame, until: frame.end)
        readHead(of: frame.node, into: index)
        recordKeyword(frame.node.child(Slot.Declaration.keyword), before: name, of: index)
        identifyLocal(index)
        return index
    }

    /// Records that a declaration's keyword is one space before its name.
    mutating func recordKeyword(_ keyword: RawNode?, before name: ByteRange, of index: Int) {
        guard let keyword, let length = facts.declarations[index].kind.keywordLength,
            keyword.tokenRange == ByteRange(start: name.start - 1 - length, end: name.start - 1)
        else { return }
        facts.declarations[index].traits.insert(.plainKeyword)
    }

    /// A local function or type was registered when its block was entered.
    mutating func identifyLocal(_ index: Int) {
        guard facts.declarations[index].traits.contains(.local) else { return }
        let place = facts.declarations[index].nameRange.withoutBackticks(in: bytes).start
        guard let local = scopes.registered.removeValue(forKey: place) else { return }
        facts.locals[Int(local)].declaration = Int32(clamping: index)
    }

    // MARK: - Enum cases

    private mutating func enterCases(_ frame: inout Frame) {
        let elements = frame.node.child(Slot.EnumCase.elements)?.elements() ?? []
        guard let first = elements.first else { return }
        let index = open(.enumCase, named: first.child(Slot.EnumElement.name)?.tokenRange ?? .empty, &frame)
        facts.declarations[index].range.end = trimmedEnd(of: first, end: first.end)
        readHead(of: frame.node, into: index)
        readElement(first, into: index)
    }

    /// The first element was read with the `case`; each further element is a separate declaration.
    mutating func enterElement(_ frame: inout Frame) {
        frame.around.becomeExpression()
        guard frames.count >= 2, let list = parent, list.slot > 0 else { return }
        let cases = frames.count - 2
        let name = frame.node.child(Slot.EnumElement.name)?.tokenRange ?? .empty
        let index = openSibling(.enumCase, named: name, of: cases, in: &frame)
        readElement(frame.node, into: index)
    }

    /// Closes the declaration that an outer frame opened, and opens the next one of the same list.
    mutating func openSibling(
        _ kind: DeclarationKind,
        named nameRange: ByteRange,
        of outer: Int,
        in frame: inout Frame
    ) -> Int {
        let first = frames[outer].declaration
        if first >= 0 { finish(first) }
        owner = frames[outer].savedOwner
        decisions = 0
        let index = add(kind, named: nameRange, range: trimmed(frame.node, end: frame.end), &frame)
        if let sibling = facts.declaration(first) {
            facts.declarations[index].access = sibling.access
            facts.declarations[index].setterAccess = sibling.setterAccess
            facts.declarations[index].traits.formUnion(sibling.traits.intersection(.shared))
            facts.declarations[index].attributes = sibling.attributes
        }
        owner = Int32(clamping: index)
        frames[outer].declaration = owner
        return index
    }

    private mutating func readElement(_ element: RawNode, into index: Int) {
        if let value = element.child(Slot.EnumElement.rawValue)?.child(Slot.Clause.value) {
            facts.declarations[index].value = shortValue(value)
        }
        let clause = element.child(Slot.EnumElement.parameters)
        let count = clause?.child(Slot.ParameterClause.parameters)?.children.count ?? 0
        facts.declarations[index].parameterCount = Int16(clamping: count)
    }
}

extension DeclarationTraits {
    /// The facts that hold for all names of a declaration with several.
    static let shared: DeclarationTraits = [
        .final, .static, .classMember, .weak, .unowned, .unownedUnsafe, .lazy, .override, .indirect, .nonisolated,
        .distributed, .constant, .documented, .conditional, .local, .explicitAccess, .restrictedSetter, .dynamic,
        .optional, .inPreview,
    ]
}
