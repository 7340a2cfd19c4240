// Graphs to draw: a shop in five layers, hostile names, and any number of made-up ones.

import NormaFindings
import NormaText

enum SampleGraphs {
    /// Five layers of twelve modules: three uses are forbidden, one of them accepted, two modules use each other.
    static let shop: StructureGraph = {
        let layers = [
            ("App", ["ShopApp"]), ("Views", ["CartUI", "CatalogUI", "AccountUI"]),
            ("ViewModels", ["Cart", "Catalog", "Account"]),
            ("Services", ["PaymentService", "SearchService", "SessionService"]), ("Models", ["Networking", "Models"]),
        ]
        var graph = StructureGraph(level: .modules)
        for (rank, (layer, modules)) in layers.enumerated() {
            for module in modules {
                graph.units.append(unit(module, layer: layer, rank: rank, size: graph.units.count * 7 % 23 + 1))
            }
        }
        let uses = [
            (0, 1, 4), (0, 2, 6), (0, 3, 3), (0, 9, 1), (1, 4, 124), (2, 5, 88), (3, 6, 41), (4, 7, 60), (4, 11, 17),
            (5, 8, 59), (5, 11, 9), (6, 9, 221), (7, 10, 136), (8, 10, 111), (9, 10, 79), (7, 11, 12), (9, 8, 2),
            (8, 9, 5), (10, 11, 1),
        ]
        graph.edges = uses.map { edge($0.0, $0.1, $0.2) }
        graph.edges += [edge(1, 11, 340, forbidden: 12), edge(9, 2, 5, forbidden: 3)]
        graph.edges.append(edge(4, 5, 20, forbidden: 20, accepted: 20))
        // The arrow is allowed, four of its uses are not.
        var faulty = edge(6, 8, 21, forbidden: 4)
        faulty.isForbidden = false
        graph.edges.append(faulty)
        var declared = StructureEdge(from: 3, to: 11)
        declared.declarations = 1
        graph.edges.append(declared)
        graph.edges.sort { ($0.from, $0.to) < ($1.from, $1.to) }
        for index in [8, 9] { graph.units[index].circle = 0 }
        for index in graph.edges.indices {
            graph.edges[index].isInCircle =
                [graph.edges[index].from, graph.edges[index].to].allSatisfy { [8, 9].contains($0) }
        }
        return graph
    }()

    /// Layers alone, with nothing forbidden.
    static let layers: StructureGraph = {
        var graph = StructureGraph(level: .layers)
        for (rank, name) in ["App", "My-Views", "Domain", "Data.Access"].enumerated() {
            graph.units.append(unit(name, layer: nil, rank: rank, size: rank + 1))
        }
        graph.edges = [edge(0, 1, 12), edge(0, 2, 3), edge(1, 2, 340), edge(2, 3, 1204)]
        return graph
    }()

    /// What would end an element or a string, turn the writing around, or fill a screen.
    static let hostileNames = [
        "</script><script>alert(1)</script>", "</style>", "]]>-->", "a\"b'c&d;e\\", "\\\\\"", "100%|x|`y`#35;",
        "\u{1B}[31mred\u{202E}gnp", "\u{0}\u{FFFE}\u{2028}", "שלום_עולם", "日本語のモジュールの名前です", "👩‍👩‍👧‍👦Family",
        String(repeating: "VeryLong", count: 25), "e" + String(repeating: "\u{301}", count: 400), "", "end", "n1",
        "1. list", "- item", "${x}", "javascript:alert(1)", "line\nbreak\r\n\tand tab", "[x](y){z}", "&lt;b&gt;", "End",
    ]

    static let hostile: StructureGraph = {
        var graph = StructureGraph(level: .modules)
        for (index, name) in hostileNames.enumerated() {
            var unit = unit(name, layer: hostileNames[index % 9], rank: nil, size: index)
            unit.kind = name
            graph.units.append(unit)
        }
        for index in 1..<graph.units.count {
            var edge = edge(index - 1, index, index * index, forbidden: index % 3)
            edge.forbiddenByRule = index % 3 > 0 ? [hostileNames[index]: index % 3] : [:]
            let place = Place(path: RelativePath("Sources/" + hostileNames[index]))
            let use = StructureUse(
                place: place,
                user: hostileNames[index],
                verb: "uses",
                target: hostileNames[index - 1],
                rules: [hostileNames[index]],
                isAccepted: false
            )
            edge.uses = [use]
            graph.edges.append(edge)
        }
        return graph
    }()

    static func unit(_ name: String, layer: String?, rank: Int?, size: Int) -> StructureUnit {
        var unit = StructureUnit(name: name)
        (unit.layer, unit.rank) = (layer, rank)
        (unit.files, unit.types, unit.lines) = (size, size * 2, size * 130)
        return unit
    }

    static func edge(_ from: Int, _ to: Int, _ weight: Int, forbidden: Int = 0, accepted: Int = 0) -> StructureEdge {
        var edge = StructureEdge(from: from, to: to)
        (edge.references, edge.forbidden, edge.accepted) = (weight, forbidden, accepted)
        edge.isForbidden = forbidden > 0
        if forbidden > 0 { edge.forbiddenByRule = ["layers-point-down": forbidden] }
        return edge
    }

    /// Any graph: with layers or without, ranked or not, side by side or below each other, with uses to and fro.
    static func made(seed: Int, units: Int? = nil, edges: Int? = nil) -> StructureGraph {
        var numbers = Numbers(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1)
        let count = units ?? 1 + numbers.below(22)
        let kind = numbers.below(5)
        let layers = 1 + numbers.below(6)
        var graph = StructureGraph(level: kind == 4 ? .layers : .modules)
        for index in 0..<count {
            let layer = index * layers / count
            // Of kind 1 two layers share a rank, of kind 2 nothing is ranked, of kind 3 much lies in no layer.
            let isNowhere = kind == 0 || kind == 4 || (kind == 3 && numbers.below(3) == 0)
            let rank = kind == 1 ? layer / 2 : kind == 4 ? index / 2 : layer
            let name = "Unit\(index)" + String(repeating: "x", count: numbers.below(30))
            graph.units.append(
                unit(
                    name,
                    layer: isNowhere ? nil : "Layer\(layer)",
                    rank: kind == 2 || (isNowhere && kind != 4) ? nil : rank,
                    size: numbers.below(40)
                )
            )
        }
        var seen: Set<[Int]> = []
        for _ in 0..<(edges ?? numbers.below(count * 3)) {
            let (from, to) = (numbers.below(count), numbers.below(count))
            guard from != to, seen.insert([from, to]).inserted else { continue }
            let isForbidden = numbers.below(6) == 0
            graph.edges.append(edge(from, to, 1 + numbers.below(400), forbidden: isForbidden ? 1 : 0))
        }
        graph.edges.sort { ($0.from, $0.to) < ($1.from, $1.to) }
        return graph
    }

    struct Numbers {
        var state: UInt64

        mutating func below(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(truncatingIfNeeded: state >> 33) % max(limit, 1)
        }
    }
}
