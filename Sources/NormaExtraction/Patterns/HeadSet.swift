// The heads of the nodes that are worth visiting.

import SwiftSyntax

/// Heads by kind of node, all kinds together; another head of the same hash is taken for the same.
struct HeadSet: Sendable {
    /// Open addressing, 0 for a free slot: looked up at every call and member of a file.
    private var places = [UInt64](repeating: 0, count: 64)
    private var count = 0

    mutating func insert(_ head: UInt64, _ kind: SyntaxKind) {
        guard !contains(head, kind) else { return }
        place(Self.key(head, kind))
        count += 1
        guard count * 4 > places.count else { return }
        let keys = places.filter { $0 != 0 }
        places = [UInt64](repeating: 0, count: places.count * 2)
        for key in keys { place(key) }
    }

    func contains(_ head: UInt64, _ kind: SyntaxKind) -> Bool {
        let key = Self.key(head, kind)
        var index = Int(truncatingIfNeeded: key) & (places.count - 1)
        while places[index] != 0 {
            if places[index] == key { return true }
            index = (index + 1) & (places.count - 1)
        }
        return false
    }

    private mutating func place(_ key: UInt64) {
        var index = Int(truncatingIfNeeded: key) & (places.count - 1)
        while places[index] != 0 { index = (index + 1) & (places.count - 1) }
        places[index] = key
    }

    /// Never 0.
    private static func key(_ head: UInt64, _ kind: SyntaxKind) -> UInt64 {
        let key = head ^ (UInt64(kind.slot) &* 0x9E37_79B9_7F4A_7C15)
        return max(1, key ^ (key >> 29))
    }
}
