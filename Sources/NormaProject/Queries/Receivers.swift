// The type of a call's receiver, as far as the source gives it.

import NormaFacts

extension Project {
    /// The type on which a call's name is looked up: that of `self.repository`, of a local whose value gives its type, of
    /// `Router.shared`, of the declared result of `make()`; for `Router.make()` the type itself, for `load()` the type
    /// around that has such a method.
    ///
    /// Nil if the compiler would have to infer it: results of generic functions, closures' parameters, operators.
    package func receiverType(ofCall index: Int, in file: FileID) -> KnownType? {
        let facts = self.file(file).content
        guard facts.calls.indices.contains(index) else { return nil }
        let call = facts.calls[index]
        var finder = TypeFinder(self)
        if call.receiver == .none { return finder.implicitReceiver(of: call, in: file)?.types.first }
        guard let value = finder.receiver(ofCall: index, in: file) else { return nil }
        let name = facts.text(call.name)
        if !call.isUnwrapped {
            if value.isOptional { return ValueType.optional }
            if value.isImplicitlyUnwrapped, ExternalTypes.isOptionalMethod(name) { return nil }
        }
        guard value.types.count > 1 else { return value.types.first }
        let declaring = value.types.filter { !members(named: name, of: $0).isEmpty }
        return declaring.count == 1 ? declaring.first : nil
    }

    /// For each call of a file the types of the code base on whose values the members before its name are looked up, and the
    /// name itself: `Session` and `Cart` for `session.cart.pay()`. Without the beginning of a chain if that is `self` or a
    /// type.
    ///
    /// Cost: as for `receiverType`, once for each call's whole chain.
    package func typesAlongCalls(in file: FileID) -> [[DeclarationID]] {
        var finder = TypeFinder(self)
        return files[Int(file.index)].content.calls.map { call in
            finder.restart()
            var found: [DeclarationID] = []
            for value in finder.values(along: call, in: file)
            where !value.isMetatype && !value.isSelf && value.types.count == 1 {
                guard case .exact(let type)? = value.types.first?.resolution, !found.contains(type) else { continue }
                found.append(type)
            }
            return found
        }
    }
}

extension TypeFinder {
    /// The receiver before each dot of a call, as far as it is known.
    fileprivate mutating func values(along call: CallFact, in file: FileID) -> [ValueType] {
        let content = project.files[Int(file.index)].content
        var rest: ArraySlice<String> = []
        var first: ValueType?
        switch call.receiver {
        case .none, .implicit: return []
        case .chain:
            let parts = Self.names(content.text(call.chain))
            rest = parts.dropFirst()
            // A type written next to the name of a local or a parameter is a reference of its own.
            let isBound = call.local >= 0 && Int(call.local) < content.locals.count
            if rest.isEmpty, isBound, content.locals[Int(call.local)].type >= 0 { return [] }
            first = start(of: call, parts.first, in: file).flatMap { beginning(of: $0, &rest) }
        case .expression:
            rest = Self.names(content.text(call.tail))[...]
            first = beginning(of: call, in: file)
        }
        guard var value = first else { return [] }
        var found = [value]
        for name in rest {
            guard let next = member(name, of: value) else { break }
            found.append(next)
            value = next
        }
        // Called on an optional itself.
        if found.count == rest.count + 1, value.isOptional, !call.isUnwrapped { found.removeLast() }
        return found
    }

    private func start(of call: CallFact, _ name: String?, in file: FileID) -> ChainStart? {
        name.map {
            ChainStart(
                name: $0,
                reference: call.reference,
                local: call.local,
                owner: project.declaration(call.owner, in: file),
                file: file
            )
        }
    }

    /// The receiver before the last dot of a call.
    mutating func receiver(ofCall index: Int, in file: FileID) -> ValueType? {
        let content = project.files[Int(file.index)].content
        guard step(), content.calls.indices.contains(index) else { return nil }
        let call = content.calls[index]
        switch call.receiver {
        case .none, .implicit: return nil
        case .chain:
            let parts = Self.names(content.text(call.chain))
            return start(of: call, parts.first, in: file).flatMap { chain(parts, from: $0) }
        case .expression:
            guard let base = beginning(of: call, in: file) else { return nil }
            return members(Self.names(content.text(call.tail))[...], of: base)
        }
    }

    /// The beginning of a chain that isn't a name: the result of another call, or a cast.
    mutating func beginning(of call: CallFact, in file: FileID) -> ValueType? {
        if call.base >= 0 { return result(ofCall: Int(call.base), in: file) }
        return call.cast >= 0 ? written(call.cast, in: file, isInside: true) : nil
    }
}
