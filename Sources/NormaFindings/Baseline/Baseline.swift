// The findings that a team accepts for now: those from before it began to check.

import NormaText

/// Entries in their order, without duplicates.
package struct Baseline: Sendable, Hashable {
    package let entries: [BaselineEntry]
    /// The files that may be left out as generated although they are listed nowhere else, by path; nil if that was
    /// never recorded.
    package var generated: [RelativePath]?

    /// Its file, at the root of the tree.
    package static let fileName = ".norma-baseline.json"
    /// Increases when the format of the file changes.
    package static let version = 1

    /// Merges entries of one kind, and adds up their counts.
    package init(_ entries: some Sequence<BaselineEntry>) { self.init(entries, joining: +) }

    package init(of findings: some Sequence<Finding>) { self.init(findings.lazy.map { BaselineEntry($0) }) }

    init(_ entries: some Sequence<BaselineEntry>, joining counts: (Int, Int) -> Int) {
        let all = Array(entries)
        // The form of a file that Norma wrote.
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

    /// How many findings it accepts; those of one cause count as one.
    package var size: Int { entries.findingCount }

    package var countsByRule: [String: Int] { entries.countsByRule }
}

extension [BaselineEntry] {
    /// Whether each is of another kind than its predecessor, and comes after it.
    var isInOrder: Bool {
        zip(self, dropFirst()).allSatisfy { one, next in
            var later = next
            later.count = one.count
            return one < later
        }
    }
}
