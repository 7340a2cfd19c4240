// The largest file that is read: handwritten files are smaller, and larger ones would take the memory and the time of
// everything else.

package enum FileBound {
    /// In bytes.
    package static let largest = 32 << 20

    /// Why a file of this size is not read; nil for one that is.
    package static func obstacle(ofSize size: Int, limit: Int = largest) -> String? {
        guard size > limit else { return nil }
        return "it has \(max(size >> 20, (limit >> 20) + 1)) MB, and more than \(limit >> 20) MB are not read"
    }
}
