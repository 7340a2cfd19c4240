// Reports that units depend on each other in a cycle: which, where, and what to cut.

import NormaFindings
import NormaGuide
import NormaText

/// Words and places for one set of units that reach each other.
struct CycleFinding {
    let rule: Rule
    let context: JudgingContext
    let units: UnitMap
    let uses: UseGraph
    let graph: DirectedGraph
    let component: [Int]

    /// - Parameters:
    ///   - cut: the edge to take away; nil: the one that is cheapest to cut.
    ///   - isKnownByMembers: false if it is certainly new, though all its members may have been in cycles before.
    func finding(of cycle: Cycle, cut closing: DirectedGraph.Edge?, isKnownByMembers: Bool = true) -> Finding? {
        guard let cut = closing ?? cycle.cheapestEdge(in: graph),
            let first = uses.edge(from: cut.from, to: cut.to).sample.first
        else {
            return nil
        }
        let path = (cycle.nodes + cycle.nodes.prefix(1)).map(units.name).joined(separator: " → ")
        var finding = context.finding(
            of: rule,
            at: first.site(in: context),
            message: message(cycle, cut, isClosing: closing != nil),
            symbol: units.name(cycle.nodes.first ?? cut.from),
            detail: path,
            captures: captures(of: first, path),
            related: related(cycle, cut)
        )
        if isKnownByMembers {
            finding.members = component.map { BearableText.name(units.name($0)) }.sorted {
                $0.utf8.lexicographicallyPrecedes($1.utf8)
            }
        }
        return finding
    }

    /// For a team's own message: `{Subject}` is the cycle, the rest is the place where it is cheapest to cut.
    private func captures(of use: UnitUse, _ path: String) -> Captures {
        let placeholders = rule.messagePlaceholders
        guard !placeholders.isEmpty else { return .none }
        let builtIn = BuiltInCaptures(needed: placeholders)
        var captures = use.subject.map { builtIn.bound(for: $0, in: context) } ?? .none
        captures["Subject"] = path
        captures["Target"] = use.target(in: context)
        captures["From"] = units.name(use.from)
        captures["To"] = units.name(use.to)
        return captures
    }

    private func message(_ cycle: Cycle, _ cut: DirectedGraph.Edge, isClosing: Bool) -> String {
        let noun = units.noun.plural
        var text =
            cycle.nodes.count == 2
            ? "The \(noun) \(Wording.list(cycle.nodes.map(title))) use each other"
            : "The \(noun) \((cycle.nodes + cycle.nodes.prefix(1)).map(title).joined(separator: " → ")) form a cycle"
        if component.count > cycle.nodes.count {
            let which = cycle.isShortest ? "the shortest cycle" : "one cycle"
            text += " (\(which) of \(component.count) \(noun) that all reach each other)"
        }
        let role = isClosing ? "it is closed by" : "the cheapest cut is"
        text += "; \(role) \(title(cut.from)) → \(title(cut.to)), \(Wording.count(cut.weight, "place"))"
        if isClosing { return text }
        return text
            + (ComponentGraph(component, of: graph).isCyclic(without: cut) ? ", after which other cycles remain" : "")
    }

    private func title(_ unit: Int) -> String { "`\(units.title(unit))`" }

    /// The other places of the edge to cut, then one for each other step of the cycle, beginning after the cut.
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
