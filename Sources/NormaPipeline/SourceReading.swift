// The real kind of bytes that claim to be Swift, before they are parsed.

/// The properties of a file's bytes without parsing them.
enum SourceEncoding: Equatable {
    case utf8
    /// UTF-8 with NUL bytes in it; the compiler ignores them.
    case utf8WithNUL
    case utf16
    /// The offset of the first byte that can't be UTF-8.
    case invalid(at: Int)

    /// Cost: one pass over the bytes.
    static func of(_ bytes: [UInt8]) -> SourceEncoding {
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return .utf16 }
        return bytes.withUnsafeBufferPointer { buffer in
            var index = 0
            var hasNUL = false
            let raw = UnsafeRawBufferPointer(buffer)
            while index < buffer.count {
                if index + 8 <= buffer.count, isPlain(raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)) {
                    index += 8
                    continue
                }
                let byte = buffer[index]
                if byte < 0x80 {
                    if byte == 0 { hasNUL = true }
                    index += 1
                    continue
                }
                guard let length = sequenceLength(buffer, at: index) else { return .invalid(at: index) }
                index += length
            }
            return hasNUL ? .utf8WithNUL : .utf8
        }
    }

    /// Whether eight bytes are ASCII without NUL; a wrong no is possible, and then they are read singly.
    private static func isPlain(_ bytes: UInt64) -> Bool {
        (bytes | (bytes &- 0x0101_0101_0101_0101)) & 0x8080_8080_8080_8080 == 0
    }

    /// The length of a well-formed sequence of two to four bytes (Unicode 16, table 3-7); nil if it is ill-formed.
    private static func sequenceLength(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int? {
        let first = bytes[index]
        let length: Int
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch first {
        case 0xC2...0xDF: length = 2
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: length = 3
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF1...0xF3: length = 4
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        default: return nil
        }
        guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return nil }
        for offset in 2..<max(2, length) where !(0x80...0xBF).contains(bytes[index + offset]) { return nil }
        return length
    }
}
