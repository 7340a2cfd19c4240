// A project as large as a page must bear: thousands of findings, of types and of uses between them.

import NormaFindings
import NormaText

enum LargeProject {
    private static let layers = ["App", "Presentation", "Domain", "Data", "Shared"]
    private static let features = (0..<24).map { "Feature\($0)" }

    static func result(findings count: Int, types: Int, uses: Int) -> CheckResult {
        var result = Crowd.result(of: count)
        for (index, path) in Set(result.findings.map(\.place.path)).sorted().enumerated() {
            result.belonging.layers[path] = layers[index % layers.count]
            result.belonging.owners[path] = "@team-\(index % 6)"
        }
        let paths = (0..<types).map { typePath($0) }
        result.survey = Survey(
            graphs: [
                graph(.layers, of: layers.count, edges: 14), graph(.parts, of: 36, edges: 110),
                graph(.features, of: features.count, edges: 90), graph(.modules, of: 60, edges: 400),
                graph(.types, of: types, edges: uses),
            ],
            documents: [PageFixtures.guide],
            subjectCounts: Dictionary(result.rules.map { ($0.name, 1_204) }) { one, _ in one },
            sizes: Set(paths + result.findings.map(\.place.path)).sorted().enumerated().map {
                FileSize(path: $1, lines: 20 + ($0 * 7_919) % 600)
            }
        )
        return result
    }

    private static func typePath(_ number: Int) -> RelativePath {
        RelativePath("Sources/Features/\(features[number % features.count])/Views/File\(number % 700).swift")
    }

    private static func unit(_ number: Int, at level: StructureLevel) -> StructureUnit {
        let name =
            switch level {
            case .layers: layers[number % layers.count]
            case .parts, .features: features[number % features.count]
            case .modules: "Module\(number)"
            case .types: "SomeTypeOfTheProject\(number)"
            }
        var unit = StructureUnit(name: name)
        unit.files = 5
        unit.lines = 40 + number % 900
        unit.types = 12
        switch level {
        case .parts:
            unit.layer = layers[number / 8 % layers.count]
            unit.rank = number / 8
        case .types:
            unit.kind = ["class", "struct", "enum", "protocol"][number % 4]
            unit.place = Place(path: typePath(number))
            unit.layer = layers[number % layers.count]
            unit.feature = features[number % features.count]
            unit.module = "Module\(number % 60)"
            unit.circle = number % 500 < 6 ? number / 500 : nil
        default: break
        }
        return unit
    }

    /// Arrows lead forwards, a tenth of them back, and some of these are forbidden.
    private static func graph(_ level: StructureLevel, of count: Int, edges: Int) -> StructureGraph {
        var graph = StructureGraph(level: level, units: (0..<count).map { unit($0, at: level) })
        var known: Set<[Int]> = []
        var seed = 7
        func next(_ end: Int) -> Int {
            seed = (seed &* 1_103_515_245 &+ 12_345) & 0x7FFF_FFFF
            return seed / 65_536 % max(end, 1)
        }
        for _ in 0..<edges * 4 where known.count < edges {
            let one = next(count)
            let other = next(5) > 0 ? (one + 1 + next(40)) % count : next(count)
            let isBack = next(10) == 0
            let ends = isBack ? [max(one, other), min(one, other)] : [min(one, other), max(one, other)]
            guard one != other, known.insert(ends).inserted else { continue }
            graph.edges.append(edge(from: ends[0], to: ends[1], weight: 1 + next(level == .types ? 4 : 300), isBack))
        }
        graph.edges.sort { ($0.from, $0.to) < ($1.from, $1.to) }
        return graph
    }

    private static func edge(from: Int, to: Int, weight: Int, _ isBack: Bool) -> StructureEdge {
        var edge = StructureEdge(from: from, to: to)
        edge.references = weight
        let rule = "rule-number-\(from % 8)"
        if isBack, from % 3 == 0 {
            edge.forbidden = max(1, weight / 3)
            edge.isForbidden = from % 2 == 0
            edge.forbiddenByRule[rule] = edge.forbidden
        }
        edge.uses = (0..<min(weight, 60)).map { number in
            StructureUse(
                place: Fixture.place(typePath(from).text, line: number + 9, in: "    let next: Next", "Next"),
                user: "SomeTypeOfTheProject\(from).next",
                verb: "uses",
                target: "SomeTypeOfTheProject\(to)",
                rules: number < edge.forbidden ? [rule] : [],
                isAccepted: false
            )
        }
        return edge
    }
}
