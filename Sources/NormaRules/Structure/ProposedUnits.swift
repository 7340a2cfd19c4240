// The graph of units that no guide defines yet: folders that may become layers, folders that may be features.

import NormaFindings
import NormaProject

extension StructureGraphs {
    /// Who uses whom among sets of files, as a rule about layers with these files would see it.
    ///
    /// Cost: one pass over references and imports.
    ///
    /// - Parameters:
    ///   - names: the units, each once.
    ///   - first: units that come before all others in the order, such as the one where the app begins.
    ///   - unitOfFile: an index into the names; nil for a file in none of them.
    package static func graph(
        ofProposed names: [String],
        first: Set<Int> = [],
        in context: JudgingContext,
        unitOfFile: (ProjectFile) -> Int?
    ) -> StructureGraph {
        let map = UnitMap(
            names: names,
            noun: UnitMap.Noun(singular: "layer", plural: "layers"),
            project: context.project,
            unitOfFile: unitOfFile
        )
        let units = StructureUnits(proposed: map, first: first, in: context)
        return graph(of: units, .layers, in: context, faults: UsesAtFault([], of: context.guide) { _ in false })
    }
}
