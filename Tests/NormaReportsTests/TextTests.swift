// Words, widths and columns.

@testable import NormaFindings
import NormaText
import Testing

@testable import NormaReports

@Suite("Text in reports")
struct TextTests {
    @Test(
        "Markdown as plain text",
        arguments: [
            ("A **bold** and *soft* and _other_ word.", "A bold and soft and other word."),
            ("`**kept**` and snake_case_name and 2 * 3 * 4", "`**kept**` and snake_case_name and 2 * 3 * 4"),
            ("See [the *page*](http://x.y/z_a) now", "See the page now"),
            ("An [index] and `a[1](2)` stay", "An [index] and `a[1](2)` stay"),
            ("Two\nlines\r\nare one", "Two lines are one"),
            ("One\n\nTwo", "One\n\nTwo"),
            ("- first\n- second\n  goes on", "first\n\nsecond goes on"),
            ("> quoted", "quoted"), ("", ""), ("An open ` tick", "An open ` tick"), ("*", "*"), ("[", "["),
            ("***both***", "both"), ("A type like *`View`* here", "A type like `View` here"),
        ]
    )
    func plain(markdown: String, expected: String) {
        #expect(MarkdownText.plain(markdown) == expected)
    }

    @Test("The opening holds whole sentences, as many as fit, of the first paragraph")
    func opening() {
        let text = "One two. Three four! Five six? Seven.\n\nEight."
        #expect(MarkdownText.opening(text, limit: 9) == "One two.")
        #expect(MarkdownText.opening(text, limit: 20) == "One two. Three four!")
        #expect(MarkdownText.opening(text) == "One two. Three four! Five six? Seven.")
        #expect(
            MarkdownText.opening("Use e.g. a `Foo. Bar` here. Then more.", limit: 5) == "Use e.g. a `Foo. Bar` here."
        )
        #expect(MarkdownText.opening("A very long sentence", limit: 3) == "A very long sentence")
    }

    @Test("Lines are wrapped by columns; words longer than a line are left whole")
    func wrapping() {
        #expect(TextWrapping.lines("aa bb cc", width: 5) == ["aa bb", "cc"])
        #expect(TextWrapping.lines("日本 日本", width: 8) == ["日本", "日本"])
        #expect(TextWrapping.lines("aaaaaaaa b", width: 3) == ["aaaaaaaa", "b"])
        #expect(TextWrapping.lines("a b", width: -1) == ["a", "b"])
        #expect(TextWrapping.lines("  ", width: 5).isEmpty)
    }

    @Test("Code between backticks is painted with them, over the ends of lines; an odd backtick paints nothing")
    func painting() {
        func painted(_ lines: [String], isColoured: Bool = true) -> [String] {
            StyledText.code(in: lines).map { $0.written(isColoured: isColoured) }
        }
        #expect(painted(["a `b c", "d` e"]) == ["a \u{1B}[36m`b c\u{1B}[0m", "\u{1B}[36md`\u{1B}[0m e"])
        #expect(painted(["a `b"]) == ["a `b"])
        #expect(painted(["a `b`"], isColoured: false) == ["a `b`"])
    }

    @Test("Columns in code points, from columns in bytes")
    func columns() {
        // é in two scalars, a family in seven, a wide letter in one.
        for (line, byte, expected) in [
            ("abc", 1, 1), ("abc", 3, 3), ("abc", 4, 4), ("abc", 9, 4), ("e\u{301}x", 4, 3), ("👨‍👩‍👧‍👦x", 26, 8),
            ("日x", 4, 2),
            ("日x", 2, 1), ("", 1, 1),
        ] {
            let place = Place(
                path: RelativePath("A"),
                range: .empty,
                start: Position(line: 1, column: byte),
                end: Position(line: 1, column: byte)
            )
            #expect(Excerpt(of: place, in: line)?.startCodePoint == expected, "\(line) \(byte)")
        }
    }

    @Test("Widths of characters, as terminals draw them")
    func widths() {
        for (text, width) in [
            ("a", 1), ("日", 2), ("ｱ", 1), ("Ａ", 2), ("한", 2), ("🛒", 2), ("☀", 1), ("☀️", 2), ("e\u{301}", 1),
            ("\u{301}", 0),
            ("👨‍👩‍👧‍👦", 2), ("🇩🇪", 2), ("\u{200B}", 0), ("é", 1), ("│", 1), ("…", 1), ("\t", 0),
        ] {
            #expect(DisplayWidth.of(text) == width, "\(text)")
        }
    }

    @Test("Numbers and their nouns")
    func numbers() {
        #expect([0, 1, 999, 1000, 1_234_567].map(Wording.number) == ["0", "1", "999", "1,000", "1,234,567"])
        #expect([0, 1, 2].map { Wording.count($0, "file") } == ["0 files", "1 file", "2 files"])
    }

    @Test("URIs of paths are percent-encoded, and never look like a scheme or an absolute path")
    func uris() {
        for (path, uri) in [
            ("", "."), ("A/B+C.swift", "A/B+C.swift"), ("a:b", "a%3Ab"),
            ("é 100%?#.swift", "%C3%A9%20100%25%3F%23.swift"),
        ] {
            #expect(SARIFPlaces.uri(RelativePath(path)) == uri)
        }
        #expect(SARIFPlaces.folderURI(absolutePath: "/My App") == "file:///My%20App/")
    }
}
