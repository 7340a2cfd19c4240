// The expected type of a name after a bare dot, as far as declarations give it.

import NormaFacts

extension TypeFinder {
    /// The types on which the name is looked up, several if the called function has several forms; nil if they are unknown.
    mutating func expected(_ index: Int32, in file: FileID) -> [ValueType]? {
        guard step(), let fact = project.file(file).content.expectation(index) else { return nil }
        guard let found = values(expectedBy: fact, in: file), !found.isEmpty else { return nil }
        var values: [ValueType] = []
        for var value in found {
            if fact.isElement {
                guard value.types == [ValueType.array], !value.element.isEmpty else { return nil }
                value = ValueType(types: value.element)
            }
            // A value may be converted if the expected type is `Any`, a protocol or an outside type.
            guard !value.isMetatype, !value.types.isEmpty, value.types.allSatisfy(project.isMeantItself) else {
                return nil
            }
            values.append(
                ValueType(
                    types: value.types,
                    isOptional: value.isOptional || value.isImplicitlyUnwrapped,
                    isMetatype: true
                )
            )
        }
        return values
    }

    private mutating func values(expectedBy fact: ExpectationFact, in file: FileID) -> [ValueType]? {
        let facts = project.files[Int(file.index)].content
        switch fact.source {
        case .declaration:
            guard facts.declaration(fact.index).map({ $0.type >= 0 }) ?? false else { return nil }
            return project.declaration(fact.index, in: file).flatMap { type(of: $0, isInside: true) }.map { [$0] }
        case .local:
            guard Int(fact.index) < facts.locals.count, facts.locals[Int(fact.index)].type >= 0 else { return nil }
            return written(facts.locals[Int(fact.index)].type, in: file, isInside: true).map { [$0] }
        case .value:
            return facts.value(fact.index).flatMap { type(of: $0, numbered: fact.index, in: file) }.map { [$0] }
        case .argument: return argument(Int(fact.position), ofCall: Int(fact.index), in: file)
        }
    }

    // MARK: - Arguments

    /// The parameter types of a called function for one of its arguments: a type for each form that can be called so.
    private mutating func argument(_ position: Int, ofCall index: Int, in file: FileID) -> [ValueType]? {
        let facts = project.files[Int(file.index)].content
        guard step(), facts.calls.indices.contains(index) else { return nil }
        let call = facts.calls[index]
        guard position < min(facts.labels(of: call).count, Project.mostArgumentsFollowed),
            let called = called(by: call, at: index, in: file)
        else {
            return nil
        }
        var found: [ValueType] = []
        for (function, type) in called {
            guard let parameter = project.parameter(of: function, forArgument: position, of: call, in: file),
                project.fact(parameter).kind != .property || project.fact(parameter).attributes.count == 0,
                let value = self.type(of: parameter, on: type)
            else { return nil }
            let isVariadic = project.fact(parameter).traits.contains(.variadic)
            let taken = isVariadic ? ValueType(types: value.element) : value
            if !found.contains(taken) { found.append(taken) }
        }
        return found
    }

    private typealias Called = (function: DeclarationID, type: KnownType?)

    private mutating func called(by call: CallFact, at index: Int, in file: FileID) -> [Called]? {
        let name = project.file(file).content.text(call.name)
        if call.receiver == .implicit {
            guard call.tail == .empty, let types = expected(call.expectation, in: file) else { return nil }
            return members(name, call, of: types, in: file)
        }
        if call.local >= 0, call.receiver == .none {
            let facts = project.files[Int(file.index)].content
            guard Int(call.local) < facts.locals.count, facts.locals[Int(call.local)].kind == .function else {
                return nil
            }
            return project.declaration(facts.locals[Int(call.local)].declaration, in: file).map { [($0, nil)] }
        }
        if let made = madeType(by: call, in: file) { return members("init", call, of: [made], in: file) }
        if call.receiver == .none {
            if let receiver = implicitReceiver(of: call, in: file) {
                return members(name, call, of: [receiver], in: file)
            }
            let found = project.functions(named: name, seenFrom: file).filter { project.accepts($0, call, in: file) }
            return found.map { ($0, nil) }
        }
        guard let receiver = receiver(ofCall: index, in: file), !receiver.isOptional || call.isUnwrapped else {
            return nil
        }
        return members(name, call, of: [receiver], in: file)
    }

