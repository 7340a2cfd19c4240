// The JSON that we write, read back by another reader.

import Foundation
import Testing

@testable import NormaReports

@Suite("JSON")
struct JSONValueTests {
    @Test("Every scalar of Unicode's first plane, and some beyond, comes back as it went in")
    func scalars() throws {
        var text = "\u{1F6D2}\u{10FFFF}\r\n\\\"/"
        for value in UInt32(0)...0xFFFF { if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) } }
        let written = JSONValue.array([.string(text)]).prettyText
        let read = try #require(try JSONSerialization.jsonObject(with: Data(written.utf8)) as? [String])
        #expect(read.count == 1)
        #expect(read.first.map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
    }

    @Test("No control character is written as it is, so that a report can be shown")
    func controls() {
        let controls = (UInt32(0)...0x9F).compactMap(Unicode.Scalar.init).filter {
            $0.properties.generalCategory == .control
        }
        var text = "\u{2028}\u{2029}"
        text.unicodeScalars.append(contentsOf: controls)
        let written = JSONValue.string(text).prettyText
        #expect(written.dropLast().unicodeScalars.allSatisfy { (0x20...0x7E).contains($0.value) })
    }

    @Test("Members keep their order; what is empty stays on its line")
    func layout() {
        let value = JSONValue.object([
            ("b", .array([])), ("a", .object([])), ("c", .present([("x", nil), ("y", .null)])), ("n", .int(-7)),
            ("t", .array([.bool(true), .bool(false)])),
        ])
        #expect(
            value.prettyText == """
                {
                  "b": [],
                  "a": {},
                  "c": {
                    "y": null
                  },
                  "n": -7,
                  "t": [
                    true,
                    false
                  ]
                }

                """
        )
    }
}
