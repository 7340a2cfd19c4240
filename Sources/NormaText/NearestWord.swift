// "Did you mean …?": the known word that is closest to a mistyped one.

package enum NearestWord {
    /// The candidate with the fewest single-character changes from `word`, if that is at most a third of its length
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
            let distance = distance(folded, other, limit: limit)
            if distance <= limit, distance < (best?.distance ?? Int.max) { best = (candidate, distance) }
        }
        return best?.word
    }

    /// The names that a shorter or longer spelling may mean: the nearest by spelling, else the names of which
    /// each word begins with one of the word's, in order (`UserRepo`: `UserRepository`), or the other way round; at most
    /// three, the shortest first.
    package static func choices(for word: String, among candidates: some Sequence<String>) -> [String] {
        let candidates = Array(candidates)
        if let nearest = to(word, among: candidates) { return [nearest] }
        let words = NameCase.words(of: word).map { $0.lowercased() }
        let named = candidates.map { ($0, NameCase.words(of: $0).map { $0.lowercased() }) }
        let longer = named.filter { abbreviates(words, $0.1) }
        let fitting = (longer.isEmpty ? named.filter { abbreviates($0.1, words) } : longer).map(\.0)
        return Array(fitting.sorted { ($0.count, $0) < ($1.count, $1) }.prefix(3))
    }

    /// Short words alone fit too much.
    private static func abbreviates(_ short: [String], _ long: [String]) -> Bool {
        guard short.contains(where: { $0.count > 2 }), short.count <= long.count else { return false }
        var rest = long[...]
        for word in short {
            guard let index = rest.firstIndex(where: { $0.hasPrefix(word) }) else { return false }
            rest = rest[(index + 1)...]
        }
        return true
    }

    /// Anything above the limit if the distance is above it.
    private static func distance(_ left: [Character], _ right: [Character], limit: Int) -> Int {
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
            // Later rows build on these two, and aren't nearer.
            if min(current.min() ?? 0, previous.min() ?? 0) > limit { return limit + 1 }
            (beforePrevious, previous) = (previous, current)
        }
        return previous[right.count]
    }
}
