// The declarations of the project in flat tables and by kind, made once for all rules.

import NormaFacts
import NormaGuide
import NormaProject
import Synchronization

struct SubjectIndex: Sendable {
    /// Parallel to the project's declarations.
    private(set) var kinds: [DeclarationKind] = []
    private(set) var traits: [DeclarationTraits] = []
    private(set) var files: [FileID] = []
    /// The number of the declaration around each; -1 at the top of a file.
    private var parents: [Int32] = []
    /// The number of the name's last component.
    private(set) var names: [Int32] = []
    private var byKind: [[DeclarationID]] = Array(repeating: [], count: DeclarationKind.allCases.count)

    /// Cost: one pass over the declarations.
    init(_ sources: [ProjectFile], names index: NameIndex) {
        let count = sources.reduce(0) { $0 + $1.facts.declarations.count }
        kinds.reserveCapacity(count)
        traits.reserveCapacity(count)
        files.reserveCapacity(count)
        parents.reserveCapacity(count)
        names.reserveCapacity(count)
        for (fileIndex, file) in sources.enumerated() {
            let id = FileID(Int32(clamping: fileIndex))
            let first = Int32(clamping: kinds.count)
            for fact in file.facts.declarations {
                let place = Int(fact.kind.rawValue)
                if place < byKind.count { byKind[place].append(DeclarationID(Int32(clamping: kinds.count))) }
                kinds.append(fact.kind)
                traits.append(fact.traits)
                files.append(id)
                parents.append(fact.parent < 0 ? -1 : first + fact.parent)
                names.append(index.simple[Int(index.number(of: fact.name, in: id))])
            }
        }
    }

    /// The declaration that lexically encloses another.
    func parent(of declaration: DeclarationID) -> DeclarationID? {
        let parent = parents[Int(declaration.index)]
        return parent < 0 ? nil : DeclarationID(parent)
    }

    /// Including those of generated files, in order.
    func declarations(of kind: DeclarationKind) -> [DeclarationID] {
        let place = Int(kind.rawValue)
        return place < byKind.count ? byKind[place] : []
    }

    /// The declarations of several kinds, in order.
    func declarations(of kinds: [DeclarationKind]) -> [DeclarationID] {
        guard let first = kinds.first else { return [] }
        return kinds.count == 1 ? declarations(of: first) : kinds.map { declarations(of: $0) }.joined().sorted()
    }
}

/// Lists of subjects by kind, each made once: most rules are about the same few kinds.
struct SubjectLists: Sendable {
    private var lists: [SubjectKind: [Subject]] = [:]

    init() {}

    /// The kinds of declarations; the others are listed on demand.
    mutating func fill(from context: JudgingContext) {
        for kind in SubjectKind.allCases {
            guard let kinds = kind.declarationKinds else { continue }
            lists[kind] = context.subjects.declarations(of: kinds).lazy.map { Subject.declaration($0) }
                .filter { context.verdict(of: $0, being: kind) == .holds }
        }
    }

    func list(of kind: SubjectKind) -> [Subject]? { lists[kind] }
}

/// Lists of other things, or of several kinds, made when the first rule needs them. Two threads may make the same.
final class GatheredSubjects: Sendable {
    private struct Key: Hashable {
        var kinds: [SubjectKind]
        var countsMarks: Bool
    }

    private let lists = Mutex<[Key: [Subject]]>([:])

    /// - Parameter countsMarks: whether files that are marked as generated are left out.
    func list(of kinds: [SubjectKind], _ countsMarks: Bool, _ gather: () -> [Subject]) -> [Subject] {
        let key = Key(kinds: kinds, countsMarks: countsMarks)
        if let list = lists.withLock({ $0[key] }) { return list }
        let list = gather()
        lists.withLock { $0[key] = list }
        return list
    }
}
