// The type of what stands before the dot of a call, as far as the source tells it.

import NormaFacts

extension Project {
    /// The type on which a call's name is looked up: that of `self.repository`, of a local whose value tells its type, of
    /// `Router.shared`, of what `make()` is declared to return; for `Router.make()` the type itself, for `load()` the type
    /// around that has such a method.
    ///
    /// Nil where the compiler would have to infer it: results of generic functions, closures' parameters, operators.
    package func receiverType(ofCall index: Int, in file: FileID) -> KnownType? {
        let facts = self.file(file).facts
        guard facts.calls.indices.contains(index) else { return nil }
        let call = facts.calls[index]
        var teller = TypeTeller(self)
        if call.receiver == .none { return teller.implicitReceiver(of: call, in: file)?.types.first }
        guard let value = teller.receiver(ofCall: index, in: file) else { return nil }
        let name = facts.text(call.name)
        if !call.isUnwrapped {
            if value.isOptional { return ValueType.optional }
            if value.isImplicitlyUnwrapped, ExternalTypes.isOptionalMethod(name) { return nil }
        }
        guard value.types.count > 1 else { return value.types.first }
        let declaring = value.types.filter { !members(named: name, of: $0).isEmpty }
        return declaring.count == 1 ? declaring.first : nil
    }
}

extension TypeTeller {
    /// What stands before the last dot of a call.
    mutating func receiver(ofCall index: Int, in file: FileID) -> ValueType? {
        let facts = project.file(file).facts
        guard step(), facts.calls.indices.contains(index) else { return nil }
        let call = facts.calls[index]
        switch call.receiver {
        case .none, .implicit: return nil
        case .chain:
            let parts = Self.names(facts.text(call.chain))
            guard let first = parts.first else { return nil }
            let start = ChainStart(
                name: first,
                reference: call.reference,
                local: call.local,
                owner: project.declaration(call.owner, in: file),
                file: file
            )
            return chain(parts, from: start)
        case .expression:
            guard call.base >= 0, let base = result(ofCall: Int(call.base), in: file) else { return nil }
            return members(Self.names(facts.text(call.tail))[...], of: base)
        }
    }
}
