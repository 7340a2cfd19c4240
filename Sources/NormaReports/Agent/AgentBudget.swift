// The characters that a report for an agent may fill: what an agent reads costs it room for its work.

/// Counted in Unicode scalars, with the line breaks.
package struct AgentBudget: Sendable, Hashable {
    package static let usual = 4_000
    /// With less, not even one finding with its rule fits.
    package static let least = 1_000

    private(set) var left: Int

    init(_ characters: Int) { left = characters }

    /// Takes what the lines need; false, and nothing is taken, if they don't fit.
    mutating func take(_ lines: [String]) -> Bool {
        let cost = Self.cost(of: lines)
        guard cost <= left else { return false }
        left -= cost
        return true
    }

    static func cost(of lines: [String]) -> Int { lines.reduce(0) { $0 + $1.unicodeScalars.count + 1 } }
}
