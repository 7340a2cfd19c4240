// Reads a property list in whichever notation it is written, and tables of strings, which are one without its braces.

import NormaText

enum PropertyListFile {
    static func value(of bytes: [UInt8]) throws(PlacedProblem) -> PlacedValue {
        if isXml(bytes) { return try XmlPropertyList.value(of: bytes) }
        if let problem = Self.problem(ofBinary: bytes) { throw problem }
        return try reading(bytes) { (buffer) throws(PlacedProblem) in try OldPropertyList.value(of: buffer) }
    }

    /// A table of strings: `"key" = "value";`. A key may appear twice, as the compiler of such tables allows.
    static func strings(of bytes: [UInt8]) throws(PlacedProblem) -> PlacedValue {
        if isXml(bytes) { return try XmlPropertyList.value(of: bytes) }
        if let problem = Self.problem(ofBinary: bytes) { throw problem }
        return try reading(bytes) { (buffer) throws(PlacedProblem) in try OldPropertyList.table(of: buffer) }
    }

    /// The problem of the binary notation; nil if it is another.
    static func problem(ofBinary bytes: [UInt8]) -> PlacedProblem? {
        guard bytes.starts(with: "bplist".utf8) else { return nil }
        let message = "it is a binary property list, which is not read: convert it with `plutil -convert xml1`"
        return PlacedProblem(message, at: ByteRange(0, 6))
    }

    private static func isXml(_ bytes: [UInt8]) -> Bool {
        let start = TextReading(bytes)
        let rest = bytes.dropFirst(start.index).drop { $0 <= 0x20 }
        return ["<?xml", "<!DOCTYPE", "<plist", "<!--"].contains { rest.starts(with: $0.utf8) }
    }

    private static func reading(
        _ bytes: [UInt8],
        _ read: (UnsafeBufferPointer<UInt8>) throws(PlacedProblem) -> PlacedValue
    ) throws(PlacedProblem) -> PlacedValue {
        try bytes.withUnsafeBufferPointer { (buffer) throws(PlacedProblem) in try read(buffer) }
    }
}
