// The type of what stands before the dot of a call, as subjects that rules can judge.

import NormaProject

extension JudgingContext {
    /// The type, or candidates for it; nil where it can't be told.
    func receiverTypes(of call: Int, in file: FileID) -> [Subject]? {
        guard let type = project.receiverType(ofCall: call, in: file) else { return nil }
        switch type.resolution {
        case .exact(let declaration): return [.declaration(declaration)]
        case .ambiguous(let declarations): return declarations.map { .declaration($0) }
        case .external: return [.external(type.name)]
        case .local: return nil
        }
    }
}
