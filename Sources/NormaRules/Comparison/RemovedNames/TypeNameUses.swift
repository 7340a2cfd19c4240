// Where code still names types that a change removed.

import NormaFacts
import NormaFindings
import NormaProject
import NormaText

struct TypeNameUses {
    private let states: RemovedNameStates
    private var earlier: Project { states.earlier.project }
    private var later: Project { states.later.project }

    init(_ states: RemovedNameStates) { self.states = states }

    /// A name with the one before its dot.
    private struct Written: Hashable {
        var qualifier: String
        var name: String

        init(_ reference: ReferenceFact, in content: FileContent) {
            name = content.text(reference.name)
            qualifier = content.reference(reference.qualifier).map { content.text($0.name) } ?? ""
        }
    }

    /// Cost: one pass over the earlier references.
    func uses(of gone: Set<DeclarationID>) -> [DeclarationID: [RemovedName.Use]] {
        let names = Set(gone.map { earlier.name(of: $0) })
        var uses: [DeclarationID: [RemovedName.Use]] = [:]
        for file in earlier.allFileIDs {
            let meanings = meanings(in: file, of: gone, named: names)
            guard !meanings.isEmpty, let now = states.laterFile(of: file) else { continue }
            let content = later.content(of: now)
            for (index, fact) in content.references.enumerated() {
                guard let type = meanings[Written(fact, in: content)],
                    let reference = later.reference(Int32(clamping: index), in: now),
                    later.resolution(of: reference) == .external, fact.role != .imported,
                    !RemovedNameStates.isConditional(fact.range.start, in: content)
                else { continue }
                uses[type, default: []].append(states.use(at: fact.range, in: now))
            }
        }
        return uses
    }

    /// What certainly meant one of the types wherever the file wrote it.
    private func meanings(in file: FileID, of gone: Set<DeclarationID>, named names: Set<String>) -> [Written:
        DeclarationID]
    {
        let content = earlier.content(of: file)
        var found: [Written: DeclarationID] = [:]
        var doubtful: Set<Written> = []
        for (index, fact) in content.references.enumerated() where names.contains(content.text(fact.name)) {
            guard let reference = earlier.reference(Int32(clamping: index), in: file) else { continue }
            let written = Written(fact, in: content)
            guard case .exact(let type) = earlier.resolution(of: reference), gone.contains(type),
                found[written] == nil || found[written] == type
            else {
                doubtful.insert(written)
                continue
            }
            found[written] = type
        }
        return found.filter { !doubtful.contains($0.key) }
    }
}
