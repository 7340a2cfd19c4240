// A set of small numbers, one bit each.

/// A set of numbers below a capacity that is fixed on creation; other numbers are never in it.
package struct BitSet: Sendable, Hashable {
    private var words: [UInt64]
    let capacity: Int

    package init(capacity: Int) {
        self.capacity = max(0, capacity)
        words = Array(repeating: 0, count: (self.capacity + 63) / 64)
    }

    package func contains(_ index: Int) -> Bool {
        guard index >= 0, index < capacity else { return false }
        return words[index >> 6] & (1 << UInt64(index & 63)) != 0
    }

    package mutating func insert(_ index: Int) {
        guard index >= 0, index < capacity else { return }
        words[index >> 6] |= 1 << UInt64(index & 63)
    }

    package var isEmpty: Bool { words.allSatisfy { $0 == 0 } }
}
