// The findings that the baseline accepts in a run: how many there are, and how many are gone.

package struct AcceptedFindings: Sendable, Hashable {
    /// The baseline's file, from the root of the tree.
    package var file: String
    /// How many findings the whole baseline accepts.
    package var size: Int
    /// How many of them belong to the requested rules and paths; the others were not compared.
    package var considered: Int
    /// Compared entries with findings that are gone; the count is the number of these.
    package var stale: [BaselineEntry]
    /// How many of the compared findings are still there.
    package var leftCount: Int
    /// By rule, sorted by name; without rules that have no entries.
    package var rules: [OfRule]

    package struct OfRule: Sendable, Hashable {
        package var rule: String
        /// How many compared findings of the rule the baseline accepts.
        package var accepted: Int
        /// How many of those are gone.
        package var stale: Int
    }

    /// - Parameter looked: the compared entries.
    package init(file: String, size: Int, looked: [BaselineEntry], stale: [BaselineEntry]) {
        self.file = file
        self.size = size
        self.stale = stale
        considered = looked.findingCount
        let gone = Dictionary(stale.map { ($0.kind, $0.count) }, uniquingKeysWith: +)
        let left = looked.filter { $0.count > gone[$0.kind, default: 0] }.map { entry in
            var entry = entry
            entry.count -= gone[entry.kind, default: 0]
            return entry
        }
        leftCount = left.findingCount
        let stillThere = left.countsByRule
        rules = looked.countsByRule.sorted { $0.key < $1.key }.map {
            OfRule(rule: $0.key, accepted: $0.value, stale: $0.value - stillThere[$0.key, default: 0])
        }
    }

    /// How many are gone; a cause with some of its places left is still there.
    package var staleCount: Int { considered - leftCount }
}
