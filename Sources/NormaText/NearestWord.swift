// "Did you mean …?": the known word that is closest to a mistyped one.

package enum NearestWord {
    /// The candidate with the fewest single-character changes from `word`, where that is at most a third of its length
    /// (at least one, at most three); ties go to the first in the order given.
    ///
    /// Distance: Damerau–Levenshtein with adjacent transpositions (optimal string alignment).
    package static func to(_ word: String, among candidates: some Sequence<String>) -> String? {
        let limit = min(3, max(1, word.count / 3))
        var best: (word: String, distance: Int)?
        let folded = Array(word.lowercased())
        for candidate in candidates {
            let other = Array(candidate.lowercased())
            guard abs(other.count - folded.count) <= limit else { continue }
            let distance = distance(folded, other)
            if distance <= limit, distance < (best?.distance ?? Int.max) { best = (candidate, distance) }
        }
        return best?.word
    }

    private static func distance(_ left: [Character], _ right: [Character]) -> Int {
        if left.isEmpty || right.isEmpty { return max(left.count, right.count) }
        var beforePrevious: [Int] = []
        var previous = Array(0...right.count)
        for row in 1...left.count {
            var current = [row] + Array(repeating: 0, count: right.count)
            for column in 1...right.count {
                let cost = left[row - 1] == right[column - 1] ? 0 : 1
                var value = min(previous[column] + 1, current[column - 1] + 1, previous[column - 1] + cost)
                if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
                    value = min(value, beforePrevious[column - 2] + 1)
                }
                current[column] = value
            }
            (beforePrevious, previous) = (previous, current)
        }
        return previous[right.count]
    }
}
