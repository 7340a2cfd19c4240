// Whatever a guide holds, its page runs nothing, loads nothing, moves nothing, and is made in a time that grows with its length.

import Doubling
import NormaFindings
import NormaText
import Testing

@testable import NormaReports

@Suite("A hostile guide as HTML")
struct HostileGuideTests {
    private func html(_ text: String) -> String {
        GuideMarkup(GuideText(name: "own", file: "GUIDE.md", text: text), rules: [], idPrefix: "g-") { _ in "" }.html
    }

    /// The elements of a page that are none of ours.
    private func foreignElements(in html: String) -> [Substring] {
        let ours: Set<Substring> = [
            "p", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre", "code", "table", "thead", "tbody", "tr",
            "th", "td",
            "hr", "br", "em", "strong", "del", "a", "details", "summary", "figure", "figcaption", "span", "input",
        ]
        return html.split(separator: "<", omittingEmptySubsequences: false).dropFirst()
            .map { $0.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber } }
            .filter { !ours.contains($0) }
    }

    @Test(
        "Raw HTML is text",
        arguments: [
            "<script>alert(1)</script>", "a <script>alert(1)</script> b", "<img src=x onerror=alert(1)>",
            "</code></pre></script>",
            "```\n</code></pre><script>\n```", "    </pre><script>", "`</code><script>`", "# </h3><script>",
            "[<script>](a)",
            "|<script>|\n|-|\n|</td><script>|", "<!-- --><script>", "<!--><script>-->", "<!---><script>-->",
            "- <script>", "> <script>",
            "![<script>](a)", "<svg/onload=alert(1)>", "<ScRiPt>", "<x:script>", "&lt;script&gt;", "&#60;script&#62;",
            "\\<script>",
            "```swift\"onclick=\"alert(1)\n```", "```\"><script>\nx\n```", "```swift bad path=\"<script>\"\n```",
            "<![CDATA[<script>]]>",
            "<?php <script> ?>", "<!DOCTYPE <script>>", "[a](b \"><script>\")", "[a](b \"'onclick='alert(1)\")",
            "[a]: b '\"><script>'\n\n[a]",
        ]
    )
    func rawHTML(text: String) {
        let made = html(text)
        #expect(foreignElements(in: made).isEmpty, "\(made)")
        // Nothing ends a value and begins another attribute.
        #expect(!made.contains("\"onclick") && !made.contains("'onclick") && !made.contains("\" onclick"), "\(made)")
    }

    @Test(
        "Links that a browser would run, or that lead to another machine, are text",
        arguments: [
            "javascript:alert(1)", "JaVaScRiPt:alert(1)", "javascript&colon;alert(1)", "java&#115;cript:alert(1)",
            "&#x6A;avascript:alert(1)",
            "java\\script:alert(1)", "javascript\\:alert(1)", "&#1;javascript:alert(1)", "&#32;javascript:alert(1)",
            "java&#9;script:alert(1)",
            "java&NewLine;script:alert(1)", "java&Tab;script:alert(1)", "&nbsp;javascript:alert(1)",
            "javascript:&#x301;alert(1)",
            "data:text/html,<script>alert(1)</script>", "data:text/html;base64,PHNjcmlwdD4=", "vbscript:msgbox",
            "file:///etc/passwd",
            "blob:x", "view-source:x", "x:y", "%6Aavascript:alert(1)", "//example.org", "\\\\\\\\example.org",
            "/\\\\example.org",
            "\\\\/example.org", "ftp://example.org", "java\u{202E}script:x", "\u{1}javascript:x",
            "javascript\u{FEFF}:x", ":x", "a b:c",
        ]
    )
    func links(target: String) {
        for text in [
            "[a](<\(target)>)", "[a](\(target))", "![a](<\(target)>)", "[a]\n\n[a]: <\(target)>\n", "<\(target)>",
        ] {
            #expect(!html(text).contains("href"), "\(html(text))")
        }
    }

    @Test(
        "Links to the web, to a mailbox, into the page and to a file beside it are links that tell nothing of where one was"
    )
    func allowedLinks() {
        let targets = [
            ("https://example.org/a?b=c&d#e", "https://example.org/a?b=c&amp;d#e"),
            ("HTTP://example.org", "HTTP://example.org"),
            ("mailto:a@example.org", "mailto:a@example.org"), ("#the-tree", "#g-the-tree"),
            ("docs/a.md#b", "docs/a.md#b"),
            ("/a", "/a"), ("../a", "../a"), ("?a:b", "?a:b"), ("a/b:c", "a/b:c"), ("größe", "gr%C3%B6%C3%9Fe"),
            ("a\"b'c", "a%22b&#39;c"),
        ]
        for (target, address) in targets {
            #expect(
                html("[a](\(target))")
                    == "<p dir=\"auto\"><a href=\"\(address)\" rel=\"noopener noreferrer\">a</a></p>\n"
            )
        }
        #expect(
            html("![a *b*](c.png)")
                == "<p dir=\"auto\"><a class=\"image\" href=\"c.png\" rel=\"noopener noreferrer\">a b</a></p>\n"
        )
    }

    @Test("No link stands in another, as no page can hold that")
    func nestedLinks() {
        for text in [
            "[![a](b)](c)", "[a <https://b.c> d](e)", "![a [b](c) d](e)", "[a ![b [c](d)](e)](f)", "[a](b)[c](d)",
        ] {
            var depth = 0
            for piece in html(text).split(separator: "<") {
                if piece.hasPrefix("a ") { depth += 1 }
                if piece.hasPrefix("/a>") { depth -= 1 }
                #expect((0...1).contains(depth), "\(text)")
            }
            #expect(depth == 0)
        }
    }

    @Test("What can't be seen is shown, in words, code, titles and addresses")
    func invisible() {
        let text =
            "a\u{1B}[31m \u{202E}b `\u{7}\u{2066}` &#x202E; &#27; [c](d \"\u{202E}\")\n\n```\n\u{1B}]0;x\u{7}\n```\n# \u{202E}\n"
        let made = html(text)
        #expect(made.contains("a␛[31m &lt;U+202E&gt;b <code>␇&lt;U+2066&gt;</code> &lt;U+202E&gt; ␛"))
        #expect(made.contains("title=\"&lt;U+202E&gt;\""))
        #expect(made.contains("␛]0;x␇"))
        #expect(!made.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0 == "\u{202E}" || $0 == "\u{2066}" })
    }

    @Test("The page closes what it opens, whatever is cut off or crossed")
    func balance() {
        let pieces = [
            "*", "**", "_", "~~", "[", "](a)", "![", "`", "```\n", "\n", "\n\n", "> ", "- ", "1. ", "    ", "# ",
            "|a|\n|-|\n", "<b>", "<!--", "-->",
            "a", " ", "\\", "&amp;", "[a]: b\n", "\n---\n", "~~~swift bad\n", "\t",
        ]
        var random = Sequence64(state: 7)
        for _ in 0..<3_000 {
            let text = (0..<(random.next() % 24)).map { _ in pieces[Int(random.next() % UInt64(pieces.count))] }
                .joined()
            let made = html(text)
            #expect(unbalanced(in: made) == nil, "\(text.debugDescription)\n\(made)")
        }
    }

    /// The first end tag that ends nothing, or the first tag that is never closed.
    private func unbalanced(in html: String) -> String? {
        var open: [Substring] = []
        for piece in html.split(separator: "<", omittingEmptySubsequences: false).dropFirst() {
            let name = piece.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }
            if ["br", "hr", "input"].contains(name) { continue }
            guard piece.hasPrefix("/") else { open.append(name); continue }
            if open.popLast() != name { return String(piece) }
        }
        return open.first.map(String.init)
    }

    @Test("A link whose address is long is written only so often")
    func amplification() {
        let text =
            "[a]: https://example.org/" + String(repeating: "x", count: 50_000) + "\n\n"
            + String(repeating: "[a] ", count: 10_000)
        #expect(html(text).utf8.count < 1_000_000)
        let table = "|" + String(repeating: "a|", count: 400) + "\n|" + String(repeating: "-|", count: 400) + "\n"
        #expect(html(table + String(repeating: "a\n", count: 10_000)).utf8.count < 2_000_000)
    }

    /// What is repeated without end, beginning with what stands once.
    private static let repetitions: [(String, String, String)] = [
        ("", ">", ""), ("", "[", ""), ("", "*", ""), ("", "- ", "a"), ("", "![", ""), ("", "*a ", ""), ("", "a* ", ""),
        ("", "*_", ""), ("", "a**b", ""),
        ("", "[a](", ""), ("", "[a](<b", ""), ("", "[a](b \"", ""), ("", "[a][b", ""), ("", "` ``", ""),
        ("", "<a b=\"", ""), ("", "<!-- ", ""),
        ("", "<? ", ""), ("", "<![CDATA[", ""), ("", "<a:b", ""), ("", "a@b.", ""), ("", "&amp", ""),
        ("", "[a]: b\n", ""), ("", "[a]:\n", ""),
        ("a\n", "|-|-|\n", ""), ("|a|\n|-|\n", "|\n", ""), ("", "a|b\n-|-|-\n", ""), ("", "a\n=\n", ""),
        ("", "```\n", ""), ("", "http://a_", ""),
        ("", "www.a_", ""), ("", "www.a) ", ""), ("www.a.b", ")", ""), ("", "\\", ""), ("[", "a", "]"),
        ("", "[a[b]c]", ""), ("", "~a~", ""),
        ("", "<div>\n", ""), ("<!--", "\n<!--", ""), ("", "- - a\n", ""), ("", "> - ", ""), ("", "# a\n", ""),
        ("", "a  \n", ""), ("> a\n", "b\n", ""),
        ("    a\n", "\n", "b"), ("", "- a\n\n", ""), ("", "\u{202E}", ""), ("", "x", ""), ("", " ", ""),
        ("", "\t", "x"), ("---\n", "a\n", ""),
        ("", "***a** b ", ""), ("", "![[a](b)", ""), ("", "\r", ""), ("", "😀*", ""),
    ]

    @Test("Twice as much takes about twice as long, however it is nested or left open")
    func linear() {
        for (start, middle, end) in Self.repetitions {
            func text(_ bytes: Int) -> String {
                start + String(repeating: middle, count: bytes / middle.utf8.count) + end
            }
            let ratio = Doubling.ratio(text(8_000), text(16_000), rounds: 3) { _ = html($0) }
            #expect(ratio < Doubling.limit, "\(middle.debugDescription)")
        }
    }
}

/// The same numbers on every run.
private struct Sequence64 {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state >> 33
    }
}
