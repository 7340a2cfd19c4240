// Nothing that a name or a guide holds may act on a terminal, or in the log of a build service.

import NormaText
import Testing

@Suite("Text that a terminal shows")
struct VisibleTextTests {
    @Test(
        "keeps lines and tabs, and shows what would move the cursor, hide or turn around",
        arguments: [
            ("a\n\tb", "a\n\tb"), ("a\u{1B}[2Jb", "a␛[2Jb"), ("a\rb", "a␍b"), ("a\r\nb", "a\nb"), ("\u{7}", "␇"),
            ("a\u{202E}b", "a<U+202E>b"), ("\u{9B}1m", "<U+009B>1m"), ("\u{1B}[31mred", "␛[31mred"),
            ("größe 漢", "größe 漢"), ("a\u{8}b", "a␈b"), ("\u{2066}a\u{2069}", "<U+2066>a<U+2069>"),
            ("a\u{2028}b\u{2029}", "a<U+2028>b<U+2029>"), ("\u{200F}\u{61C}\u{FEFF}", "<U+200F><U+061C><U+FEFF>"),
            ("\u{1B}]0;title\u{7}", "␛]0;title␇"), ("\u{600}\u{1B}[8m\u{301}\u{9D}", "\u{600}␛[8m\u{301}<U+009D>"),
        ]
    )
    func lines(_ text: String, _ shown: String) {
        #expect(VisibleText.lines(text) == shown)
    }

    @Test("leaves nothing active of any scalar, alone or inside a character of several")
    func everyScalar() {
        for value in UInt32(0)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value), VisibleText.isActive(scalar) else { continue }
            for text in ["\(scalar)", "\u{600}\(scalar)\u{301}", "a\(scalar)"] {
                let shown = VisibleText.lines(text).unicodeScalars.filter { $0 != "\n" && $0 != "\t" }
                #expect(!shown.contains(where: VisibleText.isActive), "\(value)")
                #expect(!VisibleText.oneLine(text).unicodeScalars.contains(where: VisibleText.isActive), "\(value)")
            }
        }
    }

    @Test("of a path is on one line")
    func path() {
        let path = RelativePath("Sources/A\nB.swift:1:1: error: no\u{1B}[2J.swift")
        #expect("\(path)" == "Sources/A B.swift:1:1: error: no␛[2J.swift")
        let problem = SourceProblem(file: "a\nb.md", message: "no\nb.md: error: yes", suggestion: "c\u{1B}")
        #expect(ProblemRenderer.render(problem) == "a b.md: error: no b.md: error: yes; c␛")
    }

    @Test(
        "begins no command to a build service",
        arguments: [
            ("  ::set-output name=a::b", "  :\u{200B}:set-output name=a::b"),
            ("a\n\t::error::b", "a\n\t:\u{200B}:error::b"),
            ("a ##[add-mask]b", "a #\u{200B}#[add-mask]b"), ("##vso[task.x]", "#\u{200B}#vso[task.x]"),
            ("##teamcity[x]", "#\u{200B}#teamcity[x]"), ("## Heading\na::b", "## Heading\na::b"),
        ]
    )
    func commands(_ text: String, _ shown: String) {
        #expect(LogText.inert(text) == shown)
    }
}
