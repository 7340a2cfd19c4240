// The underline stands under what it speaks of, whatever stands before it.

import NormaFindings
import NormaText
import Testing

@testable import NormaReports

@Suite("Source excerpts")
struct SourceExcerptTests {
    private func excerpt(_ line: String, at word: String, width: Int = 80) -> SourceExcerpt {
        excerpt(line, at: Fixture.place("A.swift", line: 3, in: line, word), width: width)
    }

    private func excerpt(_ line: String, at place: Place, width: Int = 80) -> SourceExcerpt {
        SourceExcerpt(of: LineWindow(of: line, around: place.start.column), place: place, width: width)
    }

    /// The columns of the shown text that are underlined.
    private func underlined(_ excerpt: SourceExcerpt) -> String {
        var column = 0
        var text = ""
        for character in excerpt.text {
            if column >= excerpt.indentation, column < excerpt.indentation + excerpt.underlined {
                text.append(character)
            }
            column += DisplayWidth.of(character)
        }
        return text
    }

    @Test(
        "with tabs, wide characters, emoji, marks and invisible characters before it",
        arguments: [
            "x", "\tx", " \t x", "日本 x", "👨‍👩‍👧‍👦 x", "e\u{301} x", "☀️ x", "\u{1B}[1m x", "\u{202E} x", "\u{200B} x",
            "ｆｕｌｌ x", "한국 x", "🇩🇪 x", "\u{0} x", "a\tb\tc\tx", "กำ x",
        ]
    )
    func before(line: String) {
        #expect(underlined(excerpt(line, at: "x")) == "x")
    }

    @Test("with tabs and wide characters in it")
    func inside() {
        #expect(underlined(excerpt("a = \"日\t本\";", at: "\"日\t本\"")) == "\"日 本\"")
        #expect(excerpt("\ta\tb", at: "a\tb").text == "    a   b")
    }

    @Test("A long line is cut around the underline", arguments: [0, 1, 5, 40, 200, 395, 399], [20, 33, 80])
    func long(column: Int, width: Int) {
        for filler in ["-", "日", "👨‍👩‍👧‍👦"] {
            let line = String(repeating: filler, count: column) + "@" + String(repeating: filler, count: 400 - column)
            let excerpt = excerpt(line, at: "@", width: width)
            #expect(underlined(excerpt) == "@", "\(filler) \(column) \(width)")
            #expect(DisplayWidth.of(excerpt.text) <= width)
            #expect(excerpt.text.hasPrefix("…") || column < width)
        }
    }

    @Test("What is longer than the terminal is wide is underlined as far as it is shown")
    func longUnderline() {
        let word = String(repeating: "ab", count: 300)
        let excerpt = excerpt("let " + word + " = 1", at: word, width: 50)
        #expect(DisplayWidth.of(excerpt.text) <= 50)
        #expect(excerpt.indentation + excerpt.underlined <= 50)
        #expect(excerpt.underlined > 20)
    }

    @Test("A range over several lines is underlined to the end of the first, without the space there")
    func severalLines() {
        let line = "call( a,  "
        let place = Place(
            path: RelativePath("A"),
            range: ByteRange(5, 50),
            start: Position(line: 1, column: 1),
            end: Position(line: 3, column: 2)
        )
        #expect(underlined(excerpt(line, at: place)) == "call( a,")
    }

    @Test("A place outside the line, or in the middle of a character, has its caret at a sensible place")
    func outside() {
        for (line, column, expected) in [("abc", 99, 3), ("", 1, 0), ("日本", 2, 0), ("日本", 4, 2), ("abc", 0, 0)] {
            let place = Place(
                path: RelativePath("A"),
                range: .empty,
                start: Position(line: 1, column: column),
                end: Position(line: 1, column: column)
            )
            let excerpt = excerpt(line, at: place)
            #expect(excerpt.indentation == expected, "\(line) \(column)")
            #expect(excerpt.underlined == 1)
        }
    }

    @Test("A line of a megabyte takes no time to speak of")
    func huge() {
        let line = String(repeating: "let a = 1; ", count: 100_000)
        let place = Place(
            path: RelativePath("A"),
            range: ByteRange(500_000, 500_010),
            start: Position(line: 1, column: 500_001),
            end: Position(line: 1, column: 500_011)
        )
        var text = ""
        let duration = ContinuousClock().measure { text = excerpt(line, at: place).text }
        #expect(DisplayWidth.of(text) <= 80)
        #expect(duration < .seconds(10))
    }
}
