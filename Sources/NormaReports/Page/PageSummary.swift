// The first lines of a page: the state of the architecture in a few sentences, for a reader with a minute.

import NormaFindings
import NormaText

/// Sentences with the names in backticks, the most important first.
struct PageSummary {
    let sentences: [String]

    init(_ result: CheckResult) {
        var sentences = Self.graphs(of: result).flatMap { Self.structure(of: $0) }
        sentences.append(Self.findings(of: result))
        if let place = Self.hotSpot(of: result) { sentences.append(place) }
        sentences.append(Self.looked(result))
        self.sentences = sentences
    }

    // MARK: - Structure

    /// The coarsest level, preceded by the coarsest level with a forbidden use if it has none.
    private static func graphs(of result: CheckResult) -> [StructureGraph] {
        let levels = [StructureLevel.layers, .features, .modules, .types]
        let graphs = levels.compactMap { result.survey?.graph(of: $0) }.filter { $0.units.count > 1 }
        guard let first = graphs.first else { return [] }
        guard let worst = graphs.first(where: { $0.edges.contains(where: \.isForbidden) }) else { return [first] }
        return worst.level == first.level ? [first] : [worst, first]
    }

    private static func structure(of graph: StructureGraph) -> [String] {
        let units = Wording.count(graph.units.count, String(graph.level.rawValue.dropLast()))
        return [units + arrows(of: graph)] + [circles(of: graph)].compactMap(\.self)
    }

    private static func arrows(of graph: StructureGraph) -> String {
        let all = graph.edges.count
        guard all > 0 else { return ", none of which uses another." }
        let arrows = all == 1 ? "one arrow" : "\(Wording.number(all)) arrows"
        let forbidden = graph.edges.filter(\.isForbidden)
        if let worst = worst(of: forbidden, in: graph) {
            let lead =
                forbidden.count == 1
                ? "leads where the guide forbids; it is" : "lead where the guide forbids; the worst is"
            return ". \(Wording.number(forbidden.count)) of \(arrows) \(lead) \(worst)."
        }
        let faulty = graph.edges.filter { $0.forbidden > 0 }
        let none =
            all == 1 ? "There is one arrow between them, which" : "There are \(arrows) between them, none of which"
        let allowed = ". \(none) the guide \(all == 1 ? "allows" : "forbids")"
        guard let worst = worst(of: faulty, in: graph) else { return allowed + "." }
        return allowed + "; rules report single uses, most of them in \(worst)."
    }

    /// `Domain` → `Presentation`: 12 of 340 uses
    private static func worst(of edges: [StructureEdge], in graph: StructureGraph) -> String? {
        guard let worst = worst(of: edges), graph.units.indices.contains(worst.from),
            graph.units.indices.contains(worst.to)
        else { return nil }
        let ends = "`\(name(of: graph.units[worst.from]))` → `\(name(of: graph.units[worst.to]))`"
        guard worst.forbidden < worst.weight || worst.weight < 2 else {
            return "\(ends): \(Wording.number(worst.weight)) uses, all forbidden"
        }
        return "\(ends): \(Wording.number(worst.forbidden)) of \(Wording.count(worst.weight, "use"))"
    }

    /// The arrow with most forbidden uses; of several the one in which they are the larger part.
    private static func worst(of edges: [StructureEdge]) -> StructureEdge? {
        edges.reduce(nil) { best, edge in
            guard let best else { return edge }
            if best.forbidden != edge.forbidden { return best.forbidden < edge.forbidden ? edge : best }
            return edge.weight < best.weight ? edge : best
        }
    }

    private static func name(of unit: StructureUnit) -> String { BearableText.name(VisibleText.oneLine(unit.name)) }

    private static func circles(of graph: StructureGraph) -> String? {
        var members: [Int: [String]] = [:]
        for unit in graph.units { unit.circle.map { members[$0, default: []].append(name(of: unit)) } }
        guard let largest = members.values.max(by: { ($0.count, $1.first ?? "") < ($1.count, $0.first ?? "") }) else {
            return nil
        }
        let shown = largest.prefix(4).map { "`\($0)`" }
        let rest = largest.count - shown.count
        let last = rest > 0 ? "\(Wording.number(rest)) more" : shown.last ?? ""
        let first = rest > 0 ? shown : shown.dropLast()
        let names = first.joined(separator: ", ") + " and " + last
        let level = graph.level.rawValue
        let all = graph.units.count
        let many =
            largest.count == all
            ? "All \(Wording.number(all))" : "\(Wording.number(largest.count)) of \(Wording.number(all))"
        return members.count == 1
            ? "\(many) \(level) form one cycle: \(names) reach each other."
            : "\(Wording.number(members.count)) cycles of \(level); the largest is \(names)."
    }

    // MARK: - Findings

    private static func findings(of result: CheckResult) -> String {
        guard !result.findings.isEmpty else {
            if result.hasComparedNothing { return "Nothing was compared." }
            return result.hasCheckedSomething
                ? "No finding: \(rulesAndThings(of: result))." : "Nothing was checked."
        }
        let what = Wording.severities(of: result.findings) + " in " + TerminalSummary.places(of: result.findings)
        guard let most = FindingGroups(result, by: .rule).groups.max(by: { ($0.count, $1.name) < ($1.count, $0.name) })
        else { return "\(what)." }
        let rule = "`\(BearableText.name(VisibleText.oneLine(most.name)))`"
        if result.findings.count == 1 { return "\(what), of the rule \(rule)." }
        let isAll = most.count == result.findings.count
        return "\(what), \(isAll ? "all" : Wording.number(most.count)) of the rule \(rule)."
    }

    private static func rulesAndThings(of result: CheckResult) -> String {
        let statistics = result.statistics
        return "\(Wording.count(statistics.rules, "rule")) looked at \(Wording.count(statistics.subjects, "thing"))"
    }

    private static func hotSpot(of result: CheckResult) -> String? {
        guard result.findings.count > 3 else { return nil }
        let spot = HotSpot(of: Array(result.findings.indices), in: result)
        guard spot.name != ".", spot.count > 1 else { return nil }
        let share = "\(Wording.number(spot.count)) of \(Wording.number(result.findings.count))"
        let most = spot.count * 2 > result.findings.count ? "Most are" : "The largest share is"
        return "\(most) in `\(BearableText.name(VisibleText.oneLine(spot.name)))`: \(share)."
    }

    private static func looked(_ result: CheckResult) -> String {
        let statistics = result.statistics
        let files = "\(Wording.count(statistics.files, "file")) with \(Wording.count(statistics.lines, "line"))"
        return result.findings.isEmpty ? "Looked at \(files)." : "\(rulesAndThings(of: result)) in \(files)."
    }
}
