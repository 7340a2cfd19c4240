// Which units used which before a change, by name: what closes a circle is an edge that was not there.

/// One unit uses another.
package struct UnitEdge: Sendable, Hashable {
    let from: String
    let to: String
}

/// What a rule about circles saw.
package struct UnitEdges: Sendable, Hashable {
    let edges: Set<UnitEdge>
    let units: Set<String>
}

/// Whether a tree is judged for itself or beside another state of it.
package enum Comparison: Sendable, Hashable {
    case none
    /// This is the earlier state: what the next judging will ask for is remembered.
    case earlier
    /// What the rules about circles saw in the earlier state, by their names.
    case later(than: [String: UnitEdges])
}
