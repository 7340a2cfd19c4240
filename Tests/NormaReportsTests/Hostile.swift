// A result full of characters that mean something to some format, a terminal or a shell.

@testable import NormaFindings
import NormaText

enum Hostile {
    private static let rule = RuleSummary(
        name: "odd",
        severity: .warning,
        heading: "Odd \"things\" & <others>, 100%: *all*",
        headingPath: ["A: b, c%"],
        reason: "Because of `a\\b`, \"quotes\"\nand\r\nline breaks. \u{1B}[31mRed\u{1B}[0m letters.",
        instead: "Say `x: y, 50%`.",
        guide: "own",
        guidePath: nil,
        guideLine: 3
    )

    private static let path = RelativePath("Sources/A b, c:d%/\"q\"#é?[1]/String+Ünï🛒.swift")

    private static func finding(_ number: Int, _ source: String?, column: Int, to end: Position, _ message: String)
        -> Finding
    {
        let place = Place(
            path: path,
            range: ByteRange(number * 100, number * 100 + 5),
            start: Position(line: number, column: column),
            end: end
        )
        return Finding(
            rule: "odd",
            severity: .warning,
            place: place,
            message: message,
            symbol: "Ünï.`default`(\"x\")",
            excerpt: source.flatMap { Excerpt(of: place, in: $0) }
        )
    }

    static let result = CheckResult(
        guide: "own",
        guideOrigin: "",
        rules: [rule],
        findings: [
            // The path's own message, in three lines, with a workflow command in it.
            finding(
                1,
                "let a = \"\u{1B}[2J\u{7}\"\u{202E} // reversed",
                column: 9,
                to: Position(line: 1, column: 15),
                "One, two: 100%\r\n::error::not a command\nthree \"quoted\" \\ back"
            ),
            // A family emoji of 25 bytes before the underlined word.
            finding(
                2,
                "let 👨‍👩‍👧‍👦 = \"e\u{301}\"; wrong()",
                column: 40,
                to: Position(line: 2, column: 47),
                "`wrong()` stands behind a family and a letter with a mark"
            ),
            // Over several lines, ending at the start of a line.
            finding(3, "\t\tfoo {\t// 日本", column: 3, to: Position(line: 6, column: 1), "Three lines"),
            // A column behind the end, and an empty range.
            finding(7, "short", column: 99, to: Position(line: 7, column: 99), "Behind the end"),
            finding(8, "", column: 1, to: Position(line: 8, column: 1), "An empty line"),
            finding(9, nil, column: 12, to: Position(line: 9, column: 14), "Without a source line"),
            Finding(
                rule: "nameless",
                severity: .error,
                place: Place(path: .root),
                message: "A rule that no summary describes, about the root",
                symbol: ""
            ),
        ],
        problems: [
            InputProblem(
                kind: .unreadable,
                place: Place(path: path),
                message: "Can't be read: \u{0}\u{2028}denied, 5%"
            )
        ],
        statistics: CheckStatistics(files: 1, lines: 9, declarations: 1, rules: 1, subjects: 1)
    )

    /// What would end an element, call somebody or begin a table, in every place of a report.
    private static let texts = [
        "]]></failure><script>alert(1)</script>",
        "@octocat and @octo-org/team, see #12, GH-3, owner/repo#4 and !5",
        "| a | b |\n|---|---|\n| <details><summary>open | never closed |",
        "one ` backtick, two `` of them, and ``` three\n```\n# heading",
        "</details></summary>\n\n---\n- [ ] task\n1. one\n> quote",
        "[link](https://example.com) ![image](https://example.com/x.png) https://example.com www.example.com",
        "\"quotes\" 'single' & &amp; &#64;octocat \\ \\| \\` <!-- comment --> --> %0A ::error::",
        "\u{0}\u{8}\u{C}\u{FFFE}\u{FFFF}\u{85}\u{2028}\u{202E}gnp.exe",
        "`code with | and @octocat` then `<b>` and `]]>`",
        "**bold** __bold__ ~~no~~ $x$ :tada: <a href=x@example.com>",
    ]

    static let markup = CheckResult(
        guide: "<guide> | @team `x",
        guideOrigin: "from `.norma.yml` @octocat #1",
        rules: texts.enumerated().map { number, text in
            RuleSummary(
                name: "rule-\(number) \(text)",
                severity: .warning,
                heading: text,
                headingPath: [text],
                reason: text,
                instead: number.isMultiple(of: 2) ? text : nil,
                guide: "own",
                guidePath: nil,
                guideLine: number + 1
            )
        },
        findings: texts.enumerated().flatMap { number, text in
            (0..<8).map { line in
                Finding(
                    rule: "rule-\(number) \(text)",
                    severity: line == 0 ? .error : .warning,
                    place: Place(
                        path: RelativePath("Sources/\(number)\(text)/A.swift"),
                        range: ByteRange(line * 10, line * 10 + 5),
                        start: Position(line: line + 1, column: 1),
                        end: Position(line: line + 1, column: 6)
                    ),
                    message: text,
                    symbol: text,
                    detail: text
                )
            }
        },
        problems: texts.map { text in
            InputProblem(kind: .unreadable, place: Place(path: RelativePath("Sources/\(text).swift")), message: text)
        },
        statistics: CheckStatistics(files: 1, lines: 9, declarations: 1, rules: 1, subjects: 1)
    )
}
