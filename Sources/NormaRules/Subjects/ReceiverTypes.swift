// The type of what stands before the dot of a call, as far as declarations and evident values tell it.

import NormaFacts
import NormaProject
import NormaText

extension JudgingContext {
    /// The type, or candidates for it; nil where it can't be told.
    func receiverTypes(of call: Int, in file: FileID) -> [Subject]? {
        let facts = project.files[Int(file.index)].facts
        guard facts.calls.indices.contains(call) else { return nil }
        let fact = facts.calls[call]
        switch fact.receiver {
        case .none: return implicitReceiver(of: fact, in: file)
        case .implicit, .expression: return nil
        case .chain: break
        }
        let names = facts.text(fact.chain).split(separator: ".").map(String.init)
        guard let first = names.first, var (types, used) = start(of: first, names, fact, in: file) else { return nil }
        while used < names.count {
            guard let next = memberTypes(named: names[used], of: types) else { return nil }
            types = next
            used += 1
        }
        return types
    }

    /// `load()` in a type that has such a method is a call on `self`.
    private func implicitReceiver(of call: CallFact, in file: FileID) -> [Subject]? {
        let name = project.files[Int(file.index)].facts.text(call.name)
        guard call.local < 0, let type = enclosingType(ofOwner: call.owner, in: file) else { return nil }
        let isOwn = members(of: type).contains { project.fact($0).kind == .function && project.name(of: $0) == name }
        return isOwn ? [.declaration(type)] : nil
    }

    /// What the first name of a chain stands for, and how many names that took.
    private func start(
        of first: String,
        _ names: [String],
        _ call: CallFact,
        in file: FileID
    ) -> (types: [Subject], used: Int)? {
        let facts = project.files[Int(file.index)].facts
        if first == "self" || first == "Self" {
            return enclosingType(ofOwner: call.owner, in: file).map { ([.declaration($0)], 1) }
        }
        if call.local >= 0 {
            guard facts.locals.indices.contains(Int(call.local)) else { return nil }
            return writtenTypes(facts.locals[Int(call.local)].type, in: file).map { ($0, 1) }
        }
        if first.first?.isUppercase == true {
            let targets = targets(of: Int(call.reference), in: file)
            return targets.isEmpty ? nil : (targets, 1)
        }
        guard let type = enclosingType(ofOwner: call.owner, in: file) else { return nil }
        return memberTypes(named: first, of: [.declaration(type)]).map { ($0, 1) }
    }

    private func enclosingType(ofOwner owner: Int32, in file: FileID) -> DeclarationID? {
        guard let declaration = project.declaration(owner, in: file) else { return nil }
        return project.fact(declaration).kind.isType ? declaration : project.enclosingType(of: declaration)
    }

    /// The type of a property of one sure type, its own or one of a supertype of the project; outside, a well-known instance.
    private func memberTypes(named name: String, of types: [Subject]) -> [Subject]? {
        guard types.count == 1, let type = types.first else { return nil }
        switch type {
        case .external(let outside):
            return ExternalTypes.isInstance(member: name, of: simpleName(outside)) ? types : nil
        case .declaration(let declaration):
            let inherited = supertypes(of: declaration).compactMap { supertype in
                if case .declared(let inner) = supertype.target { inner } else { nil }
            }
            for holder in [declaration] + inherited {
                for member in members(of: holder) {
                    let fact = project.fact(member)
                    guard fact.kind == .property, project.name(of: member) == name else { continue }
                    return writtenTypes(fact.type, in: project.file(of: member))
                }
            }
            return nil
        default: return nil
        }
    }

    private func writtenTypes(_ type: Int32, in file: FileID) -> [Subject]? {
        guard let fact = project.files[Int(file.index)].facts.type(type), fact.reference >= 0 else { return nil }
        let targets = targets(of: Int(fact.reference), in: file)
        return targets.isEmpty ? nil : targets
    }
}
