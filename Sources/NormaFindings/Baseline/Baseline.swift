// The findings that a team accepts for now: what was there when it began to check.

import NormaText

/// Entries in their order, none twice.
package struct Baseline: Sendable, Hashable {
    package let entries: [BaselineEntry]
    /// The files that may be left out as generated though nobody lists them, by path; nil where that was never written down.
    package var generated: [RelativePath]?

    /// Its file, at the root of the tree.
    package static let fileName = ".norma-baseline.json"
    /// Grows when the file says something in another way.
    package static let version = 1

    /// Entries of one kind become one, with the sum of their counts.
    package init(_ entries: some Sequence<BaselineEntry>) { self.init(entries, joining: +) }

    package init(of findings: some Sequence<Finding>) { self.init(findings.lazy.map { BaselineEntry($0) }) }

    init(_ entries: some Sequence<BaselineEntry>, joining counts: (Int, Int) -> Int) {
        let all = Array(entries)
        // As a file that we wrote has them.
        guard !all.isInOrder else {
            self.entries = all
            return
        }
        let known = Dictionary(all.map { ($0.kind, $0.count) }, uniquingKeysWith: counts)
        self.entries = known.map { kind, count in
            var entry = kind
            entry.count = count
            return entry
        }.sorted()
    }

    /// How many findings it accepts; those of one cause are one.
    package var size: Int { entries.findingCount }

    package var countsByRule: [String: Int] { entries.countsByRule }
}

extension [BaselineEntry] {
    /// Whether each is of another kind than the one before it, and stands behind it.
    var isInOrder: Bool {
        zip(self, dropFirst()).allSatisfy { one, next in
            var later = next
            later.count = one.count
            return one < later
        }
    }
}
