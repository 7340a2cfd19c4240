// Follows chains of names from their beginning to their last member.

import NormaFacts

/// The beginning of a chain, or a name alone, at its place.
struct ChainStart {
    var name: String
    var reference: Int32
    var local: Int32
    var owner: DeclarationID?
    var file: FileID
}

extension TypeFinder {
    /// The initial value of a variable; the number is an index into the file's values.
    mutating func type(of value: ValueFact, numbered number: Int32, in file: FileID) -> ValueType? {
        remembered(.value(number, file)) { $0.found(for: value, in: file) }
    }

    private mutating func found(for value: ValueFact, in file: FileID) -> ValueType? {
        guard step() else { return nil }
        let parts = Self.names(project.file(file).content.text(value.chain))
        var found: ValueType?
        if value.call >= 0 {
            found = result(ofCall: Int(value.call), in: file).flatMap { members(parts[...], of: $0) }
        } else if let first = parts.first {
            let start = ChainStart(
                name: first,
                reference: value.reference,
                local: value.local,
                owner: project.declaration(value.owner, in: file),
                file: file
            )
            found = chain(parts, from: start)
        }
        guard var found, !found.isMetatype else { return nil }
        if value.traits.contains(.element) {
            guard !found.element.isEmpty, !found.isOptional else { return nil }
            return ValueType(types: found.element)
        }
        if value.traits.contains(.unwrapped) { found = found.unwrapped }
        if value.traits.contains(.optional) { found.isOptional = true }
        return value.traits.contains(.bound) ? found.unwrapped : found
    }

    mutating func chain(_ parts: [String], from start: ChainStart) -> ValueType? {
        guard step() else { return nil }
        var rest = parts.dropFirst()
        guard let root = beginning(of: start, &rest) else { return nil }
        return members(rest, of: root)
    }

    /// The beginning of a chain: its first name, or the first two if the first one is a module's.
    mutating func beginning(of start: ChainStart, _ rest: inout ArraySlice<String>) -> ValueType? {
        root(start) ?? moduleMember(start, &rest)
    }

    mutating func members(_ names: ArraySlice<String>, of value: ValueType) -> ValueType? {
        var value = value
        for name in names {
            guard let next = member(name, of: value) else { return nil }
            value = next
        }
        return value
    }

    /// By bytes, because it is called for every name; most chains are one name.
    static func names(_ chain: String) -> [String] {
        let dot = UInt8(ascii: ".")
        guard chain.utf8.contains(dot) else { return chain.isEmpty ? [] : [chain] }
        return chain.utf8.split(separator: dot).map { String(Substring($0)) }
    }

    // MARK: - Where a chain begins

    private mutating func root(_ start: ChainStart) -> ValueType? {
        let content = project.files[Int(start.file.index)].content
        if start.local >= 0, Int(start.local) < content.locals.count {
            return type(of: content.locals[Int(start.local)], start)
        }
        switch start.name {
        case "self": return start.owner.flatMap { selfType($0) }
        case "Self": return start.owner.flatMap { selfType($0) }.map { ValueType(types: $0.types, isMetatype: true) }
        case "super":
            let type = start.owner.flatMap { selfType($0) }?.types.first
            guard case .exact(let declaration) = type?.resolution else { return nil }
            return project.superclass(of: declaration).map { .instance(project.known($0.target)) }
        default: break
        }
        if let reference = project.reference(start.reference, in: start.file) {
            switch project.resolution(of: reference) {
            case .exact, .ambiguous, .local: return metatype(reference)
            case .external:
                if isModule(start.name, in: start.file) { return nil }
                let isName = start.name.first?.isUppercase == true && !ExternalTypes.isFunction(start.name)
                if isName, !isValue(start) { return metatype(reference) }
            }
        }
        return property(start)
    }

    mutating func metatype(_ reference: ReferenceID) -> ValueType? {
        nominal(reference, on: nil, isInside: true).flatMap {
            $0.isOptional ? nil : ValueType(types: $0.types, isMetatype: true)
        }
    }

    /// Whether a capitalised name is a property or a function of the code base.
    private func isValue(_ start: ChainStart) -> Bool { project.isNameOfValue(start.name) }

    private mutating func type(of local: LocalFact, _ start: ChainStart) -> ValueType? {
        switch local.kind {
        case .type:
            let declared = project.declaration(local.declaration, in: start.file)
            return declared.map { .metatype(project.known($0)) }
        case .genericParameter: return project.reference(start.reference, in: start.file).flatMap { metatype($0) }
        case .function: return nil
        case .parameter where local.declaration >= 0:
            return project.declaration(local.declaration, in: start.file).flatMap { type(of: $0, isInside: true) }
        case .variable, .parameter, .closureParameter, .pattern:
            if local.type >= 0 { return written(local.type, in: start.file, isInside: true) }
            return project.files[Int(start.file.index)].content.value(local.origin).flatMap {
                type(of: $0, numbered: local.origin, in: start.file)
            }
        }
    }

    /// `Kit.Router.shared`: a module's name, then a type's.
    private mutating func moduleMember(_ start: ChainStart, _ rest: inout ArraySlice<String>) -> ValueType? {
        guard start.local < 0, start.reference >= 0, let member = rest.first, member.first?.isUppercase == true
        else { return nil }
        let content = project.files[Int(start.file.index)].content
        guard isModule(start.name, in: start.file),
            let index = (Int(start.reference)..<min(Int(start.reference) + 16, content.references.count)).first(
                where: {
                    content.references[$0].qualifier == start.reference
                        && content.text(content.references[$0].name) == member
                }
            ), let reference = project.reference(Int32(index), in: start.file)
        else { return nil }
        rest = rest.dropFirst()
        return metatype(reference)
    }

