// The type of what stands before the dot of a call, as far as declarations and evident values tell it.

import NormaFacts
import NormaProject
import NormaText

extension JudgingContext {
    /// The type, or candidates for it; nil where it can't be told.
    func receiverTypes(of call: Int, in file: FileID) -> [Subject]? {
        let calls = project.files[Int(file.index)].facts.calls
        guard calls.indices.contains(call) else { return nil }
        if calls[call].receiver == .none { return implicitReceiver(of: calls[call], in: file) }
        guard let type = project.receiverType(ofCall: call, in: file) else { return nil }
        switch type.resolution {
        case .exact(let declaration): return [.declaration(declaration)]
        case .ambiguous(let declarations): return declarations.map { .declaration($0) }
        case .external: return [.external(type.name)]
        case .local: return nil
        }
    }

    /// `load()` in a type that has such a method is a call on `self`.
    private func implicitReceiver(of call: CallFact, in file: FileID) -> [Subject]? {
        guard call.local < 0, let owner = project.declaration(call.owner, in: file) else { return nil }
        let type = subjects.kinds[Int(owner.index)].isType ? owner : project.enclosingType(of: owner)
        guard let type else { return nil }
        let name = names.number(of: call.name, in: file)
        let isOwn = members(of: type).contains {
            subjects.kinds[Int($0.index)] == .function && subjects.names[Int($0.index)] == name
        }
        return isOwn ? [.declaration(type)] : nil
    }
}
