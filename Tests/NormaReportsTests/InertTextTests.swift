// Names and messages that mean something to XML or Markdown mean nothing in a report.

import NormaFindings
import NormaText
import Testing

@testable import NormaReports

@Suite("Text of others")
struct InertTextTests {
    private func xml(_ text: String, isAttribute: Bool = false) -> String {
        var stream = ReportStream()
        if isAttribute { stream.add(attribute: "a", text) } else { stream.addXML(text: text) }
        return String(decoding: stream.bytes, as: UTF8.self)
    }

    @Test("In XML nothing ends an element, and what XML forbids is shown as something else")
    func xml() {
        #expect(xml("a ]]> b <![CDATA[ & \"c\" 'd'") == "a ]]&gt; b &lt;![CDATA[ &amp; &quot;c&quot; &apos;d&apos;")
        #expect(
            xml("\u{0}\u{1B}[31m\u{7F}\u{FFFE}\u{FFFF}\u{202E}") == "␀␛[31m␡&lt;U+FFFE&gt;&lt;U+FFFF&gt;&lt;U+202E&gt;"
        )
        #expect(xml("一\r\n🛒\t") == "一&#13;\n🛒&#9;")
        #expect(xml("x\r\n\ty", isAttribute: true) == " a=\"x&#13;&#10;&#9;y\"")
    }

    @Test(
        "In Markdown words start nothing, and code stays code",
        arguments: [
            ("`A` uses `B`", "`A` uses `B`"),
            ("`A``B`", "`A`&#8203;`B`"),
            ("one ` backtick", "one &#96; backtick"),
            ("<img src=x onerror=alert(1)>", "&#60;img src&#61;x onerror&#61;alert(1)&#62;"),
            ("@octocat, #12 and !3", "@&#8203;octocat, &#35;&#8203;12 and &#33;&#8203;3"),
            ("a | b\n# c", "a &#124; b &#35; c"),
            (
                "see GH-3, o/r@4f2a91c and 4f2a91c8d, not facade",
                "see GH-&#8203;3, o/r@&#8203;4f2&#8203;a91c and 4f2&#8203;a91c8d, not facade"
            ),
            // U+0600 makes one character of itself and what follows.
            (
                "\u{600}<b>\u{600}[x](y) \u{600}@octocat",
                "\u{600}&#60;b&#62;\u{600}&#91;&#8203;x&#93;(y) \u{600}@&#8203;octocat"
            ),
            (
                "\u{600}`a\u{600}` \u{600}#1 #\u{301}2 `\u{301}",
                "\u{600}&#96;a\u{600}&#96; \u{600}&#35;&#8203;1 &#35;\u{301}2 &#96;\u{301}"
            ),
            ("[x](https://example.com)", "&#91;&#8203;x&#93;(https&#58;&#8203;//example.com)"),
            ("www.example.com", "www&#46;&#8203;example.com"),
            (
                "**bold** _it_ ~~no~~ \\",
                "&#42;&#42;bold&#42;&#42; &#95;it&#95; &#126;&#126;&#8203;no&#126;&#126; &#92;"
            ),
        ]
    )
    func words(_ text: String, _ expected: String) {
        #expect(InertMarkdown.inline(text) == expected)
    }

    @Test("In Markdown code has a fence that nothing in it ends")
    func code() {
        #expect(InertMarkdown.code("a|b<c>@d") == "`a|b<c>@d`")
        #expect(InertMarkdown.code("a`b``c") == "``` a`b``c ```")
        #expect(InertMarkdown.code("a\nb") == "`a b`")
        #expect(InertMarkdown.code("") == "` `")
        #expect(InertMarkdown.code("\u{600}`\u{600}<h1>") == "`` \u{600}`\u{600}<h1> ``")
        #expect(InertMarkdown.code("`\u{301}") == "`` `\u{301} ``")
    }

    @Test("What is cut in Markdown says so, and leaves no code open")
    func cut() {
        let long = "`" + String(repeating: "x", count: 2_000) + "` y"
        let text = InertMarkdown.inline(long)
        #expect(text.hasSuffix("`…"))
        #expect(text.count { $0 == "`" } == 2)
        // A character of a thousand marks.
        let marked = "a" + String(repeating: "\u{301}", count: 10_000)
        #expect(InertMarkdown.inline(marked).utf8.count < 3_000)
        #expect(BearableText.sentence("`\(marked)` " + marked).utf8.count < 5_000)
        #expect(BearableText.name(marked).utf8.count < 600)
    }

    @Test("A comment is never longer than a comment may be, and says what it leaves out")
    func comment() throws {
        let crowd = Crowd.result(of: 10_000)
        var wide = crowd
        for index in wide.findings.indices { wide.findings[index].message = String(repeating: "<@|*", count: 500) }
        for result in [wide, crowd, Crowd.endless] {
            let text = Format.markdown.render(result, ReportOptions())
            #expect(text.utf8.count < 60_000)
            #expect(text.ranges(of: "<details>").count == text.ranges(of: "</details>").count)
            // What is shown and what is said to be left out add up.
            let shown = text.split(separator: "\n").count { $0.hasPrefix("- `") }
            let hidden = text.split(separator: "\n").reduce(0) { sum, line in
                let words = line.split(separator: " ")
                guard line.contains("more of this rule") || line.contains("more finding") else { return sum }
                return sum + (words.lazy.compactMap { Int($0.filter { $0 != "," }) }.first ?? 0)
            }
            #expect(shown + hidden == result.findings.count)
        }
    }

    @Test("A comment praises a baseline that can shrink, and names what was compared with")
    func baseline() {
        var result = Fixture.green
        let entries = [4, 1].map {
            BaselineEntry(rule: "apart", path: RelativePath("A.swift"), symbol: "A\($0)", count: $0)
        }
        result.accepted = AcceptedFindings(file: ".norma-baseline.json", size: 5, looked: entries, stale: [entries[1]])
        result.comparison = ComparisonSummary(commit: "4f2a91c", reference: "a`b @c", changedFiles: 1, goneFindings: 1)
        let text = Format.markdown.render(result, ReportOptions())
        #expect(text.contains("**1 older finding is gone: well done!** The baseline shrinks to 4 of 5 with "))
        #expect(
            text.contains(
                "Compared with `` a`b @c `` (`4f2a91c`): 1 file changed, 0 old findings, 1 gone."
            )
        )
        result.accepted = AcceptedFindings(file: ".norma-baseline.json", size: 5, looked: entries, stale: [])
        #expect(Format.markdown.render(result, ReportOptions()).contains("The baseline accepts 5 older findings."))
    }

    @Test("GitLab's fingerprints are all different, also for input that could not be checked twice")
    func fingerprints() {
        var result = Crowd.result(of: 2_000)
        result.findings += result.findings
        result.problems = Fixture.shop.problems + Fixture.shop.problems
        let text = Format.gitLab.render(result, ReportOptions())
        let prints = text.split(separator: "\n").filter { $0.contains("\"fingerprint\"") }
        #expect(prints.count == 4_003)
        #expect(Set(prints).count == prints.count)
    }

    @Test("JUnit's tests have names of their own, and fail where the check does")
    func junit() {
        var result = Fixture.shop
        result.findings += [Fixture.shop.findings[1]]
        let text = Format.jUnit.render(result, ReportOptions())
        #expect(text.contains("name=\"CartViewModel.account: AccountViewModel\""))
        #expect(text.contains("name=\"CartViewModel.account: AccountViewModel (2)\""))
        #expect(text.contains("tests=\"8\" failures=\"5\" errors=\"0\""))
        let strict = Format.jUnit.render(result, ReportOptions(isStrict: true))
        #expect(strict.contains("tests=\"8\" failures=\"7\" errors=\"1\""))
        #expect(!strict.contains("<skipped"))
    }

    @Test("A rule that had nothing to look at does not pass in JUnit's report")
    func silence() {
        var result = Fixture.green
        result.notices = [Notice(kind: .emptyScope, rule: "feature-folders", message: "No feature & no folder")]
        let text = Format.jUnit.render(result, ReportOptions())
        #expect(text.contains("<skipped message=\"No feature &amp; no folder\"/>"))
        #expect(text.ranges(of: "name=\"nothing found\"/>").count == 2)
    }
}