    /// A module that the file imports, or its own.
    private func isModule(_ name: String, in file: FileID) -> Bool {
        let source = project.file(file)
        return source.content.imports(name) || source.modules.contains { project.module($0).name == name }
    }

    /// A property that a bare name means: of the types around, else the only one of that name outside of types.
    private mutating func property(_ start: ChainStart) -> ValueType? {
        var current = start.owner
        while let next = current {
            let kind = project.fact(next).kind
            if kind.isType || kind == .extension, let type = selfType(next) {
                if let found = property(start.name, of: type) { return found.type }
                // The members of a framework's class are unknown; they would come before outer names.
                if type.types.contains(where: project.inheritsFromOutside) { return nil }
            }
            current = project.parent(of: next)
        }
        let found = project.topLevelProperties(named: start.name, seenFrom: start.file)
        return common(ofAll: found) { $0.type(of: $1) }
    }

    // MARK: - Members

    /// A property that was found: its type may still be unknown.
    struct FoundProperty {
        var type: ValueType?
    }

    mutating func member(_ name: String, of value: ValueType) -> ValueType? {
        guard step() else { return nil }
        if name == "self" { return value }
        if value.types == [ValueType.array], ["first", "last"].contains(name), !value.element.isEmpty {
            return ValueType(types: value.element, isOptional: true)
        }
        if let found = property(name, of: value) { return found.type }
        guard let type = value.types.first, value.types.count == 1, value.isMetatype else { return nil }
        if project.members(named: name, of: type).contains(where: { project.fact($0).kind == .enumCase }) {
            return .instance(type)
        }
        if case .external = type.resolution, ExternalTypes.isInstance(member: name, of: type.name) {
            return .instance(type)
        }
        guard name.first?.isUppercase == true else { return nil }
        if case .external = type.resolution {
            return .metatype(KnownType(resolution: .external, name: type.name + "." + name))
        }
        let members = project.members(named: name, of: type)
        guard members.count <= Crowds.most else { return nil }
        let nested = Array(members).filter { project.fact($0).kind.isType }
        return nested.count == 1 ? nested.first.map { .metatype(project.known($0)) } : nil
    }

    /// Nil if no type has a property of this name.
    private mutating func property(_ name: String, of value: ValueType) -> FoundProperty? {
        for type in value.types {
            let members = project.members(named: name, of: type)
            guard members.count <= Crowds.most else { return FoundProperty() }
            let found = Array(members).filter { project.fact($0).kind == .property }
            guard !found.isEmpty else { continue }
            let shared = common(ofAll: found) { finder, property in
                // A supertype's `Item` may be any type here.
                value.isSelf && finder.project.holds(property, type)
                    ? finder.type(ofOwn: property, on: type, in: value.extension)
                    : finder.type(of: property, on: type)
            }
            return FoundProperty(type: shared)
        }
        return nil
    }

    /// A property of `self`: of its generic parameter's bounds, in its own head and by the extension's conditions.
    private mutating func type(ofOwn property: DeclarationID, on type: KnownType, in extended: DeclarationID?)
        -> ValueType?
    {
        let found = self.type(of: property, on: type, isInside: true)
        let file = project.file(of: property)
        let facts = project.file(file).content
        guard let extended, let bounds = project.extensionBounds[extended],
            let written = facts.type(project.fact(property).type),
            let reference = project.reference(written.reference, in: file), project.fact(reference).qualifier < 0,
            project.bounds[reference] != nil || project.resolution(of: reference) == .local,
            let scopes = bounds[facts.text(project.fact(reference).name)]
        else { return found }
        var value = found ?? ValueType(types: [], isOptional: written.shape.contains(.optional))
        for type in scopes.map({ project.known($0) }) where !value.types.contains(type) { value.types.append(type) }
        return value
    }

    /// The type that all have; nil if one's is unknown or they differ.
    func common(_ types: [ValueType?]) -> ValueType? {
        guard let first = types.first, let type = first, types.allSatisfy({ $0 == type }) else { return nil }
        return type
    }

    /// The same for some declarations. If there are more than the steps, one of them could not be evaluated.
    mutating func common(
        ofAll declarations: [DeclarationID],
        _ type: (inout TypeFinder, DeclarationID) -> ValueType?
    ) -> ValueType? {
        guard declarations.count <= Self.mostSteps else {
            useUpSteps()
            return nil
        }
        return common(declarations.map { type(&self, $0) })
    }

    /// `self` at a declaration: the nearest type or extension at or around it, with its conditions.
    func selfType(_ declaration: DeclarationID) -> ValueType? {
        var current: DeclarationID? = declaration
        while let next = current {
            let kind = project.fact(next).kind
            if kind.isType { return ValueType(types: [project.known(next)], isSelf: true) }
            if kind == .extension {
                guard let scope = project.ownScope(of: next) else { return nil }
                let others = project.extensionBounds[next]?["Self"] ?? []
                let types = ([scope] + others.filter { $0 != scope }).map { project.known($0) }
                return ValueType(types: types, isSelf: true, extension: next)
            }
            current = project.parent(of: next)
        }
        return nil
    }
}
