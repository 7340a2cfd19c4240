// Which units used which before a change, by name: a cycle is closed by an edge that was not there before.

import NormaText

/// One unit uses another.
package struct UnitEdge: Sendable, Hashable {
    private let from: ExactText
    private let to: ExactText

    init(from: String, to: String) { (self.from, self.to) = (ExactText(from), ExactText(to)) }
}

/// The edges that a rule about cycles saw.
package struct UnitEdges: Sendable, Hashable {
    let edges: Set<UnitEdge>
    let units: Set<ExactText>

    func holds(_ unit: String) -> Bool { units.contains(ExactText(unit)) }
}

/// Whether a tree is judged alone or compared with another state of it.
package enum Comparison: Sendable, Hashable {
    case none
    /// This is the earlier state: the edges are remembered for the next judging.
    case earlier
    /// The edges that rules about cycles saw in the earlier state, by rule name.
    case later(than: [String: UnitEdges])
}
