// Applies fixes to a text: those that don't touch each other, in the order of their places.

import NormaText

/// The new text, and the result for each fix.
package struct FixApplication: Sendable {
    package private(set) var bytes: [UInt8]
    /// Indices of the applied fixes; one that proposes the same edits as another is applied with it.
    package private(set) var made: [Int] = []
    /// Indices of those that touch the edits of another: they are proposed again for the new text.
    package private(set) var left: [Int] = []

    /// Of two fixes that touch each other the one that begins first is applied; of two that begin together, the first
    /// given.
    ///
    /// A fix with an edit outside the text, or with overlapping edits, isn't applied.
    ///
    /// Cost: sorting the edits, and one pass over the text.
    package init(_ fixes: [Fix], to text: [UInt8]) {
        let order = fixes.indices.sorted { (fixes[$0].firstOffset, $0) < (fixes[$1].firstOffset, $1) }
        var taken = TakenRanges()
        var edits: [Edit] = []
        var known: Set<[Edit]> = []
        for index in order {
            let proposed = fixes[index].edits.sorted { $0.range < $1.range }
            if known.contains(proposed) {
                made.append(index)
            } else if Edit.fit(proposed, in: text.count), taken.take(proposed.map(\.range)) {
                known.insert(proposed)
                edits += proposed
                made.append(index)
            } else {
                left.append(index)
            }
        }
        bytes = Edit.apply(edits, to: text) ?? text
    }
}

extension Fix {
    fileprivate var firstOffset: Int32 { edits.map(\.range.start).min() ?? 0 }
}

/// Occupied ranges of a text; no two of them overlap or touch.
private struct TakenRanges {
    /// By start.
    private var ranges: [ByteRange] = []

    /// Takes all of the ranges or none. Two that touch can't both be taken: an insertion between them would have no
    /// place of its own, and white space would be deleted from both sides.
    mutating func take(_ wanted: [ByteRange]) -> Bool {
        guard wanted.allSatisfy(isFree) else { return false }
        for range in wanted { ranges.insert(range, at: place(of: range)) }
        return true
    }

    private func isFree(_ range: ByteRange) -> Bool {
        let place = place(of: range)
        if place > 0, ranges[place - 1].end >= range.start { return false }
        return place == ranges.count || ranges[place].start > range.end
    }

    /// The index of the first range that begins at or after this one's start.
    private func place(of range: ByteRange) -> Int {
        ranges.partitioningIndex { $0.start >= range.start }
    }
}
