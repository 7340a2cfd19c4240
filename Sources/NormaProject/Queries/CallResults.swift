// The results of calls, if a declaration of the code base gives them.

import NormaFacts

extension TypeFinder {
    /// The type of a call's result: the declared return type of the called function, or the type that is created.
    mutating func result(ofCall index: Int, in file: FileID) -> ValueType? {
        remembered(.call(index, file)) { $0.found(forCall: index, in: file) }
    }

    private mutating func found(forCall index: Int, in file: FileID) -> ValueType? {
        let content = project.files[Int(file.index)].content
        guard step(), content.calls.indices.contains(index) else { return nil }
        let call = content.calls[index]
        if let made = madeType(by: call, in: file) { return made }
        let name = content.text(call.name)
        switch call.receiver {
        case .none:
            if call.local >= 0 { return localResult(of: call, in: file) }
            if let receiver = implicitReceiver(of: call, in: file) {
                return function(name, call, of: receiver, in: file)
            }
            let found = project.functions(named: name, seenFrom: file)
            return result(of: found.filter { project.accepts($0, call, in: file) }, on: nil)
        case .chain, .expression:
            guard let receiver = receiver(ofCall: index, in: file) else { return nil }
            if name == "init" { return receiver.isMetatype ? ValueType(types: receiver.types) : nil }
            return function(name, call, of: receiver, in: file)
        case .implicit: return nil
        }
    }

    /// `Cart()`, `Shop.Cart()`
    mutating func madeType(by call: CallFact, in file: FileID) -> ValueType? {
        let content = project.files[Int(file.index)].content
        let name = content.text(call.name)
        guard call.reference >= 0, !ExternalTypes.isFunction(name) else { return nil }
        let end = min(Int(call.reference) + 16, content.references.count)
        let found = (Int(call.reference)..<end).first { content.references[$0].range == call.nameRange }
        guard let found, content.references[found].role == .construction,
            let reference = project.reference(Int32(found), in: file)
        else { return nil }
        if case .external = project.resolution(of: reference) {
            // A function or property may be called like a type.
            if project.isNameOfValue(name) || project.isNameOfCase(name) { return nil }
        }
        guard let made = nominal(reference, on: nil, isInside: true), !made.isOptional, made.element.isEmpty else {
            return nil
        }
        return ValueType(types: made.types)
    }

    private mutating func localResult(of call: CallFact, in file: FileID) -> ValueType? {
        let content = project.files[Int(file.index)].content
        guard Int(call.local) < content.locals.count, content.locals[Int(call.local)].kind == .function
        else {
            return nil
        }
        return project.declaration(content.locals[Int(call.local)].declaration, in: file).flatMap { type(of: $0) }
    }

    /// The nearest type around that has a method of the called name, its own or an inherited one.
    mutating func implicitReceiver(of call: CallFact, in file: FileID) -> ValueType? {
        guard call.local < 0 else { return nil }
        let name = project.file(file).content.text(call.name)
        var current = project.declaration(call.owner, in: file)
        while let next = current {
            let kind = project.fact(next).kind
            if kind.isType || kind == .extension, let type = selfType(next) {
                let declaring = type.types.first { type in
                    let members = project.members(named: name, of: type)
                    return members.count > Crowds.most || members.contains { project.fact($0).kind == .function }
                }
                if let declaring { return .instance(declaring) }
                // It may be a method of a class that is not known.
                if type.types.contains(where: project.inheritsFromOutside) { return nil }
            }
            current = project.parent(of: next)
        }
        return nil
    }

    private mutating func function(
        _ name: String,
        _ call: CallFact,
        of receiver: ValueType,
        in file: FileID
    ) -> ValueType? {
        if receiver.isOptional, !call.isUnwrapped { return nil }
        for type in receiver.types {
            switch project.meant(name, by: call, in: file, of: type, isMetatype: receiver.isMetatype) {
            case .case: return .instance(type)
            case .functions(let functions): return result(of: functions, on: type)
            case nil: continue
            }
        }
        return nil
    }

    /// - Parameter functions: those that can be called so.
    private mutating func result(of functions: [DeclarationID], on type: KnownType?) -> ValueType? {
        common(ofAll: functions) { $0.type(of: $1, on: type) }
    }
}

/// The meaning of a name that is called on a value or on a type.
private enum CalledMembers {
    /// One of the enumeration itself.
    case `case`
    case functions([DeclarationID])
}

extension Project {
    /// The nearest members of the name that can be called so.
    fileprivate func meant(
        _ name: String,
        by call: CallFact,
        in file: FileID,
        of type: KnownType,
        isMetatype: Bool
    ) -> CalledMembers? {
        guard let number = linked.names.known(name) else { return nil }
        return firstLevel(of: type) { level -> CalledMembers? in
            let found = types.namedMembers.find(number, in: level)
            // That they may be called so is all that can be said.
            if found.count > Crowds.most { return .functions([]) }
            if isMetatype, !found.isEmpty, found.allSatisfy({ fact($0).kind == .enumCase }) { return .case }
            let functions = Array(found).filter { fact($0).kind == .function && accepts($0, call, in: file) }
            return functions.isEmpty ? nil : .functions(functions)
        }
    }

    /// Whether a function can be called with these labels.
    func accepts(_ function: DeclarationID, _ call: CallFact, in file: FileID) -> Bool {
        let given = files[Int(file.index)].content
        let labels = given.labels(of: call).dropLast(Int(call.trailingClosureCount))
        let owner = files[Int(self.file(of: function).index)]
        let own = owner.content
        var closures = Int(call.trailingClosureCount)
        var next = labels.startIndex
        var index = function.index - owner.firstDeclaration.index + 1
        let end = own.declaration(at: index - 1).subtreeEnd
        while index < end, let parameter = own.declaration(index) {
            index = max(index + 1, parameter.subtreeEnd)
            guard parameter.kind == .parameter else { continue }
            if next < labels.endIndex, given.text(labels[next]) == own.text(parameter.label) {
                next += 1
                guard parameter.traits.contains(.variadic) else { continue }
                while next < labels.endIndex, given.text(labels[next]).isEmpty { next += 1 }
            } else if parameter.traits.contains(.hasDefault) || parameter.traits.contains(.variadic) {
                continue
            } else if closures > 0 {
                closures -= 1
            } else {
                return false
            }
        }
        return next == labels.endIndex
    }
}
