// Which units used which before a change, by name: what closes a circle is an edge that was not there.

import NormaText

/// One unit uses another.
package struct UnitEdge: Sendable, Hashable {
    private let from: ExactText
    private let to: ExactText

    init(from: String, to: String) { (self.from, self.to) = (ExactText(from), ExactText(to)) }
}

/// What a rule about circles saw.
package struct UnitEdges: Sendable, Hashable {
    let edges: Set<UnitEdge>
    let units: Set<ExactText>

    func holds(_ unit: String) -> Bool { units.contains(ExactText(unit)) }
}

/// Whether a tree is judged for itself or beside another state of it.
package enum Comparison: Sendable, Hashable {
    case none
    /// This is the earlier state: what the next judging will ask for is remembered.
    case earlier
    /// What the rules about circles saw in the earlier state, by their names.
    case later(than: [String: UnitEdges])
}
