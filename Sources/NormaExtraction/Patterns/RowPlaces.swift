// The places among many statements where a part of a pattern can match, found once rather than for each start.

import NormaText

/// For each part after a `$$$` among statements: the statements that match it, whatever the holes contain.
///
/// A bound hole can only reduce the matches, so no other statement has to be tried.
struct RowPlaces {
    /// Up to this number of statements, looking ahead costs less than finding all places first.
    static let few = 32

    /// By how many parts of the pattern follow the `$$$`.
    private var places: [Int: [Int]] = [:]
    /// A statement exceeded its number of steps.
    private(set) var isPartial = false

    /// Cost: each statement is compared once with each part that follows a `$$$`.
    init(of patterns: [PatternNode], in codes: [Code], names: PatternHoleNames) {
        for (index, pattern) in patterns.enumerated().dropFirst() {
            guard case .rest = patterns[index - 1], pattern.isOneElement else { continue }
            var found: [Int] = []
            for place in codes.indices {
                var matching = PatternMatching(names: names)
                if matching.matches(pattern, codes[place]) { found.append(place) }
                if matching.remainingSteps <= 0 { isPartial = true }
            }
            places[patterns.count - index] = found
        }
    }

    /// From a statement on; nil if nothing is known about the part.
    func places(of patterns: ArraySlice<PatternNode>, from start: Int) -> ArraySlice<Int>? {
        guard let known = places[patterns.count] else { return nil }
        return known[known.partitioningIndex { $0 >= start }...]
    }
}

extension PatternNode {
    /// Whether it matches exactly one element of a list.
    var isOneElement: Bool {
        switch self {
        case .rest, .furtherClosures: false
        default: true
        }
    }
}
