// Texts compared and cut by their bytes, as the disk, git and the compiler do.
//
// Swift's own `==`, `hasPrefix`, `split` and hashing go by characters as a reader sees them: two names that only look the same
// are equal, and a slash before a combining mark isn't a slash. So none of them may decide which file is meant.

extension StringProtocol {
    /// Whether both hold the same bytes.
    package func hasSameBytes(as other: some StringProtocol) -> Bool {
        utf8.count == other.utf8.count && TextBytes.begin(self, with: other)
    }

    package func hasBytes(atStart prefix: some StringProtocol) -> Bool { TextBytes.begin(self, with: prefix) }

    package func hasBytes(atEnd suffix: some StringProtocol) -> Bool {
        let missing = utf8.count - suffix.utf8.count
        return missing >= 0 && self[utf8.index(startIndex, offsetBy: missing)...].hasSameBytes(as: suffix)
    }

    /// The parts between slashes, without empty ones.
    package var pathParts: [SubSequence] { pathParts(keepingEmpty: false) }

    package func pathParts(keepingEmpty keepsEmpty: Bool) -> [SubSequence] {
        var parts: [SubSequence] = []
        var start = startIndex
        func add(upTo end: Index) {
            if keepsEmpty || start < end { parts.append(self[start..<end]) }
        }
        for slash in utf8.indices where utf8[slash] == UInt8(ascii: "/") {
            add(upTo: slash)
            start = utf8.index(after: slash)
        }
        add(upTo: endIndex)
        return parts
    }

    /// The part of a path after a folder, without the slash between: empty for the folder itself, nil for paths elsewhere.
    ///
    /// Both are absolute, without a slash at the end.
    package func path(below folder: some StringProtocol) -> SubSequence? {
        if utf8.count == folder.utf8.count { return hasSameBytes(as: folder) ? self[endIndex...] : nil }
        guard hasBytes(atStart: folder) else { return nil }
        let end = utf8.index(startIndex, offsetBy: folder.utf8.count)
        // The root of the disk is its own slash.
        if folder.hasBytes(atEnd: "/") { return self[end...] }
        return utf8[end] == UInt8(ascii: "/") ? self[utf8.index(after: end)...] : nil
    }
}

extension String {
    package var lastSlash: Index? { utf8.lastIndex(of: UInt8(ascii: "/")) }
}

extension Substring {
    package var lastSlash: Index? { utf8.lastIndex(of: UInt8(ascii: "/")) }
}

/// A text that is compared by its bytes, as the key of a dictionary.
package struct ExactText: Sendable, Hashable, Comparable {
    package let text: String

    package init(_ text: some StringProtocol) { self.text = String(text) }

    package static func == (left: ExactText, right: ExactText) -> Bool { left.text.hasSameBytes(as: right.text) }

    package func hash(into hasher: inout Hasher) { TextBytes.hash(text, into: &hasher) }

    package static func < (left: ExactText, right: ExactText) -> Bool {
        left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
    }
}

package enum TextBytes {
    /// The text of the bytes, with each byte that isn't UTF-8 written as `\xFF`.
    package static func shown(_ bytes: some Collection<UInt8>) -> String {
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        var shown = ""
        var rest = bytes[...]
        var parser = Unicode.UTF8.ForwardParser()
        var iterator = bytes.makeIterator()
        while true {
            switch parser.parseScalar(from: &iterator) {
            case .emptyInput: return shown
            case .valid(let scalar):
                shown.unicodeScalars.append(Unicode.UTF8.decode(scalar))
                rest = rest.dropFirst(scalar.count)
            case .error(let length):
                for byte in rest.prefix(length) {
                    let digits = String(byte, radix: 16, uppercase: true)
                    shown += "\\x" + (digits.count < 2 ? "0" : "") + digits
                }
                rest = rest.dropFirst(length)
            }
        }
    }

    /// Cost: eight bytes at a time, wherever the texts are in one piece of memory.
    static func begin(_ text: some StringProtocol, with prefix: some StringProtocol) -> Bool {
        let found = text.utf8.withContiguousStorageIfAvailable { bytes in
            prefix.utf8.withContiguousStorageIfAvailable {
                begin(UnsafeRawBufferPointer(bytes), UnsafeRawBufferPointer($0))
            }
        }
        return (found ?? nil) ?? text.utf8.starts(with: prefix.utf8)
    }

    private static func begin(_ bytes: UnsafeRawBufferPointer, _ prefix: UnsafeRawBufferPointer) -> Bool {
        let count = prefix.count
        guard bytes.count >= count else { return false }
        var index = 0
        while index + 8 <= count {
            let (one, other) = (
                bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self),
                prefix.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            )
            if one != other { return false }
            index += 8
        }
        while index < count {
            if bytes[index] != prefix[index] { return false }
            index += 1
        }
        return true
    }

    static func hash(_ text: String, into hasher: inout Hasher) {
        let wasHashed: Void? = text.utf8.withContiguousStorageIfAvailable {
            hasher.combine(bytes: UnsafeRawBufferPointer($0))
        }
        if wasHashed == nil { for byte in text.utf8 { hasher.combine(byte) } }
        // This byte is never in a text: it separates two texts.
        hasher.combine(0xFF as UInt8)
    }
}
