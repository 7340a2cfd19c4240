// Where among many statements a part of a pattern can stand at all, told once and not for each statement before.

import NormaText

/// For what follows a `$$$` in a row of statements: the statements that fit it, whatever stands in the holes.
///
/// A hole that was bound before can only make less fit, so no other statement has to be tried.
struct RowPlaces {
    /// Among so many statements looking ahead costs less than looking everywhere first.
    static let few = 32

    /// By how many parts of the pattern follow the `$$$`.
    private var places: [Int: [Int]] = [:]
    /// Some statement took more steps than there are for one.
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

    /// From a statement on; nil where nothing is known of the part.
    func places(of patterns: ArraySlice<PatternNode>, from start: Int) -> ArraySlice<Int>? {
        guard let known = places[patterns.count] else { return nil }
        return known[known.partitioningIndex { $0 >= start }...]
    }
}

extension PatternNode {
    /// Whether it stands for exactly one element of a list.
    var isOneElement: Bool {
        switch self {
        case .rest, .furtherClosures: false
        default: true
        }
    }
}
