// What a removed declaration may be called now: a new one of the same sort in its place, or the one with the nearest name.

import NormaFacts
import NormaProject
import NormaText

struct RenamedNames {
    private let states: RemovedNameStates
    private var earlier: Project { states.earlier.project }
    private var later: Project { states.later.project }
    private let gone: [DeclarationID]
    /// The declarations of the touched files under names that nothing had before.
    private let new: [DeclarationID]

    init(_ states: RemovedNameStates, gone: [DeclarationID]) {
        self.states = states
        self.gone = gone
        let (earlier, later) = (states.earlier.project, states.later.project)
        new = states.touched.sorted().flatMap { path -> [DeclarationID] in
            guard let file = later.file(at: path) else { return [] }
            return later.files[Int(file.index)].content.declarations.indices.compactMap { index in
                guard let declaration = later.declaration(Int32(clamping: index), in: file) else { return nil }
                let fact = later.fact(declaration)
                guard fact.kind != .parameter, fact.kind != .extension, !fact.traits.contains(.local) else {
                    return nil
                }
                return earlier.declarations(named: later.name(of: declaration)).isEmpty ? declaration : nil
            }
        }
    }

    /// The simple name.
    func newName(of declaration: DeclarationID) -> String? {
        let candidates = new.filter { isAlike($0, declaration) }
        let lost = gone.filter { isOfScope($0, of: declaration) }
        if candidates.count == 1, lost.count == 1, let only = candidates.first { return later.name(of: only) }
        let names = candidates.map { later.name(of: $0) }
        let near = NearestWord.choices(for: earlier.name(of: declaration), among: names)
        return near.count == 1 ? near.first : nil
    }

    private func isOfScope(_ other: DeclarationID, of declaration: DeclarationID) -> Bool {
        sort(other, earlier) == sort(declaration, earlier) && scope(other, earlier) == scope(declaration, earlier)
    }

    private func isAlike(_ candidate: DeclarationID, _ declaration: DeclarationID) -> Bool {
        sort(candidate, later) == sort(declaration, earlier) && scope(candidate, later) == scope(declaration, earlier)
    }

    /// Types of all kinds are alike, members only of one kind.
    private func sort(_ declaration: DeclarationID, _ project: Project) -> DeclarationKind {
        states.isTypeName(declaration, in: project) ? .struct : project.fact(declaration).kind
    }

    /// The type around it.
    private func scope(_ declaration: DeclarationID, _ project: Project) -> String {
        project.enclosingType(of: declaration).map { project.symbol(of: $0) } ?? ""
    }
}
