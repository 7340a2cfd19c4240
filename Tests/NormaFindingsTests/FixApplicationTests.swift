// Which of several fixes are made in a text, and which are left for the next time.

import NormaFindings
import NormaText
import Testing

@Suite("Fixes of one text")
struct FixApplicationTests {
    private func apply(_ fixes: [Fix], to text: String) -> (text: String, made: [Int], left: [Int]) {
        let result = FixApplication(fixes, to: Array(text.utf8))
        return (String(decoding: result.bytes, as: UTF8.self), result.made.sorted(), result.left.sorted())
    }

    @Test("All that don't touch are made, whatever order they come in")
    func apart() {
        let result = apply(
            [
                .safe(.replace(ByteRange(6, 7), with: "zwei")), .safe(.delete(ByteRange(0, 2))),
                .safe(.insert("!", at: 8)),
            ],
            to: "1 + + 2 ."
        )
        #expect(result.text == "+ + zwei !.")
        #expect(result.left.isEmpty)
    }

    @Test("Of two that overlap or touch the first place wins, and the other is left")
    func overlapping() {
        let result = apply([.safe(.delete(ByteRange(2, 4))), .safe(.delete(ByteRange(1, 3)))], to: "abcdef")
        #expect(result == ("adef", [1], [0]))
        let touching = apply([.safe(.insert("x", at: 2)), .safe(.delete(ByteRange(0, 2)))], to: "abcdef")
        #expect(touching == ("cdef", [1], [0]))
    }

    @Test("A fix is made wholly or not at all")
    func whole() {
        let pair = Fix(.safe, [.delete(ByteRange(0, 1)), .delete(ByteRange(4, 5))])
        let result = apply([pair, .safe(.delete(ByteRange(3, 6))), .safe(.delete(ByteRange(2, 3)))], to: "abcdefg")
        #expect(result == ("bdfg", [0, 2], [1]))
    }

    @Test("What several propose is made once, and for all of them")
    func twice() {
        let fix = Fix.safe(.replace(ByteRange(0, 1), with: "b"))
        #expect(apply([fix, fix], to: "a") == ("b", [0, 1], []))
    }

    @Test("An edit outside of the text, or one that overlaps another of its own fix, is left")
    func impossible() {
        let own = Fix(.safe, [.delete(ByteRange(0, 2)), .delete(ByteRange(1, 3))])
        #expect(apply([.safe(.delete(ByteRange(2, 9))), own], to: "abc") == ("abc", [], [0, 1]))
    }

    @Test("An insertion and a replacement at one place of the same fix stand in this order")
    func together() {
        let fix = Fix(.safe, [.replace(ByteRange(1, 2), with: "Y"), .insert("x", at: 1)])
        #expect(apply([fix], to: "abc") == ("axYc", [0], []))
    }
}
