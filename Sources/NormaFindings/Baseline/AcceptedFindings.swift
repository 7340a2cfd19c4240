// What the baseline accepts in a run: how much there is of it, and what is gone.

package struct AcceptedFindings: Sendable, Hashable, Codable {
    /// The baseline's file, from the root of the tree.
    package var file: String
    /// How many findings the whole baseline accepts.
    package var size: Int
    /// How many of them are of the rules and paths that were asked for; the others were not looked at.
    package var considered: Int
    /// Entries of those that were looked at with findings that are gone: how many is their count.
    package var stale: [BaselineEntry]
    /// How many of the accepted findings are still there, of those that were looked at.
    package var leftCount: Int
    /// By rule, sorted by its name; those without entries are not among them.
    package var rules: [OfRule]

    package struct OfRule: Sendable, Hashable, Codable {
        package var rule: String
        /// How many findings the baseline accepts of it, of those that were looked at.
        package var accepted: Int
        /// How many of those are gone.
        package var stale: Int
    }

    /// - Parameter looked: the entries that were looked at.
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

    /// How many are gone; one of whose places only some are gone is still there.
    package var staleCount: Int { considered - leftCount }
}
