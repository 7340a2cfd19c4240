// White space before and behind a place, at the edges of a file as well as in it.

import NormaText
import Testing

@testable import NormaExtraction

@Suite("The space around a place")
struct SpaceAroundTests {
    /// The space around the `x` of a text.
    private func around(_ text: String) -> SpaceAround {
        let bytes = Array(text.utf8)
        let place = bytes.firstIndex(of: UInt8(ascii: "x")) ?? 0
        return bytes.withUnsafeBufferPointer { SpaceAround(ByteRange(place, place + 1), in: $0) }
    }

    @Test(
        "is counted in spaces and tabs, up to the ends of the line and of the file",
        arguments: [
            ("x", 0, 0), (" x ", 1, 1), ("\tx\t", 1, 1), ("  x \t ", 2, 3), ("a x b", 1, 1), ("a  x  b", 2, 2),
            ("\n x \n", 1, 1), ("\r\n  x\r\n", 2, 0), ("(x)", 0, 0),
        ]
    )
    func counted(text: String, before: Int, after: Int) {
        let space = around(text)
        #expect(space.before == before)
        #expect(space.after == after)
    }

    @Test(
        "tells the first on a line",
        arguments: [
            ("x", true), (" x", true), ("  x", true), ("\n\tx", true), ("\r\n  x", true), ("\rx", true), ("a x", false),
            ("a  x", false), ("a\n;x", false), (" ;x", false),
        ]
    )
    func first(text: String, isFirst: Bool) {
        #expect(around(text).startsLine == isFirst)
        #expect(around(text).isSingleBefore == (isFirst || text.hasSuffix("a x")))
    }

    @Test(
        "tells the last on a line, comments left out",
        arguments: [
            ("x", true), ("x ", true), ("x  ", true), ("x\n", true), ("x \r\n", true), ("x  // a", true),
            ("x/* a", true),
            ("x b", false), ("x  b", false), ("x / b", false), ("x /", false), ("x;\n", false),
        ]
    )
    func last(text: String, isLast: Bool) {
        #expect(around(text).endsLine == isLast)
        #expect(around(text).isSingleAfter == (isLast || ["x b", "x / b", "x /"].contains(text)))
    }

    @Test("tells one space from a tab and from several")
    func single() {
        #expect(around("a x b").isSpaceBefore && around("a x b").isSpaceAfter)
        #expect(around(" x ").isSpaceBefore && around(" x ").isSpaceAfter)
        for text in ["ax,b", "a\tx\tb", "a  x  b", "a \tx \tb", "a\t x\t b"] {
            #expect(!around(text).isSpaceBefore && !around(text).isSpaceAfter, "\(text)")
        }
    }
}
