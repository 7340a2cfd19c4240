// How much of one file is read: nobody writes more by hand, and what is larger would take the memory and the time of everything else.

package enum FileBound {
    /// In bytes.
    package static let largest = 32 << 20

    /// Why a file of this size is not read; nil for one that is.
    package static func obstacle(ofSize size: Int, limit: Int = largest) -> String? {
        guard size > limit else { return nil }
        let megabyte = 1 << 20
        return "it has \(size / megabyte + (size % megabyte == 0 ? 0 : 1)) MB, and more than \(limit >> 20) MB are not read"
    }
}
