// One level of the structure as rows of numbers for the page's script, with as much evidence as a page allows.

import NormaFindings
import NormaText

struct PageStructure {
    private let level: StructureLevel
    private var units = PageTable(
        "name",
        "kind",
        "file",
        "line",
        "files",
        "lines",
        "types",
        "layer",
        "feature",
        "module",
        "rank",
        "circle"
    )
    private var edges = PageTable(
        "from",
        "to",
        "references",
        "imports",
        "declarations",
        "forbidden",
        "accepted",
        "isForbidden",
        "isInCircle",
        "rules",
        "rulesCount",
        "uses",
        "usesCount"
    )
    private var forbidden = PageTable("rule", "count")
    private var uses = PageTable(
        "file",
        "line",
        "column",
        "user",
        "verb",
        "target",
        "isAccepted",
        "rules",
        "rulesCount"
    )
    private var rulesOfUses: [Int] = []

    init(level: StructureLevel) { self.level = level }

    /// The most uses that an arrow shows; fewer for types, whose arrows go into the thousands.
    static func mostUses(at level: StructureLevel) -> Int { level == .types ? 10 : 50 }

    /// The most uses that a level shows in all; after that an arrow shows its first one only, and its forbidden ones.
    static let mostUsesOfLevel = 20_000

    mutating func add(_ graph: StructureGraph, to data: inout PageData) {
        for unit in graph.units { add(unit, to: &data) }
        for edge in graph.edges { add(edge, to: &data) }
    }

    func value(isReadable: Bool) -> JSONValue {
        .object([
            ("level", .string(level.rawValue)),
            ("isReadable", .bool(isReadable)),
            ("units", units.value),
            ("edges", edges.value),
            ("forbidden", forbidden.value),
            ("uses", uses.value),
            ("rulesOfUses", .written(PageTable.written(rulesOfUses))),
        ])
    }

    private mutating func add(_ unit: StructureUnit, to data: inout PageData) {
        units.add([
            data.texts.line(unit.name),
            data.texts.optional(unit.kind),
            unit.place.map { data.number(of: $0.path) } ?? -1,
            unit.place.map(\.start.line) ?? -1,
            unit.files,
            unit.lines,
            unit.types,
            data.texts.optional(unit.layer),
            data.texts.optional(unit.feature),
            data.texts.optional(unit.module),
            unit.rank ?? -1,
            unit.circle ?? -1,
        ])
    }

    private mutating func add(_ edge: StructureEdge, to data: inout PageData) {
        let (firstRule, firstUse) = (forbidden.count, uses.count)
        for (rule, count) in edge.forbiddenByRule.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
            forbidden.add([data.number(ofRule: rule), count])
        }
        let room = Self.mostUsesOfLevel - uses.count
        let most = room > 0 ? Self.mostUses(at: level) : max(1, min(edge.forbidden, Self.mostUses(at: level)))
        for use in edge.uses.prefix(most) { add(use, to: &data) }
        edges.add([
            edge.from,
            edge.to,
            edge.references,
            edge.imports,
            edge.declarations,
            edge.forbidden,
            edge.accepted,
            edge.isForbidden ? 1 : 0,
            edge.isInCircle ? 1 : 0,
            firstRule,
            forbidden.count - firstRule,
            firstUse,
            uses.count - firstUse,
        ])
    }

    private mutating func add(_ use: StructureUse, to data: inout PageData) {
        let first = rulesOfUses.count
        for rule in use.rules { rulesOfUses.append(data.number(ofRule: rule)) }
        uses.add([
            data.number(of: use.place.path),
            use.place.range == nil ? -1 : use.place.start.line,
            use.place.range == nil ? -1 : use.place.start.column,
            data.texts.line(use.user),
            data.texts.line(use.verb),
            data.texts.line(use.target),
            use.isAccepted ? 1 : 0,
            first,
            rulesOfUses.count - first,
        ])
    }
}
