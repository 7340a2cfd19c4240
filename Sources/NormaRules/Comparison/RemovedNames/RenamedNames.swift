// What a removed declaration may be called now: a new one of the same sort in its place, or the one with the nearest name.

import NormaFacts
import NormaProject
import NormaText

struct RenamedNames {
    /// Declarations of one sort in one type may take each other's place.
    private struct Group: Hashable {
        /// Types of all kinds are alike, members only of one kind.
        let sort: DeclarationKind
        /// The symbol of the type around it.
        let scope: String
    }

    private let states: RemovedNameStates
    /// How many declarations of a group are gone.
    private let lost: [Group: Int]
    /// The names in the touched files that nothing had before.
    private let new: [Group: [String]]

    init(_ states: RemovedNameStates, gone: [DeclarationID]) {
        self.states = states
        let (earlier, later) = (states.earlier.project, states.later.project)
        lost = Dictionary(grouping: gone) { Self.group(of: $0, earlier, states) }.mapValues(\.count)
        var new: [Group: [String]] = [:]
        for path in states.touched.sorted() {
            guard let file = later.file(at: path) else { continue }
            for index in later.content(of: file).declarations.indices {
                guard let declaration = later.declaration(Int32(clamping: index), in: file) else { continue }
                let (fact, name) = (later.fact(declaration), later.name(of: declaration))
                guard fact.kind != .parameter, fact.kind != .extension, !fact.traits.contains(.local),
                    earlier.declarations(named: name).isEmpty
                else { continue }
                new[Self.group(of: declaration, later, states), default: []].append(name)
            }
        }
        self.new = new
    }

    /// The simple name.
    func newName(of declaration: DeclarationID) -> String? {
        let earlier = states.earlier.project
        let group = Self.group(of: declaration, earlier, states)
        let names = new[group] ?? []
        if names.count == 1, lost[group] == 1 { return names.first }
        // Among very many, the nearest name is a guess.
        guard names.count <= Self.mostCompared else { return nil }
        let near = NearestWord.choices(for: earlier.name(of: declaration), among: names)
        return near.count == 1 ? near.first : nil
    }

    private static let mostCompared = 200

    private static func group(of declaration: DeclarationID, _ project: Project, _ states: RemovedNameStates) -> Group {
        let isType = states.isTypeName(declaration, in: project)
        return Group(
            sort: isType ? .struct : project.fact(declaration).kind,
            scope: project.enclosingType(of: declaration).map { project.symbol(of: $0) } ?? ""
        )
    }
}
