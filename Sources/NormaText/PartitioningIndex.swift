// Binary search.

extension RandomAccessCollection {
    /// The index of the first element after a border; the end if there is none.
    ///
    /// Cost: logarithmic.
    ///
    /// - Parameter isAfter: false for all elements up to the border, true for all from there on.
    @inlinable
    package func partitioningIndex(where isAfter: (Element) -> Bool) -> Index {
        var low = startIndex
        var left = count
        while left > 0 {
            let half = left / 2
            let middle = index(low, offsetBy: half)
            if isAfter(self[middle]) {
                left = half
            } else {
                low = index(after: middle)
                left -= half + 1
            }
        }
        return low
    }
}
