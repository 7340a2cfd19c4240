// What is shown of a line: all of a usual one, a part of a long one, cut between characters.

import NormaText
import Testing

@Suite("Windows of lines")
struct LineWindowTests {
    @Test("A line of usual length is shown whole, with no marks")
    func short() {
        let line = "\tlet 日本 = \"🛒\""
        for column in [-1, 0, 1, 7, 99] {
            let window = LineWindow(of: line, around: column)
            #expect(window.text == line && window.marked == line && window.column == 1)
        }
        #expect(LineWindow(of: "", around: 1).marked.isEmpty)
    }

    @Test("A long line is cut between characters, and the window holds what it is about")
    func long() throws {
        for filler in ["-", "日", "👨‍👩‍👧‍👦", "e\u{301}", "\t", "é-"] {
            for before in [0, 1, 7, 50, 300, 999, 1000] {
                let line =
                    String(repeating: filler, count: before) + "@" + String(repeating: filler, count: 1000 - before)
                let column = filler.utf8.count * before + 1
                let window = LineWindow(of: line, around: column, width: 60)
                #expect(DisplayWidth.of(window.text) <= 60)
                #expect(window.text.contains("@"), "\(filler) \(before)")
                #expect(window.text.allSatisfy { $0 == "@" || filler.contains($0) })
                #expect(window.isCutBefore == (window.column > 1) && window.isCutBehind == !line.hasSuffix(window.text))
                let start = line.utf8.index(line.startIndex, offsetBy: window.column - 1)
                #expect(line[start...].hasPrefix(window.text))
            }
        }
    }

    @Test("What stands before the place gets the room that what stands behind it does not need")
    func ends() {
        let line = String(repeating: "a", count: 500) + "b"
        #expect(LineWindow(of: line, around: 501, width: 50).marked == "…" + String(repeating: "a", count: 49) + "b")
        #expect(LineWindow(of: line, around: 1, width: 50).marked == String(repeating: "a", count: 50) + "…")
        #expect(LineWindow(of: line, around: 99_999, width: 50).marked.hasSuffix("ab"))
    }

    @Test("A pile of marks on one letter is no reason for a long window")
    func marks() {
        let line =
            "let a = \""
            + String(repeating: "x\u{301}\u{302}\u{303}" + String(repeating: "\u{304}", count: 9_000), count: 3)
        for column in [1, 9, 20, 20_000] {
            #expect(LineWindow(of: line, around: column).text.utf8.count < 10_000)
        }
    }

    @Test("Bytes that are no text are no reason to trap")
    func invalid() {
        for byte in [0x80, 0xBF, 0xC0, 0xF0, 0xFF] as [UInt8] {
            let line = [UInt8](repeating: byte, count: 5_000)
            for column in [0, 1, 2, 2_500, 4_999, 5_000, 6_000] {
                let window = LineWindow(of: line[...], around: column)
                #expect(window.column >= 1 && window.column <= 5_001)
            }
        }
    }

    @Test("Code points are counted from any place without a walk from the beginning")
    func codePoints() {
        let text = String(repeating: "aé日🛒", count: 300) + "end"
        let bytes = Array(text.utf8)
        let counts = CodePointCounts(bytes)
        for offset in [0, 1, 2, 3, 255, 256, 257, 1_000, 2_999, 3_000, 3_003, 9_999] {
            let expected = bytes.prefix(offset).count { $0 & 0xC0 != 0x80 }
            #expect(counts.count(before: offset, in: bytes) == expected, "\(offset)")
        }
        #expect(CodePointCounts(Array("plain".utf8)).count(before: 3, in: Array("plain".utf8)) == 3)
        #expect(CodePointCounts([]).count(before: 3, in: []) == 0)
    }

    @Test("A sentence keeps the ends of what it quotes, and a long name is told from others")
    func bearable() {
        let long = String(repeating: "a + ", count: 10_000)
        let sentence = BearableText.sentence("`Cart` says `\(long)b`, which is too much")
        #expect(sentence.utf8.count < 400)
        #expect(sentence.hasPrefix("`Cart` says `a + a") && sentence.hasSuffix("a + b`, which is too much"))
        #expect(BearableText.sentence(String(repeating: "word ", count: 10_000)).utf8.count < 2_000)
        let names = ["f(\(long)x)", "f(\(long)y)", "f(\(long)\(long)x)"].map(BearableText.name)
        #expect(Set(names).count == 3 && names.allSatisfy { $0.utf8.count < 400 })
        for short in ["", "Cart.load(_:)", "Sources/Ünï"] {
            #expect(BearableText.name(short) == short && BearableText.sentence(short) == short)
        }
    }
}
