// Some of the 256 bytes: asked of each byte of a text, which a hashed set is too slow for.

package struct ByteSet: Sendable {
    @usableFromInline let bits: SIMD4<UInt64>

    package init(_ bytes: some Sequence<UInt8>) {
        var bits = SIMD4<UInt64>()
        for byte in bytes { bits[Int(byte >> 6)] |= 1 << UInt64(byte & 63) }
        self.bits = bits
    }

    @inlinable
    package func contains(_ byte: UInt8) -> Bool { bits[Int(byte >> 6)] & (1 << UInt64(byte & 63)) != 0 }
}
