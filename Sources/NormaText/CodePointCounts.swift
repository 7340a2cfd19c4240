// The number of code points before a byte, without counting from the beginning.

/// The code points of a text, counted once; a question walks a few hundred bytes at most.
package struct CodePointCounts: Sendable {
    private static let stride = 256

    /// The number of code points that begin before each multiple of the stride; empty if every byte is one.
    private let counts: [Int32]

    package init(_ bytes: [UInt8]) {
        var counts: [Int32] = []
        var count: Int32 = 0
        var isPlain = true
        for start in Swift.stride(from: 0, to: bytes.count, by: Self.stride) {
            counts.append(count)
            let end = min(start + Self.stride, bytes.count)
            let here = Int32(bytes[start..<end].count(where: Self.beginsCodePoint))
            isPlain = isPlain && Int(here) == end - start
            count += here
        }
        self.counts = isPlain ? [] : counts
    }

    /// The number of code points that begin before the byte; pass the same bytes as at the beginning.
    package func count(before offset: Int, in bytes: [UInt8]) -> Int {
        let offset = min(max(offset, 0), bytes.count)
        let index = min(offset / Self.stride, counts.count - 1)
        guard index >= 0 else { return offset }
        return Int(counts[index]) + bytes[index * Self.stride..<offset].count(where: Self.beginsCodePoint)
    }

    /// Continuation bytes of a code point begin with the bits 10.
    private static func beginsCodePoint(_ byte: UInt8) -> Bool { byte & 0xC0 != 0x80 }
}
