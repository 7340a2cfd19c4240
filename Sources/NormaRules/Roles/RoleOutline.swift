// Facts about a guide's roles that don't depend on their members.

import NormaGuide

/// The definitions, by their indices, with the facts that follow from them.
package final class RoleOutline: Sendable {
    let definitions: [RoleDefinition]
    let indices: [String: Int]
    let graph: RoleGraph
    /// In an order in which each stage needs nothing of a later one.
    let stages: [RoleGraph.Stage]
    /// By role, the stages in which its own evidence and its result after `excludes` are found.
    let ownStages: [Int]
    let settledStages: [Int]
    let binds: [Bool]
    let placeholders: [[String]]
    let kinds: [[SubjectKind]?]
    let isOfDeclarations: [Bool]

    package init(_ definitions: [RoleDefinition]) {
        self.definitions = definitions
        indices = Dictionary(definitions.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
        graph = RoleGraph(definitions)
        stages = graph.stages()
        var (own, settled) = (
            Array(repeating: 0, count: definitions.count), Array(repeating: 0, count: definitions.count)
        )
        for (number, stage) in stages.enumerated() {
            for role in stage.asked { own[role] = number }
            for role in stage.settled { settled[role] = number }
        }
        (ownStages, settledStages) = (own, settled)
        placeholders = definitions.map(\.description.placeholders)
        binds = Self.binding(definitions, indices, placeholders)
        kinds = Self.kinds(of: definitions, indices)
        isOfDeclarations = kinds.map { ($0 ?? [.type]).allSatisfy { $0.declarationKinds != nil } }
    }

    private static func binding(
        _ definitions: [RoleDefinition],
        _ indices: [String: Int],
        _ placeholders: [[String]]
    ) -> [Bool] {
        var binds = placeholders.map { !$0.isEmpty }
        guard binds.contains(true) else { return binds }
        let uses = definitions.map { $0.description.roleNames.compactMap { indices[$0] } }
        var hasChanged = true
        while hasChanged {
            hasChanged = false
            for role in binds.indices where !binds[role] && uses[role].contains(where: { binds[$0] }) {
                binds[role] = true
                hasChanged = true
            }
        }
        return binds
    }

    /// Each is computed once, though many depend on the same.
    private static func kinds(of definitions: [RoleDefinition], _ indices: [String: Int]) -> [[SubjectKind]?] {
        var known: [Int: [SubjectKind]?] = [:]
        func kinds(of role: Int) -> [SubjectKind]? {
            if let kinds = known[role] { return kinds }
            // A role that refers to itself adds nothing by that.
            known[role] = .some(nil)
            let found = definitions[role].description.kinds { name in indices[name].map { kinds(of: $0) ?? [.type] } }
            known[role] = .some(found)
            return found
        }
        return definitions.indices.map { kinds(of: $0) }
    }
}
