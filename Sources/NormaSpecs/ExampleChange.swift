// The change that an example shows: its files before and after.

import NormaFiles
import NormaFindings
import NormaPipeline
import NormaText

struct ExampleChange {
    private let earlier: [RelativePath: [UInt8]]
    private let later: [RelativePath: [UInt8]]

    init(from earlier: [RelativePath: [UInt8]], to later: [RelativePath: [UInt8]]) {
        self.earlier = earlier
        self.later = later
    }

    /// The status that git would report.
    var earlierState: EarlierState {
        let paths = Set(earlier.keys).union(later.keys)
        let changed = paths.filter { earlier[$0] != later[$0] }
        let renames = renames
        return EarlierState(
            workspace: MemoryWorkspace(files: earlier),
            summary: ComparisonSummary(commit: "before", reference: "before", changedFiles: changed.count),
            changed: changed,
            added: changed.filter { earlier[$0] == nil },
            renames: { renames }
        )
    }

    /// A file that is gone, and a new one that has half of its lines: the likest pairs, as git finds them.
    private var renames: [RelativePath: RelativePath] {
        let gone = earlier.filter { later[$0.key] == nil }
        let new = later.filter { earlier[$0.key] == nil }
        var pairs: [(share: Double, from: RelativePath, to: RelativePath)] = []
        for (from, old) in gone {
            for (to, text) in new {
                let share = Self.share(old, text)
                if share >= 0.5 { pairs.append((share, from, to)) }
            }
        }
        pairs.sort { ($1.share, $0.from, $0.to) < ($0.share, $1.from, $1.to) }
        var renames: [RelativePath: RelativePath] = [:]
        var taken: Set<RelativePath> = []
        for pair in pairs where renames[pair.from] == nil && taken.insert(pair.to).inserted {
            renames[pair.from] = pair.to
        }
        return renames
    }

    /// The part of the longer one's lines that both have.
    private static func share(_ first: [UInt8], _ second: [UInt8]) -> Double {
        let lines = [first, second].map { $0.split(separator: UInt8(ascii: "\n")) }
        let most = lines.map(\.count).max() ?? 0
        guard most > 0 else { return 0 }
        var counts: [ArraySlice<UInt8>: Int] = [:]
        for line in lines[0] { counts[line, default: 0] += 1 }
        var common = 0
        for line in lines[1] {
            guard let count = counts[line], count > 0 else { continue }
            counts[line] = count - 1
            common += 1
        }
        return Double(common) / Double(most)
    }
}
