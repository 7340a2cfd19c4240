// The uses between the units of one level, gathered by edge in one pass.

import NormaFindings
import NormaProject
import NormaText

struct StructureEdges {
    /// How many places of an edge are remembered: places at fault, and others.
    struct Room {
        let faults: Int
        let others: Int
    }

    private let context: JudgingContext
    private let faults: UsesAtFault
    private let room: Room
    private var edges: [UseGraph.Key: Gathered] = [:]
    /// The faults of the last file: uses of one file follow each other.
    private var last: (path: RelativePath, faults: [Int32: [UsesAtFault.Fault]]?)?

    fileprivate struct Gathered {
        var edge: StructureEdge
        var faults: [(use: UnitUse, faults: [UsesAtFault.Fault])] = []
        var others: [UnitUse] = []
    }

    init(context: JudgingContext, faults: UsesAtFault, room: Room) {
        self.context = context
        self.faults = faults
        self.room = room
    }

    mutating func add(_ use: UnitUse) {
        let key = UseGraph.Key(from: use.from, to: use.to)
        let found = foundFaults(with: use)
        edges[key, default: Gathered(edge: StructureEdge(from: use.from, to: use.to))].count(use, found, room)
    }

    /// Cost: the places that are remembered; their names are looked up here.
    func all() -> [StructureEdge] {
        edges.values.map { gathered in
            var edge = gathered.edge
            edge.uses =
                gathered.faults.map { found($0.use, faults: $0.faults) } + gathered.others.map { found($0, faults: []) }
            return edge
        }
    }

    private mutating func foundFaults(with use: UnitUse) -> [UsesAtFault.Fault] {
        let path: RelativePath
        let start: Int32
        switch use.site(in: context) {
        case .range(let file, let range): (path, start) = (context.path(of: file), range.start)
        case .manifest(let package, let range):
            (path, start) = (context.project.packages[Int(package.index)].manifest, range.start)
        case .file, .path, .document: return []
        }
        if last?.path != path { last = (path, faults.faults(in: path)) }
        return last?.faults?[start] ?? []
    }

    private func found(_ use: UnitUse, faults: [UsesAtFault.Fault]) -> StructureUse {
        StructureUse(
            place: context.place(use.site(in: context)),
            user: use.user(in: context),
            verb: use.verb(in: context),
            target: use.target(in: context),
            rules: Set(faults.map(\.rule)).sorted(),
            isAccepted: !faults.isEmpty && faults.allSatisfy(\.isAccepted)
        )
    }
}

extension StructureEdges.Gathered {
    fileprivate mutating func count(_ use: UnitUse, _ found: [UsesAtFault.Fault], _ room: StructureEdges.Room) {
        switch use.means {
        case .reference: edge.references += 1
        case .importing: edge.imports += 1
        case .manifest: edge.declarations += 1
        }
        guard !found.isEmpty else {
            if others.count < room.others { others.append(use) }
            return
        }
        edge.forbidden += 1
        if found.contains(where: \.isOfArrow) { edge.isForbidden = true }
        if found.allSatisfy(\.isAccepted) { edge.accepted += 1 }
        for rule in Set(found.map(\.rule)) { edge.forbiddenByRule[rule, default: 0] += 1 }
        if faults.count < room.faults { faults.append((use, found)) }
    }
}
