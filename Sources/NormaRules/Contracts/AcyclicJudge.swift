// `acyclic`: units that depend on each other in a circle.

import NormaFindings
import NormaGuide
import NormaProject
import NormaText

struct AcyclicJudge {
    let rule: Rule
    let contract: AcyclicContract
    let context: JudgingContext

    /// One finding for each set of units that all reach each other, at the first place of the edge that is cheapest to cut.
    func judgement() -> RuleJudgement {
        let units = AcyclicUnits.map(of: contract.unit, in: context)
        let exceptions = RuleExceptions(of: rule, in: context)
        let uses = usesOnCycles(units, exceptions)
        let graph = uses.graph(nodeCount: units.count)
        let findings = StrongComponents(of: graph).cyclic.compactMap { component in
            Cycle.shortest(within: component, of: graph).flatMap { cycle in
                CycleFinding(rule: rule, context: context, units: units, uses: uses, graph: graph, component: component)
                    .finding(of: cycle)
            }
        }
        return RuleJudgement(
            rule: rule.name,
            findings: findings,
            notices: exceptions.notices(),
            subjectCount: subjectCount(units)
        )
    }

    /// A first pass counts the uses on each edge; only where there are cycles a second one collects places, without those
    /// that an exception excuses.
    private func usesOnCycles(_ units: UnitMap, _ exceptions: RuleExceptions) -> UseGraph {
        let scan = UseScan(context: context, units: units, tests: .none, isInScope: scope())
        var edges: [UseGraph.Key: Int] = [:]
        scan.forEach { edges[UseGraph.Key(from: $0.from, to: $0.to), default: 0] += 1 }
        let all = DirectedGraph(
            nodeCount: units.count,
            edges: edges.map { DirectedGraph.Edge($0.from, $0.to, weight: $1) }
        )
        let components = StrongComponents(of: all)
        var uses = UseGraph()
        guard !components.cyclic.isEmpty else { return uses }
        scan.forEach { use in
            guard components.isInside(DirectedGraph.Edge(use.from, use.to)) else { return }
            if !exceptions.isEmpty, let subject = use.subject, exceptions.excuses(subject) { return }
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

    /// The units that hold something; of types and files those in files that are looked at.
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

/// Words and places for one set of units that reach each other.
private struct CycleFinding {
    let rule: Rule
    let context: JudgingContext
    let units: UnitMap
    let uses: UseGraph
    let graph: DirectedGraph
    let component: [Int]

    func finding(of cycle: Cycle) -> Finding? {
        guard let cut = cycle.cheapestEdge(in: graph), let first = uses.edge(from: cut.from, to: cut.to).sample.first
        else {
            return nil
        }
        let circle = (cycle.nodes + cycle.nodes.prefix(1)).map(units.name).joined(separator: " → ")
        var finding = context.finding(
            of: rule,
            at: first.site(in: context),
            message: message(cycle, cut),
            symbol: units.name(cycle.nodes.first ?? cut.from),
            detail: circle,
            captures: captures(of: first, circle),
            related: related(cycle, cut)
        )
        finding.members = component.map(units.name).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        return finding
    }

    /// For a team's own message: `{Subject}` is the circle, the rest is the place where it is cheapest to cut.
    private func captures(of use: UnitUse, _ circle: String) -> Captures {
        let placeholders = rule.messagePlaceholders
        guard !placeholders.isEmpty else { return .none }
        let builtIn = BuiltInCaptures(needed: placeholders)
        var captures = use.subject.map { builtIn.bound(for: $0, in: context) } ?? .none
        captures["Subject"] = circle
        captures["Target"] = use.target(in: context)
        captures["From"] = units.name(use.from)
        captures["To"] = units.name(use.to)
        return captures
    }

    private func message(_ cycle: Cycle, _ cut: DirectedGraph.Edge) -> String {
        let noun = units.noun.plural
        var text =
            cycle.nodes.count == 2
            ? "The \(noun) \(Wording.list(cycle.nodes.map(title))) use each other"
            : "The \(noun) \((cycle.nodes + cycle.nodes.prefix(1)).map(title).joined(separator: " → ")) form a circle"
        if component.count > cycle.nodes.count {
            let which = cycle.isShortest ? "the shortest circle" : "one circle"
            text += " (\(which) of \(component.count) \(noun) that all reach each other)"
        }
        text += "; the cheapest cut is \(title(cut.from)) → \(title(cut.to)), \(Wording.count(cut.weight, "place"))"
        return text
            + (ComponentGraph(component, of: graph).isCyclic(without: cut) ? ", after which other circles remain" : "")
    }

    private func title(_ unit: Int) -> String { "`\(units.title(unit))`" }

    /// The other places of the edge to cut, then one for each other step of the cycle, beginning behind the cut.
    private func related(_ cycle: Cycle, _ cut: DirectedGraph.Edge) -> [RelatedPlace] {
        let further = uses.edge(from: cut.from, to: cut.to).sample.dropFirst().map { use in
            RelatedPlace(place: context.place(use.site(in: context)), message: phrase(use))
        }
        let steps = cycle.steps
        let start = steps.firstIndex { $0.from == cut.from } ?? steps.startIndex
        let others = steps[start...].dropFirst() + steps[..<start]
        return further
            + others.compactMap { step in
                let edge = uses.edge(from: step.from, to: step.to)
                guard let use = edge.sample.first else { return nil }
                let more = edge.count > 1 ? ", the first of \(edge.count) places" : ""
                return RelatedPlace(place: context.place(use.site(in: context)), message: phrase(use) + more)
            }
    }

    /// "`Cart` → `Orders`: `CartView` creates `OrderStore`"
    private func phrase(_ use: UnitUse) -> String {
        let words = "`\(use.user(in: context))` \(use.verb(in: context)) `\(use.target(in: context))`"
        let arrow = "\(title(use.from)) → \(title(use.to))"
        return "\(arrow): \(words)"
    }
}
