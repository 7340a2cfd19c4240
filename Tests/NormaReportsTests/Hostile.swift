// A result full of characters that mean something to some format, a terminal or a shell.

import NormaFindings
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
}
