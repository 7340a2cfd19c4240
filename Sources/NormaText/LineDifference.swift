// The equal lines of two texts; the lines between them are the difference.

/// Pairs the lines of two texts: by lines that appear once in both, and between those line by line.
///
/// Not always the shortest difference, but one that a person would draw, found without comparing every line with every other.
package struct LineDifference: Sendable {
    /// A run of lines that are the same: its beginning in both texts, from 0, and its length.
    package struct Match: Sendable, Hashable {
        package var old: Int
        package var new: Int
        package var count: Int
    }

    /// In order; none touches the next in both texts.
    package private(set) var matches: [Match] = []

    /// Beyond so many pairs, a stretch without any line that appears once in both counts as replaced.
    private static let mostPairs = 1 << 14
    /// Beyond so many stretches inside of stretches, too.
    private static let deepest = 64

    private let old: [Int]
    private let new: [Int]

    /// Cost: about linear in the number of lines.
    package init<Line: Hashable>(_ old: [Line], _ new: [Line]) {
        var numbers: [Line: Int] = [:]
        func number(_ line: Line) -> Int {
            if let known = numbers[line] { return known }
            numbers[line] = numbers.count
            return numbers.count - 1
        }
        self.old = old.map(number)
        self.new = new.map(number)
        compare(Stretch(old: 0..<old.count, new: 0..<new.count, depth: 0))
    }

    private struct Stretch {
        var old: Range<Int>
        var new: Range<Int>
        var depth: Int
    }

    private mutating func compare(_ whole: Stretch) {
        var waiting = [whole]
        while let stretch = waiting.popLast() {
            var (old, new) = (stretch.old, stretch.new)
            let start = commonStart(old, new)
            add(old.lowerBound, new.lowerBound, count: start)
            old = old.dropFirst(start)
            new = new.dropFirst(start)
            let end = commonEnd(old, new)
            if end > 0 {
                // Handled after the lines before it.
                let depth = Self.deepest + 1
                waiting.append(Stretch(old: old.suffix(end), new: new.suffix(end), depth: depth))
                old = old.dropLast(end)
                new = new.dropLast(end)
            }
            guard !old.isEmpty, !new.isEmpty, stretch.depth < Self.deepest else { continue }
            let anchors = anchors(old, new)
            guard !anchors.isEmpty else {
                addShortest(old, new)
                continue
            }
            var parts: [Stretch] = []
            var (oldStart, newStart) = (old.lowerBound, new.lowerBound)
            for anchor in anchors {
                let depth = stretch.depth + 1
                parts.append(Stretch(old: oldStart..<anchor.old, new: newStart..<anchor.new, depth: depth))
                // The line itself begins the next stretch.
                (oldStart, newStart) = (anchor.old, anchor.new)
            }
            parts.append(
                Stretch(old: oldStart..<old.upperBound, new: newStart..<new.upperBound, depth: stretch.depth + 1)
            )
            waiting += parts.reversed()
        }
    }

    private func commonStart(_ old: Range<Int>, _ new: Range<Int>) -> Int {
        var count = 0
        while count < min(old.count, new.count), self.old[old.lowerBound + count] == self.new[new.lowerBound + count] {
            count += 1
        }
        return count
    }

    private func commonEnd(_ old: Range<Int>, _ new: Range<Int>) -> Int {
        var count = 0
        while count < min(old.count, new.count),
            self.old[old.upperBound - 1 - count] == self.new[new.upperBound - 1 - count]
        {
            count += 1
        }
        return count
    }

    private mutating func add(_ old: Int, _ new: Int, count: Int) {
        guard count > 0 else { return }
        if let last = matches.last, last.old + last.count == old, last.new + last.count == new {
            matches[matches.count - 1].count += count
        } else {
            matches.append(Match(old: old, new: new, count: count))
        }
    }

    /// The lines that appear once in both stretches, as many as keep their order.
    private func anchors(_ old: Range<Int>, _ new: Range<Int>) -> [(old: Int, new: Int)] {
        var places: [Int: (old: Int, new: Int, oldCount: Int, newCount: Int)] = [:]
        for index in old {
            places[self.old[index], default: (index, 0, 0, 0)].oldCount += 1
        }
        for index in new {
            places[self.new[index]]?.newCount += 1
            places[self.new[index]]?.new = index
        }
        let unique = places.values.filter { $0.oldCount == 1 && $0.newCount == 1 }.sorted { $0.old < $1.old }
        return Self.longestRise(unique.map { ($0.old, $0.new) })
    }

    /// Among pairs in the order of their first parts, the longest subsequence whose second parts rise.
    private static func longestRise(_ pairs: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
        var tails: [Int] = []
        var previous = [Int](repeating: -1, count: pairs.count)
        for (index, pair) in pairs.enumerated() {
            let place = tails.partitioningIndex { pairs[$0].new >= pair.new }
            previous[index] = place > 0 ? tails[place - 1] : -1
            if place < tails.count { tails[place] = index } else { tails.append(index) }
        }
        var result: [(old: Int, new: Int)] = []
        var next = tails.last ?? -1
        while next >= 0 {
            result.append(pairs[next])
            next = previous[next]
        }
        return result.reversed()
    }

    /// The longest common part of two short stretches.
    private mutating func addShortest(_ old: Range<Int>, _ new: Range<Int>) {
        let (height, width) = (old.count, new.count)
        guard height * width <= Self.mostPairs else { return }
        var lengths = [Int](repeating: 0, count: (height + 1) * (width + 1))
        for row in stride(from: height - 1, through: 0, by: -1) {
            for column in stride(from: width - 1, through: 0, by: -1) {
                let place = row * (width + 1) + column
                let isSame = self.old[old.lowerBound + row] == self.new[new.lowerBound + column]
                lengths[place] =
                    isSame ? lengths[place + width + 2] + 1 : max(lengths[place + 1], lengths[place + width + 1])
            }
        }
        var (row, column) = (0, 0)
        while row < height, column < width {
            let place = row * (width + 1) + column
            if self.old[old.lowerBound + row] == self.new[new.lowerBound + column] {
                add(old.lowerBound + row, new.lowerBound + column, count: 1)
                row += 1
                column += 1
            } else if lengths[place + width + 1] >= lengths[place + 1] {
                row += 1
            } else {
                column += 1
            }
        }
    }
}
