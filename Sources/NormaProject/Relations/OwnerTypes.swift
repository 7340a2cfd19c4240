// The types that own the code at each place of a file.

import NormaFacts

/// By declaration of a file, the nominal type that owns its code.
struct OwnerTypes {
    /// -1 if there is none.
    private var around: [Int32] = []
    private(set) var types: [DeclarationID] = []

    init(of file: FileID, in project: Project) {
        let facts = project.file(file).content
        around.reserveCapacity(facts.declarations.count)
        for (index, fact) in facts.declarations.enumerated() {
            guard let declaration = project.declaration(Int32(clamping: index), in: file) else { continue }
            let own: Int32?
            if fact.kind.isType {
                types.append(declaration)
                own = declaration.index
            } else if fact.kind == .extension {
                own = project.extendedType(of: declaration)?.index
            } else {
                own = nil
            }
            let parent = Int(fact.parent)
            let outer = around.indices.contains(parent) ? around[parent] : -1
            // Code outside of types is its own source: a function of a test suite, a global.
            let fallback = fact.parent < 0 && fact.kind != .extension ? declaration.index : -1
            around.append(own ?? (outer >= 0 ? outer : fallback))
        }
    }

    func type(around owner: Int32) -> DeclarationID? {
        let index = Int(owner)
        guard around.indices.contains(index), around[index] >= 0 else { return nil }
        return DeclarationID(around[index])
    }
}
