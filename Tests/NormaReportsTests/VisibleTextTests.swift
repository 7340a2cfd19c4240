// Nothing that a name or a guide holds may act on a terminal.

import NormaReports
import Testing

@Suite("Text that a terminal shows")
struct VisibleTextTests {
    @Test(
        "keeps lines and tabs, and shows what would move the cursor, hide or turn around",
        arguments: [
            ("a\n\tb", "a\n\tb"), ("a\u{1B}[2Jb", "a␛[2Jb"), ("a\rb", "a␍b"), ("a\r\nb", "a\nb"), ("\u{7}", "␇"),
            ("a\u{202E}b", "a<U+202E>b"), ("\u{9B}1m", "<U+009B>1m"), ("\u{1B}[31mred", "␛[31mred"),
            ("größe 漢", "größe 漢"),
            ("\u{1B}]0;title\u{7}", "␛]0;title␇"),
        ]
    )
    func plain(_ text: String, _ shown: String) {
        #expect(VisibleText.lines(text) == shown)
    }

    @Test(
        "keeps our own colours where there are some, and nothing else that begins alike",
        arguments: [
            ("\u{1B}[1;31mred\u{1B}[0m", "\u{1B}[1;31mred\u{1B}[0m"), ("\u{1B}[2J", "␛[2J"), ("\u{1B}[31", "␛[31"),
            ("\u{1B}", "␛"),
            ("\u{1B}[3\u{1B}[1m", "␛[3\u{1B}[1m"),
        ]
    )
    func styled(_ text: String, _ shown: String) {
        #expect(VisibleText.lines(text, keepingStyle: true) == shown)
    }
}
