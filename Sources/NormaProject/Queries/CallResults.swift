// What calls return, where a declaration of the code base says it.

import NormaFacts

extension TypeTeller {
    /// The type of a call's result: what the called function is declared to return, or the type that is made.
    mutating func result(ofCall index: Int, in file: FileID) -> ValueType? {
        let facts = project.file(file).facts
        guard step(), facts.calls.indices.contains(index) else { return nil }
        let call = facts.calls[index]
        if let made = madeType(by: call, in: file) { return made }
        let name = facts.text(call.name)
        switch call.receiver {
        case .none:
            if call.local >= 0 { return localResult(of: call, in: file) }
            if let receiver = implicitReceiver(of: call, in: file) {
                return function(name, call, of: receiver, in: file)
            }
            let found = project.functions(named: name, seenFrom: file)
            return result(of: found, call, in: file, on: nil)
        case .chain, .expression:
            guard let receiver = receiver(ofCall: index, in: file) else { return nil }
            if name == "init" { return receiver.isMetatype ? ValueType(types: receiver.types) : nil }
            return function(name, call, of: receiver, in: file)
        case .implicit: return nil
        }
    }

    /// `Cart()`, `Shop.Cart()`
    mutating func madeType(by call: CallFact, in file: FileID) -> ValueType? {
        let facts = project.file(file).facts
        let name = facts.text(call.name)
        guard call.reference >= 0, !ExternalTypes.isFunction(name) else { return nil }
        let end = min(Int(call.reference) + 16, facts.references.count)
        let found = (Int(call.reference)..<end).first { facts.references[$0].range == call.nameRange }
        guard let found, facts.references[found].role == .construction,
            let reference = project.reference(Int32(found), in: file)
        else { return nil }
        if case .external = project.resolution(of: reference) {
            // A function or property may be called like a type.
            let isOther = project.declarations(named: name).contains {
                [.function, .property, .enumCase].contains(project.fact($0).kind)
            }
            if isOther { return nil }
        }
        guard let made = nominal(reference, on: nil, isInside: true), !made.isOptional, made.element.isEmpty else {
            return nil
        }
        return ValueType(types: made.types)
    }

    private mutating func localResult(of call: CallFact, in file: FileID) -> ValueType? {
        let facts = project.file(file).facts
        guard Int(call.local) < facts.locals.count, facts.locals[Int(call.local)].kind == .function else { return nil }
        return project.declaration(facts.locals[Int(call.local)].declaration, in: file).flatMap { type(of: $0) }
    }

    /// The nearest type around that has a method of the called name, its own or an inherited one.
    mutating func implicitReceiver(of call: CallFact, in file: FileID) -> ValueType? {
        guard call.local < 0 else { return nil }
        let name = project.file(file).facts.text(call.name)
        var current = project.declaration(call.owner, in: file)
        while let next = current {
            let kind = project.fact(next).kind
            if kind.isType || kind == .extension, let type = selfType(next) {
                let declaring = type.types.first { type in
                    project.members(named: name, of: type).contains { project.fact($0).kind == .function }
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
            for level in project.levels(of: type) {
                let found = project.members(named: name, in: level)
                let cases = found.filter { project.fact($0).kind == .enumCase }
                if receiver.isMetatype, !cases.isEmpty, cases.count == found.count { return .instance(type) }
                let functions = found.filter {
                    project.fact($0).kind == .function && project.accepts($0, call, in: file)
                }
                if !functions.isEmpty { return result(of: functions, call, in: file, on: type) }
            }
        }
        return nil
    }

    private mutating func result(
        of functions: [DeclarationID],
        _ call: CallFact,
        in file: FileID,
        on type: KnownType?
    ) -> ValueType? {
        let fitting = functions.filter { project.accepts($0, call, in: file) }
        return common(fitting.map { self.type(of: $0, on: type) })
    }
}

extension Project {
    /// Whether a function can be called with these labels.
    func accepts(_ function: DeclarationID, _ call: CallFact, in file: FileID) -> Bool {
        let given = files[Int(file.index)].content
        let labels = given.facts.labels(of: call).dropLast(Int(call.trailingClosureCount)).map { given.facts.text($0) }
        let own = files[Int(self.file(of: function).index)].content
        var closures = Int(call.trailingClosureCount)
        var next = labels.startIndex
        for child in children(of: function) {
            let parameter = fact(child)
            guard parameter.kind == .parameter else { continue }
            let label = own.facts.text(parameter.label)
            if next < labels.endIndex, labels[next] == label {
                next += 1
                while parameter.traits.contains(.variadic), next < labels.endIndex, labels[next].isEmpty { next += 1 }
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
