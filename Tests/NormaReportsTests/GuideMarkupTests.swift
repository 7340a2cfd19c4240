// A guide as HTML: what each kind of block becomes, and where the results of rules stand.

import NormaFindings
import NormaText
import Testing

@testable import NormaReports

@Suite("A guide as HTML")
struct GuideMarkupTests {
    private func html(_ text: String) -> String { markup(text).html }

    private func markup(_ text: String, rules: [RuleSummary] = []) -> GuideMarkup {
        GuideMarkup(GuideText(name: "own", file: "GUIDE.md", text: text), rules: rules, idPrefix: "g-") {
            "<aside>\($0.name)</aside>"
        }
    }

    private func rule(_ name: String, line: Int) -> RuleSummary {
        Fixture.rule(name, heading: "", line: line, why: "", instead: nil)
    }

    @Test("Headings stand two levels below those of the page, with names that links find")
    func headings() {
        let made = markup("# *One* thing\n\nTwo\n---\n\n###### Six #\n")
        #expect(
            made.html == """
                <h3 id="g-one-thing" dir="auto"><em>One</em> thing</h3>
                <h4 id="g-two" dir="auto">Two</h4>
                <h6 id="g-six" dir="auto">Six</h6>

                """
        )
        #expect(made.headings.map(\.level) == [1, 2, 6])
        #expect(made.headings.map(\.title) == ["One thing", "Two", "Six"])
        #expect(made.headings.map(\.id) == ["g-one-thing", "g-two", "g-six"])
    }

    @Test("No two headings have one id, however they are named")
    func uniqueIds() {
        let made = markup("# A\n# A\n# A 1\n# A\n# ???\n# !\n# " + String(repeating: "x", count: 100_000))
        #expect(Set(made.headings.map(\.id)).count == 7)
        #expect(made.headings.allSatisfy { $0.id.count < 200 })
        #expect(made.headings[1].id == "g-a-1")
    }

    @Test("Front matter and comments are left out")
    func hidden() {
        #expect(
            html("---\nname: own\n---\nText <!-- not\nthis -->here\n\n<!-- nor\n\nthis -->\n")
                == "<p dir=\"auto\">Text here</p>\n"
        )
    }

    @Test("A rule's card stands before the block in which the rule begins, with the block below it for those who ask")
    func cards() {
        let text = """
            # Title

            Prose.

            ```yaml rule
            rule: one
            ---
            rule: two
            ```

            - item

              ```mermaid rule
              graph TD
              ```
            """
        let made = markup(text, rules: [rule("three", line: 14), rule("two", line: 8), rule("one", line: 5)]).html
        #expect(
            made.contains(
                """
                <p dir="auto">Prose.</p>
                <aside>one</aside>
                <aside>two</aside>
                <details class="source"><summary dir="auto">How Norma reads it</summary>
                <pre dir="ltr"><code class="language-yaml">rule: one
                """
            )
        )
        #expect(made.contains("<aside>three</aside>\n<details class=\"source\">"))
    }

    @Test("No card is lost, wherever its rule is said to begin")
    func cardsOutsideOfBlocks() {
        let rules = [-1, 0, 1, 3, 4, 5, 99, Int.max].map { rule("r\($0)", line: $0) }
        let made = markup("> ```yaml rule\n> rule: shown\n> ```\n\nProse.\n", rules: rules).html
        for rule in rules { #expect(made.split(separator: "<aside>\(rule.name)</aside>").count <= 2) }
        #expect(made.ranges(of: "<aside>").count == rules.count)
    }

    @Test("Examples are figures that say what they show, with the lines on which something is found")
    func examples() {
        let made = html("```swift bad path=\"A b.swift\"\nlet a = b! // ✗\nlet c = 1\n```\n\n```text good\na\n```\n")
        #expect(
            made == """
                <figure class="example bad"><figcaption dir="auto">Don’t: <code>A b.swift</code></figcaption>
                <pre dir="ltr"><code class="language-swift"><span class="marked">let a = b! // ✗</span>
                let c = 1
                </code></pre>
                </figure>
                <figure class="example good"><figcaption dir="auto">Do</figcaption>
                <pre dir="ltr"><code class="language-text">a
                </code></pre>
                </figure>

                """
        )
    }

    @Test("What is given is a figure of its own, and a mark in markup is one")
    func givenAndMarkup() {
        let made = html(
            "```json given path=A.json\n{}\n```\n\n```xml bad\n<a/> <!-- ✗ no-a -->\n<b/> <!-- ✗: b -->\n```\n"
        )
        #expect(
            made == """
                <figure class="example given"><figcaption dir="auto">Given: <code>A.json</code></figcaption>
                <pre dir="ltr"><code class="language-json">{}
                </code></pre>
                </figure>
                <figure class="example bad"><figcaption dir="auto">Don’t</figcaption>
                <pre dir="ltr"><code class="language-xml"><span class="marked">&lt;a/&gt; &lt;!-- ✗ no-a --&gt;</span>
                &lt;b/&gt; &lt;!-- ✗: b --&gt;
                </code></pre>
                </figure>

                """
        )
    }

    @Test("What people are asked is folded under other words than what Norma reads, and a tree is shown")
    func reviewsAndTrees() {
        let code = "<pre dir=\"ltr\"><code class=\"language-yaml\">x\n</code></pre>\n</details>\n"
        #expect(
            html("```yaml review\nx\n```\n```yaml define\nx\n```\n") == """
                <details class="source"><summary dir="auto">What reviewers are asked</summary>
                \(code)<details class="source"><summary dir="auto">How Norma reads it</summary>
                \(code)
                """
        )
        #expect(
            html("```text layout\na/\n```\n") == "<pre dir=\"ltr\"><code class=\"language-text\">a/\n</code></pre>\n"
        )
    }

    @Test("Templates are folded under their path, and code that Norma does not read is code")
    func templatesAndCode() {
        #expect(
            html("```swift template one two path=\"{{Name}}.swift\"\nx\n```\n").hasPrefix(
                "<details class=\"template\"><summary dir=\"auto\">Template one two: <code>{{Name}}.swift</code></summary>"
            )
        )
        let plain = "<pre dir=\"ltr\"><code class=\"language-swift\">x\n</code></pre>\n"
        #expect(html("```swift\nx\n```\n") == plain)
        #expect(html("```swift rule\nx\n```\n") == plain)
        #expect(html("> ```swift bad\n> x\n> ```\n") == "<blockquote dir=\"auto\">\n\(plain)</blockquote>\n")
    }

    @Test("Tables, tasks, strike-through and bare addresses are what they are on GitHub")
    func gitHub() {
        #expect(
            html("| a | `\\|` |\n|:-:|--:|\n| *b* |\n") == """
                <table>
                <thead>
                <tr>
                <th align="center" dir="auto">a</th>
                <th align="right" dir="auto"><code>|</code></th>
                </tr>
                </thead>
                <tbody>
                <tr>
                <td align="center" dir="auto"><em>b</em></td>
                <td align="right" dir="auto"></td>
                </tr>
                </tbody>
                </table>

                """
        )
        #expect(
            html("- [ ] a\n- [x] b\n- [y] c\n") == """
                <ul>
                <li class="task" dir="auto"><input type="checkbox" disabled aria-label="to do"> a
                </li>
                <li class="task" dir="auto"><input type="checkbox" disabled aria-label="done" checked> b
                </li>
                <li dir="auto">[y] c
                </li>
                </ul>

                """
        )
        #expect(html("~a~ ~~b~~ ~~~c~~~") == "<p dir=\"auto\"><del>a</del> <del>b</del> ~~~c~~~</p>\n")
        let link = "<a href=\"https://a.org/b_(c)\" rel=\"noopener noreferrer\">https://a.org/b_(c)</a>"
        #expect(html("(https://a.org/b_(c)).") == "<p dir=\"auto\">(\(link)).</p>\n")
    }

    @Test("Lists keep their numbers, and stand close together where no empty line divides them")
    func lists() {
        let close = "<ol start=\"3\">\n<li dir=\"auto\">a\n</li>\n<li dir=\"auto\">b\n</li>\n</ol>\n"
        #expect(html("3. a\n4. b\n") == close)
        #expect(
            html("3. a\n\n4. b\n")
                == close.replacing("a\n<", with: "<p dir=\"auto\">a</p>\n<").replacing(
                    "b\n<",
                    with: "<p dir=\"auto\">b</p>\n<"
                )
        )
    }

    @Test("Code that is not fenced, breaks, quotes and definitions are read as CommonMark says")
    func commonMark() {
        #expect(
            html("    a\n\n\n    b\n\nc") == "<pre dir=\"ltr\"><code>a\n\n\nb\n</code></pre>\n<p dir=\"auto\">c</p>\n"
        )
        #expect(html("a  \nb\\\nc\nd") == "<p dir=\"auto\">a<br>\nb<br>\nc\nd</p>\n")
        #expect(html("> a\nb\n\n***\n") == "<blockquote dir=\"auto\">\n<p dir=\"auto\">a\nb</p>\n</blockquote>\n<hr>\n")
        let link = "<a href=\"/u\" title=\"t\" rel=\"noopener noreferrer\">"
        #expect(
            html("[A  b][], [c][a b], [a B]\n\n[a b]: </u> 't'\n")
                == "<p dir=\"auto\">\(link)A  b</a>, \(link)c</a>, \(link)a B</a></p>\n"
        )
        #expect(
            html("***a** b* `` ` `` &copy; \\* a_b_c")
                == "<p dir=\"auto\"><em><strong>a</strong> b</em> <code>`</code> © * a_b_c</p>\n"
        )
    }
}
