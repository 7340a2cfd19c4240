// Lines, words and white space as checks look at them, up to the ends of the file.

import NormaFacts
import NormaText
import Testing

@testable import NormaExtraction

@Suite("Lines as checks see them")
struct LineTests {
    private func withSource<Result>(_ text: String, _ look: (SourceText) -> Result) -> Result {
        let bytes = Array(text.utf8)
        return bytes.withUnsafeBufferPointer { look(SourceText($0, lines: LineTable($0))) }
    }

    @Test(
        "A line is without its break, and its content without white space",
        arguments: [
            ("a b", "a b", "a b"), (" a \n", " a ", "a"), ("\t a\t\r\n", "\t a\t", "a"), ("\n", "", ""), ("", "", ""),
            ("   ", "   ", ""), ("a\r", "a", "a"), ("x\n", "x", "x"),
        ]
    )
    func content(text: String, line: String, content: String) {
        withSource(text) { source in
            let range = LineText.range(ofLine: 1, source) ?? .empty
            #expect(source.text(range) == line)
            #expect(source.text(LineText.content(of: range, source)) == content)
            #expect(LineText.range(ofLine: 0, source) == nil)
            #expect(LineText.range(ofLine: 9, source) == nil)
        }
    }

    @Test("Of ranges in each other the outer ones are left, and a range is found by where it ends")
    func ranges() {
        let given = [(0, 4), (1, 3), (4, 6), (8, 12), (8, 9), (11, 12), (12, 13)].map { ByteRange($0.0, $0.1) }
        let outer = LineText.outermost(given)
        #expect(outer == [(0, 4), (4, 6), (8, 12), (12, 13)].map { ByteRange($0.0, $0.1) })
        for offset: Int32 in -1...14 {
            #expect(LineText.first(of: outer, endingAfter: offset) == outer.first { $0.end > offset })
            #expect(LineText.first(of: [], endingAfter: offset) == nil)
            for end in max(0, offset)...15 {
                let range = ByteRange(start: max(0, offset), end: end)
                #expect(
                    LineText.contains(outer, range) == (outer.first { $0.end > range.start }?.contains(range) ?? false)
                )
            }
        }
    }

    @Test("Indentation is the white space from the beginning of the line, and nothing else")
    func indentation() {
        for (text, offset, wanted) in [
            ("  a", 2, "  "), ("a", 0, ""), ("\n\t a", 3, "\t "), (" b a", 3, nil), ("b a", 2, nil), ("\n  ", 3, "  "),
            ("b\na", 2, ""),
            ("ba", 1, nil),
        ] as [(String, Int32, String?)] {
            #expect(withSource(text) { $0.indentation(before: offset) } == wanted, "\(text)")
        }
    }

    @Test("The first line tells how lines end")
    func lineBreaks() {
        for (text, wanted) in [
            ("", "\n"), ("a", "\n"), ("\n", "\n"), ("\r\n", "\r\n"), ("a\r\nb\n", "\r\n"), ("a\nb\r\n", "\n"),
            ("a\r", "\n"), ("\r\r\n", "\r\n"),
        ] {
            #expect(withSource(text) { $0.lineBreak } == wanted)
        }
    }

    @Test("How lines and columns are counted")
    func columns() {
        withSource("ab\n  é😀c\n\td") { source in
            #expect([0, 1, 2, 3, 5, 7, 11, 12].map { source.column(at: $0) } == [0, 1, 2, 0, 2, 4, 8, 9])
            #expect([0, 2, 3, 5, 7, 11].map { source.characterColumn(at: $0) } == [0, 2, 0, 2, 3, 4])
            #expect([0, 3, 7, 13, 14].map { source.indentation(at: $0) } == [0, 2, 2, 1, 1])
        }
    }

    @Test("A word that is taken away takes the spaces behind it along")
    func removal() {
        for (text, wanted) in [("ab  c", "c"), ("ab", ""), ("ab\tc", "\tc"), ("ab ", ""), ("ab\nc", "\nc")] {
            let edits = withSource(text) { $0.removal(.safe, of: ByteRange(0, 2)) }.edits
            let left = Edit.apply(edits, to: Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
            #expect(left == wanted)
        }
    }

    @Test("A short text is a line of sixty characters at most")
    func short() {
        let letters = { (count: Int) in String(repeating: "a", count: count) }
        #expect(ShortText.of(letters(60)) == letters(60))
        #expect(ShortText.of(letters(61)) == letters(59) + "…")
        #expect(ShortText.of(String(repeating: "é", count: 60)) == String(repeating: "é", count: 60))
        #expect(ShortText.of(String(repeating: "é", count: 61)) == String(repeating: "é", count: 59) + "…")
        #expect(ShortText.of(" a \n\t b ") == "a b")
        #expect(ShortText.of("") == "")
    }

    @Test("Lines of more than eighty characters are measured, and said what they are")
    func lengths() {
        let filled = { (text: String, count: Int) in text + String(repeating: "x", count: count - text.count) }
        let cases: [(String, Int, String)] = [
            (filled("let a = ", 81), 81, ""), (filled("// ", 81), 81, "comment"), (filled("/// ", 200), 200, "comment"),
            (filled("let a = b // ", 90), 90, ""), (filled("// ://", 81), 81, "URL"),
            (filled("// ", 80) + "://", 83, "URL"), (filled("// ", 81) + ":/", 83, "comment"),
            (filled("let a = \"", 79) + "://\"", 83, "URL"),
            (filled("let a = \"é", 81) + "\"", 82, ""),
            (filled("let a = \"", 85) + "\\(b)\"", 90, "interpolated string"),
            (filled("let a = #\"", 85) + "\\#(b)\"#", 92, "interpolated string"),
            (filled("let a = \"\\(b)\" + ", 90), 90, "interpolated string"),
            (filled("let a = \"\\\\(b)", 85) + "\"", 86, ""), (filled("let a = b // :/", 90), 90, ""),
        ]
        for (line, length, detail) in cases {
            for text in [line, line + "\n", "let z = 1\n" + line + "\r\n", "let z = \"\\(1)\"\n" + line] {
                let found = CheckCase.sightings(of: LineLength.self, in: text)
                #expect(found.map(\.value) == [length] && found.map(\.detail) == [detail], "\(line)")
            }
        }
        for line in [filled("let a = ", 80), filled("// ", 80), filled("let a = \"é", 79) + "\""] {
            #expect(CheckCase.sightings(of: LineLength.self, in: line + "\n").isEmpty)
        }
    }
}
