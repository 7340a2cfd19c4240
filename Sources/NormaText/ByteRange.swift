// A half-open range of UTF-8 bytes in one file; every place in facts is one of these.

/// A half-open range of UTF-8 byte offsets in one file.
package struct ByteRange: Sendable, Hashable, Comparable {
    package var start: Int32
    package var end: Int32

    /// An end before the start is taken as the start, so that a range is never inverted.
    @inlinable
    package init(start: Int32, end: Int32) {
        self.start = start
        self.end = max(start, end)
    }

    @inlinable
    package init(_ start: Int, _ end: Int) {
        self.init(start: Int32(clamping: start), end: Int32(clamping: end))
    }

    package static let empty = ByteRange(start: 0, end: 0)

    package var count: Int { Int(end) - Int(start) }
    package var isEmpty: Bool { start == end }

    /// Whether the other range is completely inside this one (equal ranges are).
    @inlinable
    package func contains(_ other: ByteRange) -> Bool { start <= other.start && other.end <= end }

    @inlinable
    package func contains(offset: Int32) -> Bool { start <= offset && offset < end }

    /// By start; of two that start together the longer comes first, as an outer node before its inner one.
    package static func < (left: ByteRange, right: ByteRange) -> Bool {
        left.start != right.start ? left.start < right.start : left.end > right.end
    }
}
