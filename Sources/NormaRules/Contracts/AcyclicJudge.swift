// `acyclic`: units that depend on each other in a cycle.

import NormaFindings
import NormaGuide
import NormaProject
import NormaText

struct AcyclicJudge: RuleJudging {
    let rule: Rule
    let contract: AcyclicContract
    let context: JudgingContext

    /// One finding for each set of units that all reach each other, at the first place of the edge that is cheapest to cut; if
    /// the edges of an earlier state are known, at the edges that close new cycles.
    func judgement() -> RuleJudgement {
        let units = AcyclicUnits.map(of: contract.unit, in: context)
        let scan = UseScan(context: context, units: units, tests: .none, isInScope: scope())
        let all = edges(of: scan)
        var judgement = RuleJudgement(rule: rule.name, subjectCount: subjectCount(units))
        let uses = usesOnCycles(scan, all, nodeCount: units.count, &judgement)
        let graph = uses.graph(nodeCount: units.count)
        judgement.findings = StrongComponents(of: graph).cyclic.flatMap { component in
            let cycles = CycleFinding(
                rule: rule,
                context: context,
                units: units,
                uses: uses,
                graph: graph,
                component: component
            )
            return findings(of: cycles)
        }
        if context.comparison == .earlier {
            let edges = all.keys.map { UnitEdge(from: units.name($0.from), to: units.name($0.to)) }
            let names = (0..<units.count).map { ExactText(units.name($0)) }
            judgement.edges = UnitEdges(edges: Set(edges), units: Set(names))
        }
        return judgement
    }

    private func findings(of cycles: CycleFinding) -> [Finding] {
        guard let shortest = Cycle.shortest(within: cycles.component, of: cycles.graph) else { return [] }
        guard case .later(than: let earlier) = context.comparison, let before = earlier[rule.name] else {
            return [cycles.finding(of: shortest, cut: nil)].compactMap(\.self)
        }
        let component = ComponentGraph(cycles.component, of: cycles.graph)
        let names = cycles.units.name
        let new = component.edges.filter { !before.edges.contains(UnitEdge(from: names($0.from), to: names($0.to))) }
        let amongOld = new.filter { before.holds(names($0.from)) && before.holds(names($0.to)) }
        guard amongOld.isEmpty else {
            return ClosingEdges(amongOld, of: component).cycles().compactMap {
                cycles.finding(of: $0.cycle, cut: $0.cut, isKnownByMembers: false)
            }
        }
        // A new unit may be an old one under a new name: the pairing of findings recognizes that by the members.
        let closed = ClosingEdges(new, of: component).cycles().first
        return [cycles.finding(of: closed?.cycle ?? shortest, cut: closed?.cut)].compactMap(\.self)
    }

    private func edges(of scan: UseScan) -> [UseGraph.Key: Int] {
        var edges: [UseGraph.Key: Int] = [:]
        scan.forEach { edges[UseGraph.Key(from: $0.from, to: $0.to), default: 0] += 1 }
        return edges
    }

    /// A first pass counted the uses on each edge; only if there are cycles a second one collects places, without those
    /// that an exception excuses.
    private func usesOnCycles(
        _ scan: UseScan,
        _ edges: [UseGraph.Key: Int],
        nodeCount: Int,
        _ judgement: inout RuleJudgement
    ) -> UseGraph {
        let all = DirectedGraph(
            nodeCount: nodeCount,
            edges: edges.map { DirectedGraph.Edge($0.from, $0.to, weight: $1) }
        )
        let components = StrongComponents(of: all)
        var uses = UseGraph()
        guard !components.cyclic.isEmpty else { return uses }
        let exceptions = RuleExceptions(of: rule, in: context)
        scan.forEach { use in
            guard components.isInside(DirectedGraph.Edge(use.from, use.to)) else { return }
            if judgement.isExcused(use, by: exceptions) { return }
            uses.add(use)
        }
        return uses
    }

    private func scope() -> ((FileID) -> Bool)? {
        guard let description = contract.scope else { return nil }
        let scope = Scope(description, in: context)
        let isInside = context.project.files.indices.map { scope.covers(.file(FileID(Int32(clamping: $0)))) }
        return { isInside.indices.contains(Int($0.index)) && isInside[Int($0.index)] }
    }

    /// The units that contain something; for types and files, those in files that are looked at.
    private func subjectCount(_ units: UnitMap) -> Int {
        if contract.unit == .types { return units.count }
        var isHeld = Array(repeating: false, count: units.count)
        for index in context.project.files.indices {
            let unit = units.unit(of: FileID(Int32(clamping: index)))
            if isHeld.indices.contains(unit) { isHeld[unit] = true }
        }
        return isHeld.count { $0 }
    }
}
