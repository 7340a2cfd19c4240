// Recognizes the notation of a property list that isn't in the old one.

enum ForeignNotation {
    /// The name of the notation that the bytes begin in; nil if they may be in the old one.
    static func name(of bytes: UnsafeBufferPointer<UInt8>) -> String? {
        let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
        let start = bytes.dropFirst(hasMark ? 3 : 0).drop { $0 <= 0x20 }
        if start.starts(with: "<?xml".utf8) || start.starts(with: "<!DOCTYPE".utf8) || start.starts(with: "<plist".utf8)
        {
            return "XML"
        }
        if start.starts(with: "bplist".utf8) { return "the binary notation" }
        // `{"key": …`: JSON has a colon where `=` is expected here.
        guard start.first == UInt8(ascii: "{") else { return nil }
        let key = start.dropFirst().drop { $0 <= 0x20 }
        guard key.first == UInt8(ascii: "\""), let close = key.dropFirst().firstIndex(of: UInt8(ascii: "\"")) else {
            return nil
        }
        return key[close...].dropFirst().first { $0 > 0x20 } == UInt8(ascii: ":") ? "JSON" : nil
    }
}