    /// The functions, initializers or cases that can be called so; nil if a type has none, or may have others.
    private mutating func members(_ name: String, _ call: CallFact, of values: [ValueType], in file: FileID)
        -> [Called]?
    {
        var called: [Called] = []
        for type in values.flatMap(\.types) {
            guard case .exact = type.resolution, !project.inheritsFromOutside(type) else { return nil }
            let found = project.called(name, call, of: type, in: file)
            guard !found.isEmpty else { return nil }
            called += found.map { ($0, type) }
        }
        return called
    }
}

extension Project {
    /// For each argument those before it are counted.
    package static let mostArgumentsFollowed = 256

    /// In each file the first call with a name after a bare dot so far back that the expected type there is unknown.
    package var callsOfTooManyArguments: [(file: FileID, call: CallFact)] {
        files.indices.compactMap { index in
            let content = files[index].content
            let expectation = content.expectations.first {
                $0.source == .argument && Int($0.position) >= Self.mostArgumentsFollowed
            }
            guard let expectation, content.calls.indices.contains(Int(expectation.index)) else { return nil }
            return (FileID(Int32(index)), content.calls[Int(expectation.index)])
        }
    }

    fileprivate func called(_ name: String, _ call: CallFact, of type: KnownType, in file: FileID) -> [DeclarationID] {
        var found: [DeclarationID] = []
        var isCrowded = false
        // All levels: types decide between several forms.
        _ = firstLevel(of: type) { level -> Bool? in
            let members = members(named: name, in: level)
            if members.count > Crowds.most { isCrowded = true }
            guard !isCrowded else { return true }
            found += members.filter { member in
                switch fact(member).kind {
                case .function, .initializer: accepts(member, call, in: file)
                case .enumCase: true
                default: false
                }
            }
            return nil
        }
        if isCrowded { return [] }
        // The initializer that the compiler makes takes the stored properties; one in an extension leaves it there.
        if name == "init", case .exact(let made) = type.resolution, fact(made).kind == .struct,
            !hasOwnInitializer(made)
        {
            found.append(made)
        }
        return found
    }

    /// Whether no other type is converted to it where it is expected.
    fileprivate func isMeantItself(_ type: KnownType) -> Bool {
        guard case .exact(let declaration) = type.resolution else { return false }
        return [.struct, .enum, .class, .actor].contains(fact(declaration).kind)
    }

    /// The parameter for an argument; of a structure the property that the compiler's initializer takes by this label.
    fileprivate func parameter(
        of function: DeclarationID,
        forArgument position: Int,
        of call: CallFact,
        in file: FileID
    ) -> DeclarationID? {
        let given = files[Int(file.index)].content
        let labels = given.labels(of: call).dropLast(Int(call.trailingClosureCount)).map { given.text($0) }
        guard position < labels.count else { return nil }
        let own = files[Int(self.file(of: function).index)].content
        var next = 0
        for child in children(of: function) {
            let parameter = fact(child)
            switch parameter.kind {
            case .property where fact(function).kind == .struct:
                if own.text(parameter.name) == labels[position] { return child }
                continue
            case .parameter, .associatedValue: break
            default: continue
            }
            guard next < labels.count, labels[next] == own.text(parameter.label) else { continue }
            if next == position { return child }
            next += 1
            while parameter.traits.contains(.variadic), next < labels.count, labels[next].isEmpty {
                if next == position { return child }
                next += 1
            }
        }
        return nil
    }
}
