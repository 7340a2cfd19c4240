// Where most findings are.

import NormaFindings
import NormaText

/// The innermost folder or file that contains a third of the findings and more than one, found by descending from the
/// root to the part with most of them.
struct HotSpot {
    /// `.` for the root.
    let name: String
    let count: Int

    /// The divisor of the total: a folder with a smaller share isn't entered.
    private static let part = 3

    /// - Parameter findings: numbers of findings in canonical order, at least one.
    ///
    /// Cost: the findings, and their different paths for each folder on the way to the place.
    init(of findings: [Int], in result: CheckResult) {
        var paths: [(components: [Substring], count: Int)] = []
        var last: RelativePath?
        for number in findings {
            let path = result.findings[number].place.path
            if path == last {
                paths[paths.count - 1].count += 1
            } else {
                paths.append((path.components, 1))
                last = path
            }
        }
        var range = paths.indices
        var depth = 0
        var count = findings.count
        // Canonical order keeps the paths of a folder together.
        while let (next, held) = Self.largest(in: paths, range, depth: depth), held * Self.part >= findings.count,
            held > 1 || findings.count == 1
        {
            (range, count) = (next, held)
            depth += 1
        }
        let components = paths[range].first?.components.prefix(depth) ?? []
        name = components.isEmpty ? "." : components.joined(separator: "/")
        self.count = count
    }

    /// The direct child with the most findings; the first of several, and nil if there is none.
    private static func largest(
        in paths: [(components: [Substring], count: Int)],
        _ range: Range<Int>,
        depth: Int
    ) -> (range: Range<Int>, count: Int)? {
        var best: (range: Range<Int>, count: Int)?
        var start = range.lowerBound
        while start < range.upperBound {
            var end = start
            var count = 0
            let name = component(paths[start].components, depth)
            while end < range.upperBound, isSame(component(paths[end].components, depth), name) {
                count += paths[end].count
                end += 1
            }
            if name != nil, count > (best?.count ?? 0) { best = (start..<end, count) }
            start = end
        }
        return best
    }

    private static func isSame(_ one: Substring?, _ other: Substring?) -> Bool {
        guard let one, let other else { return one == nil && other == nil }
        return one.hasSameBytes(as: other)
    }

    private static func component(_ components: [Substring], _ depth: Int) -> Substring? {
        components.indices.contains(depth) ? components[depth] : nil
    }
}
