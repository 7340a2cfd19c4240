// A graph as JSON for other programs; docs/formats.md describes the members.

import NormaFindings
import NormaText

extension GraphFormat {
    package static let json = GraphFormat(
        name: "json",
        summary: "everything with the place of each use, for other programs",
        text: { GraphJSON(graph: $0, options: $1).value.prettyText }
    )
}

private struct GraphJSON {
    /// Increases when a member changes its meaning or is removed; new members don't change it.
    static let version = 1

    let graph: StructureGraph
    let options: GraphOptions

    var value: JSONValue {
        let edges = graph.soundEdges
        return .object([
            ("version", .int(Self.version)),
            ("tool", .object([("name", .string("Norma")), ("version", .optional(options.toolVersion))])),
            ("level", .string(graph.level.rawValue)),
            ("units", .list(graph.units.count) { unit(graph.units[$0]) }),
            ("edges", .list(edges.count) { edge(edges[$0].edge) }),
        ])
    }

    private func unit(_ unit: StructureUnit) -> JSONValue {
        .object([
            ("name", .string(unit.name)),
            ("kind", .optional(unit.kind)),
            ("path", .optional(unit.place?.path.text)),
            ("line", .optional(unit.place?.start.line)),
            ("files", .int(unit.files)),
            ("lines", .int(unit.lines)),
            ("types", .int(unit.types)),
            ("layer", .optional(unit.layer)),
            ("feature", .optional(unit.feature)),
            ("module", .optional(unit.module)),
            ("rank", .optional(unit.rank)),
            ("circle", .optional(unit.circle)),
        ])
    }

    private func edge(_ edge: StructureEdge) -> JSONValue {
        let rules = edge.forbiddenByRule.sorted { $0.key < $1.key }.map { rule, count in
            JSONValue.object([("rule", .string(rule)), ("forbidden", .int(count))])
        }
        return .object([
            ("from", .string(graph.units[edge.from].name)),
            ("to", .string(graph.units[edge.to].name)),
            ("fromUnit", .int(edge.from)),
            ("toUnit", .int(edge.to)),
            ("weight", .int(edge.weight)),
            ("references", .int(edge.references)),
            ("imports", .int(edge.imports)),
            ("declarations", .int(edge.declarations)),
            ("forbidden", .int(edge.forbidden)),
            ("accepted", .int(edge.accepted)),
            ("isForbidden", .bool(edge.isForbidden)),
            ("isInCircle", .bool(edge.isInCircle)),
            ("rules", .array(rules)),
            ("uses", .list(edge.uses.count) { use(edge.uses[$0]) }),
        ])
    }

    private func use(_ use: StructureUse) -> JSONValue {
        .object([
            ("path", .string(use.place.path.text)),
            ("line", .int(use.place.start.line)),
            ("column", .int(use.place.start.column)),
            ("user", .string(use.user)),
            ("verb", .string(use.verb)),
            ("target", .string(use.target)),
            ("rules", .array(use.rules.map { .string($0) })),
            ("accepted", .bool(use.isAccepted)),
        ])
    }
}
