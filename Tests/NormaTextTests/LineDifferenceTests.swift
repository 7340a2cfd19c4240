// Which lines of two texts are paired.

import NormaText
import Testing

@Suite("The difference between lines")
struct LineDifferenceTests {
    /// The second text made of the first by what the matches leave; the proof that they pair equal lines in order.
    private func check(_ old: [Int], _ new: [Int]) -> Int {
        let matches = LineDifference(old, new).matches
        var (oldEnd, newEnd) = (0, 0)
        for match in matches {
            #expect(match.old >= oldEnd && match.new >= newEnd && match.count > 0)
            (oldEnd, newEnd) = (match.old + match.count, match.new + match.count)
            #expect(oldEnd <= old.count && newEnd <= new.count)
            #expect(Array(old[match.old..<oldEnd]) == Array(new[match.new..<newEnd]))
        }
        return matches.reduce(0) { $0 + $1.count }
    }

    @Test("is as short as one draws it by hand")
    func short() {
        #expect(check([1, 2, 3, 4], [1, 3, 4, 5]) == 3)
        #expect(check([], [1]) == 0)
        #expect(check([1, 1, 1], [1, 1]) == 2)
        #expect(check([9, 1, 9, 2, 9], [9, 2, 9]) == 3)
        #expect(check([1, 2, 3], [3, 1, 2]) == 2)
    }

    /// How many lines the longest common subsequence has, by the table of the textbook.
    private func longest(_ old: [Int], _ new: [Int]) -> Int {
        var row = Array(repeating: 0, count: new.count + 1)
        for line in old {
            var diagonal = 0
            for (index, other) in new.enumerated() {
                (diagonal, row[index + 1]) = (
                    row[index + 1], line == other ? diagonal + 1 : max(row[index], row[index + 1])
                )
            }
        }
        return row.last ?? 0
    }

    @Test("pairs equal lines in order, and nearly as many as any two texts have in common")
    func random() {
        var state: UInt64 = 42
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        var (paired, common) = (0, 0)
        for _ in 0..<300 {
            let old = (0..<next(40)).map { _ in next(1 + next(30)) }
            var new = old
            for _ in 0..<next(8) {
                if next(2) == 0, !new.isEmpty {
                    new.remove(at: next(new.count))
                } else {
                    new.insert(next(30), at: next(new.count + 1))
                }
            }
            let (count, most) = (check(old, new), longest(old, new))
            #expect(count <= most)
            paired += count
            common += most
        }
        // What stands once in both is paired first, which is not always the shortest way.
        #expect(Double(paired) > 0.99 * Double(common), "\(paired) of \(common)")
    }

    @Test("pairs what two texts of 200,000 lines have in common")
    func long() {
        let old = (0..<200_000).map { $0 % 3 == 0 ? 0 : $0 }
        let new = old.map { $0 % 7 == 0 ? -1 : $0 }
        #expect(check(old, new) == old.indices.count { $0 % 3 != 0 && $0 % 7 != 0 })
    }
}
